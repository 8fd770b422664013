"""Module 9, the wall fresco: the kinds of its facts."""

from __future__ import annotations

from typing import Annotated, Final

from bottega.core.kinds import Kind
from bottega.games.fresco.modules.m09_wall_fresco.catalogue import WALL, WALL_TILES

WALL_SEGMENT: Final = Kind("wall-segment", WALL.names)
WALL_TILE: Final = Kind("wall-tile", WALL_TILES)

WallSegmentId = Annotated[str, WALL_SEGMENT.meta]
WallTileId = Annotated[str, WALL_TILE.meta]
