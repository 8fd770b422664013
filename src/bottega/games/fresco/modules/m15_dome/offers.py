"""Module 15, the dome: its actions."""

from __future__ import annotations

from typing import Final

from bottega.core.actions import Action, Argument
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.modules.m15_dome.catalogue import DOME_TILES
from bottega.games.fresco.modules.m15_dome.kinds import DOME_TILE

NAME: Final = "dome"
ALL_DOME_TILES: Final = list(range(len(DOME_TILES)))


class Finish(Offer):
    """Finish a dome tile."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        super().__init__(NAME, "finish", Argument("tile", DOME_TILE, DOME_TILES[tile]))
        self.tile = tile


FINISH: Final = [Finish(tile) for tile in ALL_DOME_TILES]
ACTIONS: Final[list[Action]] = [*FINISH]
