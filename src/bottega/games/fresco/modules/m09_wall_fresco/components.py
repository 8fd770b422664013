"""Module 9, the wall fresco: its printed matter."""

from __future__ import annotations

from bottega.core.components import Chapter, Entry
from bottega.games.fresco.faults import BASIC_PAINTS, BLENDED_PAINTS, list_faults, name_faults, paint_faults
from bottega.games.fresco.modules.m09_wall_fresco.catalogue import WALL, WALL_TILES

CORNER = "D1"
RESTORED_AT_FIRST = 2


class WallTileEntry(Entry, frozen=True):
    id: str
    paint: str
    income: str
    seal: str


class WallTileChapter(Chapter, frozen=True):
    items: list[WallTileEntry]


class WallChapter(Chapter, frozen=True):
    restored: list[str]


def wall_faults(tiles: list[WallTileEntry], wall: WallChapter) -> list[str]:
    """What is wrong with the wall and its tiles."""
    found = list_faults("wall_tiles", [tile.id for tile in tiles], WALL_TILES)
    for tile in tiles:
        wrong = paint_faults([tile.paint, tile.seal], BLENDED_PAINTS, 1, 2)
        wrong += paint_faults([tile.income], BASIC_PAINTS, 1, 1)
        found += [f"{tile.id}: {fault}" for fault in [*wrong, *name_faults(tile.name)]]
    restored = set(wall.restored)
    if not restored <= set(WALL.names) or CORNER not in restored or len(restored) != RESTORED_AT_FIRST:
        found.append(f"wall: {RESTORED_AT_FIRST} of the segments A1 to D5 are restored at first, among them {CORNER}")
    return found
