"""A shuffled deck that is not shuffled: a card is decided when it is dealt."""

from __future__ import annotations

from bottega.core.chance import Chance
from bottega.core.seats import EVERYONE, Audience


def deal(deck: list[int], number: int, chance: Chance, audience: Audience = EVERYONE) -> list[int]:
    """Take cards off the top of a face-down deck: they are seen by the audience alone."""
    return [deck.pop(chance.pick(len(deck), audience)) for _ in range(number)]
