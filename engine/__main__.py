"""The command line: `python3 -m engine check | replay | selfplay | sheet | arrange | deal`."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Final

from engine.cards import Card, card, cards, pack_of, text
from engine.errors import Refusal, refuse
from engine.numbers import whole
from engine.presets import PRESETS
from engine.record import Part, parts, read
from engine.rules import Rules, from_text
from engine.shuffle import check_seed
from engine.wording import LANGUAGES, explain
from engine.workbench.cases import failures, read_cases
from engine.workbench.invariants import Violation

_LANG: Final = "en"
_USUAL: Final = next(iter(PRESETS))
_INTERRUPTED: Final = 130
"""The exit status of what was ended by Ctrl+C, as shells have it."""


def main(arguments: Sequence[str]) -> int:
    """Run one command; the exit status is 0 if all went well, else 1."""
    options = _parser().parse_args(arguments)
    try:
        run: Callable[[argparse.Namespace], int] = options.run
        return run(options)
    except Refusal as refusal:
        print(explain(refusal, _LANG), file=sys.stderr)
    except Violation as violation:
        print(f"violation: {violation}", file=sys.stderr)
    return 1


def _number(written: str) -> int:
    """A number of the command line: digits, as notation has them; one below zero is read too, and then refused by name."""
    try:
        return -whole(written[1:]) if written.startswith("-") else whole(written)
    except ValueError:
        raise argparse.ArgumentTypeError(explain(refuse("notation", text=written, expected="number"), _LANG)) from None


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python3 -m engine", description="The rummy engine of Talon.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    check = commands.add_parser("check", help="try worked cases")
    check.add_argument("files", nargs="+", type=Path, metavar="FILE")
    check.set_defaults(run=_check)
    replay = commands.add_parser("replay", help="replay records of matches; a file may hold several")
    replay.add_argument("files", nargs="+", type=Path, metavar="FILE")
    replay.set_defaults(run=_replay)
    _selfplay_options(commands.add_parser("selfplay", help="let players play against each other"))
    sheet = commands.add_parser("sheet", help="the rule sheet as text")
    sheet.add_argument("--rules", default=_USUAL, help="game and departures: romme,opening_points=40")
    sheet.add_argument("--lang", default=LANGUAGES[0], choices=LANGUAGES, help="the language")
    sheet.add_argument("--players", type=_number, default=None, metavar="N", help="for that number of players only")
    sheet.set_defaults(run=_sheet)
    arrange = commands.add_parser("arrange", help="the best arrangement of a hand")
    arrange.add_argument("--rules", default=_USUAL, help="game and departures: romme,opening_points=40")
    arrange.add_argument("--wild", default="", metavar="RANK", help="the wild rank of the round, if there is one")
    arrange.add_argument("cards", nargs="+", metavar="CARD")
    arrange.set_defaults(run=_arrange)
    _deal_options(commands.add_parser("deal", help="the deck that follows from the seed of a round"))
    return parser


def _deal_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rules", default=_USUAL, help="game and departures: romme,opening_points=40")
    parser.add_argument("--players", type=_number, default=3, metavar="N", help="how many play")
    parser.add_argument("--dealer", type=_number, default=0, metavar="SEAT", help="who deals; seats are counted from 0")
    parser.add_argument("seed", metavar="SEED", help="the seed of the round, not of the match")
    parser.set_defaults(run=_deal)


def _selfplay_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rules", default=_USUAL, help="game and departures, or random")
    parser.add_argument("--bots", default="greedy,greedy", help="the players, one a seat, separated by commas")
    parser.add_argument("--rounds", type=_number, default=100, metavar="N", help="how many rounds (--duplicate: deals times seats)")
    parser.add_argument("--seed", default="0", help="hexadecimal; the same seed plays the same rounds")
    parser.add_argument("--record", type=Path, metavar="DIR", help="write one record a match")
    parser.add_argument("--check", action="store_true", help="check every invariant after every move")
    parser.add_argument("--duplicate", action="store_true", help="play every deal once with each rotation of the seats")
    parser.add_argument("--json", action="store_true", help="print one object")
    parser.set_defaults(run=_selfplay)


def _check(options: argparse.Namespace) -> int:
    passed = failed = 0
    for path in options.files:
        for case in read_cases(path):
            found = failures(case)
            passed, failed = passed + (not found), failed + bool(found)
            if found:
                print(f"{path.name}: {case.get('id', '?')}", *(f"    {each}" for each in found), sep="\n")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def _replay(options: argparse.Namespace) -> int:
    status = 0
    for path in options.files:
        try:
            found = parts(_text_of(path))
        except Refusal as refusal:
            found, status = [], 1
            print(f"{path.name}: {explain(refusal, _LANG)}")
        for part in found:
            status = _replay_part(path.name, part) or status
    return status


def _replay_part(name: str, part: Part) -> int:
    """Replay one record of a file."""
    try:
        match = read(part.text, part.line)
        unfinished = "" if match.over else ", unfinished"
        print(f"{name}: {len(match.finished)} rounds, totals {' '.join(map(str, match.totals))}{unfinished}")
        return 0
    except Refusal as refusal:
        print(f"{name}: {explain(refusal, _LANG)}")
        return 1


def _text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise refuse("file", file=str(path), why=error.strerror) from None
    except UnicodeDecodeError:
        raise refuse("file", file=str(path), why="it is not UTF-8 text") from None


def _selfplay(options: argparse.Namespace) -> int:
    from engine.workbench.selfplay import Order, selfplay

    order = Order(
        None if options.rules == "random" else from_text(options.rules),
        tuple(options.bots.split(",")),
        options.rounds,
        check_seed(options.seed),
        check=options.check,
        duplicate=options.duplicate,
        record=options.record,
    )
    if order.rounds < 1:
        raise refuse("--rounds", value=order.rounds, allowed="1 …")
    try:
        summary = selfplay(order).summary()
    except OSError as error:
        raise refuse("file", file=str(options.record), why=error.strerror) from None
    print(json.dumps(summary) if options.json else _table(summary))
    return 0


def _table(summary: dict[str, object]) -> str:
    players = summary["players"]
    assert isinstance(players, list)
    lines = [
        f"{summary['rules']}: {summary['rounds']} rounds, {summary['turns']} turns, {summary['laps_ran_out']} ended by laps_max",
        f"{'player':12} {'won':>7} {'points a round':>16} {'± 95 %':>8} {'ms median':>10} {'p95':>8}",
    ]
    return "\n".join([*lines, *map(_row, players)])


def _row(player: dict[str, object]) -> str:
    interval = "–" if player["ci95"] is None else f"{player['ci95']:.2f}"
    who = f"{player['bot']:12} {player['won']:7.1%} {player['points']:16.2f}"
    return f"{who} {interval:>8} {player['ms_median']:10.2f} {player['ms_p95']:8.2f}"


def _sheet(options: argparse.Namespace) -> int:
    from engine.sheet import sheet
    from engine.wording import title
    from engine.wording.prose import page

    rules = from_text(options.rules)
    print(title(rules, options.lang), page(sheet(rules, options.players), options.lang), sep="\n\n")
    return 0


def _arrange(options: argparse.Namespace) -> int:
    from engine.arrange import arrange

    rules = from_text(options.rules)
    hand = _held(options.cards, rules)
    wild_rank = card(f"{options.wild}s").rank if options.wild else 0
    found = arrange(hand, rules, wild_rank)
    assert found is not None
    print(" / ".join(" ".join(map(str, meld)) for meld in found.melds) or "no meld")
    print("discard: " + (str(found.thrown) if found.thrown else "nothing"))
    print("left: " + (text(found.left) or "nothing"))
    return 0


def _held(written: Sequence[str], rules: Rules) -> list[Card]:
    """The cards of a hand, which the packs of these rules must hold."""
    hand = cards(" ".join(written))
    if not hand:
        raise refuse("notation", text="", expected="card")
    if too_many := Counter(hand) - Counter(pack_of(rules.packs, rules.jokers)):
        raise refuse("G-2", cards=tuple(sorted(too_many)), deal=True)
    return hand


def _deal(options: argparse.Namespace) -> int:
    from engine.deal import deal
    from engine.record import deal_lines
    from engine.shuffle import Chance, seal

    rules, seed = from_text(options.rules), check_seed(options.seed)
    rules.check_seats(options.players)
    if not 0 <= options.dealer < options.players:
        raise refuse("--dealer", value=options.dealer, allowed=f"0 … {options.players - 1}")
    print(f"# seal {seal(seed)}", *deal_lines(rules, deal(rules, options.players, options.dealer, Chance(seed))), sep="\n")
    return 0


def _command() -> int:
    """Run what was typed; where its output cannot go on, that ends it as shortly as it can be said."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal may lack the signs of the suits
    try:
        status = main(sys.argv[1:])
        print(end="", flush=True)
    except KeyboardInterrupt:
        return _INTERRUPTED
    except BrokenPipeError:
        return _unheard("")
    except OSError as error:
        return _unheard(explain(refuse("file", file="stdout", why=error.strerror), _LANG))
    return status


def _unheard(why: str) -> int:
    """Nobody reads on, or nothing more can be written: what has not been written yet is let go."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if why:
        print(why, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(_command())
