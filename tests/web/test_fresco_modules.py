"""Fresco's modules at their boards: each alone, and all seventeen; every kind of their decisions is made there once."""

from __future__ import annotations

import logging
from random import Random

import pytest
from playwright.sync_api import expect

from bottega.core.actions import Action
from bottega.games.fresco.action_table import ACTIONS
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.meta import META
from tests.web.conftest import Visit
from tests.web.driving import is_asked, moves_once
from tests.web.foreseen import Foreseen, Lucky
from tests.web.fresco_board import Player
from tests.web.looks import check_accessible, check_not_sideways
from tests.web.visitor import Visitor
from tests.web.ways import LEFT

LOG = logging.getLogger(__name__)

MODULES = [option.name for option in META.modules]
SEEDS = {"requests": (2, 1), "medico": (3, 0), "dames": (2, 1), "dome": (2, 1)}
"""For how many, and with which luck, whatever a module asks comes up early; others need not be helped."""
GAMES = 4
"""So many are played at the most, until all has come up."""
MOVES = 8
BASE_WORDS = {"wake", "assign", "commit", "buy", "pass"}
SPECIAL = ("pink", "brown")
OWN_WAYS = {"special_blends": {"blend"}, "favors": {"restore"}}
"""Modules that bring no words of their own: what is done with them."""
TOGETHER = {"trade": "requests"}
"""What comes up only where another module is in play: of which wall tiles matters for requests alone."""
ON_BASE = {"restore": "ceiling", "reserve": "ceiling", "switch": "market", "blend": "workshop"}
"""What is done with pieces of the base board, where a module's marks lie."""

LONG = {"medico", "glaziers", "catacombs", "dames", "wall_fresco", "requests", "wishing_well", "bells"}
"""Modules with so many kinds of decisions that a game with them takes long."""
MARKS = {"special_blends": ":is([data-paint=pink], [data-paint=brown])"}
"""What a module adds to the base board, to be pressed there."""


def kinds_of(module: str) -> set[str]:
    """The kinds of decisions that a module brings when it is alone."""
    words = {action.word for action in ACTIONS if isinstance(action, Offer) and action.module == module}
    return (OWN_WAYS.get(module) or words) - set(TOGETHER)


def is_of(module: str, action: Action, kinds: set[str]) -> bool:
    """Whether an action is one of these kinds of a module."""
    if action.word not in kinds:
        return False
    return action.name.endswith(SPECIAL) if module == "special_blends" else True


@pytest.mark.slow
@pytest.mark.parametrize("module", [pytest.param(each, marks=[pytest.mark.long] * (each in LONG)) for each in MODULES])
def test_a_module_alone_is_planned_and_played_at_its_board(lucky: Lucky, visit_lucky: Visit, module: str) -> None:
    foreseen = uses_all(lucky, visit_lucky("Ada"), module, kinds_of(module), {module: "on"})
    foreseen.ends()
    expect(foreseen.host.page.get_by_role("heading", level=2).first).to_be_visible()


@pytest.mark.slow
def test_wall_tiles_with_seals_are_traded_at_their_board(lucky: Lucky, visit_lucky: Visit) -> None:
    uses_all(lucky, visit_lucky("Ada"), "wall_fresco", {"trade"}, {"wall_fresco": "on", TOGETHER["trade"]: "on"})


def uses_all(lucky: Lucky, ada: Visitor, module: str, wanted: set[str], options: dict[str, str]) -> Foreseen:
    """Make all these kinds of a module's decisions at its board, in one game or another: the last of them."""
    seats, seed = SEEDS.get(module, (2, 0))
    for luck in range(seed, seed + GAMES):
        foreseen = Foreseen.begin(lucky, ada, seats, luck, options, uses=module)
        uses_board(foreseen, module, wanted)
        if not wanted:
            break
    assert not wanted, f"{wanted} was never done at the board of {module}"
    check_accessible(ada.page, "light")
    check_not_sideways(ada.page)
    return foreseen


def uses_board(foreseen: Foreseen, module: str, wanted: set[str]) -> None:
    """Make each kind of a module's decisions that is wanted at its board, as it comes up: no more is wanted then."""
    player = Player(foreseen.host, Random(1), prefers=module, marks=MARKS.get(module, ""))

    def comes_up(legal: list[Action]) -> bool:
        return any(is_of(module, action, wanted) for action in legal)

    while wanted and foreseen.goes_on(until=comes_up):
        foreseen.is_shown()
        assert is_asked(player.page)
        moves_once(player.visitor, lambda *_: player.answer(), player.luck)
        done = foreseen.catch_up()
        LOG.info("%s by %s", done, player.pressed)
        wanted -= made_at_board(module, done, player.pressed)
    LOG.info("%s is left", wanted or "nothing")


def made_at_board(module: str, done: list[str], pressed: list[str]) -> set[str]:
    """The kinds of decisions that were made with tokens of a module, or with as many pieces of its board."""
    names = [action for action in done if not action.endswith(LEFT)]
    used = {name.split()[0] for name in names if module != "special_blends" or name.endswith(SPECIAL)}
    laid = {word for word in used if any(f"{place}-".startswith(f"{word}-") for place in pressed)}
    marked = {word for word in used if ON_BASE.get(word) in pressed}
    own = pressed.count(module) >= max(1, len(used & kinds_of(module)))
    return laid | marked | (used if own else set())


@pytest.mark.slow
def test_all_modules_are_planned_with_and_the_game_has_an_end(lucky: Lucky, visit_lucky: Visit) -> None:
    """Four players, all seventeen modules: rounds by clicks, and what they ask is answered with pieces."""
    foreseen, player = all_modules(lucky, visit_lucky)
    done = plays_round(foreseen, player, MOVES)
    assert {"wake", "commit"} <= done
    assert len(done) > len(BASE_WORDS), f"modules were used: {done}"
    check_accessible(player.page)
    foreseen.ends()
    expect(player.page.get_by_role("region", name="Final scores")).to_be_visible()
    check_accessible(player.page, "light")


@pytest.mark.long
def test_all_modules_are_played_to_the_end_by_clicks(lucky: Lucky, visit_lucky: Visit) -> None:
    foreseen, player = all_modules(lucky, visit_lucky)
    plays_round(foreseen, player, moves=2_000)
    assert foreseen.twin.over
    foreseen.is_shown()
    expect(player.page.get_by_role("region", name="Final scores")).to_be_visible()


def all_modules(lucky: Lucky, visit: Visit) -> tuple[Foreseen, Player]:
    """Four players with all modules, the first of them at a browser."""
    foreseen = Foreseen.begin(lucky, visit("Ada"), 4, 1, dict.fromkeys(MODULES, "on"))
    return foreseen, Player(foreseen.host, Random(1))


def plays_round(foreseen: Foreseen, player: Player, moves: int) -> set[str]:
    """Answer whatever comes at the board, so often or until the game is over: the words of what was done."""
    words: set[str] = set()
    for _ in range(moves):
        if not foreseen.is_mine():
            break
        foreseen.is_shown()
        assert is_asked(player.page)
        moves_once(player.visitor, lambda *_: player.answer(), player.luck)
        words |= {action.split()[0] for action in foreseen.catch_up()}
    return words
