"""Records: a whole match as text, written and read again. Reading plays every move, so a record that breaks a rule is refused."""

from __future__ import annotations

from engine.record.parts import Part, parts
from engine.record.reading import read, read_as_far, read_by_lines
from engine.record.writing import deal_lines, write, written_name

__all__ = ["Part", "deal_lines", "parts", "read", "read_as_far", "read_by_lines", "write", "written_name"]
