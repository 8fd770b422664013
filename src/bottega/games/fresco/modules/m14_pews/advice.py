"""Module 14, the pews: advice to bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import Location
from bottega.games.fresco.modules.bits import numbers_in
from bottega.games.fresco.modules.m14_pews.offers import MOST_BEAMS, PRINTED
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m14_pews.module import Pews

BEAM_WORTH: Final = 1.7
SPARE_BEAM_WORTH: Final = 0.9
"""What each of the first beams is worth, and what those are that must wait for another round."""


def appraise(module: Pews, table: Table, seat: Seat, rounds: float) -> float:
    """What the beams of a seat are worth, while there are pews and rounds left, and points about to be moved."""
    nave = module.nave(table)
    won = float(module.points_to_come(table, seat))
    if not nave.unrestored or not rounds:
        return won
    beams = nave.beams[seat]
    return won + BEAM_WORTH * min(beams, MOST_BEAMS) + SPARE_BEAM_WORTH * max(0, beams - MOST_BEAMS)


def prospect(module: Pews, table: Table, seat: Seat, column: Location, apprentices: int, rounds: float) -> float:
    """What the pews are worth that can be restored, less the beams."""
    if not module.covers(table, seat, column):
        return 0.0
    beams = min(PRINTED + apprentices, module.nave(table).beams[seat])
    spent = BEAM_WORTH if rounds else 0.0
    gain = 0.0
    while beams and module.nave(table).unrestored:
        fitting = [pew for pew in range(1, beams + 1) if module.unrestored(table, pew)]
        if not fitting:
            break
        pew = fitting[-1]
        gain += average(module, table, pew) - spent * pew
        beams -= pew
    return gain


def average(module: Pews, table: Table, beams: int) -> float:
    """What a pew of so many beams is worth, before it is turned over."""
    points = [module.pew_points[pew] for pew in numbers_in(module.unrestored(table, beams))]
    return sum(points) / len(points)
