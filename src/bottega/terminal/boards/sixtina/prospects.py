"""What could come of restoring a technique with the cards in hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from bottega.games.sixtina.actions import Position, Technique
from bottega.games.sixtina.restoration import kind_of
from bottega.games.sixtina.table import CORRECT_KIND, EXCELLENT_KIND, KINDS, PRUDENT_KIND
from bottega.terminal.boards.sixtina.scene import Scene


@dataclass(frozen=True)
class Prospect:
    """A kind of restoration that is possible, and cards that make it."""

    kind: str
    values: tuple[int, ...]

    def __str__(self) -> str:
        return f"{self.kind} {sum_of(self.values)}"


def sum_of(values: Sequence[int]) -> str:
    """Values as a sum.

    >>> sum_of([2, 4])
    '2+4'
    """
    return "+".join(map(str, values))


def value_of(scene: Scene, position: Position, technique: Technique) -> int | None:
    """The value that a technique of an open fresco asks for; None if there is no such."""
    if not scene.table.is_open(position):
        return None
    fresco = scene.table.fresco(position)
    space = fresco.space_of[technique]
    return None if space < 0 else fresco.values[space]


def prospects(scene: Scene, position: Position, technique: Technique) -> list[Prospect]:
    """The kinds of restoration that are possible there, excellent first, each with the cards that fit best."""
    value = value_of(scene, position, technique)
    if value is None or scene.seat is None:
        return []
    sets = card_sets(scene.values_in_hand(technique))
    has = {PRUDENT_KIND: scene.table.black > 0}
    found = []
    for kind in (EXCELLENT_KIND, CORRECT_KIND, PRUDENT_KIND):
        fitting = [values for values in sets if kind_of(sum(values), value) == kind]
        if fitting and has.get(kind, scene.table.area[scene.seat] > 0):
            found.append(
                Prospect(KINDS[kind], min(fitting, key=lambda values: (abs(sum(values) - value), len(values))))
            )
    return found


def card_sets(values: Sequence[int]) -> list[tuple[int, ...]]:
    """All ways to play some of these cards, each once.

    >>> card_sets([1, 1, 3])
    [(1,), (1, 1), (1, 1, 3), (1, 3), (3,)]
    """
    return sorted({chosen for count in range(1, len(values) + 1) for chosen in combinations(values, count)})
