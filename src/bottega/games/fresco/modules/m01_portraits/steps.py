"""Module 1, the portraits: its steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from bottega.core.actions import Action
from bottega.core.agenda import Step
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.questions import Question
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.fresco.leonardo import LeonardoStep
from bottega.games.fresco.modules.m01_portraits.offers import NAME, PaintPortrait
from bottega.games.fresco.modules.m01_portraits.questions import LeonardosPortrait
from bottega.games.fresco.modules.m01_portraits.reasons import LEONARDO_MUST_PAINT, NONE_THERE
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m01_portraits.module import Portraits


class LeonardoPaints(LeonardoStep):
    """[FR-M1.14] Leonardo paints a portrait of his player's choice."""

    __slots__ = ()

    word = "leonardo-paints"

    def question(self, table: Table, seat: Seat) -> Question:
        return LeonardosPortrait(seat)

    def options(self, table: Table) -> list[Action]:
        return [*portraits_of(table).unpainted(table)]

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return self.options(state)

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, PaintPortrait):
            return LEONARDO_MUST_PAINT
        return None if action in self.options(state) else NONE_THERE.about(place=action.place + 1)

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(action, PaintPortrait)
        state.agenda.pop()
        portraits_of(state).paint(state, state.rules.leonardo, action.place, sink)


def portraits_of(table: Table) -> Portraits:
    """The module, as it is in play."""
    return cast("Portraits", table.rules.by_name[NAME])


LEONARDO_PAINTS: Final = LeonardoPaints()
STEPS: Final[list[Step[Table]]] = [LEONARDO_PAINTS]
