"""Whole games at the plain table, by clicks, to the final score."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.driving import GREEDY, ME, RANDOM, Turn, begins, hinted_turn, is_asked, moves_once, plain_turn, plays_on
from tests.web.looks import check_accessible, check_not_sideways
from tests.web.visitor import NARROW, Json

PLAIN = ("sixtina", "fresco")
SOME = 6


@pytest.mark.slow
@pytest.mark.parametrize(("game", "rival", "later"), [("sixtina", GREEDY, hinted_turn), ("fresco", RANDOM, plain_turn)])
def test_a_whole_game_is_played_by_clicks(visit: Visit, game: str, rival: Json, later: Turn) -> None:
    """Random play of 1980 Sixtina takes long to come to an end: so after a while both play well."""
    ada = visit("Ada")
    begins(ada, game, ME, rival)
    is_asked(ada.page)
    check_accessible(ada.page)
    for _ in range(SOME):
        assert is_asked(ada.page)
        moves_once(ada, plain_turn, Random(1))
    assert plays_on(ada, later, Random(1)) > SOME
    expect(ada.page.get_by_role("group", name="Final score")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Play again")).to_be_visible()
    check_accessible(ada.page)


@pytest.mark.parametrize("game", PLAIN)
def test_a_phone_shows_it_without_pushing_sideways(visit: Visit, game: str) -> None:
    ada = visit("Ada", size=NARROW, touch=True)
    begins(ada, game, ME, RANDOM)
    is_asked(ada.page)
    check_not_sideways(ada.page)
    check_accessible(ada.page)
