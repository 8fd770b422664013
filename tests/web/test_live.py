"""People at one table, each at a browser of their own."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.driving import (
    BOARDS,
    HIDDEN,
    ME,
    OPEN,
    RANDOM,
    at_table,
    begins,
    comes,
    hinted_turn,
    is_asked,
    is_over,
    meets,
    moves_once,
    number_of,
    opens,
    prompt,
    take_turns,
)
from tests.web.hidden import check_kept
from tests.web.looks import check_accessible
from tests.web.visitor import Json, Visitor

MOVES = 8
SECRETIVE: dict[str, Json] = {"fresco": {"scrolls": "on"}}
"""Options with which a game has secrets from its beginning."""


def tab(visitor: Visitor, name: str) -> None:
    """Open one of what stands beside the board."""
    visitor.page.get_by_role("tab", name=name).click()


def choose(visitor: Visitor, name: str) -> None:
    """Choose something from the menu of the table."""
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.locator("#table-menu").get_by_text(name).click()


@pytest.mark.parametrize("game", BOARDS)
def test_two_people_play_live_and_nobody_hears_what_the_other_knows(visit: Visit, game: str) -> None:
    ada, ben = visit("Ada"), visit("Ben")
    meets(ada, ben, game, options=SECRETIVE.get(game, {}))
    take_turns([ada, ben], MOVES)
    for visitor in (ada, ben):
        check_accessible(visitor.page)
    assert check_kept(ada.wire, 0, ben.wire, 1) >= HIDDEN[game]
    assert check_kept(ben.wire, 1, ada.wire, 0) >= HIDDEN[game]
    assert ada.wire.commands("commit")
    assert ben.wire.commands("show-share"), "both browsers added to the luck"


def resigns(visitor: Visitor) -> None:
    """Give up."""
    choose(visitor, "Resign")
    expect(prompt(visitor.page)).to_contain_text("the game ends for everybody")
    prompt(visitor.page).get_by_role("button", name="Resign").click()


def test_what_one_says_the_other_hears(visit: Visit) -> None:
    ada, ben = visit("Ada"), visit("Ben")
    meets(ada, ben, "fresco")
    tab(ada, "Chat")
    ada.page.get_by_label("Say something to the table").fill("Buon giorno!")
    ada.page.get_by_role("button", name="Send").click()
    expect(ada.page.get_by_role("log", name="Chat")).to_contain_text("Buon giorno!")
    expect(ben.page.get_by_role("tab", name="Chat 1")).to_be_visible()
    tab(ben, "Chat")
    expect(ben.page.get_by_role("log", name="Chat")).to_contain_text("Ada Buon giorno!")
    expect(ben.page.get_by_role("tab", name="Chat", exact=True)).to_be_visible()
    expect(ada.page.get_by_role("tab", name="Chat", exact=True)).to_be_visible()
    check_accessible(ben.page)


def test_both_agree_to_end_the_game(visit: Visit) -> None:
    ada, ben = visit("Ada"), visit("Ben")
    meets(ada, ben, "fresco")
    choose(ada, "Ask all to end the game")
    expect(ada.page.get_by_text("Waiting for their answer")).to_be_visible()
    expect(ben.page.get_by_text("Ada asks to end the game here.")).to_be_visible()
    check_accessible(ben.page)
    ben.page.get_by_role("button", name="No", exact=True).click()
    expect(ada.page.get_by_text("Waiting for their answer")).to_be_hidden()
    choose(ben, "Ask all to end the game")
    ada.page.get_by_role("button", name="Agree").click()
    for visitor in (ada, ben):
        at_table(visitor.page, "over").wait_for()
        check_accessible(visitor.page)


def test_one_resigns_and_both_see_the_end(visit: Visit) -> None:
    ada, ben = visit("Ada"), visit("Ben")
    meets(ada, ben, "fresco")
    choose(ben, "Resign")
    prompt(ben.page).get_by_role("button", name="Not yet").click()
    assert not is_over(ben.page)
    resigns(ben)
    for visitor in (ada, ben):
        at_table(visitor.page, "over").wait_for()
        expect(visitor.page.get_by_role("main")).to_contain_text("Ben gives up.")
        check_accessible(visitor.page)


def test_taking_back_needs_consent_where_it_was_agreed(visit: Visit) -> None:
    ada, ben = visit("Ada"), visit("Ben")
    meets(ada, ben, "fresco", undo="consent")
    mover, other = (ada, ben) if at_table(ada.page, "mine").count() else (ben, ada)
    before = mover.page.get_by_role("log", name="Log").inner_text()
    moves_once(mover, hinted_turn, Random(1))
    prompt(mover.page).get_by_role("button", name="Undo").click()
    expect(mover.page.get_by_text("Waiting for their answer")).to_be_visible()
    expect(other.page.get_by_text("would like to take back a move")).to_be_visible()
    other.page.get_by_role("button", name="Agree").click()
    at_table(mover.page, "mine").wait_for()
    expect(mover.page.get_by_role("log", name="Log")).to_contain_text(before.splitlines()[-1])


def test_a_bot_plays_for_somebody_who_may_come_back(visit: Visit) -> None:
    ada, ben = visit("Ada"), visit("Ben")
    meets(ada, ben, "fresco")
    mover, other = (ada, ben) if at_table(ada.page, "mine").count() else (ben, ada)
    choose(mover, "Let a bot play for me")
    expect(mover.page.get_by_text(f"A bot plays for {mover.name}.")).to_be_visible()
    expect(other.page.get_by_role("list", name="Players")).to_contain_text("a bot sits in")
    check_accessible(mover.page)
    mover.page.get_by_role("button", name="Play myself again").click()
    expect(mover.page.get_by_text(f"A bot plays for {mover.name}.")).to_be_hidden()


@pytest.mark.parametrize("game", BOARDS)
def test_two_tabs_of_one_person_agree(visit: Visit, game: str) -> None:
    ada = visit("Ada")
    table = begins(ada, game, ME, RANDOM)
    second = ada.another_tab()
    comes(second, table)
    for tab, other in ((ada, second), (second, ada), (ada, second)):
        is_asked(tab.page)
        moves_once(tab, hinted_turn, Random(1))
        is_asked(tab.page)
        expect(at_table(other.page)).to_have_attribute("data-number", number_of(tab.page))


def test_who_is_away_is_seen_to_be(visit: Visit) -> None:
    ada, ben = visit("Ada"), visit("Ben")
    meets(ada, ben, "fresco")
    players = ada.page.get_by_role("list", name="Players")
    expect(players).not_to_contain_text("away")
    ben.page.close()
    expect(players).to_contain_text("Ben away")


def test_somebody_looks_on(visit: Visit) -> None:
    ada, cleo = visit("Ada"), visit("Cleo")
    table = begins(ada, "sixtina", ME, RANDOM, listed=True)
    cleo.goes(f"/t/{table}?watch=true")
    at_table(cleo.page).wait_for()
    assert cleo.wire.position(None)["secrets"] == []
    expect(cleo.page.get_by_role("button", name="Hint")).to_have_count(0)
    check_accessible(cleo.page)


def test_nobody_sits_at_a_table_that_is_not_there(visit: Visit) -> None:
    ada = visit("Ada")
    ada.may_fail = ("/api/tables/nothing",)
    ada.goes("/t/nothing")
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    check_accessible(ada.page)


def test_an_open_table_waits_for_somebody(visit: Visit) -> None:
    ada, ben = visit("Ada"), visit("Ben")
    table = opens(ada, "fresco", ME, OPEN)
    for visitor, title in ((ada, "Waiting for one more"), (ben, "Fresco")):
        visitor.goes(f"/t/{table}")
        expect(visitor.page.get_by_role("heading", level=1)).to_have_text(title)
        check_accessible(visitor.page)
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("All are here")
    check_accessible(ada.page)
