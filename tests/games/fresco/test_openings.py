"""The openings of the base game: each is really there, whether a module of ours fills it yet or not."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from bottega.core.chance import FastChance
from bottega.core.events import Chronicle
from bottega.games.fresco import GAME
from bottega.games.fresco.accounts import complaints
from bottega.games.fresco.advice.appraisal import appraise
from bottega.games.fresco.catalogue import MARKET
from bottega.games.fresco.meta import META
from bottega.games.fresco.openings import Filling, Module
from bottega.games.fresco.planning import blanks_of, is_covered
from bottega.games.fresco.ruleset import ACCOUNTS, Rules
from bottega.games.fresco.setup import set_up
from bottega.games.fresco.table import Table
from bottega.version import is_compiled

OPENINGS = {name for name in dir(Filling([])) if not name.startswith("_")}
ALSO_CALLED = {"use_reach", "why_not_reach", "why_not_restore", "waits"}
"""What belongs to an opening, and is called with it."""

pytestmark = pytest.mark.skipif(is_compiled(), reason="a class written in Python can't build on a compiled one")


class Calls(set[str]):
    """The openings that were called."""

    def noted(self, name: str) -> Callable[..., object]:
        """An opening that notes its call, and does nothing else."""

        def opening(module: Module, *arguments: object) -> object:
            self.add(name)
            return getattr(Module, name)(module, *arguments)

        return opening


def listening_table(calls: Calls, seats: int, rng: random.Random) -> Table:
    """A table with a module that fills every opening, and changes nothing."""
    openings = {name: calls.noted(name) for name in OPENINGS | ALSO_CALLED}
    own = {"name": "listener", "accounts": (("listener", "FR-M.1"),)}
    listener = type("Listener", (Module,), {**openings, **own})
    modules = [listener(0, len(ACCOUNTS))]
    rules = Rules(seats, META.complete({}), GAME.box, modules)
    rules.blanks = blanks_of(modules)
    return set_up(rules, FastChance(rng))


def play(table: Table, rng: random.Random) -> list[str]:
    """A random game: the names of its actions."""
    chance, played = FastChance(rng), []
    while table.pending:
        seat = table.pending[0]
        action = rng.choice(table.legal(seat))
        played.append(action.name)
        table.apply(seat, action, chance, Chronicle())
        appraise(table, seat)
    return played


def test_the_base_game_calls_every_opening() -> None:
    calls, rng = Calls(), random.Random(1)
    for seats in (2, 3, 4):
        table = listening_table(calls, seats, rng)
        for seat in table.rules.seats:
            assert not is_covered(table, seat, MARKET)
        play(table, rng)
        assert complaints(table) == []
    assert OPENINGS - calls == {"instead"}, "which is called where a tile covers a location, and no tile does here"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_module_that_does_nothing_changes_nothing(seats: int) -> None:
    """[FR-M.1] The same game, action by action, as without it."""
    listening = listening_table(Calls(), seats, random.Random(seats))
    plain = GAME.new(GAME.ruleset(seats, {}), FastChance(random.Random(seats)))
    assert play(listening, random.Random(7)) == play(plain, random.Random(7))
    assert listening.track == plain.track
