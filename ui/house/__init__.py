"""House rules: every setting with its control, rule sets with a name, links that carry them, and the sheet to print."""
