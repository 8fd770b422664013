"""Module 2, the bishop's requests: the kinds of its facts."""

from __future__ import annotations

from typing import Annotated, Final

from bottega.core.kinds import Kind
from bottega.games.fresco.catalogue import TILES
from bottega.games.fresco.modules.m02_requests.catalogue import KINDS
from bottega.games.fresco.modules.m09_wall_fresco.catalogue import WALL_TILES

RESTORED_TILES: Final = [*TILES, *WALL_TILES]

REQUEST: Final = Kind("request", KINDS)
"""A request by its stack: general, or the colour of the seals that it asks for."""
RESTORED_TILE: Final = Kind("restored-tile", RESTORED_TILES)
"""What can be piled under a request: fresco tiles, and with module 9 wall tiles."""

RequestId = Annotated[str, REQUEST.meta]
RestoredTileId = Annotated[str, RESTORED_TILE.meta]
