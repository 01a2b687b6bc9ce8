"""The laws: small functions, each a sentence of the rule book, that give the reason why something may not be done, or None."""
