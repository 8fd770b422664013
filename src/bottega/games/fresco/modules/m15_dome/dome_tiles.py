"""Module 15, the dome: the dome tiles on the table."""

from __future__ import annotations

from bottega.games.fresco.box import paints_named
from bottega.games.fresco.catalogue import PAINTS, Paint
from bottega.games.fresco.modules.m15_dome.components import DomeEntry
from bottega.games.fresco.openings import Extras


class DomeTile:
    """A dome tile: the paints that it takes, and its points."""

    __slots__ = ("paints", "points")

    def __init__(self, entry: DomeEntry) -> None:
        self.paints: list[Paint] = paints_named(entry.paints)
        self.points: int = entry.points

    @property
    def paint_names(self) -> tuple[str, ...]:
        """The names of its paints."""
        return tuple([PAINTS[paint] for paint in self.paints])


class DomeTiles(Extras):
    """The dome tiles, a bit each: those face down, those in front of each painter, and which of these are finished."""

    __slots__ = ("down", "finished", "owned")

    def __init__(self, down: int, owned: list[int], finished: int) -> None:
        self.down = down
        self.owned = owned
        self.finished = finished

    def copy(self) -> DomeTiles:
        return DomeTiles(self.down, self.owned[:], self.finished)


def missing_of(have: list[int], paints: list[Paint]) -> list[Paint]:
    """Which of these paints are not there, each as often as it is missing.

    >>> missing_of([1, 0, 2], [Paint(0), Paint(0), Paint(2)])
    [0]
    """
    left = have[:]
    missing = list[Paint]()
    for paint in paints:
        if left[paint]:
            left[paint] -= 1
        else:
            missing.append(paint)
    return missing


def has_all(have: list[int], paints: list[Paint]) -> bool:
    """Whether these paints are there, each as often as it is named."""
    for paint in paints:
        if have[paint] < paints.count(paint):
            return False
    return True
