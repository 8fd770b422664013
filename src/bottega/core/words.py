"""Words that sentences for people need everywhere."""

from __future__ import annotations


def counted(number: int, what: str) -> str:
    """So many things, in words.

    >>> counted(1, "card"), counted(3, "card")
    ('1 card', '3 cards')
    """
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
