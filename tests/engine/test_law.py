"""The table of proofs: every statement of the law with the tests and cases that prove it. A statement without one fails."""

from __future__ import annotations

from collections import defaultdict

import pytest

from tests.engine.proof import proofs_by_cases, proofs_by_tests, statements

COUNTS = {"G": 13, "D": 35, "R": 27, "I": 20}
"""How many statements each part of the law makes; a new one needs its proof and its place here."""

BY_HAND = (
    *("G-1", "G-2", "G-3", "G-4", "G-5", "G-6", "G-7", "G-8", "G-9", "G-10", "G-11", "G-12", "G-13"),
    *("D-5", "D-6", "D-7", "D-8", "D-9", "D-10", "D-11", "D-15", "D-24", "D-25", "D-29", "D-30", "D-32", "D-34", "D-35"),
    *("R-7", "R-8", "R-9", "R-10", "R-17", "R-19", "R-22", "R-25", "R-26", "R-27"),
    *("I-5", "I-6", "I-7", "I-9", "I-13", "I-14", "I-16", "I-17", "I-19", "I-20"),
)
"""Statements that a case cannot prove, or proves in part: each needs a test of its own."""

WORDS_ALONE = ("D-27", "D-28")
"""Worked examples of the law; they are cases."""


def _table() -> dict[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for statement, proof in (*proofs_by_tests(), *proofs_by_cases()):
        found[statement].append(proof)
    return found


TABLE = _table()


def test_every_statement_has_its_number_once() -> None:
    ids = statements()
    wanted = [f"{part}-{number}" for part, count in COUNTS.items() for number in range(1, count + 1)]
    assert sorted(ids) == sorted(wanted)


@pytest.mark.parametrize("statement", statements())
def test_every_statement_is_proved(statement: str) -> None:
    assert TABLE.get(statement), f"nothing proves {statement}"


@pytest.mark.parametrize("statement", BY_HAND)
def test_what_cases_do_not_reach_has_a_test_of_its_own(statement: str) -> None:
    assert any("::" in proof for proof in TABLE[statement]), f"only cases prove {statement}"


@pytest.mark.parametrize("statement", WORDS_ALONE)
def test_worked_examples_are_cases(statement: str) -> None:
    assert any("::" not in proof for proof in TABLE[statement])


def test_no_proof_is_of_a_statement_that_the_law_does_not_make() -> None:
    assert not TABLE.keys() - set(statements())
