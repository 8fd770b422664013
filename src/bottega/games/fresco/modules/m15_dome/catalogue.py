"""Module 15, the dome: the names of its things."""

from __future__ import annotations

from typing import Final

DOME_TILES: Final = [f"D{number}" for number in range(1, 10)]
