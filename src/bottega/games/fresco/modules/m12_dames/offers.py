"""Module 12: what is done with dames."""

from __future__ import annotations

from typing import Final

from bottega.core.actions import Action, Argument
from bottega.core.kinds import NUMBER
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import (
    ALL_BOOTHS,
    ALL_LOCATIONS,
    BASIC,
    BOOTHS,
    FRESCO,
    MOST_AT_A_BOOTH,
    PAINTS,
    Booth,
    Location,
    Paint,
)
from bottega.games.fresco.kinds import BOOTH, PAINT, SEGMENT, SPOT
from bottega.games.fresco.modules.covering import KEPT, NOWHERE, spot_of
from bottega.games.fresco.modules.m12_dames.kinds import DAME, DAMES
from bottega.parts.grid import Cell

NAME: Final = "dames"
ALL_DAMES: Final = list(range(len(DAMES)))


class SendDame(Offer):
    """Plan: send a dame to a location, or nowhere."""

    __slots__ = ("colour", "column")

    def __init__(self, colour: int, column: Location) -> None:
        spot = spot_of(column)
        dame = Argument("dame", DAME, DAMES[colour])
        super().__init__(NAME, "dame", dame, Argument("spot", SPOT, spot, KEPT if column == NOWHERE else spot))
        self.colour = colour
        self.column = column


class Switch(Offer):
    """Choose a market tile that changes places with another."""

    __slots__ = ("booth", "place")

    def __init__(self, booth: Booth, place: int) -> None:
        super().__init__(NAME, "switch", Argument("booth", BOOTH, BOOTHS[booth]), Argument("place", NUMBER, place + 1))
        self.booth = booth
        self.place = place


class Reserve(Offer):
    """Reserve a segment of the fresco."""

    __slots__ = ("segment",)

    def __init__(self, segment: Cell) -> None:
        super().__init__(NAME, "reserve", Argument("segment", SEGMENT, FRESCO.names[segment]))
        self.segment = segment


class Barter(Offer):
    """Give a basic paint for another one."""

    __slots__ = ("given", "taken")

    def __init__(self, given: Paint, taken: Paint) -> None:
        super().__init__(
            NAME, "barter", Argument("given", PAINT, PAINTS[given]), Argument("taken", PAINT, PAINTS[taken])
        )
        self.given = given
        self.taken = taken


class CheerUp(Offer):
    """Put the painter on the middle space of the mood display."""

    __slots__ = ()


SEND: Final = [[SendDame(colour, column) for column in [NOWHERE, *ALL_LOCATIONS]] for colour in ALL_DAMES]
SWITCH: Final = [[Switch(booth, place) for place in range(MOST_AT_A_BOOTH)] for booth in ALL_BOOTHS]
RESERVE: Final = [Reserve(segment) for segment in FRESCO.cells]
BARTER: Final = [Barter(given, taken) for given in BASIC for taken in BASIC if given != taken]
CHEER_UP: Final = CheerUp(NAME, "cheer-up")
ACTIONS: Final[list[Action]] = [
    *[said for row in SEND for said in row],
    *[tile for row in SWITCH for tile in row],
    *RESERVE,
    *BARTER,
    CHEER_UP,
]
