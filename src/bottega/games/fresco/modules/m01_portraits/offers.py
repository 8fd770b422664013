"""Module 1, the portraits: its actions."""

from __future__ import annotations

from typing import Final

from bottega.core.actions import Action, Argument
from bottega.core.kinds import NUMBER
from bottega.games.fresco.actions import Offer

NAME: Final = "portraits"
ON_DISPLAY: Final = 2


class PaintPortrait(Offer):
    """Paint one of the portraits on display."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        super().__init__(NAME, "portrait", Argument("place", NUMBER, place + 1))
        self.place = place


PAINT: Final = [PaintPortrait(place) for place in range(ON_DISPLAY)]
ACTIONS: Final[list[Action]] = [*PAINT]
