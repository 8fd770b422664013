"""Chapter 4: playing cards."""

import pytest

from bottega.games.classic_art.view import ClassicArtView
from tests.games.classic_art.tables import cards, table

PORTRAITS = "PO-02 PO-03 PO-01 PO-04 LA-01"
"""Two artworks and the two loans of a category, and another card to play beside one of them."""


def test_ca_4_1_an_artwork_is_hung_in_its_exhibition() -> None:
    game = table(PORTRAITS, shown="PO-06").plays("play PO-02", "play LA-01")
    assert game.hangs("PO") == 2
    assert game.state.exhibitions[3] == cards("PO-06 PO-02")
    assert game.sentences()[0] == "Raphael shows Don Gaspar de Guzmán by Velázquez: Portrait has 2 works."


def test_ca_4_2_a_loan_takes_one_artwork_away() -> None:
    """The rulebook's example: Raphael plays an Art on Loan card in the Portrait exhibition."""
    game = table(PORTRAITS, shown="PO-06 PO-07 PO-08").plays("play PO-01", "play LA-01")
    assert game.hangs("PO") == 2
    assert game.state.exhibitions[3] == cards("PO-06 PO-07")
    assert game.state.discarded == list(cards("PO-08 PO-01"))
    assert game.sentences()[0] == (
        "Raphael plays a loan, Girl with a Pearl Earring by Johannes Vermeer: "
        "Madame Bergeret leaves Portrait with it, and 2 works stay."
    )


def test_ca_4_2_of_its_own_category_only() -> None:
    game = table(PORTRAITS, shown="SC-01 PO-06").plays("play PO-01", "play LA-01")
    assert (game.hangs("SC"), game.hangs("PO")) == (1, 0)


def test_ca_4_3_a_loan_into_an_empty_exhibition_waits() -> None:
    game = table(PORTRAITS).plays("play PO-01", "play LA-01")
    assert game.hangs("PO") == -1
    assert game.state.discarded == []
    assert game.sentences()[0] == (
        "Raphael plays a loan, Girl with a Pearl Earring by Johannes Vermeer: "
        "Portrait is empty, so the next artwork there will leave with it."
    )


def test_ca_4_3_and_leaves_with_the_next_artwork() -> None:
    game = table("PO-02 PO-03 PO-05 PO-06 LA-01", shown="PO-04").plays("play PO-02", "play LA-01")
    assert game.hangs("PO") == 0
    assert game.state.discarded == list(cards("PO-04 PO-02"))
    assert game.sentences()[0] == (
        "Raphael shows Don Gaspar de Guzmán by Velázquez, "
        "but it leaves Portrait at once with the loan The Lady with the ermine."
    )


def test_ca_4_3_but_not_with_the_one_after_that() -> None:
    assert table("PO-02 PO-03 PO-05 PO-06 PO-07", shown="PO-04").plays("play PO-02", "play PO-03").hangs("PO") == 1


def test_ca_4_3_an_exhibition_that_was_emptied_is_empty() -> None:
    game = table(PORTRAITS, shown="PO-06").plays("play PO-01", "play PO-04")
    assert game.hangs("PO") == -1


def test_ca_4_4_with_two_loans_waiting_the_third_artwork_is_the_first_to_stay() -> None:
    game = table("PO-02 PO-03 PO-05 PO-06 PO-07", shown="PO-01 PO-04")
    assert game.hangs("PO") == -2
    game.plays("play PO-02", "play PO-03")
    assert game.hangs("PO") == 0
    assert game.state.discarded == list(cards("PO-04 PO-02 PO-01 PO-03"))
    later = table("PO-05 PO-08 PO-09 PO-10 LA-01", shown="PO-01 PO-04 PO-02 PO-03")
    assert later.plays("play PO-05", "play LA-01").hangs("PO") == 1


@pytest.mark.parametrize("shown", ["PO-02 PO-03 PO-01", "PO-01 PO-02 PO-03", "PO-02 PO-01 PO-03"])
def test_ca_4_5_the_order_makes_no_difference(shown: str) -> None:
    assert table(shown=shown).hangs("PO") == 1


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_ca_4_6_what_was_played_is_known_to_all(seat: int | None) -> None:
    view = table(shown="PO-06 PO-01 SC-05 SC-12 LA-01 LA-02").view(seat)
    assert isinstance(view, ClassicArtView)
    assert view.exhibitions[4].artworks == ("LA-01", "LA-02")
    assert view.exhibitions[2].loans == ("SC-05", "SC-12")
    assert view.exhibitions[3].artworks == view.exhibitions[3].loans == ()
    assert view.discarded == ("PO-06", "PO-01")
