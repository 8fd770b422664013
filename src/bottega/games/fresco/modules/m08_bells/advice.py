"""Module 8, the bells: advice to bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.core.seats import Seat
from bottega.games.fresco.advice.foresight import THALER
from bottega.games.fresco.catalogue import Location
from bottega.games.fresco.modules.m08_bells.belfry import on_display
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m08_bells.module import Bells

BELL: Final = 0.45
"""What a bell may bring in the end."""
DEBT: Final = 0.8
"""How much of this counts for a certificate that is still to be paid."""


def appraise(module: Bells, table: Table, seat: Seat, rounds: float) -> float:
    """What the bells of a seat may bring in the end, less what is still to pay."""
    belfry = module.belfry(table)
    if belfry.scored:
        return 0.0
    worth = BELL * module.sum_of(belfry.paid[seat])
    certificates = module.certificates
    for certificate in certificates.unpaid(table, seat):
        if rounds > 0.0:
            worth += DEBT * BELL * certificates.bells[certificate] - THALER * certificates.owed(table, certificate)
        else:
            worth -= BELL * certificates.bells[certificate]
    return worth


def prospect(module: Bells, table: Table, seat: Seat, column: Location, apprentices: int, rounds: float) -> float:
    """The best certificate on display that can be paid at once."""
    if not module.covers(table, seat, column):
        return 0.0
    certificates, money, best = module.certificates, table.thalers[seat], 0.0
    for certificate in on_display(module.belfry(table)):
        price = certificates.prices[certificate]
        if price <= money:
            gain = certificates.full_points[certificate] + BELL * certificates.bells[certificate] - THALER * price
            best = max(best, gain)
    return best
