"""Module 7, the scrolls: advice to bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import CATHEDRAL, THEATER, Location
from bottega.games.fresco.cathedral import payable
from bottega.games.fresco.modules.m07_scrolls.hands import ALONE, EACH, LINES, PLAYED, restored_in
from bottega.games.fresco.modules.m07_scrolls.offers import COLUMN, ROW
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m07_scrolls.module import Scrolls

HOPE: Final = [4.5, 4.8, 4.8, 4.2, 3.0, 0.0]
"""What a scroll is worth to wait with, by the restored segments of its line: others may restore the last one."""
CROSSING_HOPE: Final = 2.0
LAST_HOPE: Final = 0.3
"""How much of this counts in the final round."""


def appraise(module: Scrolls, table: Table, seat: Seat, rounds: float) -> float:
    """What the scrolls of a seat may still bring."""
    own = [line for line in module.hands(table).of(seat) if line != PLAYED]
    hope = sum([HOPE[restored_in(table, line)] for line in own])
    if len(own) == EACH and LINES[own[ROW]] & LINES[own[COLUMN]] & table.unrestored:
        hope += CROSSING_HOPE
    return hope * min(1.0, LAST_HOPE + rounds / 2.0)


def prospect(module: Scrolls, table: Table, seat: Seat, column: Location, apprentices: int, rounds: float) -> float:
    """The best scroll for a segment that the seat has the paints for."""
    if column != CATHEDRAL and not (column == THEATER and table.last):
        return 0.0
    own, best, segments = module.hands(table).of(seat), 0.0, payable(table, seat, 0)
    for line in own:
        if line != PLAYED and LINES[line] & segments:
            restored = restored_in(table, line)
            best = max(best, ALONE * (restored + 1) - HOPE[restored])
    return best
