"""All English of the rules: names, refusals, the rule sheet."""
