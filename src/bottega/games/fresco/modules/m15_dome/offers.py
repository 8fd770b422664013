"""Module 15, the dome: its actions."""

from __future__ import annotations

from typing import Final

from bottega.core.actions import Action
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.modules.m15_dome.catalogue import DOME_TILES

NAME: Final = "dome"
ALL_DOME_TILES: Final = list(range(len(DOME_TILES)))


class Finish(Offer):
    """Finish a dome tile."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        super().__init__(NAME, "finish", ("tile", DOME_TILES[tile]))
        self.tile = tile


FINISH: Final = [Finish(tile) for tile in ALL_DOME_TILES]
ACTIONS: Final[list[Action]] = [*FINISH]
