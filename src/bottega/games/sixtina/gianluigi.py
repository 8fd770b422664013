"""Chapter 8: Gianluigi, the third restorer of a game for two."""

from __future__ import annotations

from bottega.core.actions import Action
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.sixtina.actions import ALL_POSITIONS, ALL_TECHNIQUES, SEND, Position, Send, Technique
from bottega.games.sixtina.completing import CheckFresco, is_nearly_over
from bottega.games.sixtina.events import GianluigiRestored, Idle
from bottega.games.sixtina.kinds import GIANLUIGI, POSITIONS, RESTORATIONS, TECHNIQUES
from bottega.games.sixtina.questions import GianluigisFresco, SixtinaQuestion
from bottega.games.sixtina.reasons import BETTER_ELSEWHERE, CANNOT_RESTORE_THERE, COVERED_FOR_HIM, SEND_GIANLUIGI
from bottega.games.sixtina.restoration import kind_of, put_materials
from bottega.games.sixtina.table import (
    ALL_SEATS,
    CORRECT_KIND,
    COVERED,
    EXCELLENT_KIND,
    FREE,
    PRUDENT_KIND,
    Decision,
    Table,
    TableStep,
)


class GianluigiRestores(TableStep):
    """[SX-8.4] After a player's restoration he does one of the same technique and total, with so many extras."""

    __slots__ = ("extras", "technique", "total")

    word = "gianluigi"

    def __init__(self, seat: Seat, technique: Technique, total: int, extras: int) -> None:
        super().__init__(seat)
        self.technique = technique
        self.total = total
        self.extras = extras

    @property
    def numbers(self) -> list[int]:
        return [self.seat, self.technique, self.total, self.extras]

    @classmethod
    def of(cls, numbers: list[int]) -> GianluigiRestores:
        return cls(ALL_SEATS[numbers[0]], ALL_TECHNIQUES[numbers[1]], numbers[2], numbers[3])

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        if state.rules.gianluigi_rests_at_the_end and is_nearly_over(state):
            return  # [SX-8.9]
        choices = his_choices(state, self.technique, self.total)
        if len(choices) == 1:
            restore(state, self, choices[0], sink)
        elif choices:
            state.agenda.append(SendGianluigi(self))
        elif sink is not None:
            sink.emit(Idle(GIANLUIGI, TECHNIQUES[self.technique], self.total))


def his_choices(table: Table, technique: Technique, total: int) -> list[Position]:
    """[SX-8.5] Where he can restore: excellent if he can, otherwise correct, otherwise prudent."""
    for kind in (EXCELLENT_KIND, CORRECT_KIND, PRUDENT_KIND):
        found = [position for position in ALL_POSITIONS if can_restore(table, position, technique, total, kind)]
        if found:
            return found
    return []


def can_restore(table: Table, position: Position, technique: Technique, total: int, kind: int) -> bool:
    """[SX-8.5] [SX-8.8] Whether he can do this kind of restoration there: the technique free, and a material for it."""
    if not table.is_open(position):
        return False
    fresco = table.fresco(position)
    space = fresco.space_of[technique]
    if space < 0 or table.mark(position, space) != FREE or kind_of(total, fresco.values[space]) != kind:
        return False
    return table.black > 0 if kind == PRUDENT_KIND else table.supply[table.rules.gianluigi] > 0


def restore(table: Table, plan: GianluigiRestores, position: Position, sink: Sink | None) -> None:
    """[SX-8.7] He takes all his materials from the supply, extras too."""
    colour = table.rules.gianluigi
    fresco = table.fresco(position)
    space = fresco.space_of[plan.technique]
    kind = kind_of(plan.total, fresco.values[space])
    extras = his_extras(table, plan.extras, kind)
    put_materials(table, colour, position, space, kind, extras, table.supply)
    if sink is not None:
        sink.emit(
            GianluigiRestored(
                actor=GIANLUIGI,
                position=POSITIONS[position],
                fresco=fresco.id,
                technique=TECHNIQUES[plan.technique],
                value=fresco.values[space],
                total=plan.total,
                restoration=RESTORATIONS[kind],
                extras=extras,
            )
        )
    table.agenda.append(CheckFresco(plan.seat, position))


def his_extras(table: Table, shown: int, kind: int) -> int:
    """[SX-8.7] His extras: as many as the cards show, or as the supply has beside the one he restores with."""
    own = 0 if kind == PRUDENT_KIND else 1
    return min(shown, table.supply[table.rules.gianluigi] - own)


class SendGianluigi(Decision):
    """[SX-8.6] He can do the same kind of restoration in several places: the player whose turn it is chooses."""

    __slots__ = ("plan",)

    word = "send"

    def __init__(self, plan: GianluigiRestores) -> None:
        super().__init__(plan.seat)
        self.plan = plan

    @property
    def numbers(self) -> list[int]:
        return self.plan.numbers

    @classmethod
    def of(cls, numbers: list[int]) -> SendGianluigi:
        return cls(GianluigiRestores.of(numbers))

    def question(self, table: Table) -> SixtinaQuestion:
        return GianluigisFresco(self.seat, TECHNIQUES[self.plan.technique], self.plan.total, self.plan.extras)

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [SEND[position] for position in his_choices(state, self.plan.technique, self.plan.total)]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, Send):
            return SEND_GIANLUIGI
        choices = his_choices(state, self.plan.technique, self.plan.total)
        if action.position in choices:
            return None
        technique, position = self.plan.technique, action.position
        if state.frescoes[position] == COVERED:
            return COVERED_FOR_HIM.about(position=POSITIONS[position])
        for kind in (CORRECT_KIND, PRUDENT_KIND):
            if can_restore(state, position, technique, self.plan.total, kind):
                fresco = state.fresco(choices[0])
                better = kind_of(self.plan.total, fresco.values[fresco.space_of[technique]])
                return BETTER_ELSEWHERE.about(restoration=RESTORATIONS[better])
        return CANNOT_RESTORE_THERE.about(technique=TECHNIQUES[technique], position=POSITIONS[position])

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(action, Send)
        state.agenda.pop()
        restore(state, self.plan, action.position, sink)
