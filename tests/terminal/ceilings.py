"""Games of Fresco at this screen that begin in a position."""

from __future__ import annotations

import random

from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.ruleset import Ruleset
from bottega.games.fresco import Fresco
from bottega.games.fresco.table import Table
from bottega.games.fresco.view import FrescoView
from bottega.terminal.at_screen import AtScreen
from tests.terminal.driver import sitting_of


class Begun(Fresco):
    """The game, set up as in a position."""

    def __init__(self, view: FrescoView) -> None:
        super().__init__()
        self.position = view

    def new(self, ruleset: Ruleset, chance: Chance, sink: Sink | None = None) -> Table:
        return self.determinize(self.position, random.Random(1))


def sitting_at(view: FrescoView, seats: str = "") -> AtScreen:
    """A game at this screen that begins in a position."""
    game = Begun(view)
    who = seats or ",".join(["me:Anna", "me:Bea", "me:Cleo", "me:Dora"][: view.seats])
    return sitting_of(game, game.ruleset(view.seats, view.options), who)
