"""Finding things on a page, and going to them by keys."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, Page

MOST_TABS = 80


def one_of(found: Locator, luck: Random) -> Locator:
    """Any of these."""
    return found.nth(luck.randrange(found.count()))


def has(found: Locator) -> bool:
    """Whether there is one."""
    return found.count() > 0


def tab_to(page: Page, what: Locator) -> None:
    """Press Tab until the focus is on something."""
    for _ in range(MOST_TABS):
        if what.evaluate_all("found => found.includes(document.activeElement)"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no key leads to {what}")


def enter_on(page: Page, what: Locator) -> None:
    """Go to something by keys, and press it."""
    tab_to(page, what)
    page.keyboard.press("Enter")
