"""Module 13, the catacombs: the kinds of its facts."""

from __future__ import annotations

from typing import Annotated, Final

from bottega.core.kinds import Kind
from bottega.games.fresco.modules.m13_catacombs.catalogue import MAPS, TREASURES

MAP: Final = Kind("map", MAPS)
"""A map, by its time and a letter: which one it is only its owner knows, until it is shown."""
TREASURE: Final = Kind("treasure", TREASURES)

MapId = Annotated[str, MAP.meta]
TreasureId = Annotated[str, TREASURE.meta]
