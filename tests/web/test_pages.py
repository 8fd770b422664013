"""Every page, by day and by night, wide and narrow: all can read it, it fits, and the content policy is strict."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.driving import ME, OPEN, RANDOM, begins, opens
from tests.web.looks import check_accessible, check_not_sideways
from tests.web.visitor import DESKTOP, NARROW, Visitor

PAGES = (
    "/",
    "/new",
    "/new/sagrada",
    "/new/fresco",
    "/library",
    "/library/sagrada/rules",
    "/library/classic_art/components",
    "/library/sagrada/components",
    "/library/fresco/options",
    "/fairness",
    "/settings",
    "/me",
    "/games",
    "/watch",
)
POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "font-src": "'self'",
    "connect-src": "'self'",
    "img-src": "'self' data:",
}


def looks_at(visitor: Visitor, path: str) -> None:
    """Go to a page, and wait until all of it is there."""
    visitor.goes(path)
    expect(visitor.page.get_by_role("heading", level=1)).to_have_count(1)
    visitor.page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("size", [DESKTOP, NARROW], ids=["wide", "narrow"])
@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_accessible_and_not_too_wide(visit: Visit, path: str, size: tuple[int, int]) -> None:
    ada = visit("Ada", size=size, touch=size == NARROW)
    looks_at(ada, path)
    check_not_sideways(ada.page)
    check_accessible(ada.page)


@pytest.mark.parametrize("path", ["/", "/games", "/me"])
def test_somebody_new_finds_something_too(visit: Visit, path: str) -> None:
    nobody = visit("")
    looks_at(nobody, path)
    check_accessible(nobody.page)


@pytest.mark.parametrize("size", [DESKTOP, NARROW], ids=["wide", "narrow"])
def test_who_has_games_finds_them_at_home(visit: Visit, size: tuple[int, int]) -> None:
    ada = visit("Ada", size=size, touch=size == NARROW)
    for game in ("sagrada", "classic_art"):
        begins(ada, game, ME, RANDOM)
    opens(ada, "fresco", ME, OPEN)
    looks_at(ada, "/")
    expect(ada.page.get_by_role("article", name=re.compile("your turn")).first).to_be_visible()
    check_not_sideways(ada.page)
    check_accessible(ada.page)
    looks_at(ada, "/games")
    check_not_sideways(ada.page)
    check_accessible(ada.page)
    looks_at(ada, "/library")
    expect(ada.page).to_have_title(re.compile(r"^\(\d\) Library"))


@pytest.mark.parametrize("path", ["/%E0%A4%A", "/library/sagrada/rules#%"])
def test_a_garbled_address_breaks_nothing(visit: Visit, path: str) -> None:
    ada = visit("Ada")
    ada.may_fail = ("/%E0%A4%A",)
    looks_at(ada, path)
    check_accessible(ada.page)


def test_there_is_a_page_for_what_is_not_there(visit: Visit) -> None:
    ada = visit("Ada")
    ada.may_fail = ("/nothing",)
    looks_at(ada, "/nothing")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Nothing hangs here")
    check_accessible(ada.page)


@pytest.mark.parametrize("path", ["/", "/t/anything"])
def test_the_content_policy_is_strict(visit: Visit, path: str) -> None:
    ada = visit("Ada")
    ada.may_fail = ("/api/tables/anything",)
    answer = ada.page.goto(path)
    assert answer is not None
    told = dict([part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";")])
    assert {name: told.get(name) for name in POLICY} == POLICY
    assert "unsafe" not in answer.headers["content-security-policy"]


def test_a_theme_is_kept(visit: Visit) -> None:
    ada = visit("Ada")
    looks_at(ada, "/settings")
    root = ada.page.locator("html")
    expect(root).to_have_attribute("data-theme", "light")
    ada.page.get_by_role("radiogroup", name="Theme").get_by_text("Dark", exact=True).click()
    expect(root).to_have_attribute("data-theme", "dark")
    ada.page.reload()
    expect(root).to_have_attribute("data-theme", "dark")
    ada.page.get_by_role("button", name="Light theme").click()
    expect(root).to_have_attribute("data-theme", "light")


def test_a_dark_room_stays_dark(visit: Visit) -> None:
    ada = visit("Ada", dark=True)
    ada.goes("/")
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_rule_is_found_by_its_number(visit: Visit) -> None:
    ada = visit("Ada")
    looks_at(ada, "/library")
    field = ada.page.get_by_role("combobox")
    field.fill("SG-4.7")
    expect(ada.page.get_by_role("option").first).to_contain_text("SG-4.7")
    check_accessible(ada.page)
    field.press("Enter")
    expect(ada.page).to_have_url(re.compile(r"/library/sagrada/rules#SG-4\.7"))
    expect(ada.page.locator("[id='SG-4.7']")).to_be_in_viewport()
    beside = ada.page.get_by_role("complementary", name="Beside the rules: Placing a die")
    expect(beside.get_by_role("figure").first).to_contain_text("an edge or a corner")
    check_accessible(ada.page)


def test_links_lead_from_page_to_page_and_back(visit: Visit) -> None:
    ada = visit("Ada")
    looks_at(ada, "/")
    for name, path in (("Library", "/library"), ("Fairness", "/fairness"), ("Watch", "/watch")):
        ada.page.get_by_role("banner").get_by_role("link", name=name).click()
        expect(ada.page).to_have_url(re.compile(f"{path}$"))
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    ada.page.go_back()
    expect(ada.page).to_have_url(re.compile("/fairness$"))
