"""The matches that are kept: what is told of each, the list of them, carrying them elsewhere and back."""
