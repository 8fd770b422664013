"""Module 5, the gold leaf: the gold leaf on the table."""

from __future__ import annotations

from bottega.games.fresco.catalogue import BOOTHS, Paint
from bottega.games.fresco.modules.m05_gold_leaf.components import GoldArrowEntry
from bottega.games.fresco.openings import Extras


class GoldArrow:
    """[FR-M5.3] A place of the market, and how many leaves come with a tile from there."""

    __slots__ = ("booth", "leaves", "place")

    def __init__(self, entry: GoldArrowEntry) -> None:
        self.booth: int = BOOTHS.index(entry.booth)
        self.place: int = entry.place - 1
        self.leaves: int = entry.leaves


class Basket(Extras):
    """The disc in the basket, each seat's leaves and those left; and the points of a leaf that is being used."""

    __slots__ = ("disc", "gilding", "leaves", "supply")

    def __init__(self, disc: Paint, leaves: list[int], supply: int, gilding: int) -> None:
        self.disc = disc
        self.leaves = leaves
        self.supply = supply
        self.gilding = gilding

    def copy(self) -> Basket:
        return Basket(self.disc, self.leaves[:], self.supply, self.gilding)
