"""How people come to a table: in one click, through a set-up, through a link; and back, on another device."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.driving import ME, OPEN, at_table, is_asked, opens, prompt
from tests.web.looks import check_accessible, check_not_sideways
from tests.web.pointing import enter_on
from tests.web.visitor import NARROW, Visitor


def test_one_click_leads_to_the_first_decision(visit: Visit) -> None:
    nobody = visit("")
    nobody.goes("/")
    nobody.page.get_by_role("button", name="Play Sagrada now").click()
    assert is_asked(nobody.page)
    expect(nobody.page.get_by_role("radiogroup", name="Window patterns")).to_be_visible()


def test_keys_lead_from_the_first_page_to_the_first_decision(visit: Visit) -> None:
    page = visit("").page
    page.goto("/")
    enter_on(page, page.get_by_role("button", name="Play Sagrada now"))
    assert is_asked(page)
    page.keyboard.press("1")
    enter_on(page, prompt(page).get_by_role("button", name=re.compile("^Play ")))
    expect(page.get_by_role("listbox", name="Draft pool")).to_be_visible()


def everybody_is(visitor: Visitor, who: str) -> None:
    """Let all other seats be for bots, or for friends."""
    seats = visitor.page.get_by_role("radiogroup", name=re.compile("Who sits on seat"))
    seats.first.wait_for()
    for seat in seats.all():
        seat.get_by_text(who, exact=True).click()


def test_a_table_is_set_up_and_begins(visit: Visit) -> None:
    ada = visit("Ada")
    ada.goes("/new/classic_art")
    everybody_is(ada, "Bot")
    ada.page.get_by_role("region", name="Summary").get_by_role("button", name="Begin the game").click()
    assert is_asked(ada.page)
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Classic Art")


def test_a_friend_comes_by_a_link(visit: Visit) -> None:
    ada, ben = visit("Ada"), visit("", size=NARROW, touch=True)
    ada.goes("/new/sagrada")
    everybody_is(ada, "Friend")
    while ada.page.get_by_role("button", name="Take seat 3 away").count():
        ada.page.get_by_role("button", name="Take seat 3 away").click()
    ada.page.get_by_role("region", name="Summary").get_by_role("button", name="Open the table").click()
    link = ada.page.get_by_label("Link to this table")
    expect(link).to_have_value(re.compile("/t/"))
    check_accessible(ada.page)
    ben.goes(link.input_value())
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("Sagrada")
    expect(ada.page.get_by_role("list", name="Seats")).to_contain_text("the link was opened just now")
    check_not_sideways(ben.page)
    check_accessible(ben.page)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.press(ben.page.get_by_role("button", name="Sit down"))
    ada.page.get_by_role("button", name="Begin now").click()
    for visitor in (ada, ben):
        at_table(visitor.page).wait_for()
    expect(ada.page.get_by_role("list", name="Players")).to_contain_text("Ben")


def test_a_table_that_is_closed_is_gone_for_all(visit: Visit) -> None:
    ada, ben = visit("Ada"), visit("Ben")
    table = opens(ada, "fresco", ME, OPEN, OPEN)
    ben.may_fail = (f"/api/tables/{table}",)
    ben.post(f"/api/tables/{table}/join")
    ben.goes(f"/t/{table}")
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("Waiting for one more")
    ada.goes(f"/t/{table}")
    ada.page.get_by_role("button", name="Close the table").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Close the table").click()
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("This table is gone")
    check_accessible(ben.page)


def test_who_has_played_is_asked_for_a_name(visit: Visit) -> None:
    nobody = visit("")
    nobody.goes("/")
    nobody.page.get_by_role("button", name="Play now: 1980 Sixtina").click()
    assert is_asked(nobody.page)
    nobody.goes("/")
    nobody.page.get_by_label("What shall we call you?").fill("Zoë")
    check_accessible(nobody.page)
    nobody.page.get_by_role("button", name="Save").click()
    expect(nobody.page.get_by_role("heading", level=1)).to_contain_text("Zoë")
    expect(nobody.page.get_by_label("What shall we call you?")).to_be_hidden()


def test_a_name_that_was_kept_is_found_on_another_device(visit: Visit) -> None:
    ada, elsewhere = visit("Ada Lovelace"), visit("")
    ada.goes("/me")
    ada.page.get_by_label("Password", exact=False).first.fill("a window of glass")
    ada.page.get_by_role("button", name="Keep it").click()
    expect(ada.page.get_by_role("button", name="Keep it")).to_be_hidden()
    check_accessible(ada.page)
    elsewhere.goes("/me")
    form = elsewhere.page.locator("form").filter(has=elsewhere.page.get_by_role("button", name="Sign in"))
    form.get_by_label("Name").fill("Ada Lovelace")
    form.get_by_label("Password").fill("a window of glass")
    form.get_by_role("button", name="Sign in").click()
    expect(elsewhere.page.get_by_role("banner")).to_contain_text("Ada Lovelace")
