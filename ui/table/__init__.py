"""The card table, drawn from a game and the texts alone."""
