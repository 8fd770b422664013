"""Module 2, the bishop's requests: the requests on the table."""

from __future__ import annotations

from typing import Final

from bottega.games.fresco.catalogue import ALL_PAINTS, PAINTS, Paint, Painter, Tile
from bottega.games.fresco.modules.m02_requests.catalogue import KINDS
from bottega.games.fresco.modules.m02_requests.offers import ALL_WALL_TILES, FIRST_WALL_TILE
from bottega.games.fresco.modules.m09_wall_fresco.module import WallFresco
from bottega.games.fresco.modules.m09_wall_fresco.offers import NAME as WALL_FRESCO
from bottega.games.fresco.openings import Extras
from bottega.games.fresco.table import Table

TILES_EACH: Final = 3
GENERAL: Final = 0
COLOUR_OF: Final = [ALL_PAINTS[0], *[ALL_PAINTS[PAINTS.index(kind)] for kind in KINDS[1:]]]
"""The colour of each kind of special request."""


class Desk(Extras):
    """The requests: how many of each kind are taken, and each seat's kinds, in the order it took them.

    `piled` has a bit for each tile under the requests of a painter; those of Leonardo's are out of the game.
    `done` has a bit for each seat that has fulfilled one this round.
    """

    __slots__ = ("done", "kinds", "piled", "taken")

    def __init__(self, taken: list[int], kinds: list[tuple[int, ...]], piled: list[int], done: int) -> None:
        self.taken = taken
        self.kinds = kinds
        self.piled = piled
        self.done = done

    def copy(self) -> Desk:
        return Desk(self.taken[:], self.kinds[:], self.piled[:], self.done)


def fitting(table: Table, painter: Painter, kind: int) -> list[Tile]:
    """[FR-M2.3] [FR-M2.4] The tiles in front of a painter that can be piled under a request of a kind."""
    tiles = in_front(table, painter)
    return tiles if kind == GENERAL else [tile for tile in tiles if has_seal(table, tile, COLOUR_OF[kind])]


def in_front(table: Table, painter: Painter) -> list[Tile]:
    """[FR-M2.3] [FR-M9.10] The restored tiles in front of a painter: those of the fresco, and those of the wall."""
    tiles, wall, seat = list(table.tiles[painter]), wall_of(table), table.seat_of(painter)
    if wall is None or seat is None:
        return tiles
    owned = wall.wall(table).owned[seat] << FIRST_WALL_TILE
    return tiles + [tile for tile in ALL_WALL_TILES if owned >> tile & 1]


def has_seal(table: Table, tile: Tile, colour: Paint) -> bool:
    """[FR-M2.4] [FR-M9.10] Whether a tile has a seal of a colour."""
    if tile < FIRST_WALL_TILE:
        return bool(table.rules.tile(tile).seals >> colour & 1)
    wall = wall_of(table)
    return wall is not None and wall.seals[tile - FIRST_WALL_TILE] == colour


def wall_of(table: Table) -> WallFresco | None:
    """[FR-M9.10] The module of the wall fresco, if it is in play."""
    module = table.rules.by_name.get(WALL_FRESCO)
    return module if isinstance(module, WallFresco) else None
