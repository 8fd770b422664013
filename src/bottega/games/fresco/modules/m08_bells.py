"""Module 8: the bells."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import ClassVar, Final

from bottega.core.actions import Action
from bottega.core.agenda import SeatStep, Step
from bottega.core.chance import Chance
from bottega.core.events import Event, Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.core.words import counted
from bottega.games.fresco.actions import PASS, Offer, Pass
from bottega.games.fresco.catalogue import ALL_LOCATIONS, ALL_SEATS, CERTIFICATES, MOST_SEATS, Location, Painter
from bottega.games.fresco.events import Deed, counted_points, thalers
from bottega.games.fresco.modules.bits import is_in_two_places, numbers_in, pick_from, union
from bottega.games.fresco.modules.covering import NOWHERE, ActionTiles, Cover, CoveringModule, covers_with
from bottega.games.fresco.modules.shares import (
    HIDDEN,
    NOTHING,
    deal_again,
    mask_of,
    names_at,
    names_in,
    nothing_planned,
    places_of,
)
from bottega.games.fresco.openings import Extras, Share
from bottega.games.fresco.prospects import THALER
from bottega.games.fresco.ruleset import NO_LEONARDO, Rules
from bottega.games.fresco.table import Table
from bottega.games.fresco.track import advance_in_final_scoring, advance_painter
from bottega.games.fresco.visit import Visit

NAME: Final = "bells"
TILE: Final = "audience"
SOLD: Final = NOTHING
"""What a place of the display holds without a certificate."""
FULL: Final = -1
"""The whole price, in place of an installment."""
MOST_INSTALLMENT: Final = 11
THALERS_A_POINT: Final = 2
LEONARDOS: Final = 4
"""[FR-M8.13] So many certificates are Leonardo's."""
ALL_CERTIFICATES: Final = list(range(len(CERTIFICATES)))
EVERY_CERTIFICATE: Final = (1 << len(CERTIFICATES)) - 1
BISHOP: Final = Painter(-2)
"""Who stands on the bell scoring track beside the painters."""


class BuyCertificate(Offer):
    """Buy a certificate on display: in full, or in installments, of which this is the first."""

    __slots__ = ("amount", "place")

    def __init__(self, place: int, amount: int) -> None:
        said = "full" if amount == FULL else str(amount)
        super().__init__(NAME, "certificate", ("place", str(place + 1)), ("thalers", said))
        self.place = place
        self.amount = amount


class Deposit(Offer):
    """Put a Thaler of one's own on a partly paid certificate."""

    __slots__ = ("certificate",)

    def __init__(self, certificate: int) -> None:
        super().__init__(NAME, "deposit", ("certificate", CERTIFICATES[certificate]))
        self.certificate = certificate


class Fill(Offer):
    """Put what was earned on this certificate first."""

    __slots__ = ("certificate",)

    def __init__(self, certificate: int) -> None:
        super().__init__(NAME, "fill", ("certificate", CERTIFICATES[certificate]))
        self.certificate = certificate


COVER: Final = covers_with(NAME, "audience", ALL_LOCATIONS)
BUY: Final = [
    [BuyCertificate(place, amount) for amount in [FULL, *range(MOST_INSTALLMENT + 1)]] for place in range(MOST_SEATS)
]
DEPOSIT: Final = [Deposit(certificate) for certificate in ALL_CERTIFICATES]
FILL: Final = [Fill(certificate) for certificate in ALL_CERTIFICATES]
ACTIONS: Final[list[Action]] = [*COVER, *[action for row in BUY for action in row], *DEPOSIT, *FILL]

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


class CertificatesShown(Event):
    def __init__(self, certificates: list[str]) -> None:
        text = "Certificates on display: {certificates}."
        super().__init__("certificates-shown", text, {"certificates": "; ".join(certificates)})


class CertificateBought(Deed):
    """[FR-M8.4] [FR-M8.5] Paid in full or in part, and what it was worth."""

    def __init__(self, seat: Seat, certificate: str, price: int, paid: int, points: int) -> None:
        how = "buys {certificate} for {paid}" if paid == price else "pays {paid} of {price} for {certificate}"
        text = f"{{seat}} {how} and scores {{points}}{counted_points(points)}"
        parts = {"certificate": certificate, "price": str(price), "paid": thalers(paid), "points": str(points)}
        super().__init__("certificate-bought", text, seat, parts)


class Deposited(Deed):
    """[FR-M8.6] [FR-M8.7] Thalers go on a certificate."""

    def __init__(self, seat: Seat, certificate: str, amount: int, missing: int) -> None:
        text = "{seat} puts {amount} on {certificate}, which is paid."
        if missing:
            text = "{seat} puts {amount} on {certificate}, which lacks {missing}."
        parts = {"certificate": certificate, "amount": thalers(amount), "missing": thalers(missing)}
        super().__init__("deposited", text, seat, parts)


class AudienceInVain(Deed):
    """[FR-M8.9] All certificates are sold."""

    def __init__(self, seat: Seat) -> None:
        super().__init__("audience-in-vain", "{seat} finds no certificate left.", seat, {})


class BellsCounted(Deed):
    """[FR-M8.10] Whose token stands where on the bell scoring track."""

    def __init__(self, seat: Seat | None, bells: int, space: int) -> None:
        text = "{seat} has {bells}, and stands on space {space} of the bells."
        parts = {"bells": counted(bells, "bell"), "space": str(space)}
        super().__init__("bells-counted", text, seat, parts, reveals=True)


class BishopCounted(Event):
    """[FR-M8.11] What nobody bought is the bishop's."""

    def __init__(self, bells: int, space: int) -> None:
        text = "The bishop has {bells}, and stands on space {space} of the bells."
        parts = {"bells": counted(bells, "bell"), "space": str(space)}
        super().__init__("bishop-counted", text, parts, reveals=True)


class BellsScored(Deed):
    """[FR-M8.12] Points for the rank, and for the space."""

    def __init__(self, seat: Seat | None, rank: int, points: int, bonus: int) -> None:
        text = "{seat} is number {rank} of the bells and scores {points} + {bonus}" + counted_points(points + bonus)
        super().__init__("bells-scored", text, seat, {"rank": str(rank), "points": str(points), "bonus": str(bonus)})


class Belfry(ActionTiles):
    """The certificates. Those that nobody has seen yet are `unseen`, a bit each; `bottom` are those unsold that lie
    under them, the next one first; `display` are those for sale.

    `paid` and `unpaid` has a bit for each certificate of a seat, `on` what is paid for each certificate that is unpaid:
    the coins themselves are in the supply at once, where they come in the end. Once the bells are `scored`,
    `leonardos` are his.
    """

    __slots__ = ("bottom", "display", "leonardos", "on", "paid", "scored", "unpaid", "unseen")

    def __init__(
        self,
        columns: list[Location],
        unseen: int,
        bottom: tuple[int, ...],
        display: list[int],
        paid: list[int],
        unpaid: list[int],
        on: list[int],
        leonardos: int,
        scored: bool,
    ) -> None:
        super().__init__(columns)
        self.unseen = unseen
        self.bottom = bottom
        self.display = display
        self.paid = paid
        self.unpaid = unpaid
        self.on = on
        self.leonardos = leonardos
        self.scored = scored

    def copy(self) -> Belfry:
        return Belfry(
            self.columns[:],
            self.unseen,
            self.bottom,
            self.display[:],
            self.paid[:],
            self.unpaid[:],
            self.on[:],
            self.leonardos,
            self.scored,
        )


class Bells(CoveringModule):
    """[FR-M8.1] Certificates for new bells."""

    name: ClassVar[str] = NAME
    fills: ClassVar[tuple[str, ...]] = (
        "room",
        "covers",
        "planned",
        "instead",
        "tidy",
        "prepare",
        "evening",
        "final_scoring",
        "offers",
        "earn",
        "appraise",
        "prospect",
    )
    accounts: ClassVar[tuple[tuple[str, str], ...]] = (("certificates", "FR-M8.4"), ("bells", "FR-M8.12"))
    tile: ClassVar[str] = TILE
    spaces: ClassVar[int] = 0
    covers_said: ClassVar[list[Cover]] = COVER

    def __init__(self, slot: int, first_account: int) -> None:
        super().__init__(slot, first_account)
        self.names: list[str] = []
        self.prices: list[int] = []
        self.full_points: list[int] = []
        self.bells: list[int] = []
        self.ranks: list[int] = []
        self.bonus_from: list[int] = []
        self.bonuses: list[int] = []
        self.last = 0
        """The last space of the bell scoring track."""
        self.kept_back = 0
        """[FR-M8.13] So many of the certificates that nobody has seen are never shown."""

    def belfry(self, table: Table) -> Belfry:
        """The certificates of a table."""
        belfry = table.extras[self.slot]
        assert isinstance(belfry, Belfry)
        return belfry

    def rewrite(self, rules: Rules) -> None:
        components = rules.box.components
        entries = components.certificates.items
        self.names = [
            f"{entry.id} ({entry.price} for {entry.points}, {counted(entry.bells, 'bell')})" for entry in entries
        ]
        self.prices = [entry.price for entry in entries]
        self.full_points = [entry.points for entry in entries]
        self.bells = [entry.bells for entry in entries]
        board = components.bell_track if rules.count == MOST_SEATS else components.bell_track_for_three
        self.ranks = board.ranks
        self.bonus_from = board.bonus_from
        self.bonuses = board.bonus
        self.last = board.last
        self.kept_back = 0 if rules.leonardo == NO_LEONARDO else LEONARDOS

    def set_up(self, table: Table, chance: Chance, sink: Sink | None) -> Extras:
        """[FR-M8.1] One certificate a player is revealed.

        [FR-M8.13] Leonardo's four are dealt first, face down, and nobody sees them before the end. Whichever
        four these are, each certificate that is revealed is equally likely to be any of those not seen yet. So it is
        the same to leave them among the unseen ones, and never to reveal the last four of these.
        """
        count = table.rules.count
        belfry = Belfry(
            [NOWHERE] * count,
            EVERY_CERTIFICATE,
            (),
            [SOLD] * count,
            [0] * count,
            [0] * count,
            [0] * len(CERTIFICATES),
            0,
            False,
        )
        self.reveal_certificates(belfry, chance, sink)
        return belfry

    def reveal_certificates(self, belfry: Belfry, chance: Chance, sink: Sink | None) -> None:
        """[FR-M8.8] A certificate for each place, as long as there are any: unseen ones, then those at the bottom."""
        for place in range(len(belfry.display)):
            belfry.display[place] = self.next_certificate(belfry, chance)
        if sink is not None and belfry.display[0] != SOLD:
            sink.emit(CertificatesShown([self.names[certificate] for certificate in on_display(belfry)]))

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

    def is_of_use(self, table: Table, seat: Seat) -> bool:
        """[FR-M8.9] Nobody is asked once all certificates are sold."""
        return len(on_display(self.belfry(table))) > 0

    def prepare(self, table: Table, chance: Chance, sink: Sink | None) -> None:
        """[FR-M8.8] Unsold certificates go to the bottom of the pile, and new ones are revealed."""
        belfry = self.belfry(table)
        belfry.bottom = (*belfry.bottom, *on_display(belfry))
        self.reveal_certificates(belfry, chance, sink)

    # The audience

    def instead(self, table: Table, seat: Seat, column: Location) -> None:
        """[FR-M8.2] [FR-M8.3] The audience needs no apprentice."""
        table.agenda.append(AUDIENCE[seat])

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
            return NO_CERTIFICATE_THERE.about(place=str(offer.place + 1))
        price, money = self.prices[display[offer.place]], table.thalers[seat]
        if offer.amount >= price:
            return NO_INSTALLMENT.about(price=thalers(price))
        due = price if offer.amount == FULL else offer.amount
        return CERTIFICATE_TOO_DEAR.about(price=thalers(due), thalers=str(money)) if due > money else None

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
            sink.emit(CertificateBought(seat, CERTIFICATES[certificate], price, paid, points))
        table.credit(Painter(seat), self.first_account, points)
        advance_painter(table, Painter(seat), points, sink)

    # Installments

    def owed(self, table: Table, certificate: int) -> int:
        """How many Thalers are missing on a certificate."""
        return self.prices[certificate] - self.belfry(table).on[certificate]

    def unpaid(self, table: Table, seat: Seat) -> list[int]:
        """The partly paid certificates of a seat."""
        return numbers_in(self.belfry(table).unpaid[seat])

    def put(self, table: Table, seat: Seat, certificate: int, amount: int, sink: Sink | None) -> None:
        """[FR-M8.6] [FR-M8.7] Thalers go on a certificate; it is turned face down once it is paid."""
        belfry = self.belfry(table)
        belfry.on[certificate] += amount
        missing = self.owed(table, certificate)
        if not missing:
            belfry.on[certificate] = 0
            belfry.unpaid[seat] &= ~(1 << certificate)
            belfry.paid[seat] |= 1 << certificate
        if sink is not None:
            sink.emit(Deposited(seat, CERTIFICATES[certificate], amount, missing))

    def earn(self, table: Table, seat: Seat, thalers: int, sink: Sink | None) -> int:
        """[FR-M8.6] Each earned Thaler goes on a certificate that is not paid; the player may have to choose which."""
        unpaid = self.unpaid(table, seat)
        if not unpaid or not thalers or self.belfry(table).scored:
            return thalers
        if len(unpaid) > 1 and sum([self.owed(table, certificate) for certificate in unpaid]) > thalers:
            table.agenda.append(Filling(seat, thalers))
            return 0
        for certificate in unpaid:
            amount = min(thalers, self.owed(table, certificate))
            thalers -= amount
            self.put(table, seat, certificate, amount, sink)
        return thalers

    def fill(self, table: Table, seat: Seat, certificate: int, earned: int, sink: Sink | None) -> None:
        """[FR-M8.6] A certificate is filled as far as the earned Thalers go; the rest is earned as before."""
        amount = min(earned, self.owed(table, certificate))
        self.put(table, seat, certificate, amount, sink)
        if earned > amount:
            table.pay(seat, -self.earn(table, seat, earned - amount, sink))

    # Paying in between

    def offers(self, table: Table, visit: Visit) -> list[Offer]:
        """[FR-M8.7] A Thaler of one's own may be put on a partly paid certificate."""
        return [*self.deposits(table, visit.seat)]

    def deposits(self, table: Table, seat: Seat) -> list[Deposit]:
        """[FR-M8.7] The certificates on which a seat can put a Thaler."""
        if not table.thalers[seat]:
            return []
        return [DEPOSIT[certificate] for certificate in self.unpaid(table, seat)]

    def waits(self, table: Table, visit: Visit) -> bool:
        """Nobody waits for that: it can be done elsewhere."""
        return False

    def why_not(self, table: Table, visit: Visit, offer: Offer) -> Reason | None:
        if isinstance(offer, Deposit):
            return self.why_not_deposit(table, visit.seat, offer)
        if isinstance(offer, BuyCertificate):
            return ONLY_IN_AN_AUDIENCE
        return NOTHING_EARNED if isinstance(offer, Fill) else visit.not_now()

    def why_not_deposit(self, table: Table, seat: Seat, offer: Deposit) -> Reason | None:
        """[FR-M8.7] Why a seat can't put a Thaler on a certificate."""
        if not self.belfry(table).unpaid[seat] >> offer.certificate & 1:
            return NOT_PARTLY_PAID.about(certificate=CERTIFICATES[offer.certificate])
        return None if table.thalers[seat] else NO_THALER

    def accept(self, table: Table, visit: Visit, offer: Offer, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(offer, Deposit)
        self.deposit(table, visit.seat, offer, sink)
        visit.go_on(table, sink)

    def deposit(self, table: Table, seat: Seat, offer: Deposit, sink: Sink | None) -> None:
        """[FR-M8.7] A Thaler of a seat goes on a certificate, for no points."""
        table.pay(seat, 1)
        self.put(table, seat, offer.certificate, 1, sink)

    def evening(self, table: Table, painter: Painter) -> None:
        """[FR-M8.7] Before income certificates may be paid; at the end of the game it is asked later."""
        if painter != table.rules.leonardo and not table.last and table.unrestored:
            table.agenda.append(SETTLING[painter])

    # The final scoring

    def final_scoring(self, table: Table) -> None:
        """[FR-M8.7] [FR-M8.10] The last chance to pay, in the order of the round; then the bells are scored."""
        table.agenda.append(SCORE_BELLS)
        table.take_turns(SETTLING)

    def score_bells(self, table: Table, chance: Chance, sink: Sink | None) -> None:
        """[FR-M8.10] [FR-M8.11] [FR-M8.12] All stand on the bell scoring track, and score what they reach there."""
        belfry = self.belfry(table)
        belfry.leonardos = self.leonardos_certificates(belfry, chance)
        belfry.scored = True
        track = BellScoring(self.last)
        for painter in table.order:
            if self.takes_part(table, painter):
                bells = self.bells_of(table, painter)
                space = track.place(painter, bells)
                if sink is not None:
                    sink.emit(BellsCounted(table.seat_of(painter), bells, space))
        bells = self.sum_of(self.unsold(belfry))
        space = track.place(BISHOP, bells)
        if sink is not None:
            sink.emit(BishopCounted(bells, space))
        ranking = track.ranking()
        for painter in table.order:
            if painter in ranking:
                self.score(table, painter, ranking.index(painter), track.space_of(painter), sink)

    def leonardos_certificates(self, belfry: Belfry, chance: Chance) -> int:
        """[FR-M8.13] Four of those that nobody has seen, which are turned up now."""
        if belfry.unseen.bit_count() == self.kept_back:
            return belfry.unseen
        left, found = belfry.unseen, 0
        for _ in range(self.kept_back):
            drawn = 1 << pick_from(left, chance)
            left &= ~drawn
            found |= drawn
        return found

    def takes_part(self, table: Table, painter: Painter) -> bool:
        """[FR-M8.10] Who has no certificate takes no part."""
        belfry, seat = self.belfry(table), table.seat_of(painter)
        return seat is None or (belfry.paid[seat] | belfry.unpaid[seat]) != 0

    def bells_of(self, table: Table, painter: Painter) -> int:
        """[FR-M8.10] [FR-M8.13] The bells of a painter: those that are not paid count against it."""
        belfry, seat = self.belfry(table), table.seat_of(painter)
        if seat is None:
            return self.sum_of(belfry.leonardos)
        return self.sum_of(belfry.paid[seat]) - self.sum_of(belfry.unpaid[seat])

    def unsold(self, belfry: Belfry) -> int:
        """[FR-M8.11] The certificates that nobody bought, a bit each."""
        lying = [1 << certificate for certificate in [*belfry.bottom, *on_display(belfry)]]
        return union([belfry.unseen & ~belfry.leonardos, *lying])

    def sum_of(self, certificates: int) -> int:
        """The bells on certificates, which are a bit each."""
        return sum([self.bells[certificate] for certificate in numbers_in(certificates)])

    def score(self, table: Table, painter: Painter, rank: int, space: int, sink: Sink | None) -> None:
        """[FR-M8.12] Points for the rank, and the best bonus that is reached."""
        points = self.ranks[rank] if rank < len(self.ranks) else 0
        bonus = self.bonus_on(space)
        if sink is not None:
            sink.emit(BellsScored(table.seat_of(painter), rank + 1, points, bonus))
        table.credit(painter, self.first_account + 1, points + bonus)
        advance_in_final_scoring(table, painter, points + bonus, sink)

    def bonus_on(self, space: int) -> int:
        """[FR-M8.12] The last bonus up to a space."""
        bonus = 0
        for first, points in zip(self.bonus_from, self.bonuses, strict=True):
            if space >= first:
                bonus = points
        return bonus

    # What may be seen

    def look(self, table: Table, seat: Seat | None, everything: bool) -> Share:
        """[FR-M8.4] Certificates that are paid lie face down, until the bells are scored: only their owners look."""
        belfry = self.belfry(table)
        shown = everything or belfry.scored
        return {
            **self.look_at_tiles(table, seat, everything),
            "unseen": names_in(belfry.unseen, CERTIFICATES),
            "bottom": tuple([CERTIFICATES[certificate] for certificate in belfry.bottom]),
            "display": names_at(belfry.display, CERTIFICATES),
            **{
                f"paid {other}": names_in(paid, CERTIFICATES)
                if shown or other == seat
                else (HIDDEN,) * paid.bit_count()
                for other, paid in enumerate(belfry.paid)
            },
            **{
                f"unpaid {other}": tuple(
                    [f"{CERTIFICATES[card]} {belfry.on[card]}" for card in self.unpaid(table, other)]
                )
                for other in table.rules.seats
            },
            "leonardo": names_in(belfry.leonardos, CERTIFICATES),
            "scored": ("yes",) if belfry.scored else (),
        }

    def imagine(self, rules: Rules, share: Share, rng: random.Random) -> Share:
        """The certificates that are not seen anywhere are dealt again."""
        seen = {word.split()[0] for words in share.values() for word in words if word and word != HIDDEN}
        unseen = [certificate for certificate in CERTIFICATES if certificate not in seen]
        dealt = deal_again(share, [f"paid {seat}" for seat in rules.seats], unseen, CERTIFICATES, rng)
        return nothing_planned({**share, **dealt})

    def lay_out(self, rules: Rules, share: Share) -> Extras:
        unpaid = [[words.split() for words in share[f"unpaid {seat}"]] for seat in rules.seats]
        on = [0] * len(CERTIFICATES)
        for certificate, amount in [words for some in unpaid for words in some]:
            on[CERTIFICATES.index(certificate)] = int(amount)
        return Belfry(
            columns=self.tiles_in(rules, share),
            unseen=mask_of(share["unseen"], CERTIFICATES),
            bottom=tuple([CERTIFICATES.index(name) for name in share["bottom"]]),
            display=places_of(share["display"], CERTIFICATES),
            paid=[mask_of(share[f"paid {seat}"], CERTIFICATES) for seat in rules.seats],
            unpaid=[mask_of(tuple([words[0] for words in some]), CERTIFICATES) for some in unpaid],
            on=on,
            leonardos=mask_of(share["leonardo"], CERTIFICATES),
            scored=len(share["scored"]) > 0,
        )

    def complaints(self, table: Table) -> list[str]:
        """Every certificate is in one place, and what is not paid in full is not paid in full."""
        belfry = self.belfry(table)
        lying = [1 << certificate for certificate in [*belfry.bottom, *on_display(belfry)]]
        places = [belfry.unseen, *belfry.paid, *belfry.unpaid, *lying]
        if is_in_two_places(places):
            return ["a certificate is in two places"]
        if union(places) != EVERY_CERTIFICATE or belfry.leonardos & ~belfry.unseen:
            return ["a certificate is lost"]
        for seat in table.rules.seats:
            for certificate in self.unpaid(table, seat):
                if not 0 <= belfry.on[certificate] < self.prices[certificate]:
                    return ["a certificate lies face up, and is paid"]
        return []

    # Advice to bots

    def appraise(self, table: Table, seat: Seat, rounds: float) -> float:
        """What the bells of a seat may bring in the end, less what is still to pay."""
        belfry = self.belfry(table)
        if belfry.scored:
            return 0.0
        worth = BELL * self.sum_of(belfry.paid[seat])
        for certificate in self.unpaid(table, seat):
            if rounds > 0.0:
                worth += DEBT * BELL * self.bells[certificate] - THALER * self.owed(table, certificate)
            else:
                worth -= BELL * self.bells[certificate]
        return worth

    def prospect(self, table: Table, seat: Seat, column: Location, apprentices: int, rounds: float) -> float:
        """The best certificate on display that can be paid at once."""
        if not self.covers(table, seat, column):
            return 0.0
        money, best = table.thalers[seat], 0.0
        for certificate in on_display(self.belfry(table)):
            price = self.prices[certificate]
            if price <= money:
                gain = self.full_points[certificate] + BELL * self.bells[certificate] - THALER * price
                best = max(best, gain)
        return best


class BellScoring:
    """[FR-M8.10] The bell scoring track: who stands where, in the order in which they came there."""

    __slots__ = ("last", "standing")

    def __init__(self, last: int) -> None:
        self.last = last
        self.standing: list[tuple[int, int, int, Painter]] = []

    def place(self, painter: Painter, bells: int) -> int:
        """[FR-M8.10] A token is placed on the next free space; the last holds any number. Where it stands."""
        taken = [space for space, _, _, _ in self.standing]
        space = max(0, min(bells, self.last))
        while space < self.last and space in taken:
            space += 1
        self.standing.append((space, bells, len(self.standing), painter))
        return space

    def ranking(self) -> list[Painter]:
        """[FR-M8.12] From first to last: on the last space by bells, and among equals who came later is ahead."""
        return [painter for _, _, _, painter in sorted(self.standing, reverse=True)]

    def space_of(self, painter: Painter) -> int:
        """Where a token stands."""
        (space,) = [space for space, _, _, other in self.standing if other == painter]
        return space


class Audience(SeatStep[Table]):
    """[FR-M8.3] A seat has an audience, and must buy a certificate, if one is left."""

    __slots__ = ()

    @property
    def name(self) -> str:
        return f"audience {self.seat}"

    def pending(self, state: Table) -> tuple[Seat, ...]:
        return self._seats if bells_of(state).is_of_use(state, self.seat) else ()

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        """[FR-M8.9] All are sold."""
        if sink is not None:
            sink.emit(AudienceInVain(self.seat))

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return bells_of(state).for_sale(state, seat)

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, BuyCertificate):
            return bells_of(state).why_not_buy(state, seat, action)
        return BUY_A_CERTIFICATE

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(action, BuyCertificate)
        state.agenda.pop()
        bells_of(state).buy(state, seat, action, sink)


class Settling(SeatStep[Table]):
    """[FR-M8.7] A seat may put Thalers of its own on partly paid certificates, one after the other."""

    __slots__ = ()

    @property
    def name(self) -> str:
        return f"settling {self.seat}"

    def pending(self, state: Table) -> tuple[Seat, ...]:
        return self._seats if bells_of(state).deposits(state, self.seat) else ()

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        """There is nothing to pay, or nothing to pay with."""

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [*bells_of(state).deposits(state, seat), PASS]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Deposit):
            return bells_of(state).why_not_deposit(state, seat, action)
        return None if isinstance(action, Pass) else DEPOSIT_OR_PASS

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        if isinstance(action, Deposit):
            bells_of(state).deposit(state, seat, action, sink)
        else:
            state.agenda.pop()


class Filling(SeatStep[Table]):
    """[FR-M8.6] A seat has earned Thalers, too few for all certificates that it has not paid: which is filled first?"""

    __slots__ = ("earned",)

    def __init__(self, seat: Seat, earned: int) -> None:
        super().__init__(seat)
        self.earned = earned

    @property
    def name(self) -> str:
        return f"filling {self.seat} {self.earned}"

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [FILL[certificate] for certificate in bells_of(state).unpaid(state, seat)]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, Fill):
            return FILL_FIRST
        if action in self.legal(state, seat):
            return None
        return NOT_PARTLY_PAID.about(certificate=CERTIFICATES[action.certificate])

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(action, Fill)
        state.agenda.pop()
        bells_of(state).fill(state, seat, action.certificate, self.earned, sink)


class ScoreBells(Step[Table]):
    """[FR-M8.10] The bells are scored by themselves, once all have paid what they like."""

    __slots__ = ()

    @property
    def name(self) -> str:
        return "score-bells"

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        bells_of(state).score_bells(state, chance, sink)


def on_display(belfry: Belfry) -> list[int]:
    """The certificates on display that are not sold."""
    return [certificate for certificate in belfry.display if certificate != SOLD]


def bells_of(table: Table) -> Bells:
    """The module, as it is in play."""
    module = table.rules.by_name[NAME]
    assert isinstance(module, Bells)
    return module


def parse_filling(words: list[str]) -> Step[Table]:
    """A step of filling, of the words of its name."""
    earned = int(words[1])
    if earned < 1:
        raise ValueError(earned)
    return Filling(ALL_SEATS[int(words[0])], earned)


AUDIENCE: Final = [Audience(seat) for seat in ALL_SEATS]
SETTLING: Final = [Settling(seat) for seat in ALL_SEATS]
SCORE_BELLS: Final = ScoreBells()
STEPS: Final[list[Step[Table]]] = [*AUDIENCE, *SETTLING, SCORE_BELLS]
PARSERS: Final[dict[str, Callable[[list[str]], Step[Table]]]] = {"filling": parse_filling}

# Advice to bots
BELL: Final = 0.45
"""What a bell may bring in the end."""
DEBT: Final = 0.8
"""How much of this counts for a certificate that is still to be paid."""
