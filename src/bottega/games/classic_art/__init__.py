"""Classic Art: five exhibitions, and who foresees best what will hang in them."""

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
from bottega.games.classic_art import view as views
from bottega.games.classic_art.accounts import complaints
from bottega.games.classic_art.actions import ACTIONS
from bottega.games.classic_art.appraisal import appraise
from bottega.games.classic_art.box import Box
from bottega.games.classic_art.components import parse_components
from bottega.games.classic_art.meta import META
from bottega.games.classic_art.ruleset import Rules
from bottega.games.classic_art.scoring import standings
from bottega.games.classic_art.setup import set_up
from bottega.games.classic_art.table import Table


class ClassicArt(Game):
    """The game as clients know it."""

    meta = META
    actions = ACTIONS
    rulebook = Rulebook(files(__package__).joinpath("rules.md").read_text("utf-8"))
    view_type = views.ClassicArtView

    def __init__(self, own_components: str = "") -> None:
        self.own_components = own_components
        self.components = parse_components(own_components)
        self.box = Box(self.components)

    def ruleset(self, seats: int, options: Mapping[str, str]) -> Rules:
        return Rules(seats, options, self.box)

    def new(self, ruleset: Ruleset, chance: Chance, sink: Sink | None = None) -> Table:
        assert isinstance(ruleset, Rules)
        return set_up(ruleset, chance, sink)

    def view(self, state: State, seat: Seat | None) -> views.ClassicArtView:
        return views.view(_table(state), seat)

    def determinize(self, view: View, rng: random.Random) -> Table:
        return views.determinize(_seen(view), self.box, rng)

    def dump(self, state: State) -> views.ClassicArtView:
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


def _seen(view: View) -> views.ClassicArtView:
    assert isinstance(view, views.ClassicArtView)
    return view


GAME = ClassicArt()
