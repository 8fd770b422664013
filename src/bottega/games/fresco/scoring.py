"""Chapter 11: who wins, and the score sheets."""

from __future__ import annotations

from typing import Final

from bottega.core.scores import Line, LineKind, Sheet, Standing
from bottega.games.fresco.catalogue import FRESCO, TILES, Painter, Tile
from bottega.games.fresco.kinds import ACCOUNT, LEONARDO, SEGMENT, TILE
from bottega.games.fresco.ruleset import MONEY_ACCOUNT, TILE_ACCOUNT
from bottega.games.fresco.table import Table

SHEET: Final = Sheet(
    lines=tuple([LineKind(label, (TILE, SEGMENT) if label == "tiles" else ()) for label in ACCOUNT.ids]),
    notes={"cannot-win": {}},
    rivals=(LEONARDO,),
)
"""What score sheets tell: of tiles, each with the segment that it came from."""


def score_sheet(table: Table, painter: Painter) -> list[Line]:
    """The points of a painter, line by line: those of the base game, of modules, and for Thalers."""
    numbers = [number for number in range(len(table.rules.accounts)) if number != MONEY_ACCOUNT]
    return [line(table, painter, number) for number in [*numbers, MONEY_ACCOUNT]]


def line(table: Table, painter: Painter, number: int) -> Line:
    """One line of a score sheet; that of the tiles names them, each with the segment that it came from."""
    label, rule = table.rules.accounts[number]
    tiles = restored_by(table, painter) if number == TILE_ACCOUNT else []
    groups = tuple([(TILES[tile], FRESCO.names[table.segment_of(tile)]) for tile in tiles])
    return Line(label, table.credited(painter, number), rule, groups)


def restored_by(table: Table, painter: Painter) -> list[Tile]:
    """The tiles that a painter restored: those in front of it, and those that modules keep."""
    tiles = [*table.tiles[painter]]
    for module in table.rules.modules:
        tiles += module.kept_tiles(table, painter)
    return sorted(tiles)


def standings(table: Table) -> list[Standing]:
    """[FR-11.6] [FR-L.11] From first to last on the track; Leonardo behind the players if he can't win."""
    order = sorted(table.rules.painters, key=lambda painter: merit(table, painter), reverse=True)
    return [standing(table, painter, place) for place, painter in enumerate(order, 1)]


def merit(table: Table, painter: Painter) -> tuple[bool, int]:
    """[FR-11.6] What decides: the place on the track."""
    return painter != table.rules.leonardo or table.rules.leonardo_can_win, table.track[painter]


def standing(table: Table, painter: Painter, place: int) -> Standing:
    """The place of one painter."""
    seat = table.seat_of(painter)
    return Standing(
        seat=seat,
        place=place,
        won=place == 1,
        total=table.score(painter),
        lines=tuple(score_sheet(table, painter)),
        note="cannot-win" if seat is None and not table.rules.leonardo_can_win else "",
        rival=LEONARDO if seat is None else "",
    )
