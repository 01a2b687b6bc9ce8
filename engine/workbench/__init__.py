"""The tools of the command line: worked cases, duels of the players, drawn rules, and what must be true after every move."""
