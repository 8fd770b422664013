"""Module 4, the wishing well: its steps."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final, cast

from bottega.core.actions import Action
from bottega.core.agenda import Step
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.questions import Question
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.fresco.actions import PASS, Pass
from bottega.games.fresco.catalogue import ALL_SEATS, Painter
from bottega.games.fresco.modules.m04_wishing_well.catalogue import WISH_CARDS
from bottega.games.fresco.modules.m04_wishing_well.offers import (
    BUSKER,
    IN_THE_WELL,
    NAME,
    PRAISE,
    THROW,
    WISH_BUSKER,
    WISH_PRAISE,
    Throw,
    Wish,
)
from bottega.games.fresco.modules.m04_wishing_well.questions import ThrowPenny, UseBusker, UsePraise
from bottega.games.fresco.modules.m04_wishing_well.reasons import (
    BUSKER_OR_PASS,
    NOT_HELD,
    PRAISE_OR_PASS,
    THROW_OR_PASS,
)
from bottega.games.fresco.modules.m04_wishing_well.well import BUSKER_SPACES, PRAISE_POINTS
from bottega.games.fresco.spelling import SEAT
from bottega.games.fresco.table import SeatDecision, Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m04_wishing_well.module import WishingWell


class ThrowPennies(SeatDecision):
    """[FR-M4.3] A seat is at the market, with pennies on its sheet: into the well with them?"""

    __slots__ = ()

    word = "throw-pennies"
    made_of = (SEAT,)

    def question(self, table: Table, seat: Seat) -> Question:
        well = well_of(table).well(table)
        return ThrowPenny(seat, well.placed[seat], IN_THE_WELL - well.well)

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [THROW, PASS]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        return None if isinstance(action, Throw | Pass) else THROW_OR_PASS

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        state.agenda.pop()
        if isinstance(action, Throw):
            module = well_of(state)
            module.throw(state, seat, chance, sink)
            if module.may_throw(state, seat):
                state.agenda.append(self)


class UseOneCard(SeatDecision):
    """A seat may use one kind of card now. It is asked if it has any cards, and these are not all used."""

    __slots__ = ()

    @abstractmethod
    def wish(self) -> Wish:
        """Which card."""

    @abstractmethod
    def use_it_or_pass(self) -> Reason:
        """That nothing else can be done."""

    @abstractmethod
    def use(self, table: Table, sink: Sink | None) -> None:
        """What the card does."""

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        wish = self.wish()
        return [wish, PASS] if well_of(state).well(state).holds(seat, wish.card) else [PASS]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Pass):
            return None
        wish = self.wish()
        if action is not wish:
            return self.use_it_or_pass()
        return None if well_of(state).well(state).holds(seat, wish.card) else NOT_HELD.about(card=WISH_CARDS[wish.card])

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        state.agenda.pop()
        if isinstance(action, Wish):
            self.use(state, sink)


class Praising(UseOneCard):
    """[FR-M4.10] A seat restores a segment with a bonus: does the bishop praise it?"""

    __slots__ = ()

    word = "praising"
    made_of = (SEAT,)

    def question(self, table: Table, seat: Seat) -> Question:
        return UsePraise(seat, PRAISE_POINTS)

    def wish(self) -> Wish:
        return WISH_PRAISE

    def use_it_or_pass(self) -> Reason:
        return PRAISE_OR_PASS

    def use(self, table: Table, sink: Sink | None) -> None:
        module = well_of(table)
        module.well(table).praised = Painter(self.seat)
        module.wishes.discard(table, self.seat, PRAISE, sink, points=PRAISE_POINTS)


class Busking(UseOneCard):
    """[FR-M4.14] A seat has chosen a wake-up time: does a busker cheer it up?"""

    __slots__ = ()

    word = "busking"
    made_of = (SEAT,)

    def question(self, table: Table, seat: Seat) -> Question:
        return UseBusker(seat, buskers_gain(table, seat))

    def wish(self) -> Wish:
        return WISH_BUSKER

    def use_it_or_pass(self) -> Reason:
        return BUSKER_OR_PASS

    def use(self, table: Table, sink: Sink | None) -> None:
        module, gain = well_of(table), buskers_gain(table, self.seat)
        module.well(table).busked |= 1 << self.seat
        module.wishes.discard(table, self.seat, BUSKER, sink, spaces=gain)


def buskers_gain(table: Table, seat: Seat) -> int:
    """[FR-M4.14] By how much a busker betters the mood that a wake-up time brings: not at the ends of the column."""
    box, mood, spaces = table.rules.box, table.mood[seat], table.rules.hostel.mood[table.hours[seat]]
    return box.mood_after(mood, spaces + BUSKER_SPACES) - box.mood_after(mood, spaces)


class ExchangePennies(Step[Table]):
    """[FR-M4.17] A seat gets a Thaler for each penny in the end."""

    __slots__ = ("seat",)

    word = "exchange-pennies"
    made_of = (SEAT,)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        well_of(state).exchange_pennies(state, self.seat, sink)


def well_of(table: Table) -> WishingWell:
    """The module, as it is in play."""
    return cast("WishingWell", table.rules.by_name[NAME])


THROWING: Final = [ThrowPennies(seat) for seat in ALL_SEATS]
PRAISING: Final = [Praising(seat) for seat in ALL_SEATS]
BUSKING: Final = [Busking(seat) for seat in ALL_SEATS]
EXCHANGING: Final = [ExchangePennies(seat) for seat in ALL_SEATS]
STEPS: Final[list[Step[Table]]] = [*THROWING, *PRAISING, *BUSKING, *EXCHANGING]
