"""1980 Sixtina at its board: whole games at every number of seats, each kind of decision, and what is seen of it."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.driving import (
    GOES_ON,
    GREEDY,
    MAY_GO_ON,
    ME,
    RANDOM,
    begins,
    is_asked,
    is_over,
    meets,
    moves_once,
    number_of,
    plays_on,
    takes_back,
    whose_turn,
)
from tests.web.endings import check_afterwards, check_score
from tests.web.looks import check_accessible, check_fits, check_not_sideways
from tests.web.pointing import has
from tests.web.sixtina_board import (
    button,
    cards,
    decision,
    restores_with_a_card,
    sixtina_turn,
    sixtina_well,
    slots,
    sums,
    targets,
    verdict,
)
from tests.web.visitor import DESKTOP, NARROW, PHONE, Visitor

MOST = 400
LINES = ("during-the-game", "objectives", "restored-frescoes", "prudent-restorations", "left-over")


def looks_at_all(visitor: Visitor, seen: set[str]) -> None:
    """Whether the first time that something is decided, or told, all can read it and it fits."""
    page = visitor.page
    page.wait_for_function(MAY_GO_ON)
    now = decision(page)
    if now in seen or is_over(page):
        return
    seen.add(now)
    check_accessible(page)
    if visitor.touches:
        check_not_sideways(page)
    else:
        check_fits(page)


def plays_to_the_end(visitor: Visitor, luck: Random) -> set[str]:
    """Play a whole game, and look at each kind of decision once: which there were."""
    seen: set[str] = set()
    for _ in range(MOST):
        looks_at_all(visitor, seen)
        if not is_asked(visitor.page):
            return seen
        looks_at_all(visitor, seen)
        moves_once(visitor, sixtina_well, luck)
    raise AssertionError("the game does not end")


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_is_played_at_every_number_of_seats(visit: Visit, seats: int) -> None:
    ada = visit("Ada")
    table = begins(ada, "sixtina", ME, *[GREEDY] * (seats - 1))
    seen = plays_to_the_end(ada, Random(seats))
    assert {"turn", "completed"} <= seen
    check_score(ada.page, "Score sheet")
    restorers = 3 if seats == 2 else seats
    expect(ada.page.get_by_label("Score sheet").locator("thead th")).to_have_count(1 + restorers)
    ada.page.reload()
    check_lines(ada.page)
    check_afterwards(ada, table)


def check_lines(page: Page) -> None:
    """Each line of the sheet lights what earned it, and says what it counts."""
    for line in LINES:
        page.locator(f'[data-line="{line}"]').click()
        expect(page.locator(f'[data-row="{line}"]')).to_have_class(re.compile(r"\bon\b"))
    check_accessible(page)


def test_a_phone_tells_of_a_completed_fresco(visit: Visit) -> None:
    """Many moves by touch, until a fresco was completed, and each kind of decision is looked at."""
    ada = visit("Ada", size=PHONE, touch=True)
    begins(ada, "sixtina", ME, GREEDY)
    seen: set[str] = set()
    while "completed" not in seen:
        looks_at_all(ada, seen)
        assert is_asked(ada.page)
        looks_at_all(ada, seen)
        moves_once(ada, sixtina_well, Random(len(seen)))
    assert "turn" in seen


def begins_a_turn(visitor: Visitor, rivals: int = 1) -> None:
    """Begin a game, and place the first material: then it is one's turn."""
    begins(visitor, "sixtina", ME, *[RANDOM] * rivals)
    while is_asked(visitor.page) and decision(visitor.page) != "turn":
        moves_once(visitor, sixtina_turn, Random(1))


def test_what_cards_would_do_is_told_before_they_are_played(visit: Visit) -> None:
    """Cards first, then a technique: the flag, the verdict, and nothing is sent until it is confirmed."""
    page = (ada := visit("Ada")).page
    begins_a_turn(ada)
    before = number_of(page)
    restores_with_a_card(ada, Random(1))
    chosen = page.locator("[data-slot].chosen")
    expect(chosen).to_have_count(1)
    expect(chosen.locator(".flag")).to_have_text(re.compile(r"\d+ [<=>] \d+"))
    expect(verdict(page)).to_contain_text(re.compile("orrect|xcellent|rudent"))
    assert number_of(page) == before
    check_accessible(page)
    page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)
    expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(0)
    assert number_of(page) == before
    assert not ada.wire.commands("cancel"), "what was never sent need not be taken back"


def test_a_technique_first_offers_the_sums_that_a_hand_can_make(visit: Visit) -> None:
    page = (ada := visit("Ada")).page
    begins_a_turn(ada)
    ada.press(targets(page).first)
    expect(sums(page).first).to_be_visible()
    ada.press(sums(page).first)
    expect(page.locator("[data-card][aria-pressed=true]").first).to_be_visible()
    expect(button(page, "Restore")).to_be_enabled()
    while has(page.locator("[data-slot].chosen")):
        page.keyboard.press("Backspace")
    expect(page.get_by_role("region", name="One of three things")).to_be_visible()


def test_a_card_is_dragged_on_a_technique(visit: Visit) -> None:
    page = (ada := visit("Ada")).page
    begins_a_turn(ada)
    for number in range(cards(page).count()):
        ada.press(cards(page).nth(number))
        if has(targets(page)):
            break
    name = targets(page).first.get_attribute("data-slot")
    page.keyboard.press("Escape")
    cards(page).nth(number).drag_to(page.locator(f'[data-slot="{name}"]'))
    expect(page.locator(f'[data-slot="{name}"]')).to_have_class(re.compile(r"\bchosen\b"))


def test_a_second_click_on_a_technique_does_it(visit: Visit) -> None:
    page = (ada := visit("Ada")).page
    begins_a_turn(ada)
    before = number_of(page)
    ada.press(targets(page).first)
    ada.press(sums(page).first)
    button(page, "Restore").wait_for()
    ada.press(page.locator("[data-slot].chosen"))
    page.wait_for_function("before => document.querySelector('[data-shows]').dataset.number !== before", arg=before)
    (played,) = ada.wire.commands("play")[-1:]
    assert len(played["line"]) > 2, "a whole restoration is one line"


def test_cards_are_discarded_for_materials(visit: Visit) -> None:
    page = (ada := visit("Ada")).page
    begins_a_turn(ada)
    page.keyboard.press("a")
    for key in "12":
        page.keyboard.press(key)
    check_accessible(page)
    page.keyboard.press("-")
    ada.press(button(page, "Take 1 material"))
    expect(page.get_by_role("list", name="Players")).to_contain_text(
        re.compile(r"Ada \(you\).*3 cards in hand.*5 to place")
    )


@pytest.mark.long
def test_what_shows_no_card_is_taken_back(visit: Visit) -> None:
    """Cards that were drawn, played or discarded were seen; a first material or where Gianluigi goes was not."""
    ada, ben = visit("Ada"), visit("Ben")
    both = [ada, ben]
    meets(ada, ben, "sixtina", undo="free")
    mover, luck = whose_turn(both, ada), Random(1)
    for _ in range(MOST):
        seat = both.index(mover)
        before = mover.wire.position(seat)["view"]
        is_asked(mover.page)
        moves_once(mover, sixtina_well, luck)
        if mover.wire.position(seat)["can_undo"] and not has(mover.page.get_by_role("button", name=GOES_ON)):
            takes_back(mover)
            assert mover.wire.position(seat)["view"] == before
            return
        mover = whose_turn(both, mover)
    raise AssertionError("nothing can be taken back")


def test_nothing_is_too_tall_where_the_window_is_low(visit: Visit) -> None:
    page = (ada := visit("Ada", size=DESKTOP)).page
    begins_a_turn(ada, rivals=3)
    check_fits(page)
    restores_with_a_card(ada, Random(1))
    check_fits(page)
    page.keyboard.press("Escape")
    page.keyboard.press("a")
    check_fits(page)


def test_a_phone_shows_players_objectives_and_every_fresco(visit: Visit) -> None:
    page = (ada := visit("Ada", size=NARROW, touch=True)).page
    begins_a_turn(ada)
    for opener in ("Players", re.compile("^Objectives")):
        ada.press(page.locator("main").get_by_role("button", name=opener))
        expect(page.get_by_role("dialog")).to_be_visible()
        check_accessible(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    for thumb in page.locator("[data-thumb].open").all():
        ada.press(thumb)
        expect(thumb).to_have_attribute("aria-current", "true")
        assert slots(page).count() > 2
        check_not_sideways(page)


def test_a_list_of_games_shows_the_chapel(visit: Visit) -> None:
    page = (ada := visit("Ada")).page
    begins_a_turn(ada)
    ada.goes("/")
    expect(page.get_by_role("img", name="The chapel: 0 of 12 frescoes restored").first).to_be_visible()
    check_accessible(page)


def test_the_library_shows_frescoes_cards_and_objectives(visit: Visit) -> None:
    page = (ada := visit("Ada")).page
    ada.goes("/library/sixtina/components")
    expect(page.get_by_text("The Creation of Adam").first).to_be_visible()
    expect(page.get_by_text("1st, 2nd, 3rd: ").first).to_be_visible()
    check_accessible(page, "light")
    ada.goes("/library/sixtina/rules")
    expect(page.get_by_text("Solvent Sponge asks for 5: more is correct")).to_be_visible()
    check_accessible(page, "dark")


def test_a_game_goes_on_without_looking(visit: Visit) -> None:
    """What others did while nobody looked is there when one comes back."""
    ada = visit("Ada")
    begins(ada, "sixtina", ME, RANDOM, RANDOM)
    plays_on(ada, sixtina_turn, Random(2), most=8)
    ada.page.reload()
    assert is_asked(ada.page)
    moves_once(ada, sixtina_turn, Random(2))
