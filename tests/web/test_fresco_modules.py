"""Fresco's modules at their boards: each alone, and all seventeen; every kind of their decisions is made there once."""

from __future__ import annotations

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

MODULES = [option.name for option in META.modules]
SEEDS = {
    "portraits": (2, 1),
    "requests": (3, 8),
    "special_blends": (2, 5),
    "wishing_well": (2, 0),
    "gold_leaf": (2, 2),
    "glaziers": (2, 9),
    "scrolls": (2, 0),
    "bells": (2, 11),
    "wall_fresco": (2, 4),
    "medico": (2, 0),
    "favors": (2, 0),
    "dames": (2, 6),
    "catacombs": (2, 1),
    "pews": (2, 2),
    "dome": (3, 5),
    "black_market": (2, 0),
    "guild": (2, 5),
}
"""For how many, and with which luck, whatever a module asks comes up early."""
GAMES = 4
"""So many are played at the most, until all has come up."""
MOVES = 14
BASE_WORDS = {"wake", "assign", "commit", "buy", "pass"}
NAMES = ("Ada", "Ben", "Chiara", "Dario")
SPECIAL = ("pink", "brown")
OWN_WAYS = {"special_blends": {"blend"}, "favors": set[str]()}
"""Modules that bring no words of their own."""
RARE = {"medico": {"infect", "neutral", "ill-next"}, "wall_fresco": {"trade"}}
"""What comes up in few games."""


def kinds_of(module: str) -> set[str]:
    """The kinds of decisions that a module brings."""
    words = {action.word for action in ACTIONS if isinstance(action, Offer) and action.module == module}
    return (OWN_WAYS.get(module) or words) - RARE.get(module, set())


def is_of(module: str, action: Action, kinds: set[str]) -> bool:
    """Whether an action is one of these kinds of a module."""
    if action.word not in kinds:
        return False
    return action.name.endswith(SPECIAL) if module == "special_blends" else True


@pytest.mark.slow
@pytest.mark.parametrize("module", MODULES)
def test_a_module_alone_is_planned_and_played_at_its_board(lucky: Lucky, visit_lucky: Visit, module: str) -> None:
    seats, seed = SEEDS[module]
    people = [visit_lucky(name) for name in NAMES[:seats]]
    wanted = kinds_of(module)
    for luck in range(seed, seed + GAMES):
        foreseen = Foreseen.begin(lucky, people, "fresco", luck, {module: "on"}, uses=module)
        uses_board(foreseen, module, wanted)
        if not wanted:
            break
    assert not wanted, f"{wanted} never came up"
    foreseen.ends()
    expect(people[0].page.get_by_role("heading", level=2).first).to_be_visible()


def uses_board(foreseen: Foreseen, module: str, wanted: set[str]) -> None:
    """Make each kind of a module's decisions that is wanted at its board, as it comes up: no more is wanted then."""
    ada = foreseen.people[0]
    player = Player(ada, Random(1), prefers=module)

    def comes_up(legal: list[Action]) -> bool:
        return any(is_of(module, action, wanted) for action in legal)

    while wanted and foreseen.goes_on(until=comes_up):
        foreseen.is_shown()
        assert is_asked(ada.page)
        wanted.difference_update(answers(player, foreseen))
    check_accessible(ada.page, "light")
    check_not_sideways(ada.page)


def answers(player: Player, foreseen: Foreseen) -> set[str]:
    """Answer at the board: the words of what was done there."""
    moves_once(player.visitor, lambda *_: player.answer(), player.luck)
    words = {action.split()[0] for action in foreseen.catch_up()}
    pieces = [place for place in player.pressed if place != "prompt"]
    assert pieces, f"{words} was done without a piece"
    return words


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
    expect(player.page.get_by_role("region", name="Final scores")).to_be_visible()


def all_modules(lucky: Lucky, visit: Visit) -> tuple[Foreseen, Player]:
    """Four players with all modules, the first of them at a browser."""
    people = [visit(name) for name in NAMES]
    foreseen = Foreseen.begin(lucky, people, "fresco", 1, dict.fromkeys(MODULES, "on"))
    return foreseen, Player(people[0], Random(1))


def plays_round(foreseen: Foreseen, player: Player, moves: int) -> set[str]:
    """Answer whatever comes at the board, so often or until the game is over: the words of what was done."""
    words: set[str] = set()
    for _ in range(moves):
        if not foreseen.goes_on(until=lambda _: True):
            break
        foreseen.is_shown()
        assert is_asked(player.page)
        moves_once(player.visitor, lambda *_: player.answer(), player.luck)
        words |= {action.split()[0] for action in foreseen.catch_up()}
    return words
