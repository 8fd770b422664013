"""Module 8: what is done about certificates."""

from __future__ import annotations

from typing import Final

from bottega.core.actions import Action, Argument
from bottega.core.kinds import NUMBER
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import ALL_LOCATIONS, MOST_SEATS
from bottega.games.fresco.kinds import THALERS
from bottega.games.fresco.modules.covering import covers_with
from bottega.games.fresco.modules.m08_bells.catalogue import CERTIFICATES
from bottega.games.fresco.modules.m08_bells.kinds import CERTIFICATE, PAYMENT

NAME: Final = "bells"
FULL: Final = -1
"""The whole price, in place of an installment."""
MOST_INSTALLMENT: Final = 11
ALL_CERTIFICATES: Final = list(range(len(CERTIFICATES)))


class BuyCertificate(Offer):
    """Buy a certificate on display: in full, or in installments, of which this is the first."""

    __slots__ = ("amount", "place")

    def __init__(self, place: int, amount: int) -> None:
        in_full, in_part = Argument("payment", PAYMENT, "full"), Argument("thalers", THALERS, amount)
        paid = in_full if amount == FULL else in_part
        super().__init__(NAME, "certificate", Argument("place", NUMBER, place + 1), paid)
        self.place = place
        self.amount = amount


class Deposit(Offer):
    """Put a Thaler of one's own on a partly paid certificate."""

    __slots__ = ("certificate",)

    def __init__(self, certificate: int) -> None:
        super().__init__(NAME, "deposit", Argument("certificate", CERTIFICATE, CERTIFICATES[certificate]))
        self.certificate = certificate


class Fill(Offer):
    """Put what was earned on this certificate first."""

    __slots__ = ("certificate",)

    def __init__(self, certificate: int) -> None:
        super().__init__(NAME, "fill", Argument("certificate", CERTIFICATE, CERTIFICATES[certificate]))
        self.certificate = certificate


COVER: Final = covers_with(NAME, "audience", ALL_LOCATIONS)
BUY: Final = [
    [BuyCertificate(place, amount) for amount in [FULL, *range(MOST_INSTALLMENT + 1)]] for place in range(MOST_SEATS)
]
DEPOSIT: Final = [Deposit(certificate) for certificate in ALL_CERTIFICATES]
FILL: Final = [Fill(certificate) for certificate in ALL_CERTIFICATES]
ACTIONS: Final[list[Action]] = [*COVER, *[action for row in BUY for action in row], *DEPOSIT, *FILL]
