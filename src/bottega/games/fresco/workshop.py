"""Chapter 7: the workshop."""

from __future__ import annotations

from bottega.core.actions import Action
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.questions import Question
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.core.spelling import OneOf
from bottega.games.fresco.actions import BLEND, NEXT, Blend, Next
from bottega.games.fresco.catalogue import BASIC, PAINTS, WORKSHOP, Location, Paint
from bottega.games.fresco.events import Blended
from bottega.games.fresco.marks import BEGUN, LASTING
from bottega.games.fresco.questions import VisitWorkshop
from bottega.games.fresco.reasons import CANNOT_BLEND, NO_NEXT, NO_SPECIAL_BLEND
from bottega.games.fresco.ruleset import BLENDS
from bottega.games.fresco.table import COLOURS, Table
from bottega.games.fresco.visit import MARKS, WHERE, Visit


class WorkshopVisit(Visit):
    """[FR-7.1] A seat is in the workshop; `blends` are left to the apprentice at work, the last of those left."""

    __slots__ = ("blends",)

    word = "workshop"
    made_of = (*WHERE, OneOf("blends", range(1, BLENDS + 1)), MARKS)

    def __init__(self, seat: Seat, column: Location, left: int, blends: int = BLENDS, marks: int = 0) -> None:
        super().__init__(seat, column, left, marks)
        self.blends = blends

    @property
    def location(self) -> Location:
        return WORKSHOP

    def question(self, table: Table, seat: Seat) -> Question:
        return VisitWorkshop(seat, *self.who, self.blends)

    def actions(self, table: Table) -> list[Action]:
        start, paints = self.seat * COLOURS, table.paints
        actions: list[Action] = [
            BLEND[result - len(BASIC)]
            for result, first, second in table.rules.blends
            if paints[start + first] and paints[start + second]
        ]
        return [*actions, NEXT] if self.may_give_way else actions

    @property
    def may_give_way(self) -> bool:
        """[FR-7.3] Whether it matters that the next apprentice begins: this one has done something he may do once."""
        return bool(self.marks & BEGUN and self.marks & ~LASTING & ~BEGUN and self.fresh)

    def has_actions(self, table: Table) -> bool:
        return bool(self.actions(table))

    def with_one_less(self) -> WorkshopVisit:
        if self.marks & BEGUN:
            return WorkshopVisit(self.seat, self.column, self.left - 1, self.blends, self.marks)
        return WorkshopVisit(self.seat, self.column, self.left - 1, BLENDS, self.lasting)

    def marked(self, marks: int) -> WorkshopVisit:
        return WorkshopVisit(self.seat, self.column, self.left, self.blends, marks)

    def after_a_blend(self) -> WorkshopVisit:
        """[FR-7.1] The same visit, after the apprentice at work has blended once, or done as much."""
        if self.blends > 1:
            return WorkshopVisit(self.seat, self.column, self.left, self.blends - 1, self.marks | BEGUN)
        return self.for_the_next()

    def for_the_next(self) -> WorkshopVisit:
        """[FR-7.3] The same visit, after the apprentice at work is done."""
        return WorkshopVisit(self.seat, self.column, self.left - 1, BLENDS, self.lasting)

    def why_not(self, table: Table, action: Action) -> Reason | None:
        if isinstance(action, Next):
            return None if self.may_give_way else NO_NEXT
        return why_not_blend(table, self.seat, action.paint) if isinstance(action, Blend) else self.not_now()

    def act(self, table: Table, action: Action, chance: Chance, sink: Sink | None) -> None:
        if isinstance(action, Next):
            self.for_the_next().go_on(table, sink)
            return
        assert isinstance(action, Blend)
        blend(table, self.seat, action.paint, sink)
        self.after_a_blend().go_on(table, sink)


def ingredients(table: Table, paint: Paint) -> tuple[Paint, Paint] | None:
    """[FR-7.2] What a paint is blended of, if it can be."""
    for result, first, second in table.rules.blends:
        if result == paint:
            return first, second
    return None


def why_not_blend(table: Table, seat: Seat, paint: Paint) -> Reason | None:
    """[FR-7.2] Why a paint can't be blended."""
    pair = ingredients(table, paint)
    if pair is None:
        return NO_SPECIAL_BLEND.about(paint=PAINTS[paint])
    missing = [PAINTS[each] for each in pair if not table.pieces(seat, each)]
    if not missing:
        return None
    return CANNOT_BLEND.about(paint=PAINTS[paint], paints=[PAINTS[each] for each in pair], missing=missing)


def blend(table: Table, seat: Seat, paint: Paint, sink: Sink | None) -> None:
    """[FR-7.2] Two pieces go to the supply, one comes from it."""
    pair = ingredients(table, paint)
    assert pair is not None
    table.return_paint(seat, pair[0])
    table.return_paint(seat, pair[1])
    table.take_paint(seat, paint)
    if sink is not None:
        sink.emit(Blended(seat, PAINTS[paint], (PAINTS[pair[0]], PAINTS[pair[1]])))
