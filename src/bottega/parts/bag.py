"""A bag, kept as counts: nobody knows what comes next, because nothing does yet."""

from __future__ import annotations

from bottega.core.chance import Chance
from bottega.core.seats import EVERYONE, Audience


def pull(bag: list[int], chance: Chance, audience: Audience = EVERYONE) -> int:
    """Pull one thing blindly out of the bag: its kind, which these get to see."""
    kind = chance.draw(bag, audience)
    bag[kind] -= 1
    return kind
