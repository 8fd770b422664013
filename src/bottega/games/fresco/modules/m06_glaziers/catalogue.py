"""Module 6, the glaziers: the names of its things."""

from __future__ import annotations

from typing import Final

GLASS: Final = ["yellow", "blue", "red", "green"]
"""The colours of glass."""
ON_THE_BENCH: Final = 6
"""So many windows lie on the production bench."""
WINDOWS: Final = [f"L{number:02}" for number in range(1, 19)]
