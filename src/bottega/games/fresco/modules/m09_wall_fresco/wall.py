"""Module 9, the wall fresco: the wall on the table."""

from __future__ import annotations

from typing import Final

from bottega.games.fresco.catalogue import Location
from bottega.games.fresco.modules.bits import union
from bottega.games.fresco.modules.covering import ActionTiles
from bottega.games.fresco.modules.shares import NOTHING

TILE: Final = "wall-fresco"
SENT: Final = 1
POINTS: Final = 4
RESTORED: Final = NOTHING
"""What lies on a segment of the wall once it is restored: no tile."""


class Wall(ActionTiles):
    """The wall: what the tile on each segment takes, and a bit for each tile in front of the seats.

    Which tile it is shows on its back, so it is drawn when the segment is restored. `gone` has a bit for each tile
    that was exchanged, or lies under a request. `exchanged` has a bit for each colour of the seats' exchange tiles.
    """

    __slots__ = ("exchanged", "fronts", "gone", "owned")

    def __init__(
        self, columns: list[Location], fronts: list[int], owned: list[int], gone: int, exchanged: list[int]
    ) -> None:
        super().__init__(columns)
        self.fronts = fronts
        self.owned = owned
        self.gone = gone
        self.exchanged = exchanged

    def copy(self) -> Wall:
        return Wall(self.columns[:], self.fronts[:], self.owned[:], self.gone, self.exchanged[:])

    @property
    def unrestored(self) -> int:
        """The segments with a tile, a bit each."""
        return sum([1 << segment for segment, paint in enumerate(self.fronts) if paint != RESTORED])

    @property
    def turned(self) -> int:
        """The tiles whose backs were seen, a bit each."""
        return union([self.gone, *self.owned])
