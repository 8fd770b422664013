"""A bag, kept as counts: nobody knows what comes next, because nothing does yet."""

from __future__ import annotations

from bottega.core.chance import Chance


def pull(bag: list[int], chance: Chance) -> int:
    """Pull one thing blindly out of the bag: its kind."""
    kind = chance.draw(bag)
    bag[kind] -= 1
    return kind
