"""What is seen before a match: the set-up, and where another tab plays."""
