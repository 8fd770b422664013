"""When it is over: the game is seen again step by step, its luck is checked here, and what is forged is found."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

from playwright.sync_api import Page, Route, expect

from tests.web.conftest import Visit
from tests.web.driving import finishes
from tests.web.looks import check_accessible, check_not_sideways
from tests.web.visitor import NARROW

LATER = re.compile(r"/replay\?first=(?!0&)")
"""Asks for steps that are not among the first."""


def expect_step(page: Page, step: int) -> None:
    """Wait until a step is shown."""
    expect(page.get_by_role("slider", name="Steps of the game")).to_have_attribute("aria-valuenow", str(step))


def test_a_game_is_seen_again_step_by_step(visit: Visit) -> None:
    page = (ada := visit("Ada")).page
    table = finishes(ada, "sagrada", Random(1))
    ada.goes(f"/r/{table}")
    expect_step(page, 0)
    check_accessible(page)
    page.get_by_role("button", name="One step on").click()
    expect_step(page, 1)
    page.keyboard.press("ArrowRight")
    expect_step(page, 2)
    page.keyboard.press("ArrowLeft")
    expect_step(page, 1)
    page.get_by_role("radio", name="all cards open").check(force=True)
    expect_step(page, 1)
    page.get_by_role("button", name="To the end").click()
    last = int(page.get_by_role("slider").get_attribute("aria-valuemax") or 0)
    expect_step(page, last)
    check_accessible(page)


def test_a_game_is_reviewed(visit: Visit) -> None:
    page = (ada := visit("Ada")).page
    table = finishes(ada, "sagrada", Random(4))
    ada.goes(f"/r/{table}")
    expect_step(page, 0)
    beside = page.get_by_role("complementary")
    beside.get_by_role("tab", name="Moves").press("ArrowRight")
    check_accessible(page)
    beside.get_by_role("button", name="Review this game").click()
    expect(beside.get_by_role("progressbar")).to_be_visible()
    check_accessible(page)
    expect(beside.get_by_role("heading", name="Worth looking at")).to_be_visible(timeout=120_000)
    expect(beside.get_by_text("accuracy").first).to_be_visible()
    slider = page.get_by_role("slider", name="Steps of the game")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"Chance to win: Ada \d+ % and Ben \d+ %"))
    expect(page.get_by_role("table", name="Chance to win")).to_contain_text("Round 1")
    moment = beside.get_by_role("button", name=re.compile("Missed|Only good move|Luck")).first
    step = int((re.search(r"step (\d+)", moment.inner_text()) or [""])[1])
    moment.click()
    expect_step(page, step)
    expect(moment).to_have_attribute("aria-current", "step")
    check_accessible(page)
    page.keyboard.press("c")
    expect(page.get_by_role("radio", name="Points")).to_be_checked()
    page.keyboard.press("Home")
    page.keyboard.press("b")
    expect(slider).not_to_have_attribute("aria-valuenow", "0")
    beside.get_by_role("tab", name="Moves").click()
    expect(beside.get_by_text(re.compile("^(best|inaccuracy|mistake|turning point)$")).first).to_be_visible()
    page.reload()
    expect(beside.get_by_role("heading", name="Worth looking at")).to_be_visible()


def test_a_review_fits_a_phone(visit: Visit) -> None:
    ada = visit("Ada", size=NARROW, touch=True)
    table = finishes(ada, "sagrada", Random(4))
    ada.post(f"/api/tables/{table}/review", {})
    ada.goes(f"/r/{table}")
    ada.press(ada.page.get_by_role("button", name="Review", exact=True))
    expect(ada.page.get_by_role("heading", name="Worth looking at")).to_be_visible(timeout=120_000)
    check_not_sideways(ada.page)
    check_accessible(ada.page)


def test_what_was_told_long_ago_is_shown_when_it_is_asked_for(visit: Visit) -> None:
    page = (ada := visit("Ada")).page
    ada.goes(f"/t/{finishes(ada, 'sagrada', Random(2), ['Ben', 'Cleo', 'Dora'])}")
    log = page.get_by_role("log", name="Log")
    sentences = log.get_by_role("listitem")
    expect(sentences.last).to_be_in_viewport()
    shown, read = sentences.count(), sentences.first.text_content() or ""
    log.get_by_role("button", name="earlier").click()
    expect(sentences.nth(shown)).to_be_attached()
    read_now = sentences.nth(sentences.count() - shown)
    expect(read_now).to_have_text(read)
    expect(read_now).to_be_in_viewport()


def test_a_game_goes_on_from_any_step(visit: Visit) -> None:
    page = (ada := visit("Ada")).page
    table = finishes(ada, "sagrada", Random(2))
    ada.goes(f"/r/{table}")
    for step in range(1, 4):
        page.get_by_role("button", name="One step on").click()
        expect_step(page, step)
    page.get_by_role("complementary").get_by_role("button", name="Continue from here").click()
    check_accessible(page)
    page.get_by_role("dialog").get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page).not_to_have_url(re.compile(table))


def test_a_replay_fits_a_phone(visit: Visit) -> None:
    ada = visit("Ada", size=NARROW, touch=True)
    table = finishes(ada, "sagrada", Random(3))
    ada.goes(f"/r/{table}")
    ada.press(ada.page.get_by_role("button", name="One step on"))
    expect_step(ada.page, 1)
    swipes(ada.page, -120)
    expect_step(ada.page, 2)
    swipes(ada.page, 120)
    expect_step(ada.page, 1)
    check_not_sideways(ada.page)
    check_accessible(ada.page)


def swipes(page: Page, by: int) -> None:
    """Draw a finger over the board."""
    page.get_by_role("main").evaluate(
        """(board, by) => {
          const touch = (x) => new Touch({ identifier: 1, target: board, clientX: x, clientY: 300 });
          board.dispatchEvent(new TouchEvent("touchstart", { bubbles: true, touches: [touch(180)] }));
          board.dispatchEvent(new TouchEvent("touchend", { bubbles: true, changedTouches: [touch(180 + by)] }));
        }""",
        by,
    )


def test_who_drags_through_a_game_waits_for_nothing(visit: Visit) -> None:
    """Steps that are not fetched yet are shown when they come, with the eyes that are wanted by then."""
    page = (ada := visit("Ada")).page
    table = finishes(ada, "sagrada", Random(5))
    held: list[Route] = []
    is_open: list[bool] = []
    page.route(LATER, lambda route: route.continue_() if is_open else held.append(route))
    ada.goes(f"/r/{table}?eyes=none")
    expect_step(page, 0)
    slider = page.get_by_role("slider", name="Steps of the game")
    last = int(slider.get_attribute("aria-valuemax") or 0)
    box = slider.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 1, box["y"] + 10)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"], box["y"] + 10, steps=5)
    page.mouse.up()
    expect_step(page, last)
    expect(slider).to_have_attribute("aria-valuetext", re.compile("Fetching"))
    page.get_by_role("radio", name="all cards open").check(force=True)
    is_open.append(True)
    for route in held:
        route.continue_()
    expect(slider).to_have_attribute("aria-valuetext", re.compile("The game is over"))
    expect(page.get_by_role("radio", name="all cards open")).to_be_checked()


def test_the_luck_is_checked_in_the_browser_and_what_is_forged_is_found(visit: Visit, tmp_path: Path) -> None:
    page = (ada := visit("Ada")).page
    table = finishes(ada, "sagrada", Random(4))
    ada.goes(f"/fairness/{table}")
    expect(page.get_by_role("article").get_by_text("in order", exact=True)).to_be_visible()
    check_accessible(page)
    forged = tmp_path / "forged.jsonl"
    forged.write_text(forge(ada.context.request.get(f"/api/tables/{table}/record").text()))
    page.locator("input[type=file]").set_input_files(forged)
    expect(page.get_by_role("article").get_by_text("something is wrong")).to_be_visible()
    expect(page.get_by_role("article")).to_contain_text(
        re.compile(r"At entry \d+ the record says that a die showed \d")
    )
    expect(page.get_by_role("article")).to_contain_text("not as the house hands it out is entry ")
    check_accessible(page)


def forge(record: str) -> str:
    """A record in which a die fell otherwise."""
    forged = re.sub(r'\["roll",(\d)\]', lambda found: f'["roll",{int(found[1]) % 6 + 1}]', record, count=1)
    assert forged != record
    return forged
