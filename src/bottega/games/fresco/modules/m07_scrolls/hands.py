"""Module 7, the scrolls: the scrolls on the table."""

from __future__ import annotations

from typing import Final

from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import FRESCO
from bottega.games.fresco.openings import Extras
from bottega.games.fresco.table import Table

EACH: Final = 2
"""[FR-M7.1] So many scrolls has a player: one of a row, one of a column."""
LINES: Final = [*FRESCO.row_masks, *FRESCO.column_masks]
ROWS: Final = len(FRESCO.row_masks)
PLAYED: Final = -1
ALONE: Final = 2
CROSSING: Final = 3
"""[FR-M7.2] [FR-M7.3] What a restored segment of a line is worth."""


class Hands(Extras):
    """Each seat's scrolls, two numbers a seat: the lines that they mark, or that they are played.

    `played` has a bit for each line whose scroll was.
    """

    __slots__ = ("lines", "played")

    def __init__(self, lines: list[int], played: int) -> None:
        self.lines = lines
        self.played = played

    def copy(self) -> Hands:
        return Hands(self.lines[:], self.played)

    def of(self, seat: Seat) -> list[int]:
        """A seat's scroll of a row, and of a column."""
        return self.lines[EACH * seat : EACH * (seat + 1)]

    def has_any(self, seat: Seat) -> bool:
        """Whether a seat still has a scroll."""
        return self.of(seat) != [PLAYED, PLAYED]


def restored_in(table: Table, line: int) -> int:
    """How many segments of a line are restored, by whomever."""
    return (LINES[line] & ~table.unrestored).bit_count()
