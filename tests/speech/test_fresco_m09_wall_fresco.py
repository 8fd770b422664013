"""What is said of module 9, the wall fresco."""

from __future__ import annotations

import pytest

from tests.games.fresco.tables import Play, table
from tests.games.fresco.test_m09_wall_fresco import (
    WALL,
    WITH_REQUESTS,
    at_the_wall,
    drawn,
    evening,
    wall,
    without,
    workshop,
)
from tests.speech.spoken import Spoken


def trading(owned: str = "W03 W04 W05 W06") -> Play:
    """Anna exchanges wall tiles for the green exchange tile, and may choose which: their seals differ."""
    share = wall(without(owned), red=owned)
    return table("workshop 1", options=WITH_REQUESTS, modules={"wall_fresco": share})


# The wall


def test_a_segment_is_restored() -> None:
    spoken = Spoken(at_the_wall())
    assert spoken.asked == (
        "Wall fresco: restore a segment for 4 points, and a basic paint at every income.  Like: wall C1"
    )
    assert (spoken.menu, spoken.enter) == ({"Wall": ["C1 O", "C2 O", "D3 P"]}, "restore no segment of the wall")
    assert spoken.explains("wall D3") == (
        "Restore D3 of the wall with purple for 4 points. The back of its tile pays a basic paint at every income."
    )
    assert spoken.explains("wall D1") == "D1 of the wall is restored already."
    spoken.game.plays("wall D3", luck=drawn("W16"))
    assert spoken.news[0] == (
        "Anna restores D3 of the wall with purple for 4 points. Its tile pays yellow at every income."
    )


def test_a_segment_in_a_sentence() -> None:
    spoken = Spoken(at_the_wall())
    assert spoken.reads("wall at D3") == ["wall D3"]
    assert spoken.stumbles("wall D3 C1") == "The apprentice at the wall restores one segment, like `wall C1`."
    assert spoken.stumbles("wall E1 of").startswith("There is no space 'e1'")


def test_the_tile_in_a_plan() -> None:
    spoken = Spoken(table("plan", options=WALL))
    assert "Does your wall fresco tile cover a location?" in spoken.asked
    assert "It has room for 1 apprentice." in spoken.asked
    answers = spoken.reads("plan 1 1 1 1 1, wall fresco studio")
    assert answers is not None
    assert answers[0] == "wall-fresco studio"


@pytest.mark.parametrize(
    ("plan", "tile", "paints", "warning"),
    [
        ("00311", "theater", "YYRRB", []),
        ("10220", "theater", "YYRRB", ["wall fresco: without an apprentice there nothing happens"]),
        (
            "10310",
            "market",
            "YYRRB",
            ["wall fresco: you have no paint for any segment of the wall: 1 apprentice may idle"],
        ),
        ("10310", "market", "OYYRR", []),
    ],
)
def test_who_may_idle(plan: str, tile: str, paints: str, warning: list[str]) -> None:
    game = table("plan", paints=paints, options=WALL, modules={"wall_fresco": wall()})
    game.plays(f"wall-fresco {tile}", seat=0)
    names = ["market", "cathedral", "studio", "workshop"]
    game.plays(*[f"assign {name} {sent}" for name, sent in zip(names, plan, strict=False)], seat=0)
    assert [said for said in Spoken(game).warnings if said.startswith("wall")] == warning


def test_an_exchange_keeps_an_apprentice_busy() -> None:
    """[FR-M9.8] Without paints, but with tiles of yellow and red."""
    owned = "W01 W03"
    game = table("plan", options=WALL, modules={"wall_fresco": wall(without(owned), red=owned)})
    game.plays("wall-fresco no", "assign market 0", "assign cathedral 0", "assign studio 3", seat=0)
    game.plays("assign workshop 2", seat=0)
    assert Spoken(game).warnings == ["workshop: you have nothing to blend: 1 apprentice may idle"]


# The workshop


def test_wall_tiles_are_exchanged() -> None:
    spoken = Spoken(workshop("W03 W05", paints="YR"))
    assert spoken.menu["Exchange"] == ["tiles of YB for green"]
    assert spoken.explains("exchange green") == (
        "Instead of blending, exchange wall tiles of yellow and blue for the green exchange tile: "
        "it pays green at every income, and they pay no more."
    )
    assert spoken.reads("exchange g") == ["exchange green"]
    assert spoken.reads("exchange green W03 w05") == ["exchange green", "trade W03", "trade W05"]
    assert spoken.stumbles("exchange yellow tile").startswith("There is no 'yellow' exchange tile.")
    spoken.game.plays("exchange green")
    assert spoken.news[0] == (
        "Anna exchanges a wall tile of yellow and a wall tile of blue for the green exchange tile."
    )


def test_the_tiles_are_chosen() -> None:
    spoken = Spoken(trading().plays("exchange green"))
    assert spoken.asked == ("Which wall tile of yellow do you hand in for the green exchange tile?  Like: trade W03")
    assert spoken.menu == {
        "Hand in": ["wall tile of yellow with an orange seal", "wall tile of yellow with a purple seal"]
    }
    assert spoken.is_in_the_middle
    assert (
        spoken.explains("trade W03")
        == "Hand in the wall tile of yellow with an orange seal for the exchange tile. It pays no more."
    )
    assert spoken.stumbles("trade F01 F02") == "There is no wall tile 'f01'. They are named like W01."


def test_income_is_told_in_one_line() -> None:
    spoken = Spoken(evening("W01 W05", exchanged="green"))
    assert spoken.told("wall-paid") == ["Anna gets red, blue and green for the wall."]


def test_help_and_what_it_takes() -> None:
    assert Spoken(at_the_wall()).help["exchange orange"].startswith("exchange two wall tiles in the workshop")
    assert Spoken(table("wake")).explains("wall A1") == "You play without the module wall fresco."
