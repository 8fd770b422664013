"""Fresco at its own board: whole games, refusals, undo, dragging, keys, phones, replays, and room for everything."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from bottega.games.fresco.meta import META
from tests.web.conftest import Visit
from tests.web.driving import (
    ME,
    RANDOM,
    at_table,
    begins,
    finishes,
    is_asked,
    meets,
    moves_once,
    number_of,
    plays_on,
    prompt,
    takes_back,
    whose_turn,
)
from tests.web.foreseen import Foreseen, Lucky
from tests.web.fresco_board import Player, arches, fresco_by_keys, fresco_turn, golden
from tests.web.looks import check_accessible, check_fits, check_not_sideways, check_refused
from tests.web.pointing import has
from tests.web.visitor import NARROW, PHONE, Visitor

SOME = 6
ROUND = 12
"""Decisions of a round and a bit."""
MANY = 40
A_WHILE = 4_000
"""Milliseconds after which somebody who can only pass has passed."""
ALL_MODULES = {option.name: "on" for option in META.modules}
LONG = pytest.mark.long


def plays_some(visitor: Visitor, moves: int = SOME) -> Iterator[Page]:
    """Play a few moves at the board, and look at the table before each."""
    luck = Random(1)
    for _ in range(moves):
        assert is_asked(visitor.page)
        yield visitor.page
        moves_once(visitor, fresco_turn, luck)


# Whole games


@LONG
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_is_played_by_clicks_and_seen_again(visit: Visit, seats: int) -> None:
    ada = visit("Ada")
    begins(ada, "fresco", ME, *[RANDOM] * (seats - 1))
    assert plays_on(ada, fresco_turn, Random(seats)) > ROUND
    expect(ada.page.get_by_role("heading", level=2).first).to_have_text(re.compile("won|share"))
    expect(ada.page.get_by_role("region", name="Final scores")).to_be_visible()
    check_accessible(ada.page)
    ada.page.get_by_role("link", name="Replay").click()
    ada.page.get_by_role("button", name="To the end").click()
    expect(ada.page.get_by_role("region", name="Result")).to_contain_text("Ada")


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, pytest.param(3, marks=LONG), pytest.param(4, marks=LONG)])
def test_a_round_is_played_by_clicks_and_the_game_has_an_end(lucky: Lucky, visit_lucky: Visit, seats: int) -> None:
    ada = visit_lucky("Ada")
    foreseen, player = Foreseen.begin(lucky, ada, seats, seed=seats), Player(ada, Random(1))
    for _ in range(ROUND):
        assert foreseen.is_mine()
        foreseen.is_shown()
        moves_once(ada, lambda *_: player.answer(), player.luck)
        foreseen.catch_up()
    foreseen.ends()
    expect(ada.page.get_by_role("region", name="Final scores")).to_be_visible()


def test_a_finished_game_is_seen_again_at_the_board(visit: Visit) -> None:
    ada = visit("Ada")
    ada.goes(f"/r/{finishes(ada, 'fresco', Random(1))}")
    ada.page.get_by_role("slider", name="Steps of the game").wait_for()
    ceiling = ada.page.get_by_role("grid")
    for _ in range(3):
        ada.page.keyboard.press("PageDown")
    expect(ceiling).to_be_visible()
    assert not has(golden(ada.page)), "nothing can be done in a replay"
    check_accessible(ada.page)


def test_the_tab_key_comes_back_to_the_segment_that_was_touched_last(visit: Visit) -> None:
    ada = visit("Ada")
    begins(ada, "fresco", ME, RANDOM)
    assert is_asked(ada.page)
    ada.page.locator("[data-segment=C3]").focus()
    ada.page.keyboard.press("ArrowRight")
    ada.page.keyboard.press("ArrowUp")
    golden(ada.page).first.click()
    expect(ada.page.locator("[data-segment][tabindex='0']")).to_have_attribute("data-segment", "B4")


# What is told and taken back


def test_what_is_illegal_is_refused_with_its_reason_and_rule(lucky: Lucky, visit_lucky: Visit) -> None:
    ada = visit_lucky("Ada")
    foreseen = Foreseen.begin(lucky, ada, seats=2, seed=1)
    assert foreseen.goes_on(until=lambda legal: legal[0].word == "wake" and len(legal) < 5)
    foreseen.is_shown()
    assert is_asked(ada.page)
    ada.page.get_by_role("button", name="is taken").first.click()
    check_refused(ada.page)


def test_a_move_is_taken_back(visit: Visit) -> None:
    ada, ben = visit("Ada"), visit("Ben")
    meets(ada, ben, "fresco", undo="free")
    mover = whose_turn([ada, ben], ada)
    undo = prompt(mover.page).get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    before = mover.wire.position([ada, ben].index(mover))["view"]
    moves_once(mover, fresco_turn, Random(1))
    takes_back(mover)
    expect(undo).to_be_disabled()
    assert mover.wire.position([ada, ben].index(mover))["view"] == before


def test_a_half_made_plan_is_there_when_the_page_is_loaded_again(lucky: Lucky, visit_lucky: Visit) -> None:
    ada = visit_lucky("Ada")
    foreseen = Foreseen.begin(lucky, ada, seats=2, seed=1)
    assert foreseen.goes_on(until=lambda legal: legal[0].word == "assign")
    foreseen.is_shown()
    waiting = ada.page.locator(".fresco .grab")
    waiting.first.wait_for()
    before = waiting.count()
    Player(ada, Random(1)).press_arch()
    expect(waiting).to_have_count(before - 1)
    ada.page.reload()
    expect(waiting).to_have_count(before - 1)


def test_who_can_only_pass_need_not(lucky: Lucky, visit_lucky: Visit) -> None:
    ada = visit_lucky("Ada", settings={"pace": "normal"})
    foreseen = Foreseen.begin(lucky, ada, seats=2, seed=1, options=ALL_MODULES)
    assert foreseen.goes_on(until=lambda legal: [action.word for action in legal] == ["pass"])
    ada.page.clock.install()
    foreseen.is_shown()
    before = number_of(ada.page)
    expect(prompt(ada.page)).to_contain_text("pass")
    ada.page.clock.fast_forward(A_WHILE)
    expect(at_table(ada.page)).not_to_have_attribute("data-number", before)
    assert "pass" in foreseen.catch_up()


# Keys, fingers, dragging


def test_keys_are_enough(visit: Visit) -> None:
    ada = visit("Ada")
    begins(ada, "fresco", ME, RANDOM)
    luck = Random(1)
    for _ in range(SOME):
        assert is_asked(ada.page)
        moves_once(ada, fresco_by_keys, luck)


def test_apprentices_are_dragged_to_their_places(lucky: Lucky, visit_lucky: Visit) -> None:
    ada = visit_lucky("Ada")
    foreseen = Foreseen.begin(lucky, ada, seats=2, seed=1)
    assert foreseen.goes_on(until=lambda legal: legal[0].word == "assign")
    foreseen.is_shown()
    waiting = ada.page.locator(".fresco .grab")
    waiting.first.wait_for()
    before = waiting.count()
    drag(ada.page, waiting.first, arches(ada.page).first)
    expect(waiting).to_have_count(before - 1)
    drag(ada.page, ada.page.locator(".fresco .niches .pawn").first, arches(ada.page).last)
    expect(ada.page.get_by_role("button", name=re.compile("Theater, 1 of"))).to_be_visible()


def drag(page: Page, piece: Locator, onto: Locator) -> None:
    """Drag a piece with the mouse."""
    source, target = piece.bounding_box(), onto.bounding_box()
    assert source is not None
    assert target is not None
    page.mouse.move(source["x"] + source["width"] / 2, source["y"] + source["height"] / 2)
    page.mouse.down()
    page.mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 3, steps=6)
    page.mouse.up()


@pytest.mark.parametrize("size", [PHONE, NARROW], ids=["phone", "narrow"])
def test_a_phone_is_played_by_touch(visit: Visit, size: tuple[int, int]) -> None:
    ada = visit("Ada", size=size, touch=True)
    begins(ada, "fresco", ME, RANDOM, options={"glaziers": "on", "portraits": "on", "wishing_well": "on"})
    assert is_asked(ada.page)
    looks_elsewhere(ada)
    for page in plays_some(ada):
        check_not_sideways(page)
    check_accessible(ada.page)


def looks_elsewhere(visitor: Visitor) -> None:
    """Open another tab: the one where something is decided is marked, and leads back to what is golden."""
    tabs = visitor.page.get_by_role("tablist", name="The day and the shelf").get_by_role("tab")
    visitor.press(tabs.and_(visitor.page.locator("[aria-selected=false]")).first)
    awaited = tabs.and_(visitor.page.get_by_role("tab", name="you decide here"))
    visitor.press(awaited)
    expect(awaited).to_have_count(0)


@LONG
def test_all_modules_are_played_on_a_phone_by_touch(lucky: Lucky, visit_lucky: Visit) -> None:
    """Some rounds, all that is asked; before each answer somebody looks elsewhere and comes back."""
    ada = visit_lucky("Ada", size=PHONE, touch=True)
    foreseen, player = Foreseen.begin(lucky, ada, 4, seed=1, options=ALL_MODULES), Player(ada, Random(1))
    for _ in range(MANY):
        assert foreseen.is_mine()
        foreseen.is_shown()
        assert is_asked(ada.page)
        check_not_sideways(ada.page)
        if has(ada.page.locator("[role=tab].now")):
            looks_elsewhere(ada)
        moves_once(ada, lambda *_: player.answer(), player.luck)
        foreseen.catch_up()
    check_accessible(ada.page)


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 720), (1440, 900)], ids=["small", "usual"])
def test_a_full_table_with_all_modules_fits_into_a_window(visit: Visit, size: tuple[int, int]) -> None:
    ada = visit("Ada", size=size)
    begins(ada, "fresco", ME, *[RANDOM] * 3, options=ALL_MODULES)
    for page in plays_some(ada):
        check_fits(page, scrolling=".day")
    check_accessible(ada.page)


# Before and beside the game


@pytest.mark.parametrize("size", [(1280, 720), NARROW], ids=["wide", "narrow"])
def test_what_a_module_adds_is_told_before_it_is_chosen(visit: Visit, size: tuple[int, int]) -> None:
    ada = visit("Ada", size=size, touch=size == NARROW)
    ada.goes("/new/fresco")
    ada.press(ada.page.get_by_role("button", name="What it adds: The glaziers"))
    told = ada.page.get_by_role("dialog", name="6. The glaziers")
    expect(told).to_contain_text("A bench of six windows")
    expect(told.get_by_role("listitem").filter(has_text="Windows")).to_contain_text("18")
    check_accessible(ada.page)
    check_not_sideways(ada.page)
    ada.press(told.get_by_role("button", name="Play with it"))
    expect(ada.page.get_by_role("checkbox", name=re.compile("6 The glaziers"))).to_be_checked()
    ada.press(ada.page.get_by_role("button", name="What it adds: The glaziers"))
    ada.press(told.get_by_role("link", name="Its rules"))
    expect(ada.page.locator("[id='FR-M6']")).to_be_in_viewport()
    ada.press(ada.page.get_by_role("complementary", name="Beside the rules: The glaziers").get_by_role("link").first)
    expect(ada.page.locator("#glass")).to_be_in_viewport()
    expect(ada.page.get_by_role("heading", name="6. The glaziers")).to_have_count(1)
    check_not_sideways(ada.page)
