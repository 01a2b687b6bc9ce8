"""Several records one after the other in one text: each begins with its line of rules, and the remarks right before it."""

from __future__ import annotations

from typing import NamedTuple

from engine.presets import PRESETS


class Part(NamedTuple):
    """One record of several: the number of its first line in the whole text, and its words."""

    line: int
    text: str


def parts(text: str) -> list[Part]:
    r"""The records of a text, in their order; text that holds none is one part, which then says what is wrong with it.

    >>> [part.line for part in parts("# first\nrules romme\nseats A B\n\n# second\nrules dummy\n")]
    [1, 4]
    """
    lines = text.removeprefix("\ufeff").split("\n")
    begins = _beginnings(lines)
    ends = [*begins[1:], len(lines)]
    found = [Part(begin + 1, "\n".join(lines[begin:end])) for begin, end in zip(begins, ends, strict=True)]
    return [part for part in found if _says_something(part)] or found[:1]


def _beginnings(lines: list[str]) -> list[int]:
    """Where each record begins: at the first of the remarks and blank lines before its rules."""
    begins = [0]
    after = 0
    for at, line in enumerate(lines):
        if not _is_remark(line):
            if after and _begins_a_record(line.split(), is_apart=at > after):
                begins.append(after)
            after = at + 1
    return begins


def _begins_a_record(words: list[str], *, is_apart: bool) -> bool:
    """Is this line the first of a record: does it name a game, or say so apart from what was before?"""
    return words[0] == "rules" and (is_apart or words[1:2] in ([name] for name in PRESETS))


def _is_remark(line: str) -> bool:
    return not line.strip() or line.lstrip().startswith("#")


def _says_something(part: Part) -> bool:
    return not all(map(_is_remark, part.text.split("\n")))
