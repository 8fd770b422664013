"""What is said of module 5, the gold leaf."""

from __future__ import annotations

import pytest

from tests.games.fresco.tables import REFILL, Play, table
from tests.speech.spoken import Spoken

GOLD_LEAF = {"gold_leaf": "on"}


def gold(at: str, leaves: int = 2, supply: int = 15) -> Play:
    """Yellow is to be refined, and Red has so many leaves."""
    share = {"disc": "yellow", "leaves": (leaves, 20 - supply - leaves, 0), "supply": supply}
    return table(
        at,
        paints="YYRRBPP",
        market={"II": "B Y RRR", "III": "YB R"},
        fresco={"A1": "F15", "C3": "F03"},
        bishop="B2",
        track="1 40 50",
        options=GOLD_LEAF,
        modules={"gold_leaf": share},
    )


def test_a_leaf_is_asked_for() -> None:
    spoken = Spoken(gold("cathedral 1").plays("restore A1"))
    assert spoken.asked == "Use a gold leaf on A1, for 2 points more? You have 2 gold leaves.  Like: gild"
    assert (spoken.menu, spoken.enter) == ({"Gild": ["with a leaf for 2 points"]}, "use no leaf")
    assert spoken.explains("gild") == "Use a gold leaf: 2 points more for A1. It goes back to its board."
    assert spoken.is_in_the_middle


def test_without_leaves_only_passing_is_left() -> None:
    spoken = Spoken(gold("cathedral 1", leaves=0).plays("restore A1"))
    assert (spoken.asked, spoken.enter) == ("You have no gold leaf for A1.", "go on")


def test_at_another_time() -> None:
    assert Spoken(gold("market 1")).explains("gild") == (
        "Use a gold leaf, when you restore a segment that takes the paint of the round."
    )


@pytest.mark.parametrize(
    ("place", "supply", "said"),
    [
        ("II 3", 15, "2 gold leaves come with it."),
        ("II 3", 1, "1 gold leaf comes with it."),
        ("III 1", 15, "1 gold leaf comes with it."),
    ],
)
def test_leaves_that_come_with_a_tile(place: str, supply: int, said: str) -> None:
    assert said in Spoken(gold("market 1", supply=supply)).explains(f"buy {place}")


def test_places_with_leaves_are_marked() -> None:
    menu = Spoken(gold("market 1")).menu
    assert (menu["Booth II"][:3], menu["Booth III"][:2]) == (["B", "Y", "RRR◆◆"], ["YB◆", "R"])
    assert Spoken(gold("market 1", supply=0)).menu["Booth II"][:3] == ["B", "Y", "RRR"]


def test_a_leaf_would_add() -> None:
    assert Spoken(gold("cathedral 1")).explains("restore A1").endswith("A gold leaf would add 2 points.")
    assert "gold leaf" not in Spoken(gold("cathedral 1")).explains("restore C3")
    assert "gold leaf" not in Spoken(gold("cathedral 1", leaves=0)).explains("restore A1")


def test_what_is_told() -> None:
    bought = Spoken(gold("market 1").plays("buy II 3"))
    assert bought.news[0] == "Anna buys RRR at booth II for 4 Thalers; takes 2 gold leaves with it."
    gilded = Spoken(gold("cathedral 1").plays("restore A1", "gild"))
    assert gilded.told("gilded") == ["Anna uses a gold leaf on A1 for 2 points more."]
    assert "2 for gold leaf" in gilded.told("segment-restored")[0]
    end = table("theater 1", last=True, options=GOLD_LEAF, modules={"gold_leaf": {"leaves": (3, 1, 0), "supply": 16}})
    assert Spoken(end).told("leaves-returned") == [
        "Anna returns 3 gold leaves for 3 Thalers.",
        "Bea returns 1 gold leaf for 1 Thaler.",
    ]


def test_the_paint_of_the_round_is_told() -> None:
    game = table("evening", luck=[*REFILL, "pick 0"], options=GOLD_LEAF, modules={"gold_leaf": {"disc": "red"}})
    assert Spoken(game).told("disc-drawn") == ["The bishop wants yellow refined with gold this round."]
