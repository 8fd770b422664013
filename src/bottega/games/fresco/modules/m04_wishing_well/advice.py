"""Module 4, the wishing well: advice to bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.core.seats import Seat
from bottega.games.fresco.advice.foresight import THALER
from bottega.games.fresco.catalogue import MARKET, Location
from bottega.games.fresco.modules.m04_wishing_well.offers import IN_THE_WELL
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m04_wishing_well.module import WishingWell

CARD_WORTH: Final = [1.1, 1.2, 1.2, 1.2, 0.7, 1.0, 1.1, 1.0, 1.5, 0.5]
"""What each kind of card is worth when it is used."""
KEPT: Final = 0.8
KEPT_TO_THE_LAST: Final = 0.3
"""How much of this counts while it is kept."""
PENNY_TO_THROW: Final = 0.1
"""What the first pennies are worth beyond their Thalers, while cards can be drawn."""
CARD_GAIN: Final = 0.25
"""What a card is worth beyond its penny, on an average."""


def appraise(module: WishingWell, table: Table, seat: Seat, rounds: float) -> float:
    """What the cards and pennies of a seat are worth."""
    well = module.well(table)
    cards = sum([CARD_WORTH[card] * held for card, held in enumerate(well.hand(seat)) if held])
    worth = cards * (KEPT if rounds else KEPT_TO_THE_LAST) + THALER * well.pennies[seat]
    return worth + PENNY_TO_THROW * min(well.pennies[seat], IN_THE_WELL) if rounds else worth


def prospect(module: WishingWell, table: Table, seat: Seat, column: Location, apprentices: int, rounds: float) -> float:
    """The cards that the pennies on the sheet may bring."""
    if column != MARKET or not rounds or not module.may_throw(table, seat):
        return 0.0
    well = module.well(table)
    return CARD_GAIN * min(well.placed[seat], IN_THE_WELL - well.well)
