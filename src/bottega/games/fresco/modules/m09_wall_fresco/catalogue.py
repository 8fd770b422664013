"""Module 9, the wall fresco: the names of its things."""

from __future__ import annotations

from typing import Final

from bottega.parts.grid import Grid

WALL: Final = Grid(rows=4, columns=5)
"""The segments of the wall fresco."""
WALL_TILES: Final = [f"W{number:02}" for number in range(1, 19)]
