"""Module 8: the certificates. How they are shown, bought and paid."""

from __future__ import annotations

from typing import Final

from bottega.core.actions import Action
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import Painter
from bottega.games.fresco.modules.bits import numbers_in, pick_from
from bottega.games.fresco.modules.m08_bells.belfry import SOLD, Belfry, on_display
from bottega.games.fresco.modules.m08_bells.catalogue import CERTIFICATES
from bottega.games.fresco.modules.m08_bells.events import (
    CertificateBought,
    CertificateChosen,
    CertificatesShown,
    Deposited,
    ThalersWait,
)
from bottega.games.fresco.modules.m08_bells.kinds import CertificateId
from bottega.games.fresco.modules.m08_bells.offers import BUY, DEPOSIT, FULL, BuyCertificate, Deposit
from bottega.games.fresco.modules.m08_bells.reasons import (
    CERTIFICATE_TOO_DEAR,
    INSTALLMENT_TOO_DEAR,
    NO_CERTIFICATE_THERE,
    NO_INSTALLMENT,
    NO_THALER,
    NOT_PARTLY_PAID,
)
from bottega.games.fresco.modules.m08_bells.steps import FillingCertificate
from bottega.games.fresco.ruleset import NO_LEONARDO, Rules
from bottega.games.fresco.table import Table
from bottega.games.fresco.track import advance_painter

EARNED: Final = "FR-M8.6"
OWN: Final = "FR-M8.7"
"""By which rule Thalers go on a certificate."""
THALERS_A_POINT: Final = 2
LEONARDOS: Final = 4
"""[FR-M8.13] So many certificates are Leonardo's."""


class Certificates:
    """The part of module 8 that is about certificates; the bells they bring are the module itself."""

    def __init__(self, slot: int, account: int) -> None:
        self.slot = slot
        self.account = account
        self.prices: list[int] = []
        self.full_points: list[int] = []
        self.bells: list[int] = []
        self.kept_back = 0
        """[FR-M8.13] So many of the certificates that nobody has seen are never shown."""

    def rewrite(self, rules: Rules) -> None:
        """[FR-M8.1] [FR-M8.13] What is printed on certificates, and how many are kept back for Leonardo."""
        entries = rules.box.components.certificates.items
        self.prices = [entry.price for entry in entries]
        self.full_points = [entry.points for entry in entries]
        self.bells = [entry.bells for entry in entries]
        self.kept_back = 0 if rules.leonardo == NO_LEONARDO else LEONARDOS

    def belfry(self, table: Table) -> Belfry:
        """The certificates of a table."""
        belfry = table.extras[self.slot]
        assert isinstance(belfry, Belfry)
        return belfry

    def reveal(self, belfry: Belfry, unsold: list[int], chance: Chance, sink: Sink | None) -> None:
        """[FR-M8.8] Unsold certificates go to the bottom of the pile, and each place has one, as long as there are any.

        First come those that nobody has seen, then those at the bottom.
        """
        belfry.bottom = (*belfry.bottom, *unsold)
        for place in range(len(belfry.display)):
            belfry.display[place] = self.next_certificate(belfry, chance)
        if sink is not None and belfry.display[0] != SOLD:
            sink.emit(CertificatesShown(names_of(on_display(belfry)), names_of(unsold)))

    def next_certificate(self, belfry: Belfry, chance: Chance) -> int:
        """[FR-M8.8] The certificate on top of the pile, if there is one."""
        if belfry.unseen.bit_count() > self.kept_back:
            drawn = pick_from(belfry.unseen, chance)
            belfry.unseen &= ~(1 << drawn)
            return drawn
        if not belfry.bottom:
            return SOLD
        top, *rest = belfry.bottom
        belfry.bottom = tuple(rest)
        return top

    def are_left(self, table: Table) -> bool:
        """[FR-M8.9] Whether there are certificates for sale."""
        return len(on_display(self.belfry(table))) > 0

    def prepare(self, table: Table, chance: Chance, sink: Sink | None) -> None:
        """[FR-M8.8] New certificates are revealed."""
        belfry = self.belfry(table)
        self.reveal(belfry, on_display(belfry), chance, sink)

    def for_sale(self, table: Table, seat: Seat) -> list[Action]:
        """[FR-M8.4] [FR-M8.5] The certificates on display, in all ways that a seat can pay now."""
        money, actions = table.thalers[seat], list[Action]()
        for place, certificate in enumerate(self.belfry(table).display):
            if certificate != SOLD:
                price = self.prices[certificate]
                if money >= price:
                    actions.append(BUY[place][0])
                actions += BUY[place][1 : 2 + min(money, price - 1)]
        return actions

    def why_not_buy(self, table: Table, seat: Seat, offer: BuyCertificate) -> Reason | None:
        """[FR-M8.3] [FR-M8.4] [FR-M8.5] Why a seat can't buy a certificate so."""
        display = self.belfry(table).display
        if offer.place >= len(display) or display[offer.place] == SOLD:
            return NO_CERTIFICATE_THERE.about(place=offer.place + 1)
        certificate, money = display[offer.place], table.thalers[seat]
        name, price = CERTIFICATES[certificate], self.prices[certificate]
        if offer.amount == FULL:
            too_dear = CERTIFICATE_TOO_DEAR.about(certificate=name, price=price, thalers=money)
            return too_dear if price > money else None
        if offer.amount >= price:
            return NO_INSTALLMENT.about(certificate=name, price=price)
        return INSTALLMENT_TOO_DEAR.about(thalers=money) if offer.amount > money else None

    def buy(self, table: Table, seat: Seat, offer: BuyCertificate, sink: Sink | None) -> None:
        """[FR-M8.4] [FR-M8.5] Points for the whole price, or for the first installment."""
        belfry = self.belfry(table)
        certificate = belfry.display[offer.place]
        belfry.display[offer.place] = SOLD
        price = self.prices[certificate]
        if offer.amount == FULL:
            paid, points = price, self.full_points[certificate]
            belfry.paid[seat] |= 1 << certificate
        else:
            paid, points = offer.amount, offer.amount // THALERS_A_POINT
            belfry.unpaid[seat] |= 1 << certificate
            belfry.on[certificate] = paid
        table.pay(seat, paid)
        if sink is not None:
            name, rule = CERTIFICATES[certificate], "FR-M8.4" if paid == price else "FR-M8.5"
            sink.emit(CertificateBought(seat, name, offer.place + 1, price, paid, price - paid, points, rule))
        table.credit(Painter(seat), self.account, points)
        advance_painter(table, Painter(seat), points, sink)

    def owed(self, table: Table, certificate: int) -> int:
        """How many Thalers are missing on a certificate."""
        return self.prices[certificate] - self.belfry(table).on[certificate]

    def unpaid(self, table: Table, seat: Seat) -> list[int]:
        """The partly paid certificates of a seat."""
        return numbers_in(self.belfry(table).unpaid[seat])

    def put(self, table: Table, seat: Seat, certificate: int, amount: int, rule: str, sink: Sink | None) -> None:
        """[FR-M8.6] [FR-M8.7] Thalers go on a certificate; it is turned face down once it is paid."""
        belfry = self.belfry(table)
        belfry.on[certificate] += amount
        missing = self.owed(table, certificate)
        if not missing:
            belfry.on[certificate] = 0
            belfry.unpaid[seat] &= ~(1 << certificate)
            belfry.paid[seat] |= 1 << certificate
        if sink is not None:
            sink.emit(Deposited(seat, CERTIFICATES[certificate], amount, missing, rule))

    def earn(self, table: Table, seat: Seat, thalers: int, sink: Sink | None) -> int:
        """[FR-M8.6] Each earned Thaler goes on a certificate that is not paid; the player may have to choose which."""
        unpaid = self.unpaid(table, seat)
        if not unpaid or not thalers or self.belfry(table).scored:
            return thalers
        if len(unpaid) > 1 and sum([self.owed(table, certificate) for certificate in unpaid]) > thalers:
            table.agenda.append(FillingCertificate(seat, thalers))
            if sink is not None:
                sink.emit(ThalersWait(seat, thalers))
            return 0
        for certificate in unpaid:
            amount = min(thalers, self.owed(table, certificate))
            thalers -= amount
            self.put(table, seat, certificate, amount, EARNED, sink)
        return thalers

    def fill(self, table: Table, seat: Seat, certificate: int, earned: int, sink: Sink | None) -> None:
        """[FR-M8.6] A certificate is filled as far as the earned Thalers go; the rest is earned as before."""
        if sink is not None:
            sink.emit(CertificateChosen(seat, CERTIFICATES[certificate], earned))
        amount = min(earned, self.owed(table, certificate))
        self.put(table, seat, certificate, amount, EARNED, sink)
        if earned > amount:
            table.pay(seat, -self.earn(table, seat, earned - amount, sink))

    def deposits(self, table: Table, seat: Seat) -> list[Deposit]:
        """[FR-M8.7] The certificates on which a seat can put a Thaler."""
        if not table.thalers[seat]:
            return []
        return [DEPOSIT[certificate] for certificate in self.unpaid(table, seat)]

    def why_not_deposit(self, table: Table, seat: Seat, offer: Deposit) -> Reason | None:
        """[FR-M8.7] Why a seat can't put a Thaler on a certificate."""
        if not self.belfry(table).unpaid[seat] >> offer.certificate & 1:
            return NOT_PARTLY_PAID.about(certificate=CERTIFICATES[offer.certificate])
        return None if table.thalers[seat] else NO_THALER

    def deposit(self, table: Table, seat: Seat, offer: Deposit, sink: Sink | None) -> None:
        """[FR-M8.7] A Thaler of a seat goes on a certificate, for no points."""
        table.pay(seat, 1)
        self.put(table, seat, offer.certificate, 1, OWN, sink)


def names_of(certificates: list[int]) -> tuple[CertificateId, ...]:
    """Certificates by their names."""
    return tuple([CERTIFICATES[certificate] for certificate in certificates])
