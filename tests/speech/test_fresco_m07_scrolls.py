"""What is said of module 7, the scrolls."""

from __future__ import annotations

from bottega.games.fresco.catalogue import FRESCO
from bottega.games.fresco.modules.m07_scrolls.view import ScrollHand
from tests.games.fresco.tables import Play, table
from tests.speech.spoken import Spoken

SCROLLS = {"scrolls": "on"}


def scrolls(row: str, column: str) -> ScrollHand:
    return ScrollHand(has_row=True, has_column=True, row=f"row-{row}", column=f"column-{column}")


def restored(segment: str, row: str = "C", column: str = "2") -> Play:
    """Anna has these scrolls, and has restored a segment; in row C and column 2 two others are restored."""
    covered = [name for name in FRESCO.names if name not in ("C1", "B2", "A2")]
    return table(
        "cathedral 1",
        paints="YYRRBBOOGGPP",
        fresco={name: f"F{number:02}" for number, name in enumerate(covered, start=1)},
        bishop="E5",
        track="1 60 70",
        options=SCROLLS,
        modules={"scrolls": {"hands": (scrolls(row, column), scrolls("A", "4"), scrolls("B", "5"))}},
    ).plays(f"restore {segment}")


def test_a_segment_of_both_lines() -> None:
    spoken = Spoken(restored("C2"))
    assert spoken.asked == "C2 is restored. Play a scroll for it, or wait?  Like: scroll both"
    both = "row C and column 2 for 15 points"
    assert spoken.menu == {"Scroll": ["row C for 4 points", "column 2 for 6 points", both]}
    assert spoken.enter == "wait and play none"
    assert spoken.explains("scroll row") == (
        "Play your scroll of row C: 2 restored, 2 points each, 4 in all. Then it is gone."
    )
    assert spoken.explains("scroll both") == (
        "Play both your scrolls, row C and column 2: 5 restored, 3 points each, 15 in all. Then they are gone."
    )
    spoken.game.plays("scroll both")
    assert spoken.told("scroll-played") == ["Anna plays both scrolls, row C and column 2, for 15 points."]


def test_one_scroll_is_told() -> None:
    assert Spoken(restored("C2").plays("scroll row")).told("scroll-played") == [
        "Anna plays a scroll, row C, for 4 points."
    ]


def test_a_segment_of_no_line() -> None:
    spoken = Spoken(restored("A1"))
    assert spoken.asked == "A1 is restored. It lies on no line of your scrolls."
    assert (spoken.menu, spoken.enter) == ({}, "go on")


def test_scrolls_of_others_stay_unsaid() -> None:
    spoken = Spoken(restored("C2"), seat=1)
    for name in ("scroll row", "scroll both"):
        assert "row C" not in spoken.explains(name)
