"""Module 14, the pews: the pews on the table."""

from __future__ import annotations

from typing import Final

from bottega.games.fresco.catalogue import Location
from bottega.games.fresco.modules.covering import ActionTiles

TILE: Final = "pews"


class Nave(ActionTiles):
    """The pews that are not restored, a bit each, and the beams behind each seat's screen.

    The points of a pew lie face down, and pews of as many beams look alike: which of them it was is decided when it is
    turned over.
    """

    __slots__ = ("beams", "unrestored")

    def __init__(self, columns: list[Location], unrestored: int, beams: list[int]) -> None:
        super().__init__(columns)
        self.unrestored = unrestored
        self.beams = beams

    def copy(self) -> Nave:
        return Nave(self.columns[:], self.unrestored, self.beams[:])
