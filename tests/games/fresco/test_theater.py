"""Chapter 8: the theater."""

import pytest

from tests.games.fresco.tables import REFILL, table


def test_fr_8_1_the_example_of_the_rulebook() -> None:
    """One apprentice: the mood rises by two."""
    game = table("theater 1").plays("attend")
    assert game.mood == [2, 0, 0]
    assert game.facts("mood-changed") == [{"actor": 0, "spaces": 2, "mood": 2}]


@pytest.mark.parametrize(("mood", "after"), [(-4, -2), (-1, 1), (2, 4), (3, 4)])
def test_fr_8_1_up_to_the_top(mood: int, after: int) -> None:
    assert table("theater 1", mood=[mood, 0, 0]).plays("attend").mood[0] == after


def test_fr_8_1_two_for_each_apprentice() -> None:
    game = table("theater 3", mood=[-3, 0, 0]).plays("attend", "attend")
    assert game.mood[0] == 1
    game.plays("attend")
    assert game.mood[0] == 3


def test_fr_8_1_at_the_top_there_is_nothing_to_do() -> None:
    game = table("theater 3", mood=[2, 0, 0]).plays("attend")
    assert (game.mood[0], game.waiting) == (4, "theater 1 4 1")
    assert table("theater 1", mood=[4, 0, 0]).waiting == "theater 1 4 1"


def test_fr_8_1_nobody_must() -> None:
    game = table("theater 2").plays("attend", "pass")
    assert game.mood[0] == 2
    assert game.waiting == "theater 1 4 1"


def test_fr_8_1_in_the_order_of_waking_up() -> None:
    game = table("theater", plans={0: "00001", 1: "00001"}, hours="9:00 8:00 7:00")
    order = []
    for luck in ((), (), REFILL):
        order.append(game.seat)
        game.plays("attend", luck=luck)
    assert order == [2, 1, 0]
