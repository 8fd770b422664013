"""Module 4, the wishing well: the names of its things."""

from __future__ import annotations

from typing import Final

WISH_CARDS: Final = [
    "lucky-day",
    "free-red",
    "free-yellow",
    "free-blue",
    "visit",
    "praise",
    "tip",
    "alchemy",
    "finders",
    "busker",
]
"""The kinds of wish cards; those of free paint differ in the tiles they show."""
