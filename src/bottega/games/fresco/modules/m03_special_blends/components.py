"""Module 3, the special blends: its printed matter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.core.errors import BadInput
from bottega.core.faults import fixed_faults, range_faults

if TYPE_CHECKING:
    from bottega.games.fresco.components import FrescoTileEntry

LEAST_SPECIAL = 13
CENTER_SPECIAL = 24


def special_faults(tiles: list[FrescoTileEntry]) -> list[BadInput]:
    """What is wrong with the values of the special tiles."""
    found: list[BadInput] = []
    for tile in tiles:
        where = f"special_fresco.{tile.id}.value"
        found += range_faults(where, [tile.value], LEAST_SPECIAL, CENTER_SPECIAL)
        found += fixed_faults(where, tile.value, CENTER_SPECIAL) if tile.centre else []
    return found
