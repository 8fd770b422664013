"""What a seat can work out from what it sees: what each segment would pay it, and which paints it lacks."""

from __future__ import annotations

import random

import msgspec

from bottega.core.seats import Seat
from bottega.core.views import Prospects
from bottega.games.fresco.catalogue import FRESCO, PAINTS, RESTORED, TILES, Painter
from bottega.games.fresco.cathedral import bishops_bonus
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.table import Table
from bottega.games.fresco.view import FrescoView, determinize
from bottega.parts.grid import Cell


class SegmentWorth(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[FR-5.3] What a segment that is not restored would pay now: the points of its tile, and the bishop's bonus.

    `missing` are the paints that the seat does not have. What modules add depends on how it is restored.
    """

    segment: str
    tile: str
    value: int
    bonus: int
    missing: tuple[str, ...]


class FrescoProspects(Prospects, frozen=True, kw_only=True):
    """What each segment would pay the seat, in their order; nothing for a spectator."""

    segments: tuple[SegmentWorth, ...]


def prospects(view: FrescoView, rules: Rules) -> FrescoProspects:
    """What a seat can work out from its view."""
    if view.seat is None:
        return FrescoProspects(segments=())
    table, seat = determinize(view, rules, random.Random(0)), Seat(view.seat)
    covered = [segment for segment in FRESCO.cells if table.fresco[segment] != RESTORED]
    return FrescoProspects(segments=tuple([_worth(table, seat, segment) for segment in covered]))


def _worth(table: Table, seat: Seat, segment: Cell) -> SegmentWorth:
    tile = table.tile_on(segment)
    return SegmentWorth(
        segment=FRESCO.names[segment],
        tile=TILES[table.fresco[segment]],
        value=tile.value,
        bonus=bishops_bonus(table, Painter(seat), segment),
        missing=tuple([PAINTS[paint] for paint in tile.paints if not table.pieces(seat, paint)]),
    )
