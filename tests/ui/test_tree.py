"""The tree of plain data that a page is brought to look like."""

from __future__ import annotations

import json

from tests.ui.paper import walk, words
from ui.browser.tree import element, plain, styled


def test_attributes_are_written_as_they_stand_in_markup() -> None:
    node = element(
        "button", "Go", key="go", class_="main", data_action="draw", aria_pressed="false", disabled=True, title=None, hidden=False
    )
    assert node.attributes == {"class": "main", "data-action": "draw", "aria-pressed": "false", "disabled": ""}


def test_plain_data_survives_json() -> None:
    tree = styled(element("ul", element("li", "a", key="1"), None, element("li", "b")), count=2, half_row=1)
    assert json.loads(json.dumps(plain(tree))) == [
        "ul",
        "",
        {"--count": "2", "--half-row": "1"},
        [["li", "1", {}, ["a"]], ["li", "", {}, ["b"]]],
    ]


def test_walk_and_words_go_from_top_to_bottom() -> None:
    tree = element("p", "one", element("b", "two"), "three")
    assert [node.tag for node in walk(tree)] == ["p", "b"]
    assert words(tree) == "one two three"
