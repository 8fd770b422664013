"""The cards that change turns: 7 Glazing Hammer, 8 Running Pliers."""

from __future__ import annotations

from typing import ClassVar, Final

from bottega.core.actions import Action
from bottega.core.chance import Chance
from bottega.core.errors import RulesBug
from bottega.core.events import Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.sagrada.actions import Place
from bottega.games.sagrada.dice import COLOUR_OF, DIE_NAMES, VALUES, Die, die_of
from bottega.games.sagrada.events import DraftLapsed, PoolRolled, TurnSkipped
from bottega.games.sagrada.kinds import TOOL_IDS
from bottega.games.sagrada.placing import draft, why_not_draft
from bottega.games.sagrada.questions import DraftAgain, SagradaQuestion
from bottega.games.sagrada.reasons import (
    AFTER_DRAFTING,
    BEFORE_DRAFTING,
    FIRST_TURN_ONLY,
    MUST_DRAFT,
    NO_SECOND_FITS,
    NOT_FOR_THE_LAST,
    POOL_EMPTY,
    SECOND_TURN_ONLY,
)
from bottega.games.sagrada.spelling import SEAT, Spelling
from bottega.games.sagrada.table import PlayerStep, Table, TurnSoFar
from bottega.games.sagrada.tools.tool import Tool

RUNNING_PLIERS: Final = TOOL_IDS[7]


class GlazingHammer(Tool):
    """[SG-T7] Roll the pool again, in one's second turn, before drafting."""

    def wrong_time(self, table: Table, turn: TurnSoFar) -> Reason | None:
        if not turn.second:
            return SECOND_TURN_ONLY
        return BEFORE_DRAFTING if turn.drafted else None

    def impossible(self, table: Table, seat: Seat, pool: list[Die]) -> Reason | None:
        return None if pool else POOL_EMPTY

    def begin(self, table: Table, turn: TurnSoFar, chance: Chance, sink: Sink | None) -> None:
        table.pool = sorted([die_of(COLOUR_OF[die], VALUES[chance.roll() - 1]) for die in table.pool])
        if sink is not None:
            sink.emit(PoolRolled(turn.seat, tuple([DIE_NAMES[die] for die in table.pool])))


class RunningPliers(Tool):
    """[SG-T8.1] Draft a second die at once, and skip the second turn of this round."""

    def wrong_time(self, table: Table, turn: TurnSoFar) -> Reason | None:
        if turn.second:
            return FIRST_TURN_ONLY
        if not turn.drafted and not table.rules.pliers_any_time:
            return AFTER_DRAFTING
        if not table.rules.pliers_for_the_last and second_turn_at(table, turn.seat) == len(table.agenda) - 2:
            return NOT_FOR_THE_LAST
        return None

    def impossible(self, table: Table, seat: Seat, pool: list[Die]) -> Reason | None:
        return None if table.windows[seat].fits(pool) else NO_SECOND_FITS

    def begin(self, table: Table, turn: TurnSoFar, chance: Chance, sink: Sink | None) -> None:
        """The extra draft follows the turn; if nothing is left to do in the turn, it comes at once."""
        table.agenda.pop(second_turn_at(table, turn.seat))
        if sink is not None:
            sink.emit(TurnSkipped(turn.seat))
        extra = ExtraDraft(turn.seat)
        if turn.drafted:
            table.agenda.append(extra)
        else:
            table.agenda.insert(len(table.agenda) - 1, extra)


def second_turn_at(table: Table, seat: Seat) -> int:
    """Where on the agenda a seat's second turn of this round stands."""
    for place, step in enumerate(table.agenda):
        if isinstance(step, TurnSoFar) and step.second and step.seat == seat:
            return place
    raise RulesBug(f"seat {seat} has no second turn to skip")


class ExtraDraft(PlayerStep):
    """[SG-T8.1] Draft a second die; it falls away only if by then nothing fits."""

    __slots__ = ()

    word: ClassVar[str] = "draft-again"
    facts: ClassVar[tuple[Spelling, ...]] = (SEAT,)

    def question(self, state: Table, seat: Seat) -> SagradaQuestion:
        return DraftAgain(seat, RUNNING_PLIERS)

    def pending(self, state: Table) -> tuple[Seat, ...]:
        return super().pending(state) if state.windows[self.seat].fits(state.pool) else ()

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        """Nothing fits any more."""
        if sink is not None:
            sink.emit(DraftLapsed(self.seat))

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return state.windows[seat].placements(state.pool)

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, Place):
            return MUST_DRAFT.about(tool=RUNNING_PLIERS)
        return why_not_draft(state, seat, action)

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(action, Place)
        state.agenda.pop()
        draft(state, seat, action, sink)
