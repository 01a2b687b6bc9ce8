"""The whole table on a page of paper: what is shown, and what presses do."""

from __future__ import annotations

import pytest

from engine.cards import cards
from engine.record import read
from tests.ui.paper import Paper, words
from tests.ui.player import discard_something, play_to_the_end
from tests.ui.tables import touched
from ui.loop import App


def opened(address: str = "", kept: dict[str, str] | None = None) -> tuple[Paper, App]:
    page = Paper(address, kept)
    app = App(page)
    app.begin()
    page.settle()
    return page, app


def texts_of(page: Paper, **attributes: str) -> list[str]:
    return [node.attributes.get("aria-label", "") for node in page.find(**attributes)]


# ------------------------------------------------------------------------------------------------------- the set-up


def test_the_page_is_ready_with_the_set_up_in_german() -> None:
    page, _ = opened()
    assert page.marks["data-ready"] == "true"
    assert (page.marks["data-screen"], page.marks["lang"]) == ("setup", "de")
    assert "Rommé mit Auslegen" in page.text() and "Spielen" in page.text()
    assert len(page.find(data_action="game")) == 4


def test_one_press_starts_what_was_played_last() -> None:
    page, _ = opened()
    page.press(data_action="game", data_value="dummy")
    page.press(data_action="players", data_value="4")
    page.press(data_action="pace", data_value="once")
    page.press(data_action="play")
    assert page.marks["data-screen"] == "table"
    again, app = opened(kept=page.kept)
    again.press(data_action="play")
    assert app.shell.game is not None
    assert (app.shell.game.view.rules.name, len(app.shell.game.match.names)) == ("dummy", 4)


def test_names_are_taken_over_and_kept_apart() -> None:
    page, app = opened()
    page.tell("change", change="name0", value="  Rosa   Maria ")
    page.tell("change", change="name1", value="Ben")
    page.press(data_action="pace", data_value="once")
    page.press(data_action="play")
    assert app.shell.game is not None
    assert app.shell.game.match.names[0] == "Rosa Maria"
    assert sorted(app.shell.game.match.names[1:]) == ["Ben", "Ben’"]


def test_the_language_changes_everywhere() -> None:
    page, _ = opened()
    page.press(data_action="lang")
    assert page.marks["lang"] == "en"
    assert "Play" in page.text() and "Spielen" not in page.text()
    page.press(data_action="pace", data_value="once")
    page.press(data_action="play")
    assert "Draw" in page.text()
    page.press(data_action="lang")
    assert "Ziehen" in page.text()


# ------------------------------------------------------------------------------------------------------ the address


def test_an_address_deals_at_once_and_always_the_same() -> None:
    address = "rules=romme&players=3&seed=1f9a03&pace=0"
    first, second = opened(address)[0], opened(address)[0]
    assert first.marks["data-screen"] == "table"
    assert first.tree == second.tree


def test_an_unknown_level_is_played_by_the_usual_one_and_said() -> None:
    page, _ = opened("rules=romme&players=2&level=grandmaster&seed=1&pace=0")
    assert page.marks["data-screen"] == "table"
    assert "grandmaster" in page.text()


def test_a_bad_address_says_why_and_offers_the_rest() -> None:
    page, _ = opened("rules=romme,opening_points=30&players=9&lang=en")
    assert page.marks["data-screen"] == "setup"
    assert "At most 6 can play" in page.text()
    assert "Points to open: 30" in page.text()


def test_another_address_deals_another_game() -> None:
    page, app = opened("rules=romme&players=2&seed=1&pace=0")
    page.hash = "rules=dummy&players=2&seed=1&pace=0"
    page.tell("address")
    assert app.shell.game is not None and app.shell.game.view.rules.name == "dummy"


# -------------------------------------------------------------------------------------------------------- the table


@pytest.mark.parametrize(("rules", "players"), [("romme", 6), ("romme", 2), ("dummy", 4), ("indian", 5)])
def test_nothing_hidden_is_in_the_page(rules: str, players: int) -> None:
    page, app = opened(f"rules={rules}&players={players}&seed=7&pace=0")
    assert app.shell.game is not None
    view = app.shell.game.view
    open_cards = len(view.hand) + sum(len(meld.cards) for meld in view.melds.values()) + (view.turned is not None)
    open_cards += len(view.pile) if rules == "dummy" else min(1, len(view.pile))
    assert len(page.find(data_card="")) == open_cards
    for back in page.find(class_="card back"):
        assert set(back.attributes) <= {"class", "--turn"} and back.children == ()


@pytest.mark.parametrize(("direction", "first"), [("right", "right"), ("left", "left")])
def test_play_runs_the_way_the_rules_say(direction: str, first: str) -> None:
    page, _ = opened(f"rules=romme,direction={direction}&players=4&seed=1&pace=0")
    spots = {node.attributes["data-seat"]: node.attributes["data-spot"] for node in page.find(data_spot="")}
    assert (spots["1"], spots["2"], spots["3"]) == (first, "top", {"right": "left", "left": "right"}[first])


def test_every_button_has_a_name() -> None:
    for address in ("", "rules=indian&players=6&seed=3&pace=0", "rules=dummy&players=4&seed=3&pace=0"):
        page, _ = opened(address)
        for node in page.nodes():
            if node.tag == "button":
                assert node.attributes.get("aria-label") or words(node)


def test_the_hand_is_named_in_the_language_of_the_page() -> None:
    page, _ = opened("rules=romme&players=2&seed=6&pace=0")
    assert "Pik Dame" in texts_of(page, data_key="")
    page.press(data_action="lang")
    assert "queen of spades" in texts_of(page, data_key="")


def test_the_opening_is_made_in_the_tray() -> None:
    page, app = opened("rules=romme&players=2&seed=6&pace=0")
    for key in ("6s", "8s", "*"):
        page.press(data_key=key)
    assert page.find(data_zone="table", data_target="lay")
    page.press(data_action="lay")
    assert "21 / 51" in page.text() and page.find(data_zone="tray")
    assert "braucht 51 Punkte; auf dem Tisch liegen 21." in page.text()
    for key in ("Qs", "Qh", "Qd"):
        page.press(data_key=key)
    page.press(data_press="table")
    assert "51 / 51" in page.text() and page.find(data_zone="tray", data_met="")
    page.press(data_action="undo")
    assert "21 / 51" in page.text()
    page.press(data_action="back")
    assert not page.find(data_zone="tray")
    assert app.shell.game is not None and len(app.shell.game.view.hand) == 15


def test_a_refusal_says_why_and_leads_to_the_rule() -> None:
    page, _ = opened("rules=romme&players=2&seed=6&pace=0")
    for key in ("6s", "8s", "*"):
        page.press(data_key=key)
    page.press(data_action="lay")
    page.press(data_key="2s")
    page.press(data_action="discard")
    assert page.find(data_refused="") and "51" in page.text()
    page.press(data_action="why")
    assert page.find(data_marked="")
    page.press(data_action="close")
    assert not page.find(class_="sheet dialog")


def test_a_joker_that_can_be_two_things_is_asked_about() -> None:
    page, app = opened("rules=romme&players=2&seed=6&pace=0")
    assert app.shell.game is not None
    app.shell.game.match.round.state.hands[0] = cards("7h 8h * Kc 3d")
    touched(app.shell.game)
    app.show()
    for key in ("7h", "8h", "*"):
        page.press(data_key=key)
    page.press(data_action="lay")
    assert [words(node) for node in page.find(class_="way-words")] == ["Zählt 24 Punkte", "Zählt 21 Punkte"]
    page.press(data_action="choose", data_number="1")
    assert str(app.shell.game.view.melds[1]) == "*=6h 7h 8h" and not page.find(data_action="choose")


def test_taking_from_the_row_is_shown_before_it_is_done_and_can_be_put_back() -> None:
    for seed in range(1, 60):
        page, app = opened(f"rules=dummy&players=2&seed={seed:x}&pace=0")
        for _ in range(6):
            assert app.shell.game is not None
            takes = app.shell.game.options.takes
            if takes and len(app.shell.game.view.pile) - takes[0] > 1:
                break
            if page.marks["data-screen"] != "table":
                break
            discard_something(page)
        else:
            continue
        if page.marks["data-screen"] == "table":
            break
    before = len(app.shell.game.view.hand)
    page.press(data_at=str(takes[0]))
    along = len(app.shell.game.view.pile) - takes[0]
    assert len(page.find(data_along="")) == along and f"{along} nehmen" in page.text()
    page.press(data_at=str(takes[0]))
    assert len(app.shell.game.view.hand) == before + along
    page.press(data_action="putback")
    assert len(app.shell.game.view.hand) == before and app.shell.game.view.phase == "draw"


def test_the_turned_card_is_an_attempt_that_is_taken_back() -> None:
    page, app = opened("rules=indian&players=2&seed=3&pace=0")
    assert app.shell.game is not None
    page.press(data_zone="turned")
    assert app.shell.game.view.state.turn.drawn == "turned"
    page.press(data_action="putback")
    assert app.shell.game.view.phase == "draw" and not page.find(data_zone="turned", data_target="take")
    page.press(data_zone="stock")
    assert app.shell.game.view.phase == "lay"


def test_presses_while_others_play_choose_nothing() -> None:
    page, app = opened("rules=romme&players=3&seed=6&pace=0")
    assert app.shell.game is not None
    app.shell.game.moving = True
    key = app.shell.game.hand[0].key
    page.press(data_key=key)
    assert app.shell.game.chosen == ()


# --------------------------------------------------------------------------------------------------------- the end


@pytest.mark.parametrize("rules", ["romme", "dummy", "indian"])
def test_a_round_ends_in_a_score_sheet_that_adds_up(rules: str) -> None:
    page, app = opened(f"rules={rules}&players=3&seed=11&pace=0")
    play_to_the_end(page)
    assert app.shell.game is not None
    score = app.shell.game.match.finished[-1].score
    assert len(page.find(class_="tally")) == 3
    for seat, lines in enumerate(score.lines):
        assert sum(line.points for line in lines) == score.points[seat]
    (record,) = page.find(id="record")
    assert read(str(record.children[0])).finished == app.shell.game.match.finished
    page.press(data_action="look")
    assert page.marks["data-screen"] == "table"
    page.press(data_action="look")
    assert page.marks["data-screen"] == "score"


def test_the_next_round_follows_until_somebody_has_won() -> None:
    page, app = opened("rules=romme,target=50&players=2&seed=2&pace=0")
    assert app.shell.game is not None
    for _ in range(12):
        play_to_the_end(page)
        if app.shell.game.match.over:
            break
        page.press(data_action="next")
        assert page.marks["data-screen"] == "table"
    assert page.find(data_winner="")
    page.press(data_action="new")
    assert page.marks["data-screen"] == "setup"


def test_giving_up_is_asked_about() -> None:
    page, _ = opened("rules=romme&players=2&seed=2&pace=0")
    page.press(data_action="menu")
    page.press(data_action="new")
    assert page.marks["data-screen"] == "table"
    page.press(data_action="close")
    assert page.marks["data-screen"] == "table"
    page.press(data_action="menu")
    page.press(data_action="new")
    page.press(data_action="give_up")
    assert page.marks["data-screen"] == "setup"


def test_the_log_tells_what_was_seen_and_no_more() -> None:
    page, _ = opened("rules=romme&players=3&seed=6&pace=0")
    discard_something(page)
    page.press(data_action="log")
    (lines,) = page.find(class_="log-lines")
    assert "Anna zieht." in words(lines) and "Runde 1" in words(lines)
    page.tell("close")
    assert not page.find(class_="log-lines")


def test_it_is_busy_while_the_others_play() -> None:
    page, _ = opened("rules=romme&players=3&seed=6&pace=0")
    seen: list[str] = []
    mark = page.mark

    def watched(**attributes: str) -> None:
        seen.extend(value for name, value in attributes.items() if name == "data_turn")
        mark(**attributes)

    page.mark = watched  # type: ignore[method-assign]
    discard_something(page)
    assert "busy" in seen and page.marks["data-turn"] == "0"
