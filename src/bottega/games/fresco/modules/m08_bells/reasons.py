"""Module 8, the bells: why something is refused."""

from __future__ import annotations

from typing import Final

from bottega.core.reasons import Reason
from bottega.games.fresco.modules.covering import no_room_on_tile

NO_ROOM_AT_THE_AUDIENCE: Final = no_room_on_tile("FR-M8.2")
BUY_A_CERTIFICATE: Final = Reason("buy-a-certificate", "FR-M8.3", "In an audience a certificate must be bought first.")
ONLY_IN_AN_AUDIENCE: Final = Reason("only-in-an-audience", "FR-M8.3", "Certificates are bought in an audience.")
NO_CERTIFICATE_THERE: Final = Reason("no-certificate-there", "FR-M8.3", "There is no certificate at place {place}.")
CERTIFICATE_TOO_DEAR: Final = Reason(
    "certificate-too-dear", "FR-M8.4", "To pay that takes {price}, and there are only {thalers}."
)
NO_INSTALLMENT: Final = Reason("no-installment", "FR-M8.5", "The price is {price}: an installment is less.")
NOT_PARTLY_PAID: Final = Reason(
    "not-partly-paid", "FR-M8.7", "{certificate} is no partly paid certificate of this player."
)
NO_THALER: Final = Reason("no-thaler", "FR-M8.7", "There is no Thaler to put on a certificate.")
DEPOSIT_OR_PASS: Final = Reason("deposit-or-pass", "FR-M8.7", "First put Thalers on certificates, or pass.")
FILL_FIRST: Final = Reason("fill-first", "FR-M8.6", "First choose the certificate on which the earned Thalers go.")
NOTHING_EARNED: Final = Reason("nothing-earned", "FR-M8.6", "Certificates are filled when Thalers are earned.")
