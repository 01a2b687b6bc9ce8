"""Records: a whole match as text, written and read again. Reading plays every move, so a record that breaks a rule is refused."""

from __future__ import annotations

from engine.record.reading import read
from engine.record.writing import deal_lines, write, written_name

__all__ = ["deal_lines", "read", "write", "written_name"]
