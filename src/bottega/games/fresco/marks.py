"""Marks: what is remembered about a visit, or about the apprentice at work in it. Here each bit gets its owner."""

from __future__ import annotations

from typing import Final

# About the visit
LASTING: Final = 0xFFF
"""The marks that stay for the whole visit; the others are those of the apprentice at work, and go with him."""
ILL_TO_COME: Final = 0x3
"""Module 10: how many ill apprentices have not begun yet."""
ONE_ILL: Final = 0x1
BOUGHT_ELSEWHERE: Final = 0x4
"""The base game, for module 16: an apprentice has bought elsewhere than at a booth, on the black market."""
WISHES: Final = 0x18
"""Module 4: how many wish cards were used at the market, in the studio, or at the theater: there apprentices are not
told apart."""
WISH: Final = 0x8
WISH_LEFT: Final = 0x20
"""Module 4: the last apprentice who has blended has used no wish card, and still may."""

# About the apprentice at work
BEGUN: Final = 0x1000
"""The base game: he has done something and is not done yet."""
ILL: Final = 0x2000
"""Module 10: he is ill."""
WISHED: Final = 0x4000
"""Module 4: he has used a wish card."""
SWAPPED_BASIC: Final = 0x8000
SWAPPED_BLENDED: Final = 0x10000
"""Module 17: he has exchanged a paint of this kind."""


def ill_to_come(marks: int) -> int:
    """[FR-M10.8] How many ill apprentices have not begun yet, beside the one at work."""
    return marks & ILL_TO_COME


def is_ill(marks: int) -> bool:
    """[FR-M10.8] Whether an apprentice with such marks is ill."""
    return bool(marks & ILL)
