"""A table on this screen: the board it is drawn with, who looks at it, and what they are still to be told."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.text import Text

from bottega.core.event import Event, TakenBack
from bottega.core.seats import EVERYONE
from bottega.sitting.asking import Asking
from bottega.sitting.lines import Moves
from bottega.sitting.sitting import Played
from bottega.speech.phrase import Phrase
from bottega.terminal.boards import Board, find_board
from bottega.terminal.pager import show_through
from bottega.terminal.screen import ask, command
from bottega.terminal.words import language, say

if TYPE_CHECKING:
    from bottega.terminal.commands import Command

MOST_OLD_NEWS = 12


class OnScreen(Asking, ABC):
    """A table that is shown here: one of our own, or one at a server.

    `commands` are what may be typed at this table alone; `help` tells of them, and how one leaves.
    """

    name: str
    names: list[str]
    commands: Mapping[str, Command] = {}
    help: Sequence[str] = ("quit",)

    def __init__(self) -> None:
        match = self.match
        self.board: Board = find_board(match.game, self.names, match.header.options, language())
        self.voice = self.board.voice
        self.on_screen: int | None = None
        """Who looks at the screen alone, where several people share it; None if all do."""
        self.on_turn: int | None = None
        self.notes: list[Phrase] = []
        self._told: dict[int | None, int] = {}
        self._noted: set[int] = set()
        self._remarks: dict[int | None, list[Phrase]] = {}

    # Who is here, and what is secret

    @property
    @abstractmethod
    def people(self) -> Sequence[int]:
        """The seats of people at this screen."""

    @property
    @abstractmethod
    def seal(self) -> str | None:
        """What was shown of the luck before play."""

    @abstractmethod
    def secrets(self, seat: int | None) -> Sequence[str]:
        """What a seat sees that a spectator does not."""

    def has_secrets(self, seat: int | None) -> bool:
        """Whether a seat knows something now that a spectator may not."""
        return bool(self.secrets(seat))

    # Doing

    @abstractmethod
    def next_seat(self) -> int:
        """Who decides next."""

    @abstractmethod
    def let_others_decide(self, seat: int) -> None:
        """Whoever sits there, and not at this screen, decides."""

    @abstractmethod
    def play(self, seat: int, line: Moves) -> Played:
        """Do an action or a whole line: all of it, or nothing if a part of it is known to be impossible."""

    @abstractmethod
    def undo(self, seat: int) -> None:
        """Take back a seat's last action."""

    @abstractmethod
    def cancel(self, seat: int) -> None:
        """Take back all that belongs to an unfinished action of a seat."""

    @abstractmethod
    def resign(self, seat: int) -> None:
        """A seat gives up, which ends the game for all."""

    @abstractmethod
    def agree_to_end(self) -> None:
        """Those at this screen want to end the game here."""

    @abstractmethod
    def close(self) -> None:
        """The game is over: keep its record."""

    # What is said around a game

    def ask(self, prompt: str) -> str:
        """A line that somebody at the table types."""
        return ask(prompt)

    @abstractmethod
    def way_back(self) -> Phrase:
        """How to come back to the table."""

    @property
    @abstractmethod
    def record_path(self) -> Path:
        """Where the record is kept when the game is over."""

    def about_record(self) -> list[Phrase]:
        """What is said of the record when the game is over."""
        path = str(self.record_path)
        verify = [] if self.seal is None else ["how-to-verify"]
        return [say(key, command=command(), path=path) for key in ["the-record", "how-to-replay", *verify]]

    def take_leave(self, *picture: RenderableType) -> None:
        """Show the end of the game, until somebody has seen it."""
        show_through(*picture)

    # What is told

    def drawn(self, phrase: Phrase) -> Text:
        """A phrase as it looks on this screen."""
        return self.board.drawn(phrase)

    def tell_the_last(self) -> None:
        """Of what happened before, everybody will be told the last."""
        lookers: Sequence[int | None] = self.people or [None]
        self._told = {seat: max(0, self.match.event_count(seat) - MOST_OLD_NEWS) for seat in lookers}

    def latest_news(self, seat: int | None) -> list[Event]:
        """What happened since this seat was last told. Nobody need be told what they took back themselves."""
        news = self.untold_news(seat)
        self._told[seat] = self.match.event_count(seat)
        return news

    def untold_news(self, seat: int | None) -> list[Event]:
        """What happened since this seat was last told; it is told of it again."""
        events = self.news(seat, self._told.get(seat, 0)).still_true
        return [event for event in events if not (isinstance(event, TakenBack) and event.actor == seat)]

    def turned_page(self, seat: int, event: Event) -> None:
        """What ended before an event was read on a page of its own."""
        return

    def closing_news(self) -> list[Event]:
        """What happened since the last of the people was told: what all at the screen may know."""
        news = self.latest_news(self.people[-1])
        return news if len(self.people) == 1 else [event for event in news if event.audience == EVERYONE]

    def opening_notes(self, seat: int) -> list[Phrase]:
        """What a seat is told once, when it first looks at the table."""
        notes = [] if seat in self._noted else self.notes
        self._noted.add(seat)
        return notes

    def remark(self, seat: int | None, said: Phrase) -> None:
        """Tell a seat something when it next looks at the table."""
        self._remarks.setdefault(seat, []).append(said)

    def remarks(self, seat: int | None) -> list[Phrase]:
        """What a seat is still to be told."""
        return self._remarks.pop(seat, [])
