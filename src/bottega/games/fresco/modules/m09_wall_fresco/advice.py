"""Module 9, the wall fresco: advice to bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.core.seats import Seat
from bottega.games.fresco.advice.foresight import WORTH
from bottega.games.fresco.catalogue import ALL_PAINTS, BASIC, BLENDED, WORKSHOP, Location, Paint
from bottega.games.fresco.modules.m09_wall_fresco.catalogue import WALL
from bottega.games.fresco.modules.m09_wall_fresco.offers import EXCHANGE
from bottega.games.fresco.modules.m09_wall_fresco.wall import POINTS
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m09_wall_fresco.module import WallFresco

INCOME_KEPT: Final = 0.7
"""How much of a paint's worth counts that comes as income."""
BLENDS_MISSED: Final = 1.5
"""What an apprentice in the workshop would gain by blending."""


def appraise(module: WallFresco, table: Table, seat: Seat, rounds: float) -> float:
    """What the income of a seat is worth."""
    return rounds * INCOME_KEPT * sum([WORTH[paint][0] for paint in module.income_of(table, seat)])


def prospect(module: WallFresco, table: Table, seat: Seat, column: Location, apprentices: int, rounds: float) -> float:
    """The best segment that can be restored now, less its paint; in the workshop, the best exchange."""
    if module.covers(table, seat, column):
        return best_segment(module, table, seat, rounds) if apprentices else 0.0
    return best_exchange(module, table, seat, rounds) if column == WORKSHOP else 0.0


def best_segment(module: WallFresco, table: Table, seat: Seat, rounds: float) -> float:
    """What the wall may bring beyond the paint that it takes."""
    wall, beside, best = module.wall(table), module.beside(table), 0.0
    for segment in WALL.cells:
        if beside >> segment & 1:
            best = max(best, segment_gain(module, table, seat, ALL_PAINTS[wall.fronts[segment]], rounds))
    return best


def segment_gain(module: WallFresco, table: Table, seat: Seat, paint: Paint, rounds: float) -> float:
    """What a segment brings beyond the paint that it takes; nothing if that is missing."""
    pieces = table.pieces(seat, paint)
    if not pieces:
        return 0.0
    owned = module.wall(table).owned[seat]
    new = len([basic for basic in BASIC if not owned & module.paying[basic]]) / len(BASIC)
    gain = POINTS - WORTH[paint][min(pieces, len(WORTH[paint])) - 1]
    return gain + new * rounds * INCOME_KEPT * WORTH[BASIC[0]][0]


def best_exchange(module: WallFresco, table: Table, seat: Seat, rounds: float) -> float:
    """What an exchange may bring beyond the income that it costs."""
    owned, best = module.wall(table).owned[seat], 0.0
    for exchange in EXCHANGE:
        if module.why_no_exchange(table, seat, exchange) is None:
            gain = WORTH[BLENDED[exchange.colour]][0]
            for paint in (exchange.first, exchange.second):
                if (owned & module.paying[paint]).bit_count() == 1:
                    gain -= WORTH[paint][0]
            best = max(best, rounds * INCOME_KEPT * gain - BLENDS_MISSED)
    return best
