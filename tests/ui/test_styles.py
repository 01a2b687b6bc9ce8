"""The styles lie in cascade layers, so that none has to shout."""

from pathlib import Path

STYLES = Path(__file__).parents[2] / "ui/styles"
LAYERS = ("base", "parts", "screens", "modes")


def test_every_style_lies_in_a_layer_that_the_build_knows() -> None:
    build = (STYLES.parent / "build/build.mjs").read_text()
    assert f"const styleLayers = {list(LAYERS)};".replace("'", '"') in build
    assert {path.parent for path in STYLES.rglob("*.css")} == {STYLES / layer for layer in LAYERS}


def test_no_style_is_called_important() -> None:
    assert [path.name for path in STYLES.rglob("*.css") if "!important" in path.read_text()] == []
