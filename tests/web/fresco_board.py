"""Playing at the board of Fresco: what is golden is pressed, and the button does it; a plan is laid on its sheet."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from random import Random

from playwright.sync_api import Locator, Page, Position

from tests.web.driving import number_of, prompt
from tests.web.pointing import enter_on, has, one_of
from tests.web.visitor import Visitor

MOST_PRESSES = 24
"""More than any answer takes."""
LAYS = 0.7
"""How often something is laid that may be laid, in a plan or on a slip."""
ARCH_TOP: Position = {"x": 40, "y": 14}
PIECE = "button.can:enabled:not([aria-pressed=true]):visible"
LANDING = ".fresco [data-landing]:enabled:visible"
"""Where a painter may stop."""
ASKED_ON_SLIP = (
    ".fresco .slip li button:enabled:visible, "
    ".fresco .slip .row:not(:has([aria-pressed=true])) > button:enabled:visible"
)
"""What a slip still has to know: with which paints, or where the painter stops."""
BISHOP = ".fresco .way:not(.on):enabled:visible"
"""The bishop may be moved first."""
WAYS = ".ways:has(> :last-child[aria-pressed=true]) > button:enabled:not(:last-child):visible"
"""What may be laid on a slip besides, where nothing is laid yet: the last button lays nothing."""
PLACE_OF = """piece => {
  const places = ["token", "module", "arch", "ceiling", "station", "region"].map((place) => `[data-${place}]`);
  const place = piece.closest([".prompt", ...places].join());
  const { token, module, arch, station, region } = place?.dataset ?? {};
  if (place?.matches(".prompt")) return "prompt";
  if (place?.matches("[data-ceiling]")) return "ceiling";
  return module ?? token ?? arch ?? station ?? region ?? "";
}"""
FRAME = "() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null))))"


def golden(page: Page) -> Locator:
    """Pieces that may be an answer, or a part of one, and are not chosen yet."""
    return page.locator(f".fresco {PIECE}, {LANDING}")


def on_slip(page: Page) -> Locator:
    """What a slip still has to know."""
    return page.locator(ASKED_ON_SLIP)


def arches(page: Page) -> Locator:
    """Locations of the sheet to which somebody may be sent, or on which something may be laid."""
    return page.locator(".fresco .bay.can .whole:enabled")


def tokens(page: Page) -> Locator:
    """What modules may lay in a plan, and is not laid yet."""
    return page.locator(".fresco [data-token]:enabled:not(.laid, .off)")


def does_it(page: Page) -> Locator:
    """The button that does what is chosen: in the prompt, or on a module's board."""
    return page.locator(".prompt [data-do]:enabled, .fresco [data-module] .btn.turn:enabled:visible")


@dataclass
class Player:
    """Somebody who plays at the board, and notes what they have pressed and where."""

    visitor: Visitor
    luck: Random
    prefers: str = ""
    """The module whose pieces are pressed first."""
    marks: str = ""
    """Where on the base board it has pieces, too."""
    pressed: list[str] = field(default_factory=list)
    """Where the pieces of the last answer lay."""
    _sent: int = 0
    _heard: int = 0
    _asked: set[int] = field(default_factory=set)

    @property
    def page(self) -> Page:
        """The page."""
        return self.visitor.page

    def answer(self) -> None:
        """Answer whatever is asked, at the board where one can."""
        self.pressed = []
        self.settle()
        if has(prompt(self.page).get_by_role("button", name="Commit")):
            self.plan()
        else:
            self.press_pieces(number_of(self.page))

    def press_pieces(self, before: str) -> None:
        """Press golden pieces until the answer is whole, then its button; without any, a button of the prompt."""
        for _ in range(MOST_PRESSES):
            if self.page.locator(f'[data-shows="mine"][data-number="{before}"]').count() == 0:
                return
            if piece := self.wanted_piece():
                self.press(piece)
            elif has(does_it(self.page)):
                self.press(does_it(self.page))
                return
            elif has(on_slip(self.page)):
                self.press(one_of(on_slip(self.page), self.luck))
            elif has(golden(self.page)):
                self.press(one_of(golden(self.page), self.luck))
            elif has(self.choices()):
                self.press(one_of(self.choices(), self.luck))
                return
            else:
                self.settle()  # the page is between two positions
        raise AssertionError(f"nothing comes of {self.pressed}")

    def wanted_piece(self) -> Locator | None:
        """Something that the module which is looked for brings, or that may be laid besides."""
        if self.prefers:
            places = [f'[data-module="{self.prefers}"]', *filter(None, [self.marks])]
            own = self.page.locator(", ".join(f".fresco {place} {PIECE}" for place in places))
            way = self.page.locator(f'[data-module="{self.prefers}"] {WAYS}')
            if not has(does_it(self.page)) and has(own):
                return one_of(own, self.luck)
            if has(way):
                return one_of(way, self.luck)
        elif has(ways := self.page.locator(WAYS)) and self.luck.random() < LAYS:
            return one_of(ways, self.luck)
        return None

    def choices(self) -> Locator:
        """The buttons of the prompt, for what there is no piece for."""
        return prompt(self.page).locator(".btn:enabled:not(.tool, .icon, .link)")

    # The plan

    def plan(self) -> None:
        """Lay what may be laid, send all apprentices somewhere, lay what goes with them, and commit."""
        self.page.locator(".fresco .bay").first.wait_for()
        self.settle()
        self.lay_tokens()
        self.send_all()
        self.lay_tokens()
        self.send_all()
        self.press(prompt(self.page).get_by_role("button", name="Commit"))

    def lay_tokens(self) -> None:
        """Take up what modules may lay, and lay it on some arch; what finds no place is kept."""
        while (token := self.next_token()) is not None:
            self.press(token)
            if has(arches(self.page)):
                self.press_arch()
            if has(keep := prompt(self.page).get_by_role("button", name="Keep it")):
                self.press(keep)

    def next_token(self) -> Locator | None:
        """Something that is laid now, each at most once."""
        found = tokens(self.page)
        for number in range(found.count()):
            key = found.nth(number).get_attribute("data-token")
            if key not in self.pressed and (self.prefers or self.luck.random() < LAYS):
                return found.nth(number)
        return None

    def send_all(self) -> None:
        """Send all apprentices somewhere."""
        for _ in range(MOST_PRESSES):
            if not has(arches(self.page)):
                break
            self.press_arch()

    def press_arch(self) -> None:
        """Press an arch at its top: those who stand in it would be taken back."""
        self.press(one_of(arches(self.page), self.luck), at=ARCH_TOP)

    # Pressing

    def press(self, piece: Locator, at: Position | None = None) -> None:
        """Press a piece, note where it lies, and wait until the server has said what it says."""
        piece = piece.first
        self.pressed.append(piece.evaluate(PLACE_OF))
        if self.visitor.touches:
            piece.tap(position=at)
        else:
            piece.click(position=at)
        self.settle()

    def settle(self) -> None:
        """Wait until all that was asked is answered, and shown."""
        self.page.evaluate(FRAME)
        while self.is_waiting():
            self.page.wait_for_timeout(5)
        self.page.evaluate(FRAME)

    def is_waiting(self) -> bool:
        """Whether the page waits for an answer of the server."""
        wire = self.visitor.wire
        sent, heard = wire.sent[self._sent :], wire.heard[self._heard :]
        self._sent, self._heard = len(wire.sent), len(wire.heard)
        self._asked |= {frame["id"] for frame in map(json.loads, sent) if "id" in frame}
        self._asked -= {frame["id"] for frame in map(json.loads, heard) if frame.get("id") is not None}
        return bool(self._asked)


def fresco_turn(visitor: Visitor, luck: Random) -> None:
    """Answer whatever is asked, at the board where one can."""
    Player(visitor, luck).answer()


def fresco_by_keys(visitor: Visitor, luck: Random) -> None:
    """The same by keys: numbers send apprentices, an arrow finds what is golden, Enter chooses it and does it."""
    page, player = visitor.page, Player(visitor, luck)
    player.settle()
    if has(prompt(page).get_by_role("button", name="Commit")):
        page.locator(".fresco .bay").first.wait_for()
        player.settle()
        while has(arches(page)):
            page.keyboard.press(luck.choice("12345"))
            player.settle()
        enter_on(page, prompt(page).get_by_role("button", name="Commit"))
        return
    if has(golden(page)):
        page.evaluate("() => document.activeElement?.blur()")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        does_it(page).or_(on_slip(page)).first.wait_for()
        while not has(does_it(page)):
            enter_on(page, on_slip(page))
            does_it(page).or_(on_slip(page)).first.wait_for()
        enter_on(page, does_it(page))
    else:
        enter_on(page, prompt(page).locator(".btn:enabled:not(.tool, .icon, .link)"))
