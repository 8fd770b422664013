"""Module 17, the painters guild: advice to bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.core.seats import Seat
from bottega.games.fresco.advice.foresight import WORTH
from bottega.games.fresco.catalogue import WORKSHOP, Location, Paint
from bottega.games.fresco.modules.m17_guild.offers import SWAP
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m17_guild.module import Guild

HALF: Final = 0.5
"""How much of it counts: the step could also blend."""


def prospect(module: Guild, table: Table, seat: Seat, column: Location, apprentices: int, rounds: float) -> float:
    """The best swap, as far as the pieces are worth more to those who have few of them."""
    if column != WORKSHOP or not rounds:
        return 0.0
    best = 0.0
    for swap in SWAP:
        given, taken = table.pieces(seat, swap.paint), module.tile(table).paints[swap.shelf]
        if given and taken != swap.paint:
            best = max(best, worth_of(taken, table.pieces(seat, taken)) - worth_of(swap.paint, given - 1))
    return HALF * best


def worth_of(paint: Paint, pieces: int) -> float:
    """What one more piece is worth to somebody who has so many."""
    return WORTH[paint][min(pieces, len(WORTH[paint]) - 1)]
