"""Module 14, the pews: its printed matter."""

from __future__ import annotations

from bottega.core.components import Chapter, Entry
from bottega.core.errors import BadInput
from bottega.core.faults import list_faults, name_faults, range_faults
from bottega.games.fresco.catalogue import BEAM_TILES
from bottega.games.fresco.faults import MOST_ON_A_TILE, MOST_POINTS, USUAL_PAINTS, paint_faults
from bottega.games.fresco.modules.m14_pews.catalogue import PEWS

MOST_BEAMS_FOR_A_PEW = 3
MOST_BEAMS_ON_A_TILE = 2
REPLACED = ["M01", "M02", "M03", "M10", "M11", "M12"]


class PewEntry(Entry, frozen=True):
    id: str
    beams: int
    points: int


class PewChapter(Chapter, frozen=True):
    items: list[PewEntry]


class BeamTileEntry(Entry, frozen=True):
    id: str
    paints: list[str]
    beams: int
    replaces: str


class BeamTileChapter(Chapter, frozen=True):
    items: list[BeamTileEntry]


def pew_faults(pews: list[PewEntry]) -> list[BadInput]:
    """What is wrong with the pews."""
    found = list_faults("pews.id", [pew.id for pew in pews], PEWS)
    for pew in pews:
        found += range_faults(f"pews.{pew.id}.beams", [pew.beams], 1, MOST_BEAMS_FOR_A_PEW)
        found += range_faults(f"pews.{pew.id}.points", [pew.points], 0, MOST_POINTS)
        found += name_faults(f"pews.{pew.id}.name", pew.name)
    return found


def beam_tile_faults(tiles: list[BeamTileEntry]) -> list[BadInput]:
    """What is wrong with the market tiles that show beams."""
    found = list_faults("beam_tiles.id", [tile.id for tile in tiles], BEAM_TILES)
    for tile in tiles:
        where = f"beam_tiles.{tile.id}"
        found += paint_faults(f"{where}.paints", tile.paints, USUAL_PAINTS, 1, MOST_ON_A_TILE)
        found += range_faults(f"{where}.beams", [tile.beams], 1, MOST_BEAMS_ON_A_TILE)
        found += name_faults(f"{where}.name", tile.name)
    return found + list_faults("beam_tiles.replaces", sorted([tile.replaces for tile in tiles]), REPLACED)
