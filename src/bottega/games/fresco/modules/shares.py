"""Shares of a view: what a module keeps as a bit each is shown by its names."""

from __future__ import annotations

from typing import Final

from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import ALL_SEATS
from bottega.games.fresco.planning import PLANNING
from bottega.games.fresco.table import Table

SEATS: Final = [str(seat) for seat in ALL_SEATS]
"""Seats, as shares name them."""
HIDDEN: Final = "?"
"""What a share shows of a thing that may not be known."""


def names_in(mask: int, names: list[str]) -> tuple[str, ...]:
    """The names whose bits are set.

    >>> names_in(0b101, ["general", "purple", "orange"])
    ('general', 'orange')
    """
    return tuple([name for number, name in enumerate(names) if mask >> number & 1])


def mask_of(shown: tuple[str, ...], names: list[str]) -> int:
    """Names as a bit each.

    >>> mask_of(("general", "orange"), ["general", "purple", "orange"])
    5
    """
    return sum([1 << names.index(name) for name in shown])


def sees_plan(table: Table, seat: Seat | None, other: Seat, everything: bool) -> bool:
    """[FR-3.3] Whether a seat, or a spectator, may see another's plan: its own, and all once they are revealed."""
    return everything or other == seat or not (table.agenda and table.agenda[-1] is PLANNING)
