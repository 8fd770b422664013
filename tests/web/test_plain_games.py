"""Tables in words: whole games by clicks, to the final score, without a board."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.driving import (
    IS_ELSEWHERE,
    ME,
    RANDOM,
    begins,
    choices,
    is_asked,
    moves_once,
    number_of,
    plain_turn,
    plays_on,
)
from tests.web.looks import check_accessible, check_not_sideways
from tests.web.visitor import DESKTOP, NARROW, Json

PLAIN = ("sixtina", "fresco")
IN_WORDS: Json = {"inWords": True}


@pytest.mark.long
def test_a_whole_game_is_played_by_clicks(visit: Visit) -> None:
    ada = visit("Ada", settings=IN_WORDS)
    begins(ada, "fresco", ME, RANDOM)
    is_asked(ada.page)
    check_accessible(ada.page)
    plays_on(ada, plain_turn, Random(1))
    expect(ada.page.get_by_role("group", name="Final score")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Play again")).to_be_visible()
    check_accessible(ada.page)


@pytest.mark.parametrize("game", PLAIN)
def test_a_phone_shows_it_without_pushing_sideways(visit: Visit, game: str) -> None:
    ada = visit("Ada", size=NARROW, touch=True, settings=IN_WORDS)
    begins(ada, game, ME, RANDOM)
    is_asked(ada.page)
    check_not_sideways(ada.page)
    check_accessible(ada.page)
    moves_once(ada, plain_turn, Random(1))


@pytest.mark.parametrize("touch", [False, True])
def test_what_a_choice_does_is_told_before_it_is_done(visit: Visit, touch: bool) -> None:
    """A mouse and the keyboard only look at it; a finger taps it, and then does it."""
    page = (ada := visit("Ada", touch=touch, size=NARROW if touch else DESKTOP, settings=IN_WORDS)).page
    begins(ada, "fresco", ME, RANDOM)
    is_asked(page)
    choice = choices(page).get_by_role("button", name="mood").first
    if touch:
        choice.tap()
    else:
        choice.hover()
    told = choices(page).get_by_role("status")
    expect(told).to_contain_text("Wake up at")
    before = number_of(page)
    ada.press(told.get_by_role("button", name="Do it") if touch else choice)
    page.wait_for_function(IS_ELSEWHERE, arg=before)


def test_who_likes_words_says_so_in_the_settings(visit: Visit) -> None:
    page = (ada := visit("Ada")).page
    ada.goes("/settings")
    page.get_by_role("switch", name="Tables in words").press("Space")
    begins(ada, "sagrada", ME, RANDOM)
    expect(choices(page)).to_be_visible()
    ada.goes("/settings")
    page.get_by_role("switch", name="Tables in words").press("Space")
    begins(ada, "sagrada", ME, RANDOM)
    expect(page.get_by_role("radiogroup", name="Window patterns")).to_be_visible()
