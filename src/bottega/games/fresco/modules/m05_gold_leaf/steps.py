"""Module 5, the gold leaf: its steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from bottega.core.actions import Action
from bottega.core.agenda import Step
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.questions import Question
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.core.spelling import OneOf
from bottega.games.fresco.actions import PASS, Pass
from bottega.games.fresco.catalogue import ALL_SEATS, FRESCO, PAINTS
from bottega.games.fresco.modules.m05_gold_leaf.offers import GILD, NAME, Gild
from bottega.games.fresco.modules.m05_gold_leaf.questions import GildSegment
from bottega.games.fresco.modules.m05_gold_leaf.reasons import GILD_OR_PASS, NO_LEAF
from bottega.games.fresco.spelling import SEAT, SEGMENT
from bottega.games.fresco.table import SeatDecision, Table
from bottega.parts.grid import Cell

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m05_gold_leaf.module import GoldLeaf


class Gilding(SeatDecision):
    """[FR-M5.4] A player restores a segment with the bishop's paint: with a gold leaf?"""

    __slots__ = ("ill", "segment")

    word = "gilding"
    made_of = (SEAT, SEGMENT, OneOf("ill", (False, True), ("well", "ill")))

    def __init__(self, seat: Seat, segment: Cell, ill: bool) -> None:
        super().__init__(seat)
        self.segment = segment
        self.ill = ill

    def question(self, table: Table, seat: Seat) -> Question:
        module = gold_leaf_of(table)
        basket = module.basket(table)
        return GildSegment(
            seat,
            segment=FRESCO.names[self.segment],
            paint=PAINTS[basket.disc],
            points=module.worth_of_a_leaf(table, self.segment, self.ill),
            leaves=basket.leaves[seat],
        )

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [action for action in [GILD, PASS] if self.check(state, seat, action) is None]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Gild):
            return None if gold_leaf_of(state).basket(state).leaves[seat] else NO_LEAF
        return None if isinstance(action, Pass) else GILD_OR_PASS

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        state.agenda.pop()
        if isinstance(action, Gild):
            gold_leaf_of(state).gild(state, seat, self.segment, self.ill, sink)


class ReturnLeaves(Step[Table]):
    """[FR-M5.7] A seat gets Thalers for its leaves."""

    __slots__ = ("seat",)

    word = "return-leaves"
    made_of = (SEAT,)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        gold_leaf_of(state).return_leaves(state, self.seat, sink)


def gold_leaf_of(table: Table) -> GoldLeaf:
    """The module, as it is in play."""
    return cast("GoldLeaf", table.rules.by_name[NAME])


RETURN_LEAVES: Final = [ReturnLeaves(seat) for seat in ALL_SEATS]
STEPS: Final[list[Step[Table]]] = [*RETURN_LEAVES]
STEP_KINDS: Final[list[type[Step[Table]]]] = [Gilding]
