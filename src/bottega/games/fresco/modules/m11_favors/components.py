"""Module 11, the bishop's favors: its printed matter."""

from __future__ import annotations

from bottega.core.components import Chapter, Entry
from bottega.core.errors import BadInput
from bottega.core.faults import list_faults, range_faults, sum_faults
from bottega.games.fresco.faults import USUAL_PAINTS, paint_faults
from bottega.games.fresco.modules.m11_favors.catalogue import FAVORS

FAVOR_TILES = 25
MOST_FAVORED = 20
MOST_FAVORED_PAINTS = 3


class FavorEntry(Entry, frozen=True):
    id: str
    tiles: int
    thalers: int
    points: int
    mood: int
    paints: list[str]


class FavorChapter(Chapter, frozen=True):
    items: list[FavorEntry]


def favor_faults(favors: list[FavorEntry]) -> list[BadInput]:
    """What is wrong with the favors."""
    found = list_faults("favors.id", [favor.id for favor in favors], FAVORS)
    for favor in favors:
        where = f"favors.{favor.id}"
        found += range_faults(f"{where}.tiles", [favor.tiles], 0, FAVOR_TILES)
        found += range_faults(f"{where}.thalers", [favor.thalers], 0, MOST_FAVORED)
        found += range_faults(f"{where}.points", [favor.points], 0, MOST_FAVORED)
        found += range_faults(f"{where}.mood", [favor.mood], 0, MOST_FAVORED)
        found += paint_faults(f"{where}.paints", favor.paints, USUAL_PAINTS, 0, MOST_FAVORED_PAINTS)
        if not (favor.thalers or favor.points or favor.mood or favor.paints):
            found.append(BadInput("without-effect", where=where))
    return found + sum_faults("favors.tiles", sum(favor.tiles for favor in favors), FAVOR_TILES)
