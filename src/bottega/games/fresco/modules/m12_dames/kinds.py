"""Module 12, the dames: the kinds of its facts."""

from __future__ import annotations

from typing import Annotated, Final

from bottega.core.kinds import Kind

DAMES: Final = ["pink", "purple"]
DAY: Final = "day"
NIGHT: Final = "night"

DAME: Final = Kind("dame", DAMES)
"""A dame, by her colour: nobody has two of one."""
RESERVATION_SIDE: Final = Kind("reservation-side", [DAY, NIGHT])
"""The side of a reservation tile that lies up."""

DameId = Annotated[str, DAME.meta]
ReservationSideId = Annotated[str, RESERVATION_SIDE.meta]
