"""A restoration, whoever does it: its kind, and the materials that are put down."""

from __future__ import annotations

from bottega.games.sixtina.actions import Position
from bottega.games.sixtina.table import CORRECT_KIND, EXCELLENT_KIND, PRUDENT, PRUDENT_KIND, Table


def kind_of(total: int, value: int) -> int:
    """[SX-3.3] Above the value a restoration is correct, on it excellent, below it prudent."""
    if total == value:
        return EXCELLENT_KIND
    return CORRECT_KIND if total > value else PRUDENT_KIND


def put_materials(
    table: Table, colour: int, position: Position, space: int, kind: int, extras: int, store: list[int]
) -> None:
    """[SX-3.4] [SX-3.5] [SX-3.6] One material on the technique, black if prudent; the extras beside it."""
    if kind == PRUDENT_KIND:
        table.black -= 1
        table.put(position, space, PRUDENT)
    else:
        store[colour] -= 1
        table.put_own(position, space, colour, kind)
    store[colour] -= extras
    table.add(position, colour, extras)
