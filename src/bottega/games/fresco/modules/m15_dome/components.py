"""Module 15, the dome: its printed matter."""

from __future__ import annotations

from bottega.core.components import Chapter, Entry
from bottega.games.fresco.faults import USUAL_PAINTS, list_faults, paint_faults, range_faults
from bottega.games.fresco.modules.m15_dome.catalogue import DOME_TILES

MOST_DOME_PAINTS = 6
MOST_DOME_POINTS = 30


class DomeEntry(Entry, frozen=True):
    id: str
    points: int
    paints: list[str]


class DomeChapter(Chapter, frozen=True):
    items: list[DomeEntry]


def dome_faults(tiles: list[DomeEntry]) -> list[str]:
    """What is wrong with the dome tiles."""
    found = list_faults("dome", [tile.id for tile in tiles], DOME_TILES)
    for tile in tiles:
        wrong = range_faults("points run", [tile.points], 1, MOST_DOME_POINTS)
        wrong += paint_faults(tile.paints, USUAL_PAINTS, 1, MOST_DOME_PAINTS)
        found += [f"{tile.id}: {fault}" for fault in wrong]
    return found
