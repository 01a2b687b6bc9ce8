"""A match at the table, what the player has in mind, and from taps to moves."""
