"""Marks: what modules remember about a visit, or about the apprentice at work in it, a bit each."""

from __future__ import annotations

from typing import Final

from bottega.games.fresco.market import BOUGHT_ELSEWHERE
from bottega.games.fresco.visit import Visit

# About the visit (below `visit.LASTING`)
ILL_TO_COME: Final = 0x3
"""Module 10: how many ill apprentices have not begun yet."""
ONE_ILL: Final = 0x1
BARREL_USED: Final = BOUGHT_ELSEWHERE
"""Module 16: an apprentice has bought on the black market."""
WISHES: Final = 0x18
"""Module 4: how many wish cards were used at the market, in the studio, or at the theater: there apprentices are not
told apart."""
WISH: Final = 0x8
WISH_LEFT: Final = 0x20
"""Module 4: the last apprentice who has blended has used no wish card, and still may."""

# About the apprentice at work
ILL: Final = 0x2000
"""Module 10: he is ill."""
WISHED: Final = 0x4000
"""Module 4: he has used a wish card."""
SWAPPED_BASIC: Final = 0x8000
SWAPPED_BLENDED: Final = 0x10000
"""Module 17: he has exchanged a paint of this kind."""


def ill_to_come(visit: Visit) -> int:
    """[FR-M10.8] How many ill apprentices have not begun yet, beside the one at work."""
    return visit.marks & ILL_TO_COME


def is_ill(marks: int) -> bool:
    """[FR-M10.8] Whether an apprentice with such marks is ill."""
    return bool(marks & ILL)
