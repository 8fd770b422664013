"""Module 11, the bishop's favors: its printed matter."""

from __future__ import annotations

from bottega.core.components import Chapter, Entry
from bottega.games.fresco.faults import USUAL_PAINTS, list_faults, paint_faults, range_faults
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


def favor_faults(favors: list[FavorEntry]) -> list[str]:
    """What is wrong with the favors."""
    found = list_faults("favors", [favor.id for favor in favors], FAVORS)
    for favor in favors:
        wrong = range_faults("tiles run", [favor.tiles], 0, FAVOR_TILES)
        wrong += range_faults(
            "Thalers, points and mood run", [favor.thalers, favor.points, favor.mood], 0, MOST_FAVORED
        )
        wrong += paint_faults(favor.paints, USUAL_PAINTS, 0, MOST_FAVORED_PAINTS)
        if not (favor.thalers or favor.points or favor.mood or favor.paints):
            wrong.append("a favor gives something")
        found += [f"{favor.id}: {fault}" for fault in wrong]
    tiles = sum(favor.tiles for favor in favors)
    return found if tiles == FAVOR_TILES else [*found, f"favors: there are {FAVOR_TILES} tiles, not {tiles}"]
