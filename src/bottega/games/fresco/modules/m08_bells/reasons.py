"""Module 8, the bells: why something is refused."""

from __future__ import annotations

from typing import Final

from bottega.core.kinds import NUMBER
from bottega.core.reasons import Reason
from bottega.games.fresco.kinds import THALERS
from bottega.games.fresco.modules.covering import no_room_on_tile
from bottega.games.fresco.modules.m08_bells.kinds import CERTIFICATE

NO_ROOM_AT_THE_AUDIENCE: Final = no_room_on_tile("FR-M8.2")
BUY_A_CERTIFICATE: Final = Reason("buy-a-certificate", "FR-M8.3")
ONLY_IN_AN_AUDIENCE: Final = Reason("only-in-an-audience", "FR-M8.3")
NO_CERTIFICATE_THERE: Final = Reason("no-certificate-there", "FR-M8.3", place=NUMBER)
CERTIFICATE_TOO_DEAR: Final = Reason(
    "certificate-too-dear", "FR-M8.4", certificate=CERTIFICATE, price=THALERS, thalers=THALERS
)
INSTALLMENT_TOO_DEAR: Final = Reason("installment-too-dear", "FR-M8.5", thalers=THALERS)
NO_INSTALLMENT: Final = Reason("no-installment", "FR-M8.5", certificate=CERTIFICATE, price=THALERS)
NOT_PARTLY_PAID: Final = Reason("not-partly-paid", "FR-M8.7", certificate=CERTIFICATE)
NOT_TO_FILL: Final = Reason("not-partly-paid", "FR-M8.6", certificate=CERTIFICATE)
NO_THALER: Final = Reason("no-thaler", "FR-M8.7")
DEPOSIT_OR_PASS: Final = Reason("deposit-or-pass", "FR-M8.7")
FILL_FIRST: Final = Reason("fill-first", "FR-M8.6", thalers=THALERS)
NOTHING_EARNED: Final = Reason("nothing-earned", "FR-M8.6")
