"""Pictures of every page and board, wide and on a phone, by day and by night: `make screenshots`.

They are of a server that is started for it, with people and games of its own.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, sync_playwright

from bottega.games.fresco.meta import META
from tests.server.running import Running
from tests.web import needs
from tests.web.boards import TURNS, fitting, plaques, pool, shows_two, window
from tests.web.driving import (
    GOES_ON,
    GREEDY,
    MAY_GO_ON,
    ME,
    OPEN,
    RANDOM,
    Turn,
    begins,
    beside_me,
    finishes,
    hinted_turn,
    is_asked,
    meets,
    moves_once,
    opens,
    prompt,
    whose_turn,
)
from tests.web.fresco_board import fresco_turn
from tests.web.looks import THEMES
from tests.web.sixtina_board import button, can_restore, chooses_slot, decision, sums
from tests.web.visitor import PHONE, Json, Visitor

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
SIZES = {"desktop": (1440, 900), "phone": PHONE}
MOST_MOVES = 90
ALL_MODULES: Json = {option.name: "on" for option in META.modules}
NAMES = ("Chiara", "Dario", "Elsa", "Fabio")
Scene = Callable[[Visitor], None]


def page(path: str) -> Scene:
    """A page at an address."""
    return lambda visitor: visitor.goes(path)


def bots(number: int, bot: Json = RANDOM) -> list[Json]:
    """So many bots, each with a name."""
    return [{**bot, "name": name} for name in NAMES[:number]]


def plays(visitor: Visitor, game: str, others: int, moves: int = 0, turn: Turn | None = None) -> None:
    """Begin a game with some bots, put the goal away, and play some moves."""
    begins(visitor, game, ME, *bots(others))
    visitor.press(visitor.page.get_by_role("button", name="I know the goal"))
    for _ in range(moves):
        is_asked(visitor.page)
        moves_once(visitor, turn or TURNS[game], Random(1))
    is_asked(visitor.page)


def at_table(game: str, others: int, moves: int = 0, turn: Turn | None = None) -> Scene:
    """A game after some moves."""
    return lambda visitor: plays(visitor, game, others, moves, turn)


def home_with_games(visitor: Visitor) -> None:
    """Home, for somebody who has games."""
    plays(visitor, "sagrada", 2, moves=5)
    plays(visitor, "classic_art", 2, moves=4)
    opens(visitor, "fresco", ME, OPEN)
    visitor.goes("/")
    visitor.page.get_by_role("article").first.wait_for()


def my_games(visitor: Visitor) -> None:
    """One's own games."""
    plays(visitor, "sagrada", 1)
    opens(visitor, "sixtina", ME, OPEN)
    finishes(visitor, "sagrada", Random(1))
    visitor.goes("/games")


def waiting(visitor: Visitor) -> None:
    """A table that waits for somebody."""
    visitor.goes(f"/t/{opens(visitor, 'sagrada', ME, OPEN, *bots(1, GREEDY))}")


def invitation(visitor: Visitor) -> None:
    """What somebody sees who was sent a link."""
    table = opens(visitor, "classic_art", ME, OPEN, *bots(1, GREEDY))
    visitor.context.clear_cookies()
    visitor.goes(f"/t/{table}")


def curtain(visitor: Visitor) -> None:
    """Several people at one screen."""
    begins(visitor, "sagrada", ME, beside_me("Ben"))
    visitor.page.get_by_role("button", name="I am ").wait_for()


def sagrada_refusal(visitor: Visitor) -> None:
    """What is refused, with its rule beside the board."""
    plays(visitor, "sagrada", 2, moves=1)
    visitor.press(pool(visitor.page).first)
    visitor.press(window(visitor.page).nth(7))
    prompt(visitor.page).get_by_role("alert").wait_for()


def sagrada(visitor: Visitor) -> None:
    """In the middle of a game, with a die to be drafted."""
    plays(visitor, "sagrada", 3, moves=14)
    while not fitting(visitor.page).count():
        moves_once(visitor, TURNS["sagrada"], Random(1))
        is_asked(visitor.page)


def sagrada_alone(visitor: Visitor) -> None:
    """Somebody plays alone, with five tools and the scales."""
    begins(visitor, "sagrada", ME, options={"tools": "5"})
    visitor.press(visitor.page.get_by_role("button", name="I know the goal"))
    for _ in range(12):
        is_asked(visitor.page)
        moves_once(visitor, TURNS["sagrada"], Random(1))
    is_asked(visitor.page)


def sagrada_die(visitor: Visitor) -> None:
    """A die is chosen, and shows where it fits."""
    sagrada(visitor)
    visitor.press(fitting(visitor.page).first)


def classic_art_prediction(visitor: Visitor) -> None:
    """A prediction is being made."""
    plays(visitor, "classic_art", 4, moves=3)
    if prompt(visitor.page).get_by_role("button", name="Show both").count():
        moves_once(visitor, shows_two, Random(1))
        is_asked(visitor.page)
    visitor.press(plaques(visitor.page).first)


def classic_art_closing(visitor: Visitor) -> None:
    """A season closes."""
    plays(visitor, "classic_art", 4)
    while not visitor.page.get_by_role("button", name=GOES_ON).count():
        moves_once(visitor, TURNS["classic_art"], Random(1))
        visitor.page.wait_for_function(MAY_GO_ON)


def sixtina_until(wanted: str, others: int, moves: int = 0, is_so: Callable[[Visitor], bool] = lambda _: True) -> Scene:
    """1980 Sixtina, played as hints say until something is decided or told, after some moves; else another game."""

    def plays_until(visitor: Visitor) -> None:
        plays(visitor, "sixtina", others)
        while not reaches(visitor, wanted, moves, is_so):
            begins(visitor, "sixtina", ME, *bots(others))

    return plays_until


def reaches(visitor: Visitor, wanted: str, moves: int, is_so: Callable[[Visitor], bool]) -> bool:
    """Play as hints say, and stop where something is decided or told: whether it was."""
    for move in range(MOST_MOVES):
        visitor.page.wait_for_function(MAY_GO_ON)
        now = decision(visitor.page)
        if move >= moves and now == wanted and is_so(visitor):
            return True
        if (wanted == "first" and now != wanted) or not is_asked(visitor.page):
            return False
        if now != "completed":
            moves_once(visitor, hinted_turn, Random(1))
    return False


def sixtina_verdict(visitor: Visitor) -> None:
    """A restoration is built: the flag, the podium after it, the verdict."""
    sixtina_until("turn", 3, moves=12, is_so=can_restore)(visitor)
    chooses_slot(visitor, Random(2))
    visitor.press(sums(visitor.page).first)
    button(visitor.page, "Restore").wait_for()


def sixtina_theirs(visitor: Visitor) -> None:
    """Somebody else decides."""
    browser = visitor.context.browser
    assert browser is not None
    with Visitor.come(browser, visitor.url, "Ben") as ben:
        meets(visitor, ben, "sixtina")
        mover, moves = whose_turn([visitor, ben], ben), 0
        while moves < 6 or mover is visitor:
            moves_once(mover, hinted_turn, Random(1))
            mover, moves = whose_turn([visitor, ben], ben), moves + 1


def fresco_turns(visitor: Visitor, others: int, options: Json, until: str) -> None:
    """Fresco, played at the board until its prompt asks something that begins like this."""
    begins(visitor, "fresco", ME, *bots(others), options=options)
    visitor.press(visitor.page.get_by_role("button", name="I know the goal"))
    luck = Random(1)
    while is_asked(visitor.page) and not re.search(until, prompt(visitor.page).inner_text()):
        moves_once(visitor, fresco_turn, luck)
    visitor.page.mouse.move(0, 0)


def fresco(until: str, others: int = 2, options: Json | None = None) -> Scene:
    """Fresco at a moment of a round."""
    return lambda visitor: fresco_turns(visitor, others, options or {}, until)


def fresco_slip(visitor: Visitor) -> None:
    """A segment is chosen, and the slip adds up what it brings."""
    fresco_turns(visitor, 2, {}, "Cathedral")
    while not visitor.page.locator("[data-segment].can").count():
        moves_once(visitor, fresco_turn, Random(1))
        is_asked(visitor.page)
    visitor.press(visitor.page.locator("[data-segment].can").first)
    prompt(visitor.page).locator("[data-do]").wait_for()


def fresco_board(module: str) -> Scene:
    """The board of a module, opened from the shelf."""

    def scene(visitor: Visitor) -> None:
        fresco_turns(visitor, 3, ALL_MODULES, "Plan your day|Market")
        if visitor.touches:
            visitor.press(visitor.page.get_by_role("tab", name="Shelf"))
        visitor.press(visitor.page.locator(f'[data-shelf="{module}"]'))

    return scene


def watching(visitor: Visitor) -> None:
    """Games that everybody may watch."""
    for game in ("sagrada", "fresco"):
        begins(visitor, game, ME, *bots(2), listed=True)
    visitor.goes("/watch")


def finished(game: str, path: str, others: tuple[str, ...] = ("Ben",)) -> Scene:
    """A game that is over, at one of its addresses."""
    return lambda visitor: visitor.goes(path.format(finishes(visitor, game, Random(2), others)))


def replay(visitor: Visitor) -> None:
    """A game seen again, in the middle."""
    visitor.goes(f"/r/{finishes(visitor, 'sagrada', Random(2))}")
    slider = visitor.page.get_by_role("slider", name="Steps of the game")
    slider.wait_for()
    box = slider.bounding_box()
    assert box is not None
    visitor.page.mouse.click(box["x"] + box["width"] * 0.6, box["y"] + box["height"] / 3)


def review(visitor: Visitor) -> None:
    """A game that was reviewed, at a moment that is worth looking at."""
    table = finishes(visitor, "sagrada", Random(2))
    visitor.post(f"/api/tables/{table}/review", {})
    visitor.goes(f"/r/{table}")
    if visitor.touches:
        visitor.press(visitor.page.get_by_role("button", name="Review", exact=True))
    else:
        visitor.press(visitor.page.get_by_role("tab", name="Review"))
    visitor.page.get_by_role("heading", name="Worth looking at").wait_for(timeout=120_000)
    if not visitor.touches:
        visitor.press(visitor.page.get_by_role("button", name=re.compile("Missed|Only good move|Luck")).first)


def sagrada_hint(visitor: Visitor) -> None:
    """What a bot would do, and why."""
    sagrada(visitor)
    is_asked(visitor.page)
    visitor.page.keyboard.press("h")
    visitor.page.get_by_text(re.compile("better than|hardly matters")).first.wait_for()


SCENES: Mapping[str, Scene] = {
    "home": page("/"),
    "home-with-games": home_with_games,
    "set-up": page("/new/sagrada"),
    "set-up-fresco": page("/new/fresco"),
    "waiting": waiting,
    "invitation": invitation,
    "sagrada-windows": at_table("sagrada", 2),
    "sagrada": sagrada,
    "sagrada-die": sagrada_die,
    "sagrada-hint": sagrada_hint,
    "sagrada-refusal": sagrada_refusal,
    "sagrada-alone": sagrada_alone,
    "sagrada-score": finished("sagrada", "/t/{}"),
    "classic_art": at_table("classic_art", 4, moves=3),
    "classic_art-prediction": classic_art_prediction,
    "classic_art-closing": classic_art_closing,
    "classic_art-score": finished("classic_art", "/t/{}", ("Ben", "Chiara", "Dario", "Elsa")),
    "sixtina": sixtina_until("turn", 3, moves=14),
    "sixtina-first": sixtina_until("first", 3),
    "sixtina-verdict": sixtina_verdict,
    "sixtina-bonus": sixtina_until("bonus", 2),
    "sixtina-completed": sixtina_until("completed", 3),
    "sixtina-uncover": sixtina_until("uncover", 1),
    "sixtina-gianluigi": sixtina_until("gianluigi", 1),
    "sixtina-theirs": sixtina_theirs,
    "sixtina-score": finished("sixtina", "/t/{}", ("Ben", "Chiara", "Dario")),
    "sixtina-score-for-two": finished("sixtina", "/t/{}"),
    "library-frescoes": page("/library/sixtina/components"),
    "fresco-hostel": fresco("When do you wake up"),
    "fresco-plan": fresco("Plan your day"),
    "fresco-market": fresco("Market"),
    "fresco": fresco("Cathedral"),
    "fresco-slip": fresco_slip,
    "fresco-workshop": fresco("Workshop"),
    "fresco-theater": fresco("Theater"),
    "fresco-score": finished("fresco", "/t/{}"),
    "fresco-all-plan": fresco("Plan your day", 3, ALL_MODULES),
    "fresco-all": fresco("Market|Cathedral|Workshop", 3, ALL_MODULES),
    **{f"fresco-{module.replace('_', '-')}": fresco_board(module) for module in ALL_MODULES},
    "one-screen": curtain,
    "replay": replay,
    "review": review,
    "fairness": page("/fairness"),
    "fairness-checked": finished("sagrada", "/fairness/{}"),
    "library": page("/library"),
    "library-rules": page("/library/sagrada/rules"),
    "library-components": page("/library/sagrada/components"),
    "settings": page("/settings"),
    "account": page("/me"),
    "my-games": my_games,
    "watch": watching,
}


@contextmanager
def house() -> Iterator[Running]:
    """A server of our own."""
    with tempfile.TemporaryDirectory(prefix="bottega-screenshots-") as folder:
        home = Path(folder)
        with Running(f"sqlite:///{home / 'bottega.db'}", home, ["--pause", "0"]) as running:
            yield running


def take(browser: Browser, url: str, name: str, size: str, folder: Path) -> None:
    """Take the pictures of a scene, by day and by night."""
    with Visitor.come(browser, url, "Ada", size=SIZES[size], touch=size == "phone") as visitor:
        SCENES[name](visitor)
        visitor.page.wait_for_load_state("networkidle")
        for theme in THEMES:
            visitor.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
            visitor.page.screenshot(path=folder / f"{name}-{size}-{theme}.png")
        for problem in visitor.problems:
            print(f"{name}, {size}: {problem}", file=sys.stderr)


def main() -> None:
    """Take all pictures, or those whose names match."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where they go")
    parser.add_argument("--only", default="", help="a regular expression: only scenes that it fits")
    chosen = parser.parse_args()
    if reason := needs.missing():
        sys.exit(reason)
    chosen.folder.mkdir(parents=True, exist_ok=True)
    with house() as running, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=needs.browser(), args=needs.ARGUMENTS)
        for name in [name for name in SCENES if re.search(chosen.only, name)]:
            for size in SIZES:
                take(browser, running.url, name, size, chosen.folder)
        browser.close()


if __name__ == "__main__":
    main()
