"""Module 10: what is done because of the medico, from planning to drinking."""

from __future__ import annotations

from typing import Final

from bottega.core.actions import Action, Argument
from bottega.core.kinds import NUMBER
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import (
    ALL_LOCATIONS,
    ALL_PAINTS,
    CATHEDRAL,
    LOCATIONS,
    MARKET,
    MOST_SEATS,
    PAINTS,
    SPACES_EACH,
    STUDIO,
    THEATER,
    WORKSHOP,
    Location,
    Paint,
)
from bottega.games.fresco.kinds import LOCATION, PAINT
from bottega.games.fresco.modules.covering import Cover, covers_with
from bottega.games.fresco.modules.m10_medico.kinds import (
    BOTTLE,
    BOTTLES,
    HEALTH,
    HEALTHY_ONE,
    ILL_ONE,
    NEUTRAL,
    OWN,
    WHOSE_APPRENTICE,
)

NAME: Final = "medico"
ALL_KINDS: Final = list(range(len(BOTTLES)))
FOR_ILL_ONES: Final = [CATHEDRAL, STUDIO, WORKSHOP, THEATER]
"""[FR-M10.7] The columns of the sheet that ill apprentices may go to, the last one in the final round."""


class SendIll(Offer):
    """Plan: send so many ill apprentices to a location."""

    __slots__ = ("column", "number")

    def __init__(self, column: Location, number: int) -> None:
        location = Argument("location", LOCATION, LOCATIONS[column])
        super().__init__(NAME, "ill", location, Argument("apprentices", NUMBER, number))
        self.column = column
        self.number = number


class SendNeutral(Offer):
    """Plan: the neutral apprentice is one of those at a location."""

    __slots__ = ("column",)

    def __init__(self, column: Location) -> None:
        super().__init__(NAME, "neutral", Argument("location", LOCATION, LOCATIONS[column]))
        self.column = column


class SetAside(Offer):
    """Set a healthy apprentice aside, or an ill one, who is healed."""

    __slots__ = ("heals",)

    def __init__(self, health: str) -> None:
        super().__init__(NAME, "set-aside", Argument("apprentice", HEALTH, health))
        self.heals = health == ILL_ONE


class BuyBottle(Offer):
    """Buy the bottle at a place of the medico board."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        super().__init__(NAME, "bottle", Argument("place", NUMBER, place + 1))
        self.place = place


class IllNext(Offer):
    """Let an ill apprentice work next."""

    __slots__ = ()


class PaintSaint(Offer):
    """Let an ill apprentice in the studio paint a saint, with a paint."""

    __slots__ = ("paint",)

    def __init__(self, paint: Paint) -> None:
        super().__init__(NAME, "saint", Argument("paint", PAINT, PAINTS[paint]))
        self.paint = paint


class Infect(Offer):
    """An apprentice of one's own falls ill, or the neutral one does."""

    __slots__ = ("neutral",)

    def __init__(self, whose: str) -> None:
        super().__init__(NAME, "infect", Argument("apprentice", WHOSE_APPRENTICE, whose))
        self.neutral = whose == NEUTRAL


class Drink(Offer):
    """Drink a bottle."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        super().__init__(NAME, "drink", Argument("bottle", BOTTLE, BOTTLES[kind]))
        self.kind = kind


COVER: Final[list[Cover]] = covers_with(NAME, "medico", [MARKET])
SEND_ILL: Final = [[SendIll(column, number) for number in range(SPACES_EACH + 1)] for column in FOR_ILL_ONES]
SEND_NEUTRAL: Final = [SendNeutral(column) for column in ALL_LOCATIONS]
SET_ASIDE: Final = [SetAside(HEALTHY_ONE), SetAside(ILL_ONE)]
BUY_BOTTLE: Final = [BuyBottle(place) for place in range(MOST_SEATS)]
ILL_NEXT: Final = IllNext(NAME, "ill-next")
PAINT_SAINT: Final = [PaintSaint(paint) for paint in ALL_PAINTS]
INFECT: Final = [Infect(OWN), Infect(NEUTRAL)]
DRINK: Final = [Drink(kind) for kind in ALL_KINDS]
ACTIONS: Final[list[Action]] = [
    *COVER,
    *[action for row in SEND_ILL for action in row],
    *SEND_NEUTRAL,
    *SET_ASIDE,
    *BUY_BOTTLE,
    ILL_NEXT,
    *PAINT_SAINT,
    *INFECT,
    *DRINK,
]
