"""Module 9, the wall fresco: its printed matter."""

from __future__ import annotations

from bottega.core.components import Chapter, Entry
from bottega.core.errors import BadInput
from bottega.core.faults import id_faults, list_faults, name_faults
from bottega.games.fresco.faults import BASIC_PAINTS, BLENDED_PAINTS
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


def wall_faults(tiles: list[WallTileEntry], wall: WallChapter) -> list[BadInput]:
    """What is wrong with the wall and its tiles."""
    found = list_faults("wall_tiles.id", [tile.id for tile in tiles], WALL_TILES)
    for tile in tiles:
        where = f"wall_tiles.{tile.id}"
        found += id_faults(f"{where}.paint", [tile.paint], BLENDED_PAINTS)
        found += id_faults(f"{where}.seal", [tile.seal], BLENDED_PAINTS)
        found += id_faults(f"{where}.income", [tile.income], BASIC_PAINTS)
        found += name_faults(f"{where}.name", tile.name)
    restored = set(wall.restored)
    if not restored <= set(WALL.names) or CORNER not in restored or len(restored) != RESTORED_AT_FIRST:
        found.append(BadInput("wrong-wall", where="wall.restored", right=RESTORED_AT_FIRST, corner=CORNER))
    return found
