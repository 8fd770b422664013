"""Sagrada, Classic Art and 1980 Sixtina at their boards: whole games, refusals, undo, keys, phones, room for all."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.web.boards import BY_KEYS, TO_THE_END, TURNS, plaques, pool, window
from tests.web.conftest import Visit
from tests.web.driving import (
    GREEDY,
    ME,
    RANDOM,
    at_table,
    begins,
    is_asked,
    meets,
    moves_once,
    number_of,
    plays_on,
    prompt,
    takes_back,
    whose_turn,
)
from tests.web.endings import check_afterwards, check_score
from tests.web.looks import check_accessible, check_fits, check_not_sideways, check_refused
from tests.web.pointing import has
from tests.web.sixtina_board import tries_sixtina
from tests.web.visitor import NARROW, PHONE, Json, Visitor

SOME = 6
BOARDS = tuple(TURNS)
"""Fresco has tests of its own."""
SHEETS = {"sagrada": "Score sheet", "classic_art": "Prestige by wall"}


def plays_some(visitor: Visitor, game: str, luck: Random, moves: int = SOME) -> None:
    """Play a few moves."""
    for _ in range(moves):
        assert is_asked(visitor.page)
        moves_once(visitor, TURNS[game], luck)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "rivals"),
    [("sagrada", [RANDOM]), pytest.param("classic_art", [GREEDY] * 4, marks=pytest.mark.long)],
    ids=["sagrada", "classic_art"],
)
def test_a_whole_game_is_played_by_clicks_seen_again_checked_and_played_anew(
    visit: Visit, game: str, rivals: list[Json]
) -> None:
    """1980 Sixtina, and Fresco, have tests of their own for that."""
    ada = visit("Ada")
    table = begins(ada, game, ME, *rivals)
    plays_some(ada, game, Random(1))
    check_accessible(ada.page)
    assert plays_on(ada, TO_THE_END[game], Random(1)) > SOME
    check_score(ada.page, SHEETS[game])
    check_afterwards(ada, table)


@pytest.mark.parametrize("game", BOARDS)
def test_a_phone_is_played_by_touch(visit: Visit, game: str) -> None:
    ada = visit("Ada", size=PHONE, touch=True)
    begins(ada, game, ME, RANDOM)
    is_asked(ada.page)
    check_accessible(ada.page)
    plays_some(ada, game, Random(1))
    check_not_sideways(ada.page)
    check_accessible(ada.page)


@pytest.mark.parametrize("game", BOARDS)
def test_nothing_is_pushed_sideways_where_it_is_narrow(visit: Visit, game: str) -> None:
    ada = visit("Ada", size=NARROW, touch=True)
    begins(ada, game, ME, RANDOM)
    for _ in range(SOME):
        assert is_asked(ada.page)
        check_not_sideways(ada.page)
        moves_once(ada, TURNS[game], Random(1))


@pytest.mark.parametrize(("game", "seats"), [("sagrada", 4), ("classic_art", 5), ("sixtina", 4)])
def test_a_full_table_fits_into_a_small_window(visit: Visit, game: str, seats: int) -> None:
    ada = visit("Ada")
    begins(ada, game, ME, *[RANDOM] * (seats - 1))
    for _ in range(SOME):
        assert is_asked(ada.page)
        check_fits(ada.page)
        if has(plaques(ada.page)):
            ada.press(plaques(ada.page).last)
            check_fits(ada.page)
            ada.page.keyboard.press("Escape")
        moves_once(ada, TURNS[game], Random(1))


@pytest.mark.parametrize("game", BOARDS)
def test_keys_are_enough(visit: Visit, game: str) -> None:
    ada = visit("Ada")
    begins(ada, game, ME, RANDOM)
    luck = Random(1)
    for _ in range(SOME):
        assert is_asked(ada.page)
        moves_once(ada, BY_KEYS[game], luck)


def tries_sagrada(visitor: Visitor) -> None:
    """Put the first die into the middle of a window, where none may begin."""
    moves_once(visitor, TURNS["sagrada"], Random(1))
    assert is_asked(visitor.page)
    visitor.press(pool(visitor.page).first)
    visitor.press(window(visitor.page).nth(7))


def tries_classic_art(visitor: Visitor) -> None:
    """Predict before any card was shown."""
    while not prompt(visitor.page).get_by_role("button", name="Show both").count():
        moves_once(visitor, TURNS["classic_art"], Random(1))
        assert is_asked(visitor.page)
    visitor.press(visitor.page.get_by_role("button", name="Free.").first)


TRIES = {"sagrada": tries_sagrada, "classic_art": tries_classic_art, "sixtina": tries_sixtina}


@pytest.mark.parametrize("game", BOARDS)
def test_what_is_illegal_is_refused_with_its_reason_and_rule(visit: Visit, game: str) -> None:
    ada = visit("Ada")
    begins(ada, game, ME, RANDOM)
    is_asked(ada.page)
    TRIES[game](ada)
    check_refused(ada.page)


@pytest.mark.parametrize("game", ["sagrada", "classic_art"])
def test_a_move_is_taken_back(visit: Visit, game: str) -> None:
    ada, ben = visit("Ada"), visit("Ben")
    meets(ada, ben, game, undo="free")
    mover = whose_turn([ada, ben], ada)
    undo = prompt(mover.page).get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    before = mover.wire.position([ada, ben].index(mover))["view"]
    moves_once(mover, TURNS[game], Random(1))
    takes_back(mover)
    expect(undo).to_be_disabled()
    assert mover.wire.position([ada, ben].index(mover))["view"] == before


def test_who_likes_to_be_asked_is_asked_before_a_turn_ends(visit: Visit) -> None:
    ada = visit("Ada", settings={"confirmTurn": True})
    begins(ada, "sagrada", ME, RANDOM)
    is_asked(ada.page)
    before = number_of(ada.page)
    TURNS["sagrada"](ada, Random(1))
    prompt(ada.page).get_by_role("button", name="Not yet").click()
    assert number_of(ada.page) == before
    prompt(ada.page).get_by_role("button", name=re.compile("^Play ")).click()
    prompt(ada.page).get_by_role("button", name="Yes, do it").click()
    expect(pool(ada.page).first).to_be_visible()


def test_who_could_still_draft_a_die_is_asked_before_the_turn_ends(visit: Visit) -> None:
    ada = visit("Ada")
    begins(ada, "sagrada", ME, RANDOM)
    plays_some(ada, "sagrada", Random(1), moves=1)
    assert is_asked(ada.page)
    before = number_of(ada.page)
    prompt(ada.page).get_by_role("button", name="End turn").click()
    expect(prompt(ada.page).get_by_role("status")).to_contain_text("still fits")
    assert number_of(ada.page) == before
    prompt(ada.page).get_by_role("button", name="End without a die?").click()
    expect(at_table(ada.page)).not_to_have_attribute("data-number", before)


@pytest.mark.slow
def test_who_plays_alone_is_led_through_tools_to_the_last_choice(visit: Visit) -> None:
    ada = visit("Ada", size=NARROW, touch=True)
    begins(ada, "sagrada", ME, options={"tools": "5"})
    assert plays_on(ada, TURNS["sagrada"], Random(1)) > SOME
    check_score(ada.page, SHEETS["sagrada"])
    check_not_sideways(ada.page)
