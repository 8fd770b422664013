"""Module 12: the dames, where they wait and where they are sent, and the reservation tiles."""

from __future__ import annotations

from typing import Final

from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import Location
from bottega.games.fresco.modules.m12_dames.kinds import DAMES
from bottega.games.fresco.openings import Extras
from bottega.parts.grid import Cell

TAKEN: Final = -1
"""What a rosary space holds once its dame is married."""
AT_HOME: Final = Cell(-1)
"""Where a reservation tile is that lies on no segment."""


class Beguines(Extras):
    """The dames: on each rosary space its colour, and those of each painter, a bit a colour.

    `sent` has two columns a seat, one a colour; `used` a bit for each column and colour that has acted this round.
    `reserved` has the segment of each seat's reservation tile, `night` a bit for each seat whose tile shows the night.
    """

    __slots__ = ("married", "night", "reserved", "sent", "used", "waiting")

    def __init__(
        self,
        waiting: list[int],
        married: list[int],
        sent: list[Location],
        used: int,
        reserved: list[Cell],
        night: int,
    ) -> None:
        self.waiting = waiting
        self.married = married
        self.sent = sent
        self.used = used
        self.reserved = reserved
        self.night = night

    def copy(self) -> Beguines:
        return Beguines(self.waiting[:], self.married[:], self.sent[:], self.used, self.reserved[:], self.night)

    def sent_by(self, seat: Seat) -> list[Location]:
        """Where a seat's dames are sent, colour by colour."""
        start = seat * len(DAMES)
        return self.sent[start : start + len(DAMES)]

    def send(self, seat: Seat, colour: int, column: Location) -> None:
        """A seat's dame is sent to a location, or comes back."""
        self.sent[seat * len(DAMES) + colour] = column


def turn_of(column: Location, colour: int) -> int:
    """The bit of a column and a colour."""
    return column * len(DAMES) + colour


MIDDLE: Final = 0
"""[FR-1.5] The space of the mood display where everybody begins."""
