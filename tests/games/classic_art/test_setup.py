"""Chapter 1: setting up."""

import pytest

from bottega.games.classic_art import GAME
from bottega.games.classic_art.catalogue import CARD_IDS, CATEGORIES, LABELS
from tests.games.classic_art.tables import begun, in_order, table


def test_ca_1_1_five_categories_of_eleven_artworks_and_two_loans() -> None:
    for category in CATEGORIES:
        loans = GAME.box.loan[13 * category : 13 * category + 13]
        assert (loans.count(False), loans.count(True)) == (11, 2)
    assert len(CARD_IDS) == len(set(CARD_IDS)) == 65


def test_ca_1_1_eight_spaces_an_exhibition() -> None:
    game = table(at="setup 0")
    for category in ("EE", "SL", "SC", "PO", "LA"):
        assert game.legal(f"predict {category}") == [f"predict {category} {label}" for label in LABELS]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ca_1_2_six_tokens_and_five_tracks_at_0(seats: int) -> None:
    game = begun(*in_order(seats), seats=seats)
    assert game.state.tokens == [6] * seats
    assert game.state.lost == [0] * seats
    assert [game.prestige(seat) for seat in range(seats)] == [[0] * 5] * seats


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_ca_1_3_the_first_player_is_chosen_by_lot(first: int) -> None:
    game = begun(*in_order(4), seats=4, first=first)
    assert game.state.first == game.seat == first
    assert game.sentences("season-began")[0].startswith("Season 1 begins")
