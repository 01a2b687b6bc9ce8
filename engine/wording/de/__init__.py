"""Alles Deutsche der Regeln: Namen, Ablehnungen, das Regelblatt."""
