"""The score sheet after a round."""
