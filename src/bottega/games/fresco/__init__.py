"""Fresco: wake up early, buy and blend paints, and restore the ceiling of a cathedral."""

from __future__ import annotations

import random
from collections.abc import Mapping
from importlib.resources import files

from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.game import Game
from bottega.core.rulebook import Rulebook
from bottega.core.ruleset import Ruleset
from bottega.core.scores import Standing
from bottega.core.seats import Seat
from bottega.core.state import State
from bottega.core.views import View
from bottega.games.fresco import view as views
from bottega.games.fresco.accounts import complaints
from bottega.games.fresco.action_table import ACTIONS
from bottega.games.fresco.appraisal import appraise
from bottega.games.fresco.box import Box
from bottega.games.fresco.components import parse_components
from bottega.games.fresco.meta import META
from bottega.games.fresco.modules.order import rules_for
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.scoring import standings
from bottega.games.fresco.setup import set_up
from bottega.games.fresco.table import Table


class Fresco(Game):
    """The game as clients know it."""

    meta = META
    actions = ACTIONS
    rulebook = Rulebook(files(__package__).joinpath("rules.md").read_text("utf-8"))
    view_type = views.FrescoView

    def __init__(self, own_components: str = "") -> None:
        self.own_components = own_components
        self.components = parse_components(own_components)
        self.box = Box(self.components)

    def ruleset(self, seats: int, options: Mapping[str, str]) -> Rules:
        return rules_for(seats, options, self.box)

    def new(self, ruleset: Ruleset, chance: Chance, sink: Sink | None = None) -> Table:
        assert isinstance(ruleset, Rules)
        return set_up(ruleset, chance, sink)

    def view(self, state: State, seat: Seat | None) -> views.FrescoView:
        return views.view(_table(state), seat)

    def determinize(self, view: View, rng: random.Random) -> Table:
        return views.determinize(_seen(view), self.box, rng)

    def dump(self, state: State) -> views.FrescoView:
        return views.dump(_table(state))

    def load(self, dump: View) -> Table:
        return views.load(_seen(dump), self.box)

    def standings(self, state: State) -> list[Standing]:
        return standings(_table(state))

    def appraise(self, state: State, seat: Seat) -> float:
        return appraise(_table(state), seat)

    def complaints(self, state: State) -> list[str]:
        return complaints(_table(state))


def _table(state: State) -> Table:
    assert isinstance(state, Table)
    return state


def _seen(view: View) -> views.FrescoView:
    assert isinstance(view, views.FrescoView)
    return view


GAME = Fresco()
