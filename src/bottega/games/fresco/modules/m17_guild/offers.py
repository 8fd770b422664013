"""Module 17, the painters guild: its actions."""

from __future__ import annotations

from typing import Final

from bottega.core.actions import Action, Argument
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import BASIC, BLENDED, PAINTS, Paint
from bottega.games.fresco.kinds import PAINT

NAME: Final = "guild"
SHELVES: Final = [BASIC, BLENDED]
"""[FR-M17.1] The colours of each of the two pieces at the guild."""


class Swap(Offer):
    """Exchange a paint at the guild: which one is given, for the piece of its kind that lies there."""

    __slots__ = ("paint", "shelf")

    def __init__(self, paint: Paint, shelf: int) -> None:
        super().__init__(NAME, "guild", Argument("paint", PAINT, PAINTS[paint]))
        self.paint = paint
        self.shelf = shelf


SWAP: Final = [Swap(paint, shelf) for shelf, paints in enumerate(SHELVES) for paint in paints]
ACTIONS: Final[list[Action]] = [*SWAP]
