"""How promising a position is: the game's advice to bots that think one move ahead."""

from __future__ import annotations

from bottega.core.seats import Seat
from bottega.games.classic_art.scoring import points
from bottega.games.classic_art.table import Table


def appraise(table: Table, seat: Seat) -> float:
    """About how many points a seat may hope for."""
    return float(points(table, seat))
