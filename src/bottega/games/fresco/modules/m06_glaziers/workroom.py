"""Module 6: glass and windows, wherever they are."""

from __future__ import annotations

from typing import Final

from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import Location
from bottega.games.fresco.modules.covering import ActionTiles
from bottega.games.fresco.modules.m06_glaziers.catalogue import GLASS
from bottega.games.fresco.modules.m06_glaziers.components import WindowEntry
from bottega.games.fresco.modules.m06_glaziers.kinds import GlassId
from bottega.games.fresco.modules.m06_glaziers.offers import COLOURS
from bottega.games.fresco.modules.shares import NOTHING

NONE: Final = NOTHING
"""What a place of the bench, or of the wall, holds without a window."""


class Window:
    """A window: its panels, by number and by name, and its points; together with the penalties for all its glass."""

    __slots__ = ("glass", "panels", "penalties", "points")

    def __init__(self, entry: WindowEntry, penalties: list[int]) -> None:
        self.points: int = entry.points
        self.panels: tuple[int, ...] = tuple(sorted([GLASS.index(name) for name in entry.panels]))
        self.penalties: int = sum([penalties[colour] for colour in self.panels])
        self.glass: tuple[GlassId, ...] = tuple([GLASS[colour] for colour in self.panels])


class Workroom(ActionTiles):
    """The glazery: the glass in the bag, on display, in reserve and behind the screens, a number a colour.

    `bench` has the window of each place, `stack` a bit for each that lies face down, `walls` the one at each of the
    segments with a window. `balance` are the points of the window and the glass of the restoration that is going on.
    """

    __slots__ = ("bag", "balance", "bench", "display", "glass", "reserve", "stack", "walls")

    def __init__(
        self,
        columns: list[Location],
        bag: list[int],
        display: list[int],
        reserve: list[int],
        glass: list[int],
        bench: list[int],
        stack: int,
        walls: list[int],
        balance: int,
    ) -> None:
        super().__init__(columns)
        self.bag = bag
        self.display = display
        self.reserve = reserve
        self.glass = glass
        self.bench = bench
        self.stack = stack
        self.walls = walls
        self.balance = balance

    def copy(self) -> Workroom:
        return Workroom(
            self.columns[:],
            self.bag[:],
            self.display[:],
            self.reserve[:],
            self.glass[:],
            self.bench[:],
            self.stack,
            self.walls[:],
            self.balance,
        )

    def of(self, seat: Seat) -> list[int]:
        """A seat's glass, a number a colour."""
        return self.glass[seat * COLOURS : (seat + 1) * COLOURS]


PRINTED: Final = 2
"""[FR-M6.3] So many apprentices are printed on the action tile."""
