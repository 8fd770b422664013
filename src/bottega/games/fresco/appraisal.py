"""Advice to bots."""

from __future__ import annotations

from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import Painter
from bottega.games.fresco.table import Table


def appraise(table: Table, seat: Seat) -> float:
    """About how many points a seat may hope for."""
    return float(table.score(Painter(seat)))
