"""Module 3, the special blends: its printed matter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.fresco.faults import range_faults

if TYPE_CHECKING:
    from bottega.games.fresco.components import FrescoTileEntry

LEAST_SPECIAL = 13
CENTER_SPECIAL = 24


def special_faults(tiles: list[FrescoTileEntry]) -> list[str]:
    """What is wrong with the values of the special tiles."""
    found = []
    for tile in tiles:
        wrong = range_faults("values of special tiles run", [tile.value], LEAST_SPECIAL, CENTER_SPECIAL)
        found += [f"{tile.id}: {fault}" for fault in wrong]
        if tile.centre and tile.value != CENTER_SPECIAL:
            found.append(f"{tile.id}: the special tile in the centre is worth {CENTER_SPECIAL}")
    return found
