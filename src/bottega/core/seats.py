"""Seats: who sits where, and who may see what."""

from typing import Final, NewType

Seat = NewType("Seat", int)
Audience = NewType("Audience", int)
"""A bit mask of seats."""

EVERYONE: Final = Audience(-1)


def only(seat: Seat) -> Audience:
    """The audience of one seat."""
    return Audience(1 << seat)


def may_see(seat: Seat | None, audience: Audience) -> bool:
    """Whether a seat (or a spectator, `None`) belongs to an audience."""
    if audience == EVERYONE:
        return True
    return seat is not None and bool(audience >> seat & 1)
