"""A letter for each of several names, so that no colour is told by itself."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_uppercase


def letters(names: Sequence[str]) -> list[str]:
    """A letter for each name: the first of it that no other has.

    >>> letters(["red", "white", "rose"])
    ['R', 'W', 'O']
    """
    found: list[str] = []
    for name in names:
        candidates = [letter for letter in name.upper() + ascii_uppercase if letter in ascii_uppercase]
        found.append(next(letter for letter in candidates if letter not in found))
    return found
