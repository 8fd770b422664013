"""What is said of module 11, the bishop's favors."""

from __future__ import annotations

import pytest

from tests.games.fresco.tables import Play, table
from tests.games.fresco.test_m11_favors import FIVE_THALERS, MOOD, POINT, YELLOW, cathedral, favored, leonardo
from tests.speech.spoken import Spoken


@pytest.mark.parametrize(
    ("kind", "goods"), [(FIVE_THALERS, "5 Thalers"), (POINT, "1 point"), (MOOD, "mood +1"), (YELLOW, "yellow")]
)
def test_a_favor_is_told_by_what_it_gives(kind: int, goods: str) -> None:
    assert Spoken(favored(kind)).told("favor-turned-up") == [f"Anna has the bishop's favor: {goods}."]


def test_what_leonardo_has_of_it() -> None:
    assert Spoken(leonardo(POINT)).told("favor-turned-up") == ["Leonardo has the bishop's favor: 1 point."]
    assert Spoken(leonardo(YELLOW)).told("favor-turned-up") == ["Leonardo has no use for the bishop's favor: yellow."]


def test_a_favor_that_nobody_looks_at_is_no_news() -> None:
    spoken = Spoken(cathedral(bishop="E5").plays("restore A1"))
    assert spoken.told("favor-removed") == ["The favor of A1 is removed, and nobody looks at it."]
    assert "favor" not in " ".join(spoken.news)


def test_a_segment_with_a_favor() -> None:
    assert Spoken(cathedral()).explains("restore A1").endswith("The favor there is yours.")
    assert "favor" not in Spoken(cathedral(bishop="E5")).explains("restore A1")
    before = table(
        "cathedral",
        seats=2,
        fresco={"C4": "F15", "A1": "F01"},
        bishop="C4",
        hours="6:00 7:00 5:00",
        options={"favors": "on"},
    )
    assert Spoken(before).explains("restore C4").endswith("The favor there is Leonardo's.")


def planned(bishop: str) -> Play:
    """One segment can be restored, and two apprentices go to the cathedral."""
    fresco, paints = {"A1": "F01", "E5": "F24"}, "YRB"
    game = table("plan", paints=paints, fresco=fresco, bishop=bishop, options={"favors": "on"})
    game.plays("assign market 0", "assign cathedral 2", "assign studio 3", "assign workshop 0", seat=0)
    return game


def test_nobody_knows_whether_a_favor_is_a_paint() -> None:
    """[FR-M11.4] So nobody is said to idle after the first restoration."""
    assert Spoken(planned("A1")).warnings == []
    assert "cathedral" in Spoken(without_favors()).warnings[0]


def without_favors() -> Play:
    game = table("plan", paints="YRB", fresco={"A1": "F01", "E5": "F24"}, bishop="A1")
    return game.plays("assign market 0", "assign cathedral 2", "assign studio 3", "assign workshop 0", seat=0)
