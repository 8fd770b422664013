"""Module 1, the portraits: the portraits on the table."""

from __future__ import annotations

from typing import Final

from bottega.games.fresco.modules.shares import NOTHING
from bottega.games.fresco.openings import Extras

PAINTED: Final = NOTHING
"""What a place of the display holds once its portrait is painted."""


class Gallery(Extras):
    """The portraits: a bit for each that lies face down, those on display, and those in front of each seat.

    `painters` has a bit for each seat that has painted this round, `used` one for each sexton sent.
    """

    __slots__ = ("deck", "display", "owned", "painters", "used")

    def __init__(self, deck: int, display: list[int], owned: list[int], painters: int, used: int) -> None:
        self.deck = deck
        self.display = display
        self.owned = owned
        self.painters = painters
        self.used = used

    def copy(self) -> Gallery:
        return Gallery(self.deck, self.display[:], self.owned[:], self.painters, self.used)
