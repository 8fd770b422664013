"""Module 10, the medico: what a plan says of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.core.actions import Action
from bottega.core.questions import Question
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import Location
from bottega.games.fresco.modules.m10_medico.offers import FOR_ILL_ONES, SEND_ILL, SEND_NEUTRAL, SendIll, SendNeutral
from bottega.games.fresco.modules.m10_medico.questions import HowManyIllApprentices, WhereNeutralApprentice
from bottega.games.fresco.modules.m10_medico.reasons import (
    NOBODY_SENT_THERE,
    SEND_ILL_FIRST,
    SEND_NEUTRAL_FIRST,
    TOO_MANY_ILL,
)
from bottega.games.fresco.planning import Blank, location_in
from bottega.games.fresco.table import COLUMN_BITS, Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m10_medico.illness import Illness


class HowManyIll(Blank):
    """[FR-M10.7] How many ill apprentices go to a location?"""

    __slots__ = ("column", "illness")

    def __init__(self, illness: Illness, column: Location) -> None:
        self.illness = illness
        self.column = column

    def applies(self, table: Table, seat: Seat) -> bool:
        return self.illness.most_ill(table, seat, self.column) > 0

    def question(self, table: Table, seat: Seat) -> Question:
        infirmary, most = self.illness.infirmary(table), self.illness.most_ill(table, seat, self.column)
        left = infirmary.pawns(seat) - infirmary.sent_anywhere(seat)
        return HowManyIllApprentices(seat, location_in(table, self.column), most, left)

    def legal(self, table: Table, seat: Seat) -> list[Action]:
        most = self.illness.most_ill(table, seat, self.column)
        return [*SEND_ILL[FOR_ILL_ONES.index(self.column)][: most + 1]]

    def why_not(self, table: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, SendIll) or action.column != self.column:
            return SEND_ILL_FIRST.about(place=location_in(table, self.column))
        most = self.illness.most_ill(table, seat, self.column)
        if action.number <= most:
            return None
        return TOO_MANY_ILL.about(most=most, place=location_in(table, self.column))

    def answer(self, table: Table, seat: Seat, action: Action) -> None:
        assert isinstance(action, SendIll)
        self.illness.infirmary(table).sent[seat] |= action.number << COLUMN_BITS * self.column


class WhereNeutral(Blank):
    """[FR-M10.6] Where does the neutral apprentice stand?"""

    __slots__ = ("illness",)

    def __init__(self, illness: Illness) -> None:
        self.illness = illness

    def applies(self, table: Table, seat: Seat) -> bool:
        return has_neutral(table, seat)

    def question(self, table: Table, seat: Seat) -> Question:
        return WhereNeutralApprentice(seat)

    def legal(self, table: Table, seat: Seat) -> list[Action]:
        return [action for action in SEND_NEUTRAL if table.at(seat, action.column)]

    def why_not(self, table: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, SendNeutral):
            return SEND_NEUTRAL_FIRST
        there = table.at(seat, action.column)
        return None if there else NOBODY_SENT_THERE.about(place=location_in(table, action.column))

    def answer(self, table: Table, seat: Seat, action: Action) -> None:
        assert isinstance(action, SendNeutral)
        self.illness.infirmary(table).neutral[seat] = action.column


def has_neutral(table: Table, seat: Seat) -> bool:
    """[FR-2.6] Whether a seat has the neutral apprentice, as long as its mood is that of the wake-up."""
    return table.mood[seat] >= table.rules.box.extra_from
