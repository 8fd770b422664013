"""Module 11, the bishop's favors: the favor tiles on the table."""

from __future__ import annotations

from bottega.games.fresco.box import paints_named
from bottega.games.fresco.catalogue import Paint
from bottega.games.fresco.modules.m11_favors.components import FavorEntry
from bottega.games.fresco.modules.m11_favors.kinds import FavorId
from bottega.games.fresco.openings import Extras


class Favor:
    """[FR-M11.4] What a kind of favor gives, and how many tiles there are of it."""

    __slots__ = ("id", "mood", "paints", "points", "thalers", "tiles")

    def __init__(self, entry: FavorEntry) -> None:
        self.id: FavorId = entry.id
        self.tiles: int = entry.tiles
        self.thalers: int = entry.thalers
        self.points: int = entry.points
        self.mood: int = entry.mood
        self.paints: list[Paint] = paints_named(entry.paints)


class FavorTiles(Extras):
    """The favors: how many of each kind were never turned up, and how many of these are removed.

    Which ones these are nobody knows, so one that is turned up may be any of those never seen.
    """

    __slots__ = ("removed", "unseen")

    def __init__(self, unseen: list[int], removed: int) -> None:
        self.unseen = unseen
        self.removed = removed

    def copy(self) -> FavorTiles:
        return FavorTiles(self.unseen[:], self.removed)
