"""What follows a whole game at a board: its score, its replay, its luck, and another game."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.driving import is_asked
from tests.web.looks import check_accessible
from tests.web.visitor import Visitor


def check_score(page: Page, sheet: str) -> None:
    """Somebody has won, or who played alone has not, and a sheet says why."""
    expect(page.get_by_role("heading", level=2).first).to_have_text(re.compile("won|share|Not this time"))
    expect(page.get_by_label(sheet)).to_be_visible()
    check_accessible(page)


def check_afterwards(visitor: Visitor, table: str) -> None:
    """A game that is over is seen again, its luck is checked, and it is played anew."""
    page = visitor.page
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("region", name="Result")).to_contain_text(visitor.name)
    check_accessible(page)
    page.get_by_role("link", name="the luck was sealed: check it").click()
    expect(page.get_by_role("article").get_by_text("in order", exact=True)).to_be_visible()
    visitor.goes(f"/t/{table}")
    page.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(re.compile(table))
    assert is_asked(page)
