"""The scribe: writes a record line by line, and reveals what was withheld when it is closed."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Literal

from bottega.core.actions import Action
from bottega.core.chance import Outcome
from bottega.core.records import Acted, Chain, Ended, Entry, Header, Luck, Record, Revealed, Undone
from bottega.core.scores import Standing
from bottega.core.seats import EVERYONE, Seat

Ending = Literal["played", "resigned", "agreed"]


class Scribe:
    """Keeps the record of a match. A line once written stays as it is."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.entries: list[Entry] = []
        self.withheld: dict[int, list[tuple[str, int]] | str] = {}
        """What entries do not tell while the game is running: their outcomes, or their action."""
        self._chain = Chain(header)
        self._linked = 0

    @property
    def record(self) -> Record:
        """The record so far."""
        return Record(self.header, tuple(self.entries))

    @property
    def link(self) -> str:
        """The last link of the chain through all lines so far."""
        self._chain.add(self.entries[self._linked :])
        self._linked = len(self.entries)
        return self._chain.link

    @property
    def next(self) -> int:
        """The number of the next entry."""
        return len(self.entries) + 1

    def act(self, seat: Seat, action: Action, time: datetime) -> int:
        """A seat did this: the number of the entry."""
        number = self.next
        if action.is_secret:
            self.withheld[number] = action.name
        self.entries.append(Acted(n=number, seat=seat, action=None if action.is_secret else action.name, time=time))
        return number

    def undo(self, seat: Seat, entry: int, time: datetime) -> None:
        """A seat took the action of an entry back."""
        self.entries.append(Undone(n=self.next, seat=seat, action=entry, time=time))

    def luck(self, outcomes: Sequence[Outcome]) -> None:
        """These outcomes came, if any did."""
        if not outcomes:
            return
        told = [(outcome.door, outcome.value if outcome.audience == EVERYONE else None) for outcome in outcomes]
        if any(value is None for _, value in told):
            self.withheld[self.next] = [(o.door, o.value) for o in outcomes if o.value is not None]
        self.entries.append(Luck(n=self.next, outcomes=told))

    def close(self, how: Ending, by: Seat | None, standings: list[Standing], secret: str | None) -> None:
        """Reveal what was withheld, and write the last line."""
        for number, secret_of_entry in self.withheld.items():
            if isinstance(secret_of_entry, str):
                self.entries.append(Revealed(n=self.next, entry=number, action=secret_of_entry))
            else:
                self.entries.append(Revealed(n=self.next, entry=number, outcomes=secret_of_entry))
        self.entries.append(
            Ended(
                n=self.next,
                how=how,
                by=by,
                scores=scores_of(standings),
                winners=winners_of(how, by, self.header.seats, standings),
                secret=secret,
                digest=self.link,
            )
        )


def scores_of(standings: list[Standing]) -> list[int]:
    """The totals by seat."""
    totals = {standing.seat: standing.total for standing in standings if standing.seat is not None}
    return [totals[seat] for seat in sorted(totals)]


def winners_of(how: Ending, by: Seat | None, seats: int, standings: list[Standing]) -> list[int]:
    """Who won. When one of two resigns the other has won; otherwise a game that was closed early has no winner."""
    if how == "resigned" and seats == 2:
        return [seat for seat in range(seats) if seat != by]
    return [standing.seat for standing in standings if standing.won and standing.seat is not None]
