"""Shares of a view: what a module keeps as numbers is shown by its names."""

from __future__ import annotations

import random
from typing import Final

from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import ALL_SEATS
from bottega.games.fresco.planning import PLANNING
from bottega.games.fresco.share import Places
from bottega.games.fresco.table import Table

SEATS: Final = [str(seat) for seat in ALL_SEATS]
"""Seats, as shares name them."""
HIDDEN: Final = "?"
"""What a share shows of a thing that may not be known."""
NOTHING: Final = -1
"""What a place holds that is empty; a share shows no name for it."""


# Names of what is kept as a bit each, as a number a kind, or as the kind in each place


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
    """A name for each thing, of a number a kind.

    >>> names_counted([2, 0, 1], ["yellow", "green", "red"])
    ('yellow', 'yellow', 'red')
    """
    return tuple([name for number, name in enumerate(names) for _ in range(counts[number])])


def counts_of(shown: tuple[str, ...], names: list[str]) -> list[int]:
    """A number a kind, of a name for each thing.

    >>> counts_of(("yellow", "yellow", "red"), ["yellow", "green", "red"])
    [2, 0, 1]
    """
    return [shown.count(name) for name in names]


def names_at(places: list[int], names: list[str]) -> tuple[str, ...]:
    """What each place holds.

    >>> names_at([2, NOTHING], ["yellow", "green", "red"])
    ('red', '')
    """
    return tuple(["" if number == NOTHING else names[number] for number in places])


def places_of(shown: tuple[str, ...], names: list[str]) -> list[int]:
    """What each place holds, by its number.

    >>> places_of(("red", ""), ["yellow", "green", "red"])
    [2, -1]
    """
    return [names.index(name) if name else NOTHING for name in shown]


# What may not be known


def sees_plan(table: Table, seat: Seat | None, other: Seat, everything: bool) -> bool:
    """[FR-3.3] Whether a seat, or a spectator, may see another's plan: its own, and all once they are revealed."""
    return everything or other == seat or not (table.agenda and table.agenda[-1] is PLANNING)


def nothing_planned(share: Places) -> Places:
    """A share in which nothing is planned yet where a plan is secret."""
    return {place: () if words == (HIDDEN,) else words for place, words in share.items()}


def not_among(seen: list[str], names: list[str], copies: list[int]) -> list[str]:
    """What is left of so many copies of each kind, without those that are seen.

    >>> not_among(["red"], ["yellow", "red"], [1, 3])
    ['yellow', 'red', 'red']
    """
    return [name for name, number in zip(names, copies, strict=True) for _ in range(number - seen.count(name))]


def deal_again(share: Places, places: list[str], unseen: list[str], names: list[str], rng: random.Random) -> Places:
    """These places, in which what is hidden is dealt at random out of what nobody has seen."""
    rng.shuffle(unseen)
    dealt = {place: [unseen.pop() if word == HIDDEN else word for word in share[place]] for place in places}
    return {place: tuple(sorted(words, key=names.index)) for place, words in dealt.items()}
