"""What is said of module 15, the dome."""

from __future__ import annotations

import pytest

from tests.games.fresco.tables import Play, table
from tests.speech.spoken import Spoken

ON = {"dome": "on"}


def ending() -> Play:
    """The last round is over; Red has paints for both of their dome tiles."""
    share = {"down": ("D1",), "owned": (("D4", "D7"), ("D2",), ())}
    return table(
        "evening",
        last=True,
        fresco={"A1": "F02"},
        paints="YRGOG",
        thalers=0,
        track="1 40 50",
        options=ON,
        modules={"dome": share},
    )


def test_dome_tiles_are_finished() -> None:
    game = ending()
    spoken = Spoken(game)
    assert spoken.asked == "The game is over. Finish dome tiles with the paints that you have?  Like: finish D4 D7"
    assert (spoken.menu, spoken.enter) == ({"Finish": ["YRG for 6", "OG for 7"]}, "finish no more dome tiles")
    assert spoken.explains("finish D7") == (
        "Finish the dome tile of 7 points with orange and green, which go back to the supply."
    )
    game.plays("finish D7")
    assert spoken.asked.startswith("You have finished dome tiles for 7 points. Finish more?")
    assert spoken.told("dome-tile-finished") == ["Anna finishes the dome tile of 7 points with orange and green."]


def test_a_dome_tile_is_taken() -> None:
    game = table("cathedral 1", paints="YRB", fresco={"B2": "F01", "A2": "F02"}, options=ON)
    spoken = Spoken(game)
    assert spoken.explains("restore B2").endswith("A dome tile comes with it.")
    assert "dome" not in spoken.explains("restore A2")
    game.plays("restore B2", luck=["pick 1"])
    assert spoken.told("dome-tile-taken") == ["Anna takes the dome tile of 5 points: blue and orange."]


def test_sentences() -> None:
    spoken = Spoken(ending())
    assert spoken.reads("finish d4 D7") == ["finish D4", "finish D7"]
    assert spoken.stumbles("finish D4 D12").startswith("There is no dome tile 'd12'.")
    actions = [spoken.game.game.actions.parse_name(name) for name in ("finish D7", "finish D4")]
    assert spoken.voice.in_words(spoken.view, actions) == "finish D7 D4"
    assert spoken.help["finish D1 D4"] == "finish these dome tiles, in the final scoring"


@pytest.mark.parametrize("tile", ["D4", "D9"])
def test_without_the_module(tile: str) -> None:
    assert Spoken(table("wake")).explains(f"finish {tile}") == "You play without the module dome."
