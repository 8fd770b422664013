"""The words of a sentence, and the paints among them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bottega.core.errors import BadInput, Detail, unknown
from bottega.games.fresco.catalogue import ALL_PAINTS, LETTERS, PAINTS, Paint

FILLERS = {"and", "then", "the", "a", "to", "with", "of", "at", "for", "booth", "paint", "tile", "tiles", "into"}
GAME = "fresco"
WORDS = re.compile(r"[^\s,+]+")


def words_in(text: str) -> list[str]:
    """The words of a sentence, without commas and plus signs."""
    return WORDS.findall(text.lower())


def _paint(word: str) -> Paint | None:
    """The paint that a word means: its letter, or so much of its name that it is clear."""
    if len(word) == 1:
        return ALL_PAINTS[LETTERS.index(word.upper())] if word.upper() in LETTERS else None
    found = [paint for paint in ALL_PAINTS if PAINTS[paint].startswith(word.removesuffix("s"))]
    return found[0] if len(found) == 1 else None


def _group(word: str) -> list[Paint]:
    """The paints of a word: one by its name, or several by their letters; none if it means nothing."""
    paint = _paint(word)
    if paint is not None:
        return [paint]
    letters = word.upper()
    return [ALL_PAINTS[LETTERS.index(letter)] for letter in letters] if set(letters) <= set(LETTERS) else []


def groups_of(words: Sequence[str]) -> list[list[Paint]]:
    """Groups of paints, a number before one repeats it: `RRR`, `3 red`, `red`."""
    found: list[list[Paint]] = []
    times = 1
    for word in words:
        if word.isdecimal():
            times = int(word[:2])
            continue
        group = _group(word)
        if not group:
            raise unknown("no-such-paint", word, PAINTS, game=GAME, letters=LETTERS)
        found.append(group * times)
        times = 1
    return found


def paints_of(words: Sequence[str]) -> list[Paint]:
    """All paints that are named."""
    return [paint for group in groups_of(words) for paint in group]


def problem(code: str, **facts: Detail) -> BadInput:
    """What is wrong with a sentence: the message `problem-CODE` of this game."""
    return BadInput(code, game=GAME, **facts)
