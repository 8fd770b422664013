"""Module 15, the dome: advice to bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.core.seats import Seat
from bottega.games.fresco.modules.m15_dome.dome_tiles import has_all
from bottega.games.fresco.table import COLOURS, Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m15_dome.module import Dome

AT_THE_END: Final = 0.9
IN_STORE: Final = 0.4
OUT_OF_REACH: Final = 0.1
"""How much of a tile's points count: with the paints at the end, with the paints before, and without them."""


def appraise(module: Dome, table: Table, seat: Seat, rounds: float) -> float:
    """The tiles that the seat's paints would finish, best first, and a little for the others."""
    tiles = module.unfinished(table, seat)
    if not tiles:
        return 0.0
    paints = table.paints[seat * COLOURS : (seat + 1) * COLOURS]
    worth = 0.0
    for points, tile in sorted([(module.printed[tile].points, tile) for tile in tiles], reverse=True):
        if has_all(paints, module.printed[tile].paints):
            for paint in module.printed[tile].paints:
                paints[paint] -= 1
            worth += points * (IN_STORE if rounds else AT_THE_END)
        else:
            worth += points * OUT_OF_REACH
    return worth
