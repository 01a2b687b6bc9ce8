"""The table: Python that draws the games and listens to the player."""
