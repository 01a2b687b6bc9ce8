"""Talon's engine: the rules and the players of three rummy games, without a table, a clock or a browser."""
