"""A sitting at this screen: all its people share it, and it is kept in a file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Self

from bottega.bots import AT_THE_TABLE
from bottega.core.match import Match
from bottega.sitting.saves import Saves
from bottega.sitting.seats import parse_seats
from bottega.sitting.sitting import Sitting
from bottega.sitting.store import Start, Store
from bottega.speech.phrase import Phrase
from bottega.terminal.on_screen import OnScreen
from bottega.terminal.screen import command
from bottega.terminal.words import language, say


class AtScreen(Sitting, OnScreen):
    """A sitting whose people share this screen."""

    match: Match

    def __init__(self, store: Store, start: Start, match: Match) -> None:
        Sitting.__init__(self, store, start, match)
        OnScreen.__init__(self)

    @classmethod
    def begin(
        cls, game: str, seats: str, options: Mapping[str, str], seed: int | None, own_components: str = ""
    ) -> Self:
        """A new game, kept in a file."""
        store = Saves()
        name, players = store.new_name(game), parse_seats(seats, language())
        return cls.open(store, name, game, players, options, seed, own_components)._telling_the_last()

    @classmethod
    def go_on(cls, name: str) -> Self:
        """A game that was kept in a file."""
        return cls.load(Saves(), name)._telling_the_last()

    def _telling_the_last(self) -> Self:
        """The same sitting: of what happened before, everybody will be told the last."""
        self.tell_the_last()
        return self

    def next_seat(self) -> int:
        """Who decides next: bots before people, and whoever is at the screen before the others."""
        pending = self.match.pending
        bots = [seat for seat in pending if seat not in self.people]
        at_screen = [seat for seat in pending if seat == self.on_screen]
        return [*bots, *at_screen, *pending][0]

    def let_others_decide(self, seat: int) -> None:
        """A bot decides."""
        self.play_bot(seat, AT_THE_TABLE)

    def way_back(self) -> Phrase:
        """How to go on with the game."""
        return say("come-back", command=command(), name=self.name)

    @property
    def record_path(self) -> Path:
        """Where the record is kept when the game is over."""
        return Saves().record_path(self.name)
