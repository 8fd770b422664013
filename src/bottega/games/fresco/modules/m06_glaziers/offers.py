"""Module 6: what is done about glass and windows."""

from __future__ import annotations

from typing import Final

from bottega.core.actions import Action, Argument
from bottega.core.kinds import NUMBER
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import ALL_LOCATIONS
from bottega.games.fresco.modules.covering import covers_with
from bottega.games.fresco.modules.m06_glaziers.catalogue import GLASS, ON_THE_BENCH
from bottega.games.fresco.modules.m06_glaziers.kinds import GLASS_COLOUR

NAME: Final = "glaziers"
TILE: Final = "glazery"
COLOURS: Final = len(GLASS)
ALL_GLASS: Final = list(range(COLOURS))
ALL_PLACES: Final = list(range(ON_THE_BENCH))
GLAZERY: Final = covers_with(NAME, TILE, ALL_LOCATIONS)


class BuyGlass(Offer):
    """Buy a glass token at the glazery."""

    __slots__ = ("colour",)

    def __init__(self, colour: int) -> None:
        super().__init__(NAME, "glass", Argument("colour", GLASS_COLOUR, GLASS[colour]))
        self.colour = colour


class TakeWindow(Offer):
    """Take a window from a place of the production bench."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        super().__init__(NAME, "window", Argument("place", NUMBER, place + 1))
        self.place = place


class Glaze(Offer):
    """Hand in a glass token for a panel."""

    __slots__ = ("colour",)

    def __init__(self, colour: int) -> None:
        super().__init__(NAME, "glaze", Argument("colour", GLASS_COLOUR, GLASS[colour]))
        self.colour = colour


BUY_GLASS: Final = [BuyGlass(colour) for colour in ALL_GLASS]
TAKE_WINDOW: Final = [TakeWindow(place) for place in ALL_PLACES]
GLAZE: Final = [Glaze(colour) for colour in ALL_GLASS]
ACTIONS: Final[list[Action]] = [*GLAZERY, *BUY_GLASS, *TAKE_WINDOW, *GLAZE]
