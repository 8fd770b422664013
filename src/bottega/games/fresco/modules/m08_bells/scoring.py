"""Module 8: the bell scoring track."""

from __future__ import annotations

from typing import Final

from bottega.games.fresco.catalogue import Painter

BISHOP: Final = Painter(-2)
"""Who stands on the bell scoring track beside the painters."""


class BellScoring:
    """[FR-M8.10] The bell scoring track: who stands where, in the order in which they came there."""

    __slots__ = ("last", "standing")

    def __init__(self, last: int) -> None:
        self.last = last
        self.standing: list[tuple[int, int, int, Painter]] = []

    def place(self, painter: Painter, bells: int) -> int:
        """[FR-M8.10] A token is placed on the next free space; the last holds any number. Where it stands.

        So does space 0, for all who have less: they take it from nobody.
        """
        taken = [space for space, others, _, _ in self.standing if others >= 0]
        space = max(0, min(bells, self.last))
        while bells >= 0 and space < self.last and space in taken:
            space += 1
        self.standing.append((space, bells, len(self.standing), painter))
        return space

    def ranking(self) -> list[Painter]:
        """[FR-M8.12] From first to last: on one space by bells, and among equals who came later is ahead."""
        return [painter for _, _, _, painter in sorted(self.standing, reverse=True)]

    def space_of(self, painter: Painter) -> int:
        """Where a token stands."""
        (space,) = [space for space, _, _, other in self.standing if other == painter]
        return space
