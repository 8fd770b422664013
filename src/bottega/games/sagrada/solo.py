"""Chapter 8: what is different when playing alone."""

from __future__ import annotations

from typing import ClassVar

from bottega.core.actions import Action
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.sagrada import questions
from bottega.games.sagrada.actions import PAY, SCORE, Pay, Score, die_at
from bottega.games.sagrada.dice import COLOUR_NAMES, COLOUR_OF, DIE_NAMES, VALUE_OF, Colour, Die
from bottega.games.sagrada.events import ObjectivePicked, ToolUsed
from bottega.games.sagrada.questions import PayForTool, SagradaQuestion
from bottega.games.sagrada.reasons import (
    DIE_IS_NEEDED,
    NO_DIE_TO_PAY,
    NOT_DEALT,
    NOT_IN_POOL,
    ONLY_DIE_IS_NEEDED,
    PAY_FIRST,
    PICK_AN_OBJECTIVE,
    USED_UP,
    WRONG_COLOUR_TO_PAY,
)
from bottega.games.sagrada.spelling import ANY_TOOL, SEAT, Spelling, is_so
from bottega.games.sagrada.table import PlayerStep, SagradaStep, Table, TurnSoFar
from bottega.games.sagrada.tools.tool import Tool


def pool_without(table: Table, die: Die) -> list[Die]:
    """The pool as it would be with a die paid."""
    pool = table.pool[:]
    pool.remove(die)
    return pool


def colour_that_pays(table: Table, tool: Tool) -> Colour:
    """[SG-8.5] The colour printed on a tool."""
    return table.rules.box.tool_colours[tool.number - 1]


def why_not_pay_with_die(table: Table, seat: Seat, tool: Tool) -> Reason | None:
    """[SG-8.5] [SG-8.6] Why a tool can't be paid so that it can then be carried out; None if it can."""
    if table.on_tools[table.deal.tools.index(tool.number)]:
        return USED_UP
    colour = colour_that_pays(table, tool)
    reason = NO_DIE_TO_PAY
    for die in table.pool:
        if COLOUR_OF[die] == colour:
            reason = ONLY_DIE_IS_NEEDED
            if tool.impossible(table, seat, pool_without(table, die)) is None:
                return None
    return reason


def why_not_paid(table: Table, seat: Seat, tool: Tool, reason: Reason) -> Reason:
    """[SG-8.5] A reason of `why_not_pay_with_die` looked at more closely: the tool may fail with any pool."""
    if reason is ONLY_DIE_IS_NEEDED:
        reason = tool.impossible(table, seat, table.pool) or reason
    if reason is NO_DIE_TO_PAY or reason is ONLY_DIE_IS_NEEDED:
        return reason.about(tool=tool.id, colour=COLOUR_NAMES[colour_that_pays(table, tool)])
    return reason


class PayWithDie(PlayerStep):
    """[SG-8.5] Pay for a tool with a die of its colour; then carry out the tool's text."""

    __slots__ = ("tool", "turn")

    def __init__(self, seat: Seat, tool: Tool, turn: TurnSoFar) -> None:
        super().__init__(seat)
        self.tool = tool
        self.turn = turn

    word: ClassVar[str] = "pay"
    facts: ClassVar[tuple[Spelling, ...]] = (
        SEAT,
        ANY_TOOL,
        is_so("turn.second", "first", "second"),
        is_so("turn.drafted", "undrafted", "drafted"),
    )

    def question(self, state: Table, seat: Seat) -> SagradaQuestion:
        return PayForTool(seat, self.tool.id, COLOUR_NAMES[colour_that_pays(state, self.tool)])

    def _is_enough(self, table: Table, die: Die) -> bool:
        return self.tool.impossible(table, self.seat, pool_without(table, die)) is None

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        colour = colour_that_pays(state, self.tool)
        dice = [die for die in sorted(set(state.pool)) if COLOUR_OF[die] == colour]
        return [PAY[die] for die in dice if self._is_enough(state, die)]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        colour = colour_that_pays(state, self.tool)
        if not isinstance(action, Pay):
            return PAY_FIRST.about(tool=self.tool.id, colour=COLOUR_NAMES[colour])
        if action.die not in state.pool:
            return NOT_IN_POOL.about(die=DIE_NAMES[action.die])
        if COLOUR_OF[action.die] != colour:
            return WRONG_COLOUR_TO_PAY.about(tool=self.tool.id, colour=COLOUR_NAMES[colour])
        if not self._is_enough(state, action.die):
            return DIE_IS_NEEDED.about(tool=self.tool.id, die=DIE_NAMES[action.die])
        return None

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(action, Pay)
        state.agenda.pop()
        state.pool.remove(action.die)
        state.gone.append(action.die)
        state.on_tools[state.deal.tools.index(self.tool.number)] = 1
        if sink is not None:
            sink.emit(ToolUsed(seat, self.tool.id, 0, DIE_NAMES[action.die], "SG-8.5"))
        self.tool.begin(state, self.turn, chance, sink)


class PickObjective(SagradaStep):
    """[SG-8.9] Pick the private objective to score."""

    __slots__ = ()

    word: ClassVar[str] = "pick-objective"

    def question(self, state: Table, seat: Seat) -> SagradaQuestion:
        return questions.PickObjective(seat, dealt_alone(state))

    def pending(self, state: Table) -> tuple[Seat, ...]:
        return (state.rules.seats[0],)

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [SCORE[colour] for colour in state.deal.private[0]]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, Score):
            return PICK_AN_OBJECTIVE.about(dealt=dealt_alone(state))
        if action.colour in state.deal.private[0]:
            return None
        return NOT_DEALT.about(colour=COLOUR_NAMES[action.colour], dealt=dealt_alone(state))

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(action, Score)
        state.agenda.pop()
        state.picked = action.colour
        if sink is not None:
            sink.emit(ObjectivePicked(seat, COLOUR_NAMES[action.colour]))


def dealt_alone(table: Table) -> tuple[str, ...]:
    """[SG-8.2] The two private objectives of a lone player."""
    return tuple([COLOUR_NAMES[colour] for colour in table.deal.private[0]])


def target(table: Table) -> int:
    """[SG-8.8] The sum of all dice on the round track."""
    return sum([VALUE_OF[die_at(spot)] for spot in table.track])
