"""Playing at the board of 1980 Sixtina, with a mouse, a finger or keys."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Locator, Page

from tests.web.driving import GOES_ON, hinted_turn, is_asked, moves_once
from tests.web.pointing import enter_on, has, one_of, tab_to
from tests.web.visitor import Visitor

RESTORES = 0.7
"""How often a fresco is restored where one may be."""
BEGINS = re.compile("^(Draw|Cancel$|Pass$|Place it|Send him|Uncover |Go on$)")
"""Buttons of which there is one whenever something is decided, but for a bonus."""
HINTS = 0.85
"""How often a hint is followed: by luck alone a game takes very long."""


def cards(page: Page) -> Locator:
    """The cards of one's hand."""
    return page.get_by_role("list", name="Your cards").get_by_role("button")


def slots(page: Page) -> Locator:
    """All techniques of open frescoes that are on the screen."""
    return page.locator("[data-slot]")


def targets(page: Page) -> Locator:
    """Techniques that may be chosen: which those are, only gold tells."""
    return page.locator("[data-slot].target")


def thumbs(page: Page) -> Locator:
    """Phones: open frescoes on the map on which something may be chosen."""
    return page.locator("[data-thumb].target")


def sheets(page: Page) -> Locator:
    """Sheets that may come off."""
    return page.get_by_role("button", name=re.compile("^Uncover "))


def bonuses(page: Page) -> Locator:
    """Bonuses that may be chosen."""
    return page.get_by_role("region", name="Your bonus").locator("button:not([aria-disabled=true])")


def sums(page: Page) -> Locator:
    """Sums for the chosen technique that can be done."""
    return page.get_by_role("group", name="Sums your cards can make").locator(".way:not(.cant)")


def verdict(page: Page) -> Locator:
    """What is being built comes to this."""
    return page.get_by_role("region", name="What it comes to")


def button(page: Page, name: str) -> Locator:
    """A button that can be pressed now, by the beginning of its name."""
    found = page.locator("main").get_by_role("button", name=re.compile(f"^{name}"))
    return found.and_(page.locator(":not([aria-disabled=true]):not(:disabled)"))


def is_for(page: Page, name: str) -> bool:
    """Whether there is such a button, pressed or not."""
    return has(page.locator("main").get_by_role("button", name=name, exact=True))


def decision(page: Page) -> str:
    """What is decided now, or told: it may come a moment later than the board."""
    told = page.locator("main").get_by_role("button", name=BEGINS)
    told.or_(bonuses(page)).or_(page.get_by_label("Score sheet")).first.wait_for()
    if has(page.get_by_role("button", name=GOES_ON)):
        return "completed"
    if has(bonuses(page)):
        return "bonus"
    if has(sheets(page)):
        return "uncover"
    named = {"Place it": "first", "Send him": "gianluigi", "Pass": "pass"}
    return next((what for name, what in named.items() if is_for(page, name)), "turn")


def sixtina_turn(visitor: Visitor, luck: Random) -> None:
    """Place the first material, restore, draw, acquire, take a bonus, uncover, or send Gianluigi."""
    page = visitor.page
    now = decision(page)
    if now == "bonus":
        visitor.press(one_of(bonuses(page), luck))
    elif now == "uncover":
        visitor.press(one_of(sheets(page), luck))
    elif now == "first":
        chooses_slot(visitor, luck)
        visitor.press(button(page, "Place it"))
    elif now == "gianluigi":
        visitor.press(one_of(verdict(page).locator("[aria-pressed]"), luck))
        visitor.press(button(page, "Send him"))
    elif now == "pass":
        visitor.press(button(page, "Pass"))
    elif can_restore(visitor) and luck.random() < RESTORES:
        restores(visitor, luck)
    elif has(button(page, "Draw")):
        visitor.press(button(page, "Draw"))
    else:
        acquires(visitor, luck)


def can_restore(visitor: Visitor) -> bool:
    """Whether some technique may be chosen; phones show that on the map."""
    return has(thumbs(visitor.page) if visitor.touches else targets(visitor.page))


def chooses_slot(visitor: Visitor, luck: Random) -> None:
    """Choose a technique of an open fresco; phones show one fresco at a time."""
    if visitor.touches:
        visitor.press(one_of(thumbs(visitor.page), luck))
    visitor.press(one_of(targets(visitor.page), luck))


def restores(visitor: Visitor, luck: Random) -> None:
    """Choose a technique, then a sum, and do it with as many materials as there are."""
    chooses_slot(visitor, luck)
    visitor.press(one_of(sums(visitor.page), luck))
    visitor.press(button(visitor.page, "Restore"))


def restores_with_a_card(visitor: Visitor, luck: Random) -> None:
    """Pick a card, then a technique that shows what it would be."""
    for number in range(cards(visitor.page).count()):
        visitor.press(cards(visitor.page).nth(number))
        if has(targets(visitor.page)):
            visitor.press(one_of(targets(visitor.page), luck))
            return
    raise AssertionError("no card can be played")


def acquires(visitor: Visitor, luck: Random) -> None:
    """Discard one or two cards for materials."""
    page = visitor.page
    visitor.press(button(page, "Acquire"))
    for number in luck.sample(range(cards(page).count()), min(2, cards(page).count())):
        visitor.press(cards(page).nth(number))
    visitor.press(button(page, "Take "))


def sixtina_well(visitor: Visitor, luck: Random) -> None:
    """The same, but mostly as a hint says."""
    (hinted_turn if luck.random() < HINTS else sixtina_turn)(visitor, luck)


def sixtina_by_keys(visitor: Visitor, luck: Random) -> None:
    """Figures choose a bonus or cards, Tab and Enter a technique, its sum and the button; D draws, A acquires."""
    page = visitor.page
    now = decision(page)
    if now == "bonus":
        page.keyboard.press("1")
    elif now == "uncover":
        enter_on(page, sheets(page))
    elif now in ("first", "gianluigi"):
        enter_on(page, targets(page))
        page.keyboard.press("Enter")
    elif now == "pass":
        enter_on(page, button(page, "Pass"))
    elif has(targets(page)) and luck.random() < RESTORES:
        enter_on(page, targets(page))
        enter_on(page, sums(page))
        button(page, "Restore").wait_for()
        enter_on(page, button(page, "Restore"))
    elif has(button(page, "Draw")):
        page.keyboard.press("d")
    else:
        page.keyboard.press("a")
        page.keyboard.press("1")
        button(page, "Take ").wait_for()
        tab_to(page, button(page, "Take "))
        page.keyboard.press("Enter")


def tries_sixtina(visitor: Visitor) -> None:
    """Restore a technique that somebody has done."""
    while decision(visitor.page) != "turn":
        moves_once(visitor, sixtina_turn, Random(1))
        assert is_asked(visitor.page)
    visitor.press(visitor.page.locator("[data-slot].done").first)
