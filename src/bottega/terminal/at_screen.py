"""A sitting at this screen: the board it is drawn with, who looks at it, and what they are still to be told."""

from __future__ import annotations

from rich.text import Text

from bottega.core.events import Event
from bottega.core.match import Match
from bottega.core.seats import EVERYONE
from bottega.sitting.sitting import Sitting
from bottega.speech.phrase import Phrase
from bottega.terminal.boards import Board, find_board
from bottega.terminal.words import language


class AtScreen(Sitting):
    """A sitting whose people share this screen."""

    def __init__(self, name: str, seats: str, match: Match, seed: int | None) -> None:
        super().__init__(name, seats, match, seed)
        self.board: Board = find_board(match.game, self.names, match.header.options, language())
        self.voice = self.board.voice
        self.on_screen: int | None = None
        """Who looks at the screen alone, where several people share it; None if all do."""
        self.on_turn: int | None = None
        self.notes: list[Phrase] = []
        self._noted: set[int] = set()
        self._remarks: dict[int, list[Phrase]] = {}

    def drawn(self, phrase: Phrase) -> Text:
        """A phrase as it looks on this screen."""
        return self.board.drawn(phrase)

    def next_seat(self) -> int:
        """Who decides next: bots before people, and whoever is at the screen before the others."""
        pending = self.match.pending
        bots = [seat for seat in pending if seat not in self.people]
        at_screen = [seat for seat in pending if seat == self.on_screen]
        return [*bots, *at_screen, *pending][0]

    def closing_news(self) -> list[Event]:
        """What happened since the last of the people was told: what all at the screen may know."""
        news = self.news(self.people[-1])
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
