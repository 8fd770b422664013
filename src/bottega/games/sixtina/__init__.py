"""1980 Sixtina: restoring the frescoes of the Sistine Chapel."""

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
from bottega.games.sixtina import view as views
from bottega.games.sixtina.accounts import complaints
from bottega.games.sixtina.actions import ACTIONS
from bottega.games.sixtina.appraisal import appraise
from bottega.games.sixtina.box import Box
from bottega.games.sixtina.components import parse_components
from bottega.games.sixtina.meta import META
from bottega.games.sixtina.ruleset import Rules
from bottega.games.sixtina.scoring import standings
from bottega.games.sixtina.setup import set_up
from bottega.games.sixtina.table import Table


class Sixtina(Game):
    """The game as clients know it."""

    meta = META
    actions = ACTIONS
    rulebook = Rulebook(files(__package__).joinpath("rules.md").read_text("utf-8"))
    view_type = views.SixtinaView

    def __init__(self, own_components: str = "") -> None:
        self.own_components = own_components
        self.components = parse_components(own_components)
        self.box = Box(self.components)

    def ruleset(self, seats: int, options: Mapping[str, str]) -> Rules:
        return Rules(seats, options, self.box)

    def new(self, ruleset: Ruleset, chance: Chance, sink: Sink | None = None) -> Table:
        assert isinstance(ruleset, Rules)
        return set_up(ruleset, chance, sink)

    def view(self, state: State, seat: Seat | None) -> views.SixtinaView:
        return views.view(_table(state), seat)

    def determinize(self, view: View, rng: random.Random) -> Table:
        return views.determinize(_seen(view), self.box, rng)

    def dump(self, state: State) -> views.SixtinaView:
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


def _seen(view: View) -> views.SixtinaView:
    assert isinstance(view, views.SixtinaView)
    return view


GAME = Sixtina()
