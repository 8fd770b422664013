"""Events of modules that are not typed yet."""

from __future__ import annotations

from bottega.core.events import Event
from bottega.core.seats import Seat
from bottega.core.words import counted


def thalers(number: int) -> str:
    """So many Thalers, in words."""
    return counted(number, "Thaler")


def signed(mood: int) -> str:
    """A mood as it is written.

    >>> signed(0), signed(2), signed(-1)
    ('0', '+2', '-1')
    """
    return f"{mood:+d}" if mood else "0"


class Deed(Event):
    """What a painter did; if no seat is given, Leonardo's."""

    def __init__(self, word: str, text: str, seat: Seat | None, parts: dict[str, str], reveals: bool = False) -> None:
        if seat is None:
            super().__init__(word, text.replace("{seat}", "Leonardo"), parts, reveals=reveals)
        else:
            super().__init__(word, text, {"seat": str(seat), **parts}, reveals=reveals)


def counted_points(points: int) -> str:
    """The end of a sentence that has named a number of points."""
    return " point." if points == 1 else " points."
