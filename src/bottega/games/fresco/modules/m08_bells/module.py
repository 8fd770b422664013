"""Module 8: the bells."""

from __future__ import annotations

from typing import ClassVar, Final

from bottega.core.actions import Action
from bottega.core.agenda import Step
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.meta import Option
from bottega.core.questions import Question
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import MOST_SEATS, Location, Painter
from bottega.games.fresco.modules.bits import is_in_two_places, numbers_in, pick_from, union
from bottega.games.fresco.modules.covering import NOWHERE, Cover, CoveringModule
from bottega.games.fresco.modules.m08_bells import advice, view
from bottega.games.fresco.modules.m08_bells.belfry import SOLD, Belfry, on_display
from bottega.games.fresco.modules.m08_bells.catalogue import CERTIFICATES
from bottega.games.fresco.modules.m08_bells.certificates import Certificates
from bottega.games.fresco.modules.m08_bells.events import BellsCounted, BellsScored, BishopCounted
from bottega.games.fresco.modules.m08_bells.meta import OPTION
from bottega.games.fresco.modules.m08_bells.offers import ACTIONS, COVER, NAME, BuyCertificate, Deposit, Fill
from bottega.games.fresco.modules.m08_bells.questions import PayCertificates, WhichCertificate, WhichToFill
from bottega.games.fresco.modules.m08_bells.reasons import NO_ROOM_AT_THE_AUDIENCE, NOTHING_EARNED, ONLY_IN_AN_AUDIENCE
from bottega.games.fresco.modules.m08_bells.scoring import BISHOP, BellScoring
from bottega.games.fresco.modules.m08_bells.steps import AUDIENCE, SCORE_BELLS, SETTLING, STEP_KINDS, STEPS
from bottega.games.fresco.modules.shares import names_in
from bottega.games.fresco.openings import Extras
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.share import Share
from bottega.games.fresco.table import Table
from bottega.games.fresco.track import advance_in_final_scoring
from bottega.games.fresco.visit import Visit

TILE: Final = "audience"
EVERY_CERTIFICATE: Final = (1 << len(CERTIFICATES)) - 1


class Bells(CoveringModule):
    """[FR-M8.1] Certificates for new bells."""

    name: ClassVar[str] = NAME
    share: ClassVar[type[Share]] = view.BellsShare
    option: ClassVar[Option] = OPTION
    actions: ClassVar[list[Action]] = ACTIONS
    steps: ClassVar[list[Step[Table]]] = STEPS
    step_kinds: ClassVar[list[type[Step[Table]]]] = STEP_KINDS
    questions: ClassVar[list[type[Question]]] = [WhichCertificate, PayCertificates, WhichToFill]
    accounts: ClassVar[tuple[tuple[str, str], ...]] = (("certificates", "FR-M8.4"), ("bells", "FR-M8.12"))
    action_tile: ClassVar[str] = TILE
    spaces: ClassVar[int] = 0
    no_room: ClassVar[Reason] = NO_ROOM_AT_THE_AUDIENCE
    covers_said: ClassVar[list[Cover]] = COVER

    def __init__(self, slot: int, first_account: int) -> None:
        super().__init__(slot, first_account)
        self.certificates = Certificates(slot, first_account)
        self.ranks: list[int] = []
        self.bonus_from: list[int] = []
        self.bonuses: list[int] = []
        self.last = 0
        """The last space of the bell scoring track."""
        self.ranks_all = True
        """[FR-M8.10] Whether a sum below 0 has a rank, too."""

    def rewrite(self, rules: Rules) -> None:
        """[FR-M8.12] The side of the bell board, beside the certificates."""
        self.certificates.rewrite(rules)
        components = rules.box.components
        board = components.bell_track if rules.count == MOST_SEATS else components.bell_track_for_three
        self.ranks = board.ranks
        self.bonus_from = board.bonus_from
        self.bonuses = board.bonus
        self.last = board.last
        self.ranks_all = rules.options["bells_below_zero"] == "ranked"

    def belfry(self, table: Table) -> Belfry:
        """The certificates of a table."""
        return self.certificates.belfry(table)

    def set_up(self, table: Table, chance: Chance, sink: Sink | None) -> Extras:
        """[FR-M8.1] One certificate a player is revealed.

        [FR-M8.13] Leonardo's four are dealt first, face down, and nobody sees them before the end. Whichever
        four these are, each certificate that is revealed is equally likely to be any of those not seen yet. So it is
        the same to leave them among the unseen ones, and never to reveal the last four of these.
        """
        count = table.rules.count
        belfry = Belfry(
            columns=[NOWHERE] * count,
            unseen=EVERY_CERTIFICATE,
            bottom=(),
            display=[SOLD] * count,
            paid=[0] * count,
            unpaid=[0] * count,
            on=[0] * len(CERTIFICATES),
            leonardos=0,
            scored=False,
        )
        self.certificates.reveal(belfry, [], chance, sink)
        return belfry

    # Certificates

    def is_of_use(self, table: Table, seat: Seat) -> bool:
        """[FR-M8.9] Nobody is asked once all certificates are sold."""
        return self.certificates.are_left(table)

    def prepare(self, table: Table, chance: Chance, sink: Sink | None) -> None:
        self.certificates.prepare(table, chance, sink)

    def instead(self, table: Table, seat: Seat, column: Location) -> None:
        """[FR-M8.2] [FR-M8.3] The audience needs no apprentice."""
        table.agenda.append(AUDIENCE[seat])

    def earn(self, table: Table, seat: Seat, thalers: int, sink: Sink | None) -> int:
        return self.certificates.earn(table, seat, thalers, sink)

    def offers(self, table: Table, visit: Visit) -> list[Offer]:
        """[FR-M8.7] A Thaler of one's own may be put on a partly paid certificate."""
        return [*self.certificates.deposits(table, visit.seat)]

    def waits(self, table: Table, visit: Visit) -> bool:
        """Nobody waits for that: it can be done elsewhere."""
        return False

    def why_not(self, table: Table, visit: Visit, offer: Offer) -> Reason | None:
        if isinstance(offer, Deposit):
            return self.certificates.why_not_deposit(table, visit.seat, offer)
        if isinstance(offer, BuyCertificate):
            return ONLY_IN_AN_AUDIENCE
        return NOTHING_EARNED if isinstance(offer, Fill) else visit.not_now()

    def accept(self, table: Table, visit: Visit, offer: Offer, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(offer, Deposit)
        self.certificates.deposit(table, visit.seat, offer, sink)
        visit.go_on(table, sink)

    def evening(self, table: Table, painter: Painter, sink: Sink | None) -> None:
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
                self.stand(table, track, painter, sink)
        unsold = self.unsold(belfry)
        bells = self.sum_of(unsold)
        space = track.place(BISHOP, bells)
        ranking = track.ranking()
        if sink is not None:
            sink.emit(BishopCounted(names_in(unsold, CERTIFICATES), bells, space, 1 + ranking.index(BISHOP)))
        for painter in table.order:
            if painter in ranking:
                self.score(table, painter, ranking.index(painter), track.space_of(painter), sink)

    def leonardos_certificates(self, belfry: Belfry, chance: Chance) -> int:
        """[FR-M8.13] Four of those that nobody has seen, which are turned up now."""
        if belfry.unseen.bit_count() == self.certificates.kept_back:
            return belfry.unseen
        left, found = belfry.unseen, 0
        for _ in range(self.certificates.kept_back):
            drawn = 1 << pick_from(left, chance)
            left &= ~drawn
            found |= drawn
        return found

    def takes_part(self, table: Table, painter: Painter) -> bool:
        """[FR-M8.10] Who has no certificate takes no part."""
        belfry, seat = self.belfry(table), table.seat_of(painter)
        return seat is None or (belfry.paid[seat] | belfry.unpaid[seat]) != 0

    def stand(self, table: Table, track: BellScoring, painter: Painter, sink: Sink | None) -> None:
        """[FR-M8.10] A painter's token is placed; by option not with a sum below 0."""
        bells = self.bells_of(table, painter)
        space = track.place(painter, bells) if bells >= 0 or self.ranks_all else None
        if sink is not None:
            paid, unpaid = [names_in(some, CERTIFICATES) for some in self.paid_and_unpaid(table, painter)]
            rule = "FR-M8.13" if painter == table.rules.leonardo else "FR-M8.10"
            sink.emit(BellsCounted(table.actor(painter), paid, unpaid, bells, space, rule))

    def bells_of(self, table: Table, painter: Painter) -> int:
        """[FR-M8.10] [FR-M8.13] The bells of a painter: those that are not paid count against it."""
        paid, unpaid = self.paid_and_unpaid(table, painter)
        return self.sum_of(paid) - self.sum_of(unpaid)

    def paid_and_unpaid(self, table: Table, painter: Painter) -> tuple[int, int]:
        """[FR-M8.10] [FR-M8.13] The certificates of a painter, paid and unpaid, a bit each."""
        belfry, seat = self.belfry(table), table.seat_of(painter)
        return (belfry.leonardos, 0) if seat is None else (belfry.paid[seat], belfry.unpaid[seat])

    def unsold(self, belfry: Belfry) -> int:
        """[FR-M8.11] The certificates that nobody bought, a bit each."""
        lying = [1 << certificate for certificate in [*belfry.bottom, *on_display(belfry)]]
        return union([belfry.unseen & ~belfry.leonardos, *lying])

    def sum_of(self, certificates: int) -> int:
        """The bells on certificates, which are a bit each."""
        return sum([self.certificates.bells[certificate] for certificate in numbers_in(certificates)])

    def score(self, table: Table, painter: Painter, rank: int, space: int, sink: Sink | None) -> None:
        """[FR-M8.12] Points for the rank, and the best bonus that is reached."""
        points = self.ranks[rank] if rank < len(self.ranks) else 0
        bonus = self.bonus_on(space)
        if sink is not None:
            bells = self.bells_of(table, painter)
            sink.emit(BellsScored(table.actor(painter), rank + 1, bells, space, points, bonus))
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
        return view.look(self, table, seat, everything)

    def lay_out(self, rules: Rules, share: Share) -> Extras:
        return view.lay_out(share)

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
            for certificate in self.certificates.unpaid(table, seat):
                if not 0 <= belfry.on[certificate] < self.certificates.prices[certificate]:
                    return ["a certificate lies face up, and is paid"]
        return []

    # Advice to bots

    def appraise(self, table: Table, seat: Seat, rounds: float) -> float:
        return advice.appraise(self, table, seat, rounds)

    def prospect(self, table: Table, seat: Seat, column: Location, apprentices: int, rounds: float) -> float:
        return advice.prospect(self, table, seat, column, apprentices, rounds)
