"""Sheets of paper above the page and papers to print: rules, help, menu, fairness, about."""
