"""What a search looks at: nothing that changes nothing, as long as there is anything else."""

from bottega.core.seats import Seat
from bottega.games.sixtina import GAME
from tests.games.sixtina.tables import Play, table

WAITING_ALLOWED = {"discard_nothing": "allowed"}


def choices(game: Play) -> list[str]:
    """What a search looks at for the first seat, whose turn it is."""
    return [action.name for action in GAME.choices(game.state, Seat(0))]


def test_no_search_waits_where_waiting_is_allowed() -> None:
    game = table(hand="RP1", options=WAITING_ALLOWED)
    assert "take 0" in game.legal()
    assert choices(game) == [name for name in game.legal() if name != "take 0"]


def test_a_search_waits_if_nothing_else_is_left() -> None:
    assert choices(table(deck="", options=WAITING_ALLOWED)) == ["take 0"]
