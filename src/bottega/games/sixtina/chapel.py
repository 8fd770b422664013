"""The chapel: which frescoes come to light."""

from __future__ import annotations

from bottega.core.chance import Chance
from bottega.games.sixtina.actions import Position
from bottega.games.sixtina.table import Table


def draw_fresco(table: Table, position: Position, chance: Chance) -> int:
    """[SX-1.1] A fresco of the zone that a position belongs to, one that is not in the chapel yet."""
    box = table.rules.box
    left = [number for number in box.zones[box.zone[position]] if number not in table.frescoes]
    return left[chance.pick(len(left))]
