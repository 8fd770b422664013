"""Module 13, the catacombs: the names of its things."""

from __future__ import annotations

from typing import Final

from bottega.games.fresco.catalogue import HOURS, Hour

MAPS: Final = [*[f"5{letter}" for letter in "ABCDEF"], *[f"{hour}{letter}" for hour in "67" for letter in "ABCDEFGH"]]
"""The maps of the catacombs, by their times."""
TREASURES: Final = [f"T{number:02}" for number in range(1, 26)]


def hour_of_map(number: int) -> Hour:
    """The time of a map.

    >>> HOURS[hour_of_map(MAPS.index("6C"))]
    '6:00'
    """
    return Hour(HOURS.index(f"{MAPS[number][0]}:00"))
