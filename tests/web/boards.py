"""Playing at the boards of Sagrada and Classic Art, with a mouse, a finger or keys; and who plays at which board."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Locator, Page

from tests.web.driving import Turn, hinted_turn, prompt
from tests.web.pointing import enter_on, has, one_of, tab_to
from tests.web.sixtina_board import sixtina_by_keys, sixtina_turn, sixtina_well
from tests.web.visitor import Visitor

FITS = re.compile(r"fits (one|\d+) space")
LEGAL = re.compile(r"\blegal\b")
WANTED = re.compile("may be taken|may pay")
LEAVES_IT = re.compile("Return to the pool|One die is enough")
TOOLS = 0.3
"""How often a tool is used where one may be."""
HINTS = 0.8


# Sagrada


def patterns(page: Page) -> Locator:
    """Windows that may be chosen."""
    return page.get_by_role("radiogroup", name="Window patterns").get_by_role("radio")


def pool(page: Page) -> Locator:
    """The dice of the draft pool."""
    return page.get_by_role("listbox", name="Draft pool").get_by_role("option")


def window(page: Page) -> Locator:
    """The spaces of one's own window."""
    return page.get_by_role("grid").get_by_role("gridcell")


def fitting(page: Page) -> Locator:
    """Dice that fit somewhere."""
    return page.get_by_role("listbox", name="Draft pool").get_by_role("option", name=FITS)


def legal_spaces(page: Page) -> Locator:
    """Spaces for the chosen die."""
    return page.get_by_role("gridcell", name=LEGAL)


def private_objectives(page: Page) -> Locator:
    """What may be scored at the end, when one plays alone."""
    return page.locator("main").get_by_role("button", name="Score it")


def sagrada_turn(visitor: Visitor, luck: Random) -> None:
    """Choose a window, draft a die, use a tool now and then, or end the turn; alone, score an objective at the end."""
    page = visitor.page
    usable = page.get_by_role("button", name="usable now")
    patterns(page).or_(window(page)).first.wait_for()
    if has(patterns(page)):
        visitor.press(one_of(patterns(page), luck))
        visitor.press(prompt(page).get_by_role("button", name=re.compile("^Play ")))
    elif has(page.get_by_text("in use", exact=True)):
        tool_step(visitor, luck)
    elif has(private_objectives(page)):
        visitor.press(one_of(private_objectives(page), luck))
    elif has(usable) and luck.random() < TOOLS:
        use_tool(visitor, one_of(usable, luck))
    elif has(fitting(page)):
        visitor.press(one_of(fitting(page), luck))
        visitor.press(one_of(legal_spaces(page), luck))
    else:
        visitor.press(prompt(page).get_by_role("button", name="End turn"))


def tool_step(visitor: Visitor, luck: Random) -> None:
    """Do what a tool asks: take a die or pay with it, give it a value, exchange it, place it, or move another."""
    page = visitor.page
    wanted = page.get_by_role("listbox", name="Draft pool").get_by_role("option", name=WANTED)
    values = page.get_by_role("group", name="Values").locator("button:not(.off)")
    movable = fitting(page).or_(page.get_by_role("gridcell", name="may be moved"))
    if has(legal_spaces(page)):
        visitor.press(one_of(legal_spaces(page), luck))
    elif has(wanted):
        visitor.press(one_of(wanted, luck))
    elif has(values):
        gives_value(visitor, one_of(values, luck))
    elif has(movable):
        visitor.press(one_of(movable, luck))
        visitor.press(one_of(legal_spaces(page), luck))
    elif has(page.locator(".track .pick")):
        exchanges(visitor, luck)
    else:
        visitor.press(prompt(page).get_by_role("button", name=LEAVES_IT))


def gives_value(visitor: Visitor, value: Locator) -> None:
    """Choose a value; a finger marks it first."""
    visitor.press(value)
    if visitor.touches:
        visitor.press(prompt(visitor.page).get_by_role("button", name="Make it a "))


def exchanges(visitor: Visitor, luck: Random) -> None:
    """Take a die from the round track: the only one of a niche, or one of its pile; on phones the track is open."""
    page = visitor.page
    dice = page.get_by_role("button", name=re.compile("^Take .* from round")).and_(page.locator(".can"))
    if visitor.touches:
        dice.first.wait_for()
    else:
        visitor.press(one_of(page.locator("[data-niche]", has=page.locator(".pick")), luck))
    if has(dice):
        visitor.press(one_of(dice, luck))


def use_tool(visitor: Visitor, tool: Locator) -> None:
    """Use a tool; on a phone its card opens first."""
    visitor.press(tool)
    use = visitor.page.get_by_role("dialog").get_by_role("button", name="Use it")
    if visitor.touches:
        visitor.press(use)


# Classic Art


def hand(page: Page) -> Locator:
    """The cards of one's hand."""
    return page.get_by_role("list", name="Your hand").get_by_role("button")


def plaques(page: Page) -> Locator:
    """Spaces that may be predicted: which those are, only gold tells."""
    return page.get_by_role("button", name="Free.").and_(page.locator(".can"))


def classic_art_turn(visitor: Visitor, luck: Random) -> None:
    """Show two cards, predict a wall, or drop a card."""
    asks = prompt(visitor.page)
    if has(asks.get_by_role("button", name="Show both")):
        shows_two(visitor, luck)
    elif has(asks.get_by_role("button", name="Drop it")):
        visitor.press(one_of(hand(visitor.page), luck))
        visitor.press(asks.get_by_role("button", name="Drop it"))
    elif has(plaques(visitor.page)):
        predicts(visitor, luck)
    else:
        visitor.press(asks.get_by_role("button", name="No prediction"))


def classic_art_well(visitor: Visitor, luck: Random) -> None:
    """The same, but most predictions are what a hint says: by luck alone a game takes many seasons."""
    predicts_now = has(prompt(visitor.page).get_by_role("button", name="No prediction"))
    (hinted_turn if predicts_now and luck.random() < HINTS else classic_art_turn)(visitor, luck)


def shows_two(visitor: Visitor, luck: Random) -> None:
    """Pick two cards, and show both."""
    for number in luck.sample(range(hand(visitor.page).count()), 2):
        visitor.press(hand(visitor.page).nth(number))
    visitor.press(prompt(visitor.page).get_by_role("button", name="Show both"))


def predicts(visitor: Visitor, luck: Random) -> None:
    """Choose a space, and place a token."""
    visitor.press(one_of(plaques(visitor.page), luck))
    slip = visitor.page.get_by_role("region", name="Your prediction")
    visitor.press(slip.get_by_role("button", name="Place"))


TURNS: dict[str, Turn] = {"sagrada": sagrada_turn, "classic_art": classic_art_turn, "sixtina": sixtina_turn}
TO_THE_END: dict[str, Turn] = {"sagrada": sagrada_turn, "classic_art": classic_art_well, "sixtina": sixtina_well}


# Keys


def step_to(page: Page, cells: Locator, target: int, columns: int = 5) -> None:
    """Go to a space of a grid with arrows."""
    tab_to(page, cells)
    here = cells.evaluate_all("cells => cells.indexOf(document.activeElement)")
    down, right = target // columns - here // columns, target % columns - here % columns
    for key, steps in (("ArrowDown", down), ("ArrowUp", -down), ("ArrowRight", right), ("ArrowLeft", -right)):
        for _ in range(steps):
            page.keyboard.press(key)


def sagrada_by_keys(visitor: Visitor, luck: Random) -> None:
    """Choose a window, draft a die, or end the turn: numbers choose, arrows lead to a space, a point ends the turn."""
    page = visitor.page
    if has(patterns(page)):
        page.keyboard.press("1")
        enter_on(page, prompt(page).get_by_role("button", name=re.compile("^Play ")))
    elif has(fitting(page)):
        page.keyboard.press(one_of(fitting(page), luck).locator("b").inner_text())
        spaces = window(page).evaluate_all(r"cells => cells.map((cell) => /\blegal\b/.test(cell.ariaLabel))")
        step_to(page, window(page), luck.choice([at for at, is_legal in enumerate(spaces) if is_legal]))
        page.keyboard.press("Enter")
    else:
        page.keyboard.press(".")


def classic_art_by_keys(visitor: Visitor, luck: Random) -> None:
    """Show two cards, predict where arrows lead, or drop a card: numbers choose, and Enter does what is built."""
    page, asks = visitor.page, prompt(visitor.page)
    if has(asks.get_by_role("button", name="Show both")):
        for number in luck.sample("12345", 2):
            page.keyboard.press(number)
    elif has(asks.get_by_role("button", name="Drop it")):
        page.keyboard.press("1")
    elif has(plaques(page)):
        while not plaques(page).evaluate_all("found => found.includes(document.activeElement)"):
            page.keyboard.press(luck.choice(["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"]))
        page.keyboard.press("Space")
    else:
        page.keyboard.press("p")
        return
    page.keyboard.press("Enter")


BY_KEYS: dict[str, Turn] = {
    "sagrada": sagrada_by_keys,
    "classic_art": classic_art_by_keys,
    "sixtina": sixtina_by_keys,
}
