"""A rehearsal: moves tried out before they are done, by no more than their player knows."""

from __future__ import annotations

import random
from itertools import takewhile
from typing import Self

from bottega.core.actions import Action
from bottega.core.chance import FastChance, TracedChance
from bottega.core.errors import IllegalAction
from bottega.core.event import Event
from bottega.core.events import Sink
from bottega.core.game import Game
from bottega.core.reasons import Reason
from bottega.core.seats import Seat, may_see
from bottega.core.state import State
from bottega.core.views import View
from bottega.speech.voice import Tried

GUESSES = 2


class Rehearsal:
    """A player's moves, tried out at tables that fit what the player sees.

    The tables are made from the view alone, each with another guess at what is hidden. As long as
    they look the same to the player and no luck is asked for, what comes of a move is certain, and
    nothing can be learned by trying. `events` is what the player would be told, as far as that is certain.
    """

    def __init__(self, game: Game, view: View) -> None:
        assert view.seat is not None
        self._game = game
        self._seat = Seat(view.seat)
        self._tables: list[State] = [game.determinize(view, random.Random(guess)) for guess in range(GUESSES)]
        self._view: View | None = view
        self.is_certain = True
        self.moves: list[Tried] = []
        self.events: list[Event] = []
        self._legal: list[Action] | None = None

    @property
    def view(self) -> View:
        """What the player sees."""
        if self._view is None:
            self._view = self._game.view(self._tables[0], self._seat)
        return self._view

    @property
    def is_to_decide(self) -> bool:
        """Whether the next decision is this player's."""
        return self._seat in self._tables[0].pending

    @property
    def goes_on(self) -> bool:
        """Whether another move can be tried out."""
        return self.is_certain and self.is_to_decide

    @property
    def table(self) -> State:
        """One of the tables: what the player can't know of it is a guess."""
        return self._tables[0]

    def legal(self) -> list[Action]:
        """The legal actions."""
        if self._legal is None:
            self._legal = self._tables[0].legal(self._seat)
        return self._legal.copy()

    def check(self, action: Action) -> Reason | None:
        """Why an action is refused; None if it is not."""
        return self._tables[0].check(self._seat, action)

    def play(self, action: Action) -> None:
        """Try an action out, or raise IllegalAction."""
        reason = self.check(action)
        if reason is not None:
            raise IllegalAction(reason)
        told = [Hearing(self._seat) for _ in self._tables]
        for table, hearing in zip(self._tables, told, strict=True):
            table.apply(self._seat, action, hearing.chance, hearing)
        self._legal = None
        self.moves.append(Tried(self.view, action))
        self.events += common_to(told) if self.is_certain else []
        first, *others = [self._game.view(table, self._seat) for table in self._tables]
        came = any(hearing.chance.outcomes for hearing in told)
        self.is_certain = self.is_certain and not came and all(view == first for view in others)
        self._view = first

    def play_unseen(self, action: Action) -> None:
        """Try out an action from which nothing can be learned; what is told of it, and that it was done, is not kept.

        That is quicker: nobody looks at the table before something else is asked.
        """
        reason = self.check(action)
        if reason is not None:
            raise IllegalAction(reason)
        for table in self._tables:
            table.apply(self._seat, action, FastChance(random.Random(0)), None)
        self._legal = self._view = None

    def after(self, action: Action, *, is_seen: bool = True) -> Self:
        """A rehearsal that goes on with an action; this one stays as it is. IllegalAction if it is refused."""
        copy = type(self).__new__(type(self))
        copy.__dict__.update(self.__dict__)
        copy._tables = [table.copy() for table in self._tables]
        copy.moves, copy.events = self.moves.copy(), self.events.copy()
        if is_seen:
            copy.play(action)
        else:
            copy.play_unseen(action)
        return copy


class Hearing(Sink):
    """What a player is told while a move is tried out at a table, until luck comes in."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.chance = TracedChance(FastChance(random.Random(0)))
        self.events: list[Event] = []

    def emit(self, event: Event) -> None:
        if not self.chance.outcomes and may_see(self.seat, event.audience):
            self.events.append(event)


def common_to(told: list[Hearing]) -> list[Event]:
    """What is told at every table, as far as it is the same."""
    in_step = zip(*[hearing.events for hearing in told], strict=False)
    same = takewhile(lambda events: all(event.to_json() == events[0].to_json() for event in events), in_step)
    return [events[0] for events in same]
