"""How the facts of steps are written that many steps have."""

from __future__ import annotations

from typing import Final

from bottega.core.spelling import OneOf
from bottega.games.fresco.catalogue import ALL_LOCATIONS, ALL_PAINTERS, ALL_SEATS, FRESCO

SEAT: Final = OneOf("seat", ALL_SEATS)
PAINTER: Final = OneOf("painter", ALL_PAINTERS)
COLUMN: Final = OneOf("column", ALL_LOCATIONS)
SEGMENT: Final = OneOf("segment", FRESCO.cells)
