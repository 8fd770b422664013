"""Opening tables, and playing at them by clicks."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Sequence
from random import Random

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.web.visitor import Json, Visitor

LOG = logging.getLogger(__name__)
ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
RANDOM: Json = {"kind": "bot", "bot": "random"}
GREEDY: Json = {"kind": "bot", "bot": "greedy"}
BOARDS = ("sagrada", "classic_art", "sixtina", "fresco")
"""Games whose tables are tested from all sides."""
HIDDEN = {"sagrada": 1, "classic_art": 2, "sixtina": 2, "fresco": 1}
"""How many secrets a seat has in a few moves, at least."""
MOST = 1_000
"""More moves than any game takes."""

GOES_ON = re.compile("Next season|To the result|^Go on$")
"""What follows the closing of a season of Classic Art, and a completed fresco of 1980 Sixtina.

In Fresco "Go on" is a decision, and none that is made on the way."""
MAY_GO_ON = """() => {
  const table = document.querySelector("[data-shows]");
  const asked = [...document.querySelectorAll(".players li.now")];
  const levels = /Novice|Apprentice|Journeyman|Artisan|Expert|Master|Greedy|Random/;
  const waits = asked.some((player) => levels.test(player.textContent));
  const buttons = [...document.querySelectorAll("button:not(.fresco button)")];
  const closes = buttons.some((button) => /Next season|To the result|^Go on$/.test(button.textContent.trim()));
  if (closes) return "closes";
  return table?.dataset.shows === "over" ? "over" : table?.dataset.shows === "mine" && !waits ? "mine" : "";
}"""
"""Where all decide at once, bots go first: what they do can change what is to be clicked. A closing is looked at."""
HAS_MOVED = """number => {
  const table = document.querySelector("[data-shows]");
  return !table || table.dataset.number !== number || table.dataset.shows === "over"
    || document.querySelector(".prompt [role=alert], .curtain") !== null;
}"""

IS_ELSEWHERE = "number => document.querySelector('[data-shows]')?.dataset.number !== number"


def beside_me(name: str) -> Json:
    """A seat for somebody at the same screen."""
    return {"kind": "beside-me", "name": name}


# Tables


def opens(visitor: Visitor, game: str, *seats: Json, **more: object) -> str:
    """Open a table: its id."""
    return str(visitor.post("/api/tables", {"game": game, "seats": list(seats) or [ME, RANDOM], **more})["id"])


def begins(visitor: Visitor, game: str, *seats: Json, **more: object) -> str:
    """Open a table for those who are here, start it, and go there: its id."""
    table = opens(visitor, game, *seats, **more)
    visitor.post(f"/api/tables/{table}/start")
    comes(visitor, table)
    return table


def comes(visitor: Visitor, table: str) -> None:
    """Go to a table, and wait until it is there."""
    visitor.goes(f"/t/{table}")
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()


def meets(host: Visitor, guest: Visitor, game: str, **more: object) -> str:
    """Two people meet at a table: both come there, their browsers seal the luck, and the game begins."""
    table = opens(host, game, ME, OPEN, **more)
    guest.post(f"/api/tables/{table}/join")
    for visitor in (host, guest):
        visitor.goes(f"/t/{table}")
    host.post(f"/api/tables/{table}/start")
    for visitor in (host, guest):
        at_table(visitor.page).wait_for()
    return table


def finishes(visitor: Visitor, game: str, luck: Random, others: Sequence[str] = ("Ben",)) -> str:
    """Play a game to its end beside the pages, for all who sit at this screen: its id."""
    table = opens(visitor, game, ME, *map(beside_me, others))
    visitor.post(f"/api/tables/{table}/start")
    path = f"/api/tables/{table}"
    while not (seen := visitor.get(f"{path}/snapshot?seats=0&language=none&prospects=false"))["over"]:
        seat = seen["pending"][0]
        at_seat = visitor.get(f"{path}/snapshot?seats={seat}&language=none&prospects=false") if seat else seen
        action = luck.choice(at_seat["legal"])["name"]
        visitor.post(f"{path}/do", {"do": "play", "seat": seat, "line": [action]})
    return table


# What a table shows


def at_table(page: Page, *shows: str) -> Locator:
    """The table, if it shows one of these: `mine` when one may act, `theirs`, `over`."""
    return page.locator(", ".join([f'[data-shows="{each}"]' for each in shows]) or "[data-shows]")


def number_of(page: Page) -> str:
    """The number of the position that is shown."""
    return at_table(page).get_attribute("data-number") or ""


def is_over(page: Page) -> bool:
    """Whether the game is over."""
    return at_table(page).get_attribute("data-shows") == "over"


def prompt(page: Page) -> Locator:
    """What is to be done, in a sentence: the region of this name, found without asking the whole page for roles."""
    return page.locator('section[aria-label="What to do now"]')


def is_asked(page: Page) -> bool:
    """Wait until somebody here is asked something, or the game is over: whether it is not."""
    shows = page.wait_for_function(MAY_GO_ON).json_value()
    if shows == "closes":
        goes_on = page.get_by_role("button", name=GOES_ON).and_(page.locator(":not(.fresco *)"))
        try:
            goes_on.click()
        except TimeoutError:
            assert not goes_on.count(), "it goes on by itself after a while, or can be clicked"
        return is_asked(page)
    return bool(shows != "over")


def is_sure(visitor: Visitor) -> None:
    """Say yes to whatever is asked once more."""
    if prompt(visitor.page).get_by_role("button", name="Not yet").count():
        visitor.press(prompt(visitor.page).get_by_role("button").first)


Turn = Callable[[Visitor, Random], None]
"""Something that does one thing that may be done."""


def plays_on(visitor: Visitor, turn: Turn, luck: Random, most: int = MOST) -> int:
    """Play whenever it is one's turn, until the game is over: how many moves that were."""
    for moves in range(most):
        if not is_asked(visitor.page):
            return moves
        moves_once(visitor, turn, luck)
    return most


def moves_once(visitor: Visitor, turn: Turn, luck: Random) -> None:
    """Do one thing, and wait until it is done."""
    page = visitor.page
    before = number_of(page)
    LOG.info("%s moves at %s", visitor.name, before)
    turn(visitor, luck)
    page.wait_for_function(HAS_MOVED, arg=before)
    if number_of(page) == before:
        is_sure(visitor)
        page.wait_for_function(IS_ELSEWHERE, arg=before)


def takes_back(visitor: Visitor) -> None:
    """Take back the last that was done, and wait until it is."""
    page = visitor.page
    before = number_of(page)
    visitor.press(prompt(page).get_by_role("button", name="Undo"))
    page.wait_for_function(IS_ELSEWHERE, arg=before)
    at_table(page, "mine").wait_for()


def take_turns(visitors: Sequence[Visitor], moves: int) -> None:
    """Let people at browsers of their own move as it is their turn, as a hint says."""
    mover = whose_turn(visitors, visitors[0])
    for _ in range(moves):
        moves_once(mover, hinted_turn, Random(1))
        mover = whose_turn(visitors, mover)


def whose_turn(visitors: Sequence[Visitor], last: Visitor) -> Visitor:
    """Who may move next, by what the last mover's table says."""
    players = last.page.get_by_role("list", name="Players").locator("li.now")
    players.first.wait_for()
    asked = players.all_inner_texts()
    (*_, mover) = [visitor for visitor in visitors if any(visitor.name in text for text in asked)]
    at_table(mover.page, "mine").wait_for()
    return mover


# The plain table


def choices(page: Page) -> Locator:
    """What may be done at a plain table."""
    return page.get_by_role("region", name="What you may do")


def plain_turn(visitor: Visitor, luck: Random) -> None:
    """Press one of the buttons of a plain table; those that are folded away are unfolded first."""
    buttons = choices(visitor.page).locator("button:enabled")
    buttons.first.wait_for(state="attached")
    button = buttons.nth(luck.randrange(buttons.count()))
    if not button.is_visible():
        visitor.press(button.locator("xpath=ancestor::details/summary"))
    visitor.press(button)
    does_it = choices(visitor.page).get_by_role("button", name="Do it")
    if visitor.touches and does_it.count():
        visitor.press(does_it)


def hinted_turn(visitor: Visitor, _: Random) -> None:
    """Ask for a hint, and do it."""
    visitor.press(prompt(visitor.page).get_by_role("button", name="Hint"))
    visitor.press(prompt(visitor.page).get_by_role("button", name="Do it"))
