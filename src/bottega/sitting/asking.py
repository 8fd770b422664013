"""What can be asked at a table, answered from what a seat may see: be the table here, or far away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bottega.core.actions import Action
from bottega.core.errors import BadInput
from bottega.core.event import Event
from bottega.core.events import is_settled, taken_back
from bottega.core.game import Game
from bottega.core.reasons import Reason
from bottega.core.records import Header, Record
from bottega.core.scores import Standing
from bottega.core.scribe import Ending
from bottega.core.views import View
from bottega.sitting.advice import Advice, advise
from bottega.sitting.drafts import Draft
from bottega.sitting.lines import Part, is_one_move, rehearse, understood
from bottega.sitting.rehearsal import Rehearsal
from bottega.sitting.snapshot import News
from bottega.speech.menu import Menu
from bottega.speech.moves import find_move
from bottega.speech.voice import Tried, Voice


class Shown(Protocol):
    """A match as those who sit at it, or look on, are shown it."""

    @property
    def game(self) -> Game:
        """What is played."""

    @property
    def header(self) -> Header:
        """The first line of its record: how it is played, and by whom."""

    @property
    def record(self) -> Record:
        """Its record, as far as it may be known."""

    @property
    def pending(self) -> Sequence[int]:
        """The seats that owe a decision."""

    @property
    def over(self) -> bool:
        """Whether the game is over."""

    @property
    def closed(self) -> Ending | None:
        """How the game was closed before its end, if it was."""

    def view(self, seat: int | None = None) -> View:
        """What a seat, or a spectator, may see."""

    def legal(self, seat: int) -> list[Action]:
        """The legal actions of a seat."""

    def check(self, seat: int, action: Action) -> Reason | None:
        """Why a seat may not do this; None if it may."""

    def can_undo(self, seat: int) -> bool:
        """Whether a seat's last action can be taken back."""

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """What a seat was told, from its event number `since` on."""

    def event_count(self, seat: int | None = None) -> int:
        """How many events a seat was told."""

    def standings(self) -> list[Standing]:
        """The places at the end, with their score sheets."""


class Asking:
    """A table where somebody asks: what is new, what may be done, what a line means, what a bot would do."""

    match: Shown
    voice: Voice
    """How the game is spoken of at this table."""

    # Looking

    def news(self, seat: int | None, since: int = 0) -> News:
        """What a seat was told from its event number `since` on."""
        count = self.match.event_count(seat)
        if not 0 <= since <= count:
            raise BadInput("no-such-event", number=since, count=count)
        events = self.match.events(seat)
        gone = {number for event in events for number in taken_back(event)}
        stands = [n for n in range(since, count) if n not in gone and not is_settled(events[n], since)]
        return News(since, count, tuple(events[since:]), tuple(stands))

    def hint(self, seat: int) -> Advice:
        """What a seat should do this turn, by what it sees, and why."""
        return advise(self.match.game, self.voice, self.match.view(seat))

    def is_in_the_middle(self, seat: int) -> bool:
        """Whether a seat is in the middle of something that takes several decisions."""
        return self.voice.is_in_the_middle(self.match.view(seat))

    # Understanding

    def menu(self, seat: int) -> Menu:
        """The legal actions of a seat, with their numbers."""
        return Menu(self.voice, self.match.view(seat), self.match.legal(seat))

    def find(self, seat: int, text: str) -> Action:
        """The one move that somebody means, legal or not."""
        return find_move(text, self.menu(seat), self.match.game.actions, self.voice.aliases)

    def is_one_move(self, seat: int, text: str) -> bool:
        """Whether somebody means one move, and not several."""
        return is_one_move(self.voice, self.match.view(seat), self.match.legal(seat), text)

    def rehearsal(self, seat: int, start: View | None = None) -> Rehearsal:
        """The table as the seat knows it, or as it was at the start of something, for trying moves out."""
        return Rehearsal(self.match.game, self.match.view(seat) if start is None else start)

    def try_out(self, seat: int, text: str) -> list[Tried]:
        """The moves of a line that somebody asks about, as far as their outcome is certain; at least one of them."""
        parts, start = self._understood(seat, text)
        moves, _ = self._rehearse(seat, parts, start)
        return moves

    def _understood(self, seat: int, line: str | Sequence[Part] | Draft) -> tuple[list[Part], View | None]:
        """The parts of a line, and the table where it begins, if it takes the place of what is being done."""
        if isinstance(line, Draft):
            return [*line.line()], None if line.view == self.match.view(seat) else line.view
        if not isinstance(line, str):
            return list(line), None
        return understood(self.voice, self.match.view(seat), line)

    def _rehearse(self, seat: int, parts: Sequence[Part], start: View | None) -> tuple[list[Tried], list[Part]]:
        """The moves of a line as far as their outcome is certain, and the parts that are left then."""
        rehearsal = self.rehearsal(seat, start)
        left = rehearse(self.match.game, self.voice, rehearsal, parts)
        return rehearsal.moves, left
