"""Module 6, the glaziers: advice to bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.core.seats import Seat
from bottega.games.fresco.advice.foresight import THALER
from bottega.games.fresco.catalogue import Location
from bottega.games.fresco.modules.m06_glaziers.offers import ALL_GLASS, COLOURS
from bottega.games.fresco.modules.m06_glaziers.workroom import PRINTED
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m06_glaziers.module import Glaziers

TOKEN_SHARE: Final = [0.6, 0.45, 0.25, 0.1]
"""How much of the penalty that it may spare the first, second, third token of a colour is worth."""
LAST_GLASS: Final = 0.4
"""How much of this counts in the final round."""
OTHERS_BUY: Final = 0.8
"""How much of the glass that looks best is still there."""


def appraise(module: Glaziers, table: Table, seat: Seat, rounds: float) -> float:
    """What a seat's glass is worth, and the window that it is putting in."""
    workroom = module.workroom(table)
    worth = 0.0
    for colour in ALL_GLASS:
        for token in range(workroom.glass[seat * COLOURS + colour]):
            worth += token_worth(module, colour, token, rounds)
    return worth + workroom.balance


def token_worth(module: Glaziers, colour: int, tokens: int, rounds: float) -> float:
    """What one more token is worth to somebody who has so many of its colour."""
    share = TOKEN_SHARE[min(tokens, len(TOKEN_SHARE) - 1)] * module.windows.penalties[colour]
    return share if rounds else LAST_GLASS * share


def prospect(module: Glaziers, table: Table, seat: Seat, column: Location, apprentices: int, rounds: float) -> float:
    """The best glass that can be bought, beyond its price."""
    if not module.covers(table, seat, column):
        return 0.0
    workroom = module.workroom(table)
    gains = [
        token_worth(module, colour, workroom.glass[seat * COLOURS + colour] + token, rounds)
        - THALER * module.prices[colour]
        for colour in ALL_GLASS
        for token in range(workroom.display[colour])
    ]
    best = sorted([gain for gain in gains if gain > 0.0], reverse=True)[: PRINTED + apprentices]
    return OTHERS_BUY * sum(best)
