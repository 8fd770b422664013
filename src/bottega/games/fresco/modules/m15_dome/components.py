"""Module 15, the dome: its printed matter."""

from __future__ import annotations

from bottega.core.components import Chapter, Entry
from bottega.core.errors import BadInput
from bottega.core.faults import list_faults, range_faults
from bottega.games.fresco.faults import USUAL_PAINTS, paint_faults
from bottega.games.fresco.modules.m15_dome.catalogue import DOME_TILES

MOST_DOME_PAINTS = 6
MOST_DOME_POINTS = 30


class DomeEntry(Entry, frozen=True):
    id: str
    points: int
    paints: list[str]


class DomeChapter(Chapter, frozen=True):
    items: list[DomeEntry]


def dome_faults(tiles: list[DomeEntry]) -> list[BadInput]:
    """What is wrong with the dome tiles."""
    found = list_faults("dome.id", [tile.id for tile in tiles], DOME_TILES)
    for tile in tiles:
        found += range_faults(f"dome.{tile.id}.points", [tile.points], 1, MOST_DOME_POINTS)
        found += paint_faults(f"dome.{tile.id}.paints", tile.paints, USUAL_PAINTS, 1, MOST_DOME_PAINTS)
    return found
