"""Module 15, the dome: the kinds of its facts."""

from __future__ import annotations

from typing import Annotated, Final

from bottega.core.kinds import Kind
from bottega.games.fresco.modules.m15_dome.catalogue import DOME_TILES

DOME_TILE: Final = Kind("dome-tile", DOME_TILES)

DomeTileId = Annotated[str, DOME_TILE.meta]
