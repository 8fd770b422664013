"""Module 16, the black market: the tiles on the black market."""

from __future__ import annotations

from bottega.games.fresco.openings import Extras


class Barrel(Extras):
    """The tiles on the barrel, a bit each."""

    __slots__ = ("tiles",)

    def __init__(self, tiles: int) -> None:
        self.tiles = tiles

    def copy(self) -> Barrel:
        return Barrel(self.tiles)
