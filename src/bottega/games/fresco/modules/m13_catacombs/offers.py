"""Module 13: what is done with maps and treasures."""

from __future__ import annotations

from typing import Final

from bottega.core.actions import Action, Argument
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import ALL_LOCATIONS, Location
from bottega.games.fresco.kinds import SPOT
from bottega.games.fresco.modules.covering import KEPT, NOWHERE, spot_of
from bottega.games.fresco.modules.m13_catacombs.catalogue import MAPS
from bottega.games.fresco.modules.m13_catacombs.kinds import MAP

NAME: Final = "catacombs"
ALL_MAPS: Final = list(range(len(MAPS)))


class LayMap(Offer):
    """Lay a map on a location of the sheet, or keep it."""

    __slots__ = ("column", "number")

    def __init__(self, number: int, column: Location) -> None:
        spot = spot_of(column)
        laid = Argument("map", MAP, MAPS[number])
        super().__init__(NAME, "map", laid, Argument("spot", SPOT, spot, KEPT if column == NOWHERE else spot))
        self.number = number
        self.column = column

    @property
    def is_secret(self) -> bool:
        """[FR-M13.3] [FR-M13.7] All learn where a map of some time is laid, and only its owner which one it is."""
        return True


class BuyMap(Offer):
    """Buy the map on top of the stack."""

    __slots__ = ()


class Explore(Offer):
    """Explore the catacombs with the map that lies here."""

    __slots__ = ()


class Keep(Offer):
    """Keep a treasure for the final scoring."""

    __slots__ = ()


class Sell(Offer):
    """Sell a treasure."""

    __slots__ = ()


LAY: Final = [[LayMap(number, column) for column in [NOWHERE, *ALL_LOCATIONS]] for number in ALL_MAPS]
BUY_MAP: Final = BuyMap(NAME, "buy-map")
EXPLORE: Final = Explore(NAME, "explore")
KEEP: Final = Keep(NAME, "keep")
SELL: Final = Sell(NAME, "sell")
ACTIONS: Final[list[Action]] = [*[said for row in LAY for said in row], BUY_MAP, EXPLORE, KEEP, SELL]
