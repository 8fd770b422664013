"""A rehearsal: moves tried out before they are done, by no more than their player knows."""

from __future__ import annotations

import random

from bottega.core.actions import Action
from bottega.core.chance import FastChance, TracedChance
from bottega.core.errors import IllegalAction
from bottega.core.game import Game
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.core.state import State
from bottega.core.views import View
from bottega.speech.voice import Tried

GUESSES = 2


class Rehearsal:
    """A player's moves, tried out at tables that fit what the player sees.

    The tables are made from the view alone, each with another guess at what is hidden. As long as
    they look the same to the player and no luck is asked for, what comes of a move is certain, and
    nothing can be learned by trying.
    """

    def __init__(self, game: Game, view: View) -> None:
        assert view.seat is not None
        self._game = game
        self._seat = Seat(view.seat)
        self._tables: list[State] = [game.determinize(view, random.Random(guess)) for guess in range(GUESSES)]
        self.view = view
        self.is_certain = True
        self.moves: list[Tried] = []

    @property
    def is_to_decide(self) -> bool:
        """Whether the next decision is this player's."""
        return self._seat in self.view.pending

    @property
    def goes_on(self) -> bool:
        """Whether another move can be tried out."""
        return self.is_certain and self.is_to_decide

    def legal(self) -> list[Action]:
        """The legal actions."""
        return self._tables[0].legal(self._seat)

    def check(self, action: Action) -> Reason | None:
        """Why an action is refused; None if it is not."""
        return self._tables[0].check(self._seat, action)

    def play(self, action: Action) -> None:
        """Try an action out, or raise IllegalAction."""
        reason = self.check(action)
        if reason is not None:
            raise IllegalAction(reason)
        chance = TracedChance(FastChance(random.Random(0)))
        for table in self._tables:
            table.apply(self._seat, action, chance)
        self.moves.append(Tried(self.view, action))
        first, *others = [self._game.view(table, self._seat) for table in self._tables]
        self.is_certain = not chance.outcomes and all(other == first for other in others)
        self.view = first
