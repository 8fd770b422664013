"""Chapter 6: the studio."""

import pytest

from tests.games.fresco.tables import table


@pytest.mark.parametrize("apprentices", [1, 2, 3])
def test_fr_6_1_three_thalers_each(apprentices: int) -> None:
    game = table(f"studio {apprentices}")
    assert game.thalers == [12 + 3 * apprentices, 12, 12]
    assert game.facts("paid") == [{"actor": 0, "apprentices": apprentices, "thalers": 3 * apprentices}]


def test_fr_6_1_nobody_there_nothing_earned() -> None:
    """The rulebook's example: Red has no apprentice in the studio."""
    assert table("studio", plans={0: "12011"}).thalers == [12, 12, 12]
