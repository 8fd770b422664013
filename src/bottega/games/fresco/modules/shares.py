"""Shares of a view: what a module keeps as a bit each is shown in words."""

from __future__ import annotations

from typing import Final

from bottega.games.fresco.catalogue import ALL_SEATS

SEATS: Final = [str(seat) for seat in ALL_SEATS]
"""Seats, as shares name them."""


def words_in(mask: int, words: list[str]) -> tuple[str, ...]:
    """The words whose bits are set.

    >>> words_in(0b101, ["general", "purple", "orange"])
    ('general', 'orange')
    """
    return tuple([word for number, word in enumerate(words) if mask >> number & 1])


def mask_of(shown: tuple[str, ...], words: list[str]) -> int:
    """Words as a bit each.

    >>> mask_of(("general", "orange"), ["general", "purple", "orange"])
    5
    """
    return sum([1 << words.index(word) for word in shown])
