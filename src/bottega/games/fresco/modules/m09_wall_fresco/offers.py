"""Module 9, the wall fresco: its actions."""

from __future__ import annotations

from typing import Final

from bottega.core.actions import Action, Argument
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.box import MIXES
from bottega.games.fresco.catalogue import ALL_LOCATIONS, BLENDED, PAINTS
from bottega.games.fresco.kinds import PAINT
from bottega.games.fresco.modules.covering import covers_with
from bottega.games.fresco.modules.m09_wall_fresco.catalogue import WALL, WALL_TILES
from bottega.games.fresco.modules.m09_wall_fresco.kinds import WALL_SEGMENT, WALL_TILE
from bottega.parts.grid import Cell

NAME: Final = "wall_fresco"
ALL_WALL_TILES: Final = list(range(len(WALL_TILES)))
COLOURS: Final = [PAINTS[paint] for paint in BLENDED]
"""The colours of exchange tiles."""


class RestoreWall(Offer):
    """Restore a segment of the wall."""

    __slots__ = ("segment",)

    def __init__(self, segment: Cell) -> None:
        super().__init__(NAME, "wall", Argument("segment", WALL_SEGMENT, WALL.names[segment]))
        self.segment = segment


class Exchange(Offer):
    """Exchange two wall tiles for the exchange tile of a blended colour."""

    __slots__ = ("colour", "first", "second")

    def __init__(self, colour: int) -> None:
        super().__init__(NAME, "exchange", Argument("colour", PAINT, COLOURS[colour]))
        self.colour = colour
        self.first = MIXES[colour][1]
        self.second = MIXES[colour][2]


class Trade(Offer):
    """Hand in this wall tile for the exchange tile."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        super().__init__(NAME, "trade", Argument("tile", WALL_TILE, WALL_TILES[tile]))
        self.tile = tile


COVER: Final = covers_with(NAME, "wall-fresco", ALL_LOCATIONS)
RESTORE: Final = [RestoreWall(segment) for segment in WALL.cells]
EXCHANGE: Final = [Exchange(colour) for colour in range(len(COLOURS))]
TRADE: Final = [Trade(tile) for tile in ALL_WALL_TILES]
ACTIONS: Final[list[Action]] = [*COVER, *RESTORE, *EXCHANGE, *TRADE]
