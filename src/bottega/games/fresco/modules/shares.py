"""Shares of a view: what a module keeps as numbers is shown by its names."""

from __future__ import annotations

from typing import Final

from bottega.core.seats import Seat
from bottega.games.fresco.planning import PLANNING
from bottega.games.fresco.table import Table

NOTHING: Final = -1
"""What a place holds that is empty."""


# Names of what is kept as a bit each, or as a number for each kind


def names_in(mask: int, names: list[str]) -> tuple[str, ...]:
    """The names whose bits are set.

    >>> names_in(0b101, ["general", "purple", "orange"])
    ('general', 'orange')
    """
    return tuple([name for number, name in enumerate(names) if mask >> number & 1])


def mask_of(shown: tuple[str, ...], names: list[str]) -> int:
    """Names as a bit each.

    >>> mask_of(("general", "orange"), ["general", "purple", "orange"])
    5
    """
    return sum([1 << names.index(name) for name in shown])


def names_counted(counts: list[int], names: list[str]) -> tuple[str, ...]:
    """A name for each thing, of a number for each kind.

    >>> names_counted([2, 0, 1], ["yellow", "green", "red"])
    ('yellow', 'yellow', 'red')
    """
    return tuple([name for number, name in enumerate(names) for _ in range(counts[number])])


def counts_of(shown: tuple[str, ...], names: list[str]) -> list[int]:
    """A number for each kind, of a name for each thing.

    >>> counts_of(("yellow", "yellow", "red"), ["yellow", "green", "red"])
    [2, 0, 1]
    """
    return [shown.count(name) for name in names]


# What may not be known


def sees_plan(table: Table, seat: Seat | None, other: Seat, everything: bool) -> bool:
    """[FR-3.3] Whether a seat, or a spectator, may see another's plan: its own, and all once they are revealed."""
    return everything or other == seat or not (table.agenda and table.agenda[-1] is PLANNING)


def not_among(seen: list[str], names: list[str], copies: list[int]) -> list[str]:
    """What is left of so many copies of each kind, without those that are seen.

    >>> not_among(["red"], ["yellow", "red"], [1, 3])
    ['yellow', 'red', 'red']
    """
    return [name for name, number in zip(names, copies, strict=True) for _ in range(number - seen.count(name))]
