"""Module 12, the dames: advice to bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.core.seats import Seat
from bottega.games.fresco.advice.foresight import MOOD, THALER
from bottega.games.fresco.catalogue import STUDIO, THEATER, Location
from bottega.games.fresco.modules.m12_dames.beguines import AT_HOME, MIDDLE
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m12_dames.module import Dames

DAME_WORTH: Final = 0.9
"""About how many points a dame brings in a round."""
RESERVED_WORTH: Final = 0.1
"""How much of a tile's points it is worth to have it reserved."""
DEED_WORTH: Final = [0.8, 0.9, 0.0, 0.3, 0.9]
"""About how many points the deed of a dame brings at each location, where it is not worked out."""


def appraise(module: Dames, table: Table, seat: Seat, rounds: float) -> float:
    """What the dames of a seat are worth in the rounds to come, and its reservation."""
    beguines = module.beguines(table)
    worth = DAME_WORTH * rounds * beguines.married[seat].bit_count()
    segment = beguines.reserved[seat]
    return worth if segment == AT_HOME else worth + RESERVED_WORTH * table.tile_on(segment).value


def prospect(module: Dames, table: Table, seat: Seat, column: Location, apprentices: int, rounds: float) -> float:
    """What a dame may do at a location where she is sent."""
    if column not in module.beguines(table).sent_by(seat):
        return 0.0
    if column == STUDIO:
        return THALER * apprentices
    if column == THEATER and not table.last:
        return MOOD * max(0, MIDDLE - table.mood[seat])
    return DEED_WORTH[column] if module.deeds.possible(table, seat, column) else 0.0
