"""Module 8, the bells: its steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from bottega.core.actions import Action
from bottega.core.agenda import Step
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.questions import Question
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.core.spelling import Number
from bottega.games.fresco.actions import PASS, Pass
from bottega.games.fresco.catalogue import ALL_SEATS
from bottega.games.fresco.modules.m08_bells.catalogue import CERTIFICATES
from bottega.games.fresco.modules.m08_bells.events import AudienceInVain
from bottega.games.fresco.modules.m08_bells.offers import FILL, NAME, BuyCertificate, Deposit, Fill
from bottega.games.fresco.modules.m08_bells.questions import PayCertificates, WhichCertificate, WhichToFill
from bottega.games.fresco.modules.m08_bells.reasons import (
    BUY_A_CERTIFICATE,
    DEPOSIT_OR_PASS,
    FILL_FIRST,
    NOT_TO_FILL,
)
from bottega.games.fresco.spelling import SEAT
from bottega.games.fresco.table import SeatDecision, Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m08_bells.certificates import Certificates
    from bottega.games.fresco.modules.m08_bells.module import Bells


class Audience(SeatDecision):
    """[FR-M8.3] A seat has an audience, and must buy a certificate, if one is left."""

    __slots__ = ()

    word = "audience"
    made_of = (SEAT,)

    def pending(self, state: Table) -> tuple[Seat, ...]:
        return self._seats if certificates_of(state).are_left(state) else ()

    def question(self, table: Table, seat: Seat) -> Question:
        return WhichCertificate(seat)

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        """[FR-M8.9] All are sold."""
        if sink is not None:
            sink.emit(AudienceInVain(self.seat))

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return certificates_of(state).for_sale(state, seat)

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, BuyCertificate):
            return certificates_of(state).why_not_buy(state, seat, action)
        return BUY_A_CERTIFICATE

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(action, BuyCertificate)
        state.agenda.pop()
        certificates_of(state).buy(state, seat, action, sink)


class Settling(SeatDecision):
    """[FR-M8.7] A seat may put Thalers of its own on partly paid certificates, one after the other."""

    __slots__ = ()

    word = "settling"
    made_of = (SEAT,)

    def pending(self, state: Table) -> tuple[Seat, ...]:
        return self._seats if certificates_of(state).deposits(state, self.seat) else ()

    def question(self, table: Table, seat: Seat) -> Question:
        unpaid = tuple([CERTIFICATES[certificate] for certificate in certificates_of(table).unpaid(table, seat)])
        return PayCertificates(seat, unpaid, is_last=SCORE_BELLS in table.agenda)

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        """There is nothing to pay, or nothing to pay with."""

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [*certificates_of(state).deposits(state, seat), PASS]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Deposit):
            return certificates_of(state).why_not_deposit(state, seat, action)
        return None if isinstance(action, Pass) else DEPOSIT_OR_PASS

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        if isinstance(action, Deposit):
            certificates_of(state).deposit(state, seat, action, sink)
        else:
            state.agenda.pop()


class FillingCertificate(SeatDecision):
    """[FR-M8.6] A seat has earned Thalers, too few for all certificates that it has not paid: which is filled first?"""

    __slots__ = ("earned",)

    word = "filling"
    made_of = (SEAT, Number("earned", least=1))

    def __init__(self, seat: Seat, earned: int) -> None:
        super().__init__(seat)
        self.earned = earned

    def question(self, table: Table, seat: Seat) -> Question:
        return WhichToFill(seat, self.earned)

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [FILL[certificate] for certificate in certificates_of(state).unpaid(state, seat)]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, Fill):
            return FILL_FIRST.about(thalers=self.earned)
        if action in self.legal(state, seat):
            return None
        return NOT_TO_FILL.about(certificate=CERTIFICATES[action.certificate])

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(action, Fill)
        state.agenda.pop()
        certificates_of(state).fill(state, seat, action.certificate, self.earned, sink)


def certificates_of(table: Table) -> Certificates:
    """The certificates of the module, as it is in play."""
    return bells_of(table).certificates


AUDIENCE: Final = [Audience(seat) for seat in ALL_SEATS]
SETTLING: Final = [Settling(seat) for seat in ALL_SEATS]


class ScoreBells(Step[Table]):
    """[FR-M8.10] The bells are scored by themselves, once all have paid what they like."""

    __slots__ = ()

    word = "score-bells"

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        bells_of(state).score_bells(state, chance, sink)


def bells_of(table: Table) -> Bells:
    """The module, as it is in play."""
    return cast("Bells", table.rules.by_name[NAME])


SCORE_BELLS: Final = ScoreBells()
STEPS: Final[list[Step[Table]]] = [*AUDIENCE, *SETTLING, SCORE_BELLS]
STEP_KINDS: Final[list[type[Step[Table]]]] = [FillingCertificate]
