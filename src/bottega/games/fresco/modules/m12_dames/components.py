"""Module 12, the dames: its printed matter."""

from __future__ import annotations

from bottega.core.components import Chapter
from bottega.core.errors import BadInput
from bottega.core.faults import length_faults, range_faults

DAMES_FOR_FOUR = 8
DAMES_FOR_THREE = 6
LAST_SPACE = 100


class Rosaries(Chapter, frozen=True):
    four_players: list[int]
    three_players: list[int]


def rosary_faults(title: str, spaces: list[int], dames: int) -> list[BadInput]:
    """What is wrong with the rosary spaces of a side of the board."""
    where = f"rosaries.{title}"
    found = length_faults(where, len(spaces), dames, dames) + range_faults(where, spaces, 1, LAST_SPACE)
    return found if sorted(set(spaces)) == spaces else [*found, BadInput("not-growing", where=where)]
