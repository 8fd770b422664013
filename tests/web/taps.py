"""How soon the board of Fresco answers a tap, with all modules on and a processor four times slower: `make taps`.

Each tap is told from the moment that the finger comes down to the next picture: as the browser itself measures events,
and by two frames after it, where that is longer. What the browser makes up itself when something else has come under
the finger (mouseover) is no tap.

The same moves are played several times, and a tap is told by the median of its runs: a machine that does something else
for a moment makes one of them slow, a board that is slow makes all of them slow. The slowest of all is told beside it,
and so is a button on an empty page, which shows what the machine alone takes. A figure above the budget is marked.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median

from playwright.sync_api import Browser, Locator, Page, Position, sync_playwright

from bottega.games.fresco.meta import META
from tests.web import needs
from tests.web.driving import at_table, is_asked, moves_once, prompt
from tests.web.foreseen import Foreseen, Lucky
from tests.web.fresco_board import ARCH_TOP, PIECE, Player, arches, tokens
from tests.web.visitor import PHONE, Visitor

BUDGET = 100
SLOWER = 4
SEATS = 4
ALL = {option.name: "on" for option in META.modules}
WATCH = """() => {
  window.taps = [];
  const note = (event) => {
    const begun = event.timeStamp;
    requestAnimationFrame(() => setTimeout(() => window.taps.push(performance.now() - begun)));
  };
  const kinds = ["pointerdown", "pointerup", "click"];
  for (const kind of kinds) addEventListener(kind, note, { capture: true });
  window.whole = [];
  let down = 0;
  addEventListener("pointerdown", (event) => (down = event.timeStamp), { capture: true });
  const hasDone = ({ target }) => target.dataset.pressed === undefined;
  new MutationObserver((changes) => {
    if (!changes.some(hasDone)) return;
    requestAnimationFrame(() => setTimeout(() => window.whole.push(performance.now() - down)));
  }).observe(document, { subtree: true, attributeFilter: ["data-pressed"] });
  window.slowest = 0;
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (kinds.includes(name)) window.slowest = Math.max(window.slowest, duration);
  }).observe({ type: "event", durationThreshold: 16 });
}"""
FORGET = "() => { window.taps.length = 0; window.whole.length = 0; window.slowest = 0; }"
RESULT = """() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(
  () => {
    const first = Math.max(window.slowest, ...window.taps);
    resolve([first, Math.max(first, ...window.whole)]);
  }, 30))))"""
PLACES = {
    "a segment of the ceiling": ".fresco [data-segment]:enabled:visible",
    "a tile of the market": ".fresco [data-tile] button:enabled:visible",
    "a wake-up time": '.fresco [data-station="hostel"] .row button:enabled, .fresco .rows .row button:enabled',
    "a piece of a module's board": f".fresco [data-module] {PIECE}",
    "the altar": ".fresco [data-altar]:enabled:visible",
    "a tab": '.fresco [role="tab"]:visible',
}
"""What is tapped wherever it is seen, by what it is called here."""


@dataclass
class Tap:
    """A tap: on what, and after how many milliseconds it was seen as pressed, and all that comes of it at once."""

    place: str
    taken: float
    whole: float


class Taps:
    """Somebody who taps on a phone whose processor is slow, and takes the time."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.visitor = player.visitor
        self.found: list[Tap] = []

    def begin(self) -> None:
        """Slow the processor down, and watch what is tapped."""
        session = self.visitor.context.new_cdp_session(self.visitor.page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        self.visitor.page.evaluate(WATCH)

    def tap(self, place: str, piece: Locator, at: Position | None = None) -> None:
        """Tap something, and take the time. It is a bare finger: looking whether it hits comes before."""
        page = self.visitor.page
        piece.tap(position=at, trial=True)
        box = piece.bounding_box()
        assert box is not None
        middle: Position = {"x": box["width"] / 2, "y": box["height"] / 2}
        page.evaluate(FORGET)
        page.touchscreen.tap(box["x"] + (at or middle)["x"], box["y"] + (at or middle)["y"])
        self.found.append(Tap(place, *page.evaluate(RESULT)))
        self.player.settle()

    def tap_all(self, most: int) -> None:
        """Tap some pieces of each kind that are there; nothing is done by it."""
        for place, selector in PLACES.items():
            pieces = self.visitor.page.locator(selector)
            for number in range(most):
                if number < pieces.count():
                    self.tap(place, pieces.nth(number))
        for button in self.visitor.page.locator('.fresco [role="tab"].now').all():
            button.tap()

    def tap_nothing(self) -> None:
        """Tap a button on an empty page."""
        page = self.visitor.page
        page.goto("about:blank")
        page.set_content("<button>Nothing</button>")
        page.evaluate(WATCH)
        for _ in range(40):
            self.tap("a button on an empty page", page.get_by_role("button"))

    def tap_plan(self) -> None:
        """Tap tokens and arches of a plan."""
        page = self.visitor.page
        left_out = 0
        for _ in range(4):
            if tokens(page).count() <= left_out:
                break
            self.tap("a token of the plan", tokens(page).nth(left_out))
            if arches(page).count():
                self.tap("an arch that takes a token", arches(page).first, at=ARCH_TOP)
            else:
                left_out += 1
        while arches(page).count():
            self.tap("an arch", arches(page).first, at=ARCH_TOP)


def measure(foreseen: Foreseen, taps: Taps, moves: int) -> None:
    """Play some moves at the board, and tap all that is there before each."""
    player = taps.player
    for _ in range(moves):
        assert foreseen.is_mine()
        foreseen.is_shown()
        assert is_asked(taps.visitor.page)
        player.settle()
        if prompt(taps.visitor.page).get_by_role("button", name="Commit").count():
            taps.tap_plan()
            taps.visitor.page.get_by_role("button", name="Take all back").tap()
        else:
            taps.tap_all(3)
        taps.visitor.page.keyboard.press("Escape")
        moves_once(taps.visitor, lambda *_: player.answer(), player.luck)
        foreseen.catch_up()


def told(runs: list[list[Tap]]) -> Iterator[str]:
    """The figures of several runs of the same taps, those that took longest first."""
    places: dict[str, list[Sequence[Tap]]] = {}
    for same in zip(*runs, strict=True):
        (place,) = {tap.place for tap in same}
        places.setdefault(place, []).append(same)
    for place, taps in sorted(places.items(), key=lambda each: -max(pressed(each[1]))):
        single = [tap.taken for same in taps for tap in same]
        over = f"once {max(single):3.0f}, {sum(taken > BUDGET for taken in single)} of {len(single)} over {BUDGET}"
        figures = f"pressed {spread(pressed(taps))} ({over}), drawn {spread(drawn(taps))}"
        mark = "  over the budget" if max(pressed(taps)) > BUDGET else ""
        yield f"{place:27} {len(taps):3} taps  {figures}{mark}"


def pressed(taps: list[Sequence[Tap]]) -> list[float]:
    """After how long each tap was answered, by the median of its runs."""
    return [median(tap.taken for tap in same) for same in taps]


def drawn(taps: list[Sequence[Tap]]) -> list[float]:
    """After how long what comes of each tap was drawn."""
    return [median(tap.whole for tap in same) for same in taps]


def spread(figures: list[float]) -> str:
    """The median and the slowest, in milliseconds."""
    return f"{median(figures):3.0f} to {max(figures):3.0f} ms"


@contextmanager
def house() -> Iterator[Lucky]:
    """A server of our own."""
    with tempfile.TemporaryDirectory(prefix="bottega-taps-") as folder:
        home = Path(folder)
        with Lucky(f"sqlite:///{home / 'bottega.db'}", home, ["--pause", "0", "--sealing", "0.05"]) as running:
            yield running


def play(running: Lucky, browser: Browser, seed: int, moves: int) -> list[Tap]:
    """Play some moves on a slow phone: how long each tap took."""
    with Visitor.come(browser, running.url, "Ada", size=PHONE, touch=True) as ada:
        foreseen, taps = Foreseen.begin(running, ada, SEATS, seed, ALL), Taps(Player(ada, Random(1)))
        foreseen.looks_at = sys.maxsize
        foreseen.is_shown()
        goal(ada.page)
        taps.begin()
        measure(foreseen, taps, moves)
        taps.tap_nothing()
        return taps.found


def main() -> None:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=16, help="how many moves are played")
    parser.add_argument("--runs", type=int, default=3, help="how often the same moves are played")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    if reason := needs.missing():
        sys.exit(reason)
    with house() as running, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=needs.browser(), args=needs.ARGUMENTS)
        runs = []
        for number in range(1, chosen.runs + 1):
            print(f"Run {number} of {chosen.runs}", file=sys.stderr)
            runs.append(play(running, browser, chosen.seed, chosen.moves))
        print(*told(runs), sep="\n")
        browser.close()


def goal(page: Page) -> None:
    """Put the goal of the game away."""
    at_table(page).wait_for()
    page.get_by_role("button", name="I know the goal").tap()


if __name__ == "__main__":
    main()
