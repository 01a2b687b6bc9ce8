"""The state of the page and its verbs: set-up, address, tabs, and the course of a match."""
