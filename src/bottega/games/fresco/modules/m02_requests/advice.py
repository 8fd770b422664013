"""Module 2, the bishop's requests: advice to bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.core.seats import Seat
from bottega.games.fresco.advice.foresight import THALER, WORTH
from bottega.games.fresco.catalogue import WORKSHOP, Location, Painter
from bottega.games.fresco.modules.m02_requests.desk import COLOUR_OF, TILES_EACH, in_front
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m02_requests.module import Requests

PAINT_KEPT: Final = 0.7
"""How much of a paint's worth counts that comes as income."""
TILE_WORTH: Final = 0.8
"""What a tile is worth for a request to come."""


def appraise(module: Requests, table: Table, seat: Seat, rounds: float) -> float:
    """What the requests of a seat will pay, and what its tiles may do for the next."""
    paid = sum([THALER + PAINT_KEPT * WORTH[COLOUR_OF[kind]][0] for kind in module.desk(table).kinds[seat]])
    return paid * rounds + (TILE_WORTH * len(in_front(table, Painter(seat))) if rounds else 0.0)


def prospect(module: Requests, table: Table, seat: Seat, column: Location, apprentices: int, rounds: float) -> float:
    """The best request that the seat has tiles for."""
    if column != WORKSHOP or module.desk(table).done >> seat & 1:
        return 0.0
    points = [module.top(table, request.kind) for request in module.possible(table, Painter(seat))]
    return max(points) - TILES_EACH * TILE_WORTH if points else 0.0
