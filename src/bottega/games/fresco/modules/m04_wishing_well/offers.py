"""Module 4: the kinds of wish cards, and what is done with them and with pennies."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from bottega.core.actions import Action, Argument
from bottega.core.kinds import NUMBER
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import (
    ALL_LOCATIONS,
    BASIC,
    BLENDED,
    CATHEDRAL,
    FRESCO,
    MARKET,
    MOST_AT_A_BOOTH,
    PAINTS,
    STUDIO,
    THEATER,
    WORKSHOP,
    Paint,
    letters_of,
)
from bottega.games.fresco.kinds import PAINT, SEGMENT
from bottega.games.fresco.modules.m04_wishing_well.catalogue import WISH_CARDS
from bottega.games.fresco.modules.m04_wishing_well.kinds import WISH_CARD
from bottega.parts.grid import Cell

NAME: Final = "wishing_well"
IN_THE_WELL: Final = 2
"""[FR-M4.2] [FR-M4.3] So many pennies has the well room for in a round, and so many does a player place."""
ALCHEMY_PAINTS: Final = 3
ALL_CARDS: Final = list(range(len(WISH_CARDS)))
LUCKY_DAY: Final = WISH_CARDS.index("lucky-day")
FREE_PAINT: Final = [card for card in ALL_CARDS if WISH_CARDS[card].startswith("free-")]
VISIT: Final = WISH_CARDS.index("visit")
PRAISE: Final = WISH_CARDS.index("praise")
TIP: Final = WISH_CARDS.index("tip")
ALCHEMY: Final = WISH_CARDS.index("alchemy")
FINDERS: Final = WISH_CARDS.index("finders")
BUSKER: Final = WISH_CARDS.index("busker")
PLACES: Final = {
    LUCKY_DAY: MARKET,
    **dict.fromkeys(FREE_PAINT, MARKET),
    VISIT: CATHEDRAL,
    TIP: STUDIO,
    ALCHEMY: WORKSHOP,
    FINDERS: THEATER,
}
"""[FR-M4.5] Where an apprentice uses each card in the course of a visit; the others have a moment of their own."""


class PlacePennies(Offer):
    """Plan: put so many lucky pennies on the market."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__(NAME, "pennies", Argument("number", NUMBER, number))
        self.number = number


class Throw(Offer):
    """Throw a lucky penny into the well."""

    __slots__ = ()


class Wish(Offer):
    """Use a wish card."""

    __slots__ = ("card",)

    def __init__(self, card: int, *arguments: Argument) -> None:
        super().__init__(NAME, "wish", Argument("card", WISH_CARD, WISH_CARDS[card]), *arguments)
        self.card = card


class FreePaint(Wish):
    """Use a card of free paint for the tile at a place of the booth."""

    __slots__ = ("place",)

    def __init__(self, card: int, place: int) -> None:
        super().__init__(card, Argument("place", NUMBER, place + 1))
        self.place = place


class BishopsVisit(Wish):
    """Use the bishop's visit to move him to a segment."""

    __slots__ = ("segment",)

    def __init__(self, segment: Cell) -> None:
        super().__init__(VISIT, Argument("segment", SEGMENT, FRESCO.names[segment]))
        self.segment = segment


class Alchemy(Wish):
    """Use alchemy to turn three basic paints into a blended one."""

    __slots__ = ("paints", "result")

    def __init__(self, paints: list[Paint], result: Paint) -> None:
        names = [PAINTS[paint] for paint in paints]
        super().__init__(
            ALCHEMY, Argument("paints", PAINT, names, letters_of(paints)), Argument("paint", PAINT, PAINTS[result])
        )
        self.paints = paints
        self.result = result


PENNIES: Final = [PlacePennies(number) for number in range(IN_THE_WELL + 1)]
THROW: Final = Throw(NAME, "throw")
WISH_PRAISE: Final = Wish(PRAISE)
WISH_BUSKER: Final = Wish(BUSKER)
IN_VISITS: Final[list[Wish]] = [
    Wish(LUCKY_DAY),
    *[FreePaint(card, place) for card in FREE_PAINT for place in range(MOST_AT_A_BOOTH)],
    *[BishopsVisit(segment) for segment in FRESCO.cells],
    Wish(TIP),
    *[
        Alchemy(list(paints), result)
        for paints in combinations_with_replacement(BASIC, ALCHEMY_PAINTS)
        for result in BLENDED
    ],
    Wish(FINDERS),
]
WISHES_AT: Final = [[wish for wish in IN_VISITS if PLACES[wish.card] == place] for place in ALL_LOCATIONS]
ACTIONS: Final[list[Action]] = [*PENNIES, THROW, *IN_VISITS, WISH_PRAISE, WISH_BUSKER]
