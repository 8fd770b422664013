"""Module 12, the dames: its printed matter."""

from __future__ import annotations

from bottega.core.components import Chapter
from bottega.games.fresco.faults import range_faults

DAMES_FOR_FOUR = 8
DAMES_FOR_THREE = 6
LAST_SPACE = 100


class Rosaries(Chapter, frozen=True):
    four_players: list[int]
    three_players: list[int]


def rosary_faults(title: str, spaces: list[int], dames: int) -> list[str]:
    """What is wrong with the rosary spaces of a side of the board."""
    found = [] if len(spaces) == dames else [f"rosaries: {title}: there are {dames} spaces"]
    found += range_faults(f"rosaries: {title}: the spaces run", spaces, 1, LAST_SPACE)
    in_order = sorted(set(spaces)) == spaces
    return found if in_order else [*found, f"rosaries: {title}: the spaces are named in order, none of them twice"]
