"""A sitting at this screen: the board it is drawn with, who looks at it, and what they are still to be told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

from rich.text import Text

from bottega.core.event import Event, TakenBack
from bottega.core.match import Match
from bottega.core.seats import EVERYONE
from bottega.sitting.saves import Saves
from bottega.sitting.seats import parse_seats
from bottega.sitting.sitting import Sitting
from bottega.sitting.store import Start, Store
from bottega.speech.phrase import Phrase
from bottega.terminal.boards import Board, find_board
from bottega.terminal.words import language

MOST_OLD_NEWS = 12


class AtScreen(Sitting):
    """A sitting whose people share this screen."""

    def __init__(self, store: Store, start: Start, match: Match) -> None:
        super().__init__(store, start, match)
        self.board: Board = find_board(match.game, self.names, match.header.options, language())
        self.voice = self.board.voice
        self.on_screen: int | None = None
        """Who looks at the screen alone, where several people share it; None if all do."""
        self.on_turn: int | None = None
        self.notes: list[Phrase] = []
        self._told: dict[int, int] = {}
        self._noted: set[int] = set()
        self._remarks: dict[int, list[Phrase]] = {}

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
        self._told = {seat: max(0, self.match.event_count(seat) - MOST_OLD_NEWS) for seat in self.match.seats}
        return self

    def drawn(self, phrase: Phrase) -> Text:
        """A phrase as it looks on this screen."""
        return self.board.drawn(phrase)

    def next_seat(self) -> int:
        """Who decides next: bots before people, and whoever is at the screen before the others."""
        pending = self.match.pending
        bots = [seat for seat in pending if seat not in self.people]
        at_screen = [seat for seat in pending if seat == self.on_screen]
        return [*bots, *at_screen, *pending][0]

    def has_secrets(self, seat: int | None) -> bool:
        """Whether a seat knows something now that a spectator may not."""
        return bool(self.secrets(seat))

    def latest_news(self, seat: int) -> list[Event]:
        """What happened since this seat was last told. Nobody need be told what they took back themselves."""
        news = self.news(seat, self._told.get(seat, 0))
        self._told[seat] = news.count
        return [event for event in news.still_true if not (isinstance(event, TakenBack) and event.actor == seat)]

    def closing_news(self) -> list[Event]:
        """What happened since the last of the people was told: what all at the screen may know."""
        news = self.latest_news(self.people[-1])
        return news if len(self.people) == 1 else [event for event in news if event.audience == EVERYONE]

    def opening_notes(self, seat: int) -> list[Phrase]:
        """What a seat is told once, when it first looks at the table."""
        notes = [] if seat in self._noted else self.notes
        self._noted.add(seat)
        return notes

    def remark(self, seat: int, said: Phrase) -> None:
        """Tell a seat something when it next looks at the table."""
        self._remarks.setdefault(seat, []).append(said)

    def remarks(self, seat: int) -> list[Phrase]:
        """What a seat is still to be told."""
        return self._remarks.pop(seat, [])
