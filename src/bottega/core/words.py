"""Words that sentences for people need everywhere."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches


def counted(number: int, what: str) -> str:
    """So many things, in words.

    >>> counted(1, "card"), counted(3, "card")
    ('1 card', '3 cards')
    """
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def did_you_mean(word: str, known: Mapping[str, object] | list[str]) -> str:
    """A hint for a mistyped name, ready to be put behind a refusal."""
    close = get_close_matches(word, list(known), n=1)
    return f"; did you mean {close[0]!r}?" if close else f" (there are: {', '.join(known)})" if known else ""
