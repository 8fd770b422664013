"""Things that a module keeps as a bit each."""

from __future__ import annotations

from collections.abc import Iterable

from bottega.core.chance import Chance


def numbers_in(mask: int) -> list[int]:
    """The numbers of the bits that are set.

    >>> numbers_in(0b101)
    [0, 2]
    """
    numbers = []
    while mask:
        numbers.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return numbers


def mask_with(numbers: Iterable[int]) -> int:
    """Numbers as a bit each.

    >>> bin(mask_with([0, 2]))
    '0b101'
    """
    return sum([1 << number for number in numbers])


def pick_from(mask: int, chance: Chance) -> int:
    """One of the things that lie face down, each as likely as any other."""
    numbers = numbers_in(mask)
    return numbers[chance.pick(len(numbers))]


def union(places: list[int]) -> int:
    """All that is in any of some places.

    >>> bin(union([0b001, 0b101]))
    '0b101'
    """
    mask = 0
    for place in places:
        mask |= place
    return mask


def is_in_two_places(places: list[int]) -> bool:
    """Whether anything is in more than one of some places.

    >>> is_in_two_places([0b001, 0b101]), is_in_two_places([0b001, 0b100])
    (True, False)
    """
    return sum([place.bit_count() for place in places]) != union(places).bit_count()
