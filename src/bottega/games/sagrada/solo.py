"""Chapter 8: what is different when playing alone."""

from __future__ import annotations

from bottega.core.actions import Action
from bottega.core.agenda import Step
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.sagrada.actions import PAY, SCORE, Pay, Score, die_at
from bottega.games.sagrada.dice import COLOUR_NAMES, COLOUR_OF, DIE_NAMES, VALUE_OF, Colour, Die
from bottega.games.sagrada.events import ObjectiveScored, ToolUsed
from bottega.games.sagrada.reasons import (
    DIE_DOES_NOT_FIT,
    NO_DIE_TO_PAY,
    NOT_DEALT,
    NOT_IN_POOL,
    PAY_FIRST,
    PICK_AN_OBJECTIVE,
    USED_UP,
    WRONG_COLOUR_TO_PAY,
)
from bottega.games.sagrada.table import SagradaStep, Table, TurnSoFar
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
        return USED_UP.about(tool=tool.name)
    colour = colour_that_pays(table, tool)
    reason: Reason | None = NO_DIE_TO_PAY.about(colour=COLOUR_NAMES[colour])
    for die in table.pool:
        if COLOUR_OF[die] == colour:
            reason = tool.impossible(table, seat, pool_without(table, die))
            if reason is None:
                return None
    return reason


class PayWithDie(SagradaStep):
    """[SG-8.5] Pay for a tool with a die of its colour; then carry out the tool's text."""

    __slots__ = ("tool", "turn")

    def __init__(self, seat: Seat, tool: Tool, turn: TurnSoFar) -> None:
        super().__init__(seat)
        self.tool = tool
        self.turn = turn

    @property
    def name(self) -> str:
        return f"pay {self.seat} {self.tool.number} {int(self.turn.second)} {int(self.turn.drafted)}"

    def _is_enough(self, table: Table, die: Die) -> bool:
        return self.tool.impossible(table, self.seat, pool_without(table, die)) is None

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        colour = colour_that_pays(state, self.tool)
        dice = [die for die in sorted(set(state.pool)) if COLOUR_OF[die] == colour]
        return [PAY[die] for die in dice if self._is_enough(state, die)]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        colour = colour_that_pays(state, self.tool)
        if not isinstance(action, Pay):
            return PAY_FIRST.about(tool=self.tool.name, colour=COLOUR_NAMES[colour])
        if action.die not in state.pool:
            return NOT_IN_POOL.about(die=DIE_NAMES[action.die])
        if COLOUR_OF[action.die] != colour:
            return WRONG_COLOUR_TO_PAY.about(tool=self.tool.name, colour=COLOUR_NAMES[colour])
        if not self._is_enough(state, action.die):
            return DIE_DOES_NOT_FIT.about(die=f"{DIE_NAMES[action.die]} paid")
        return None

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(action, Pay)
        state.agenda.pop()
        state.pool.remove(action.die)
        state.gone.append(action.die)
        state.on_tools[state.deal.tools.index(self.tool.number)] = 1
        if sink is not None:
            sink.emit(ToolUsed(seat, self.tool.name, DIE_NAMES[action.die]))
        self.tool.begin(state, self.turn, chance, sink)


class PickObjective(Step[Table]):
    """[SG-8.9] Pick the private objective to score."""

    __slots__ = ()

    @property
    def name(self) -> str:
        return "pick"

    def pending(self, state: Table) -> tuple[Seat, ...]:
        return (state.rules.seats[0],)

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [SCORE[colour] for colour in state.deal.private[0]]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, Score):
            return PICK_AN_OBJECTIVE
        return None if action.colour in state.deal.private[0] else NOT_DEALT

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(action, Score)
        state.agenda.pop()
        state.picked = action.colour
        if sink is not None:
            sink.emit(ObjectiveScored(seat, action.colour))


def target(table: Table) -> int:
    """[SG-8.8] The sum of all dice on the round track."""
    return sum([VALUE_OF[die_at(spot)] for spot in table.track])
