"""Using a tool on the drafted die, step by step, and what such tools have in common."""

from __future__ import annotations

from typing import ClassVar

from bottega.core.actions import Action
from bottega.core.chance import Chance
from bottega.core.errors import RulesBug
from bottega.core.events import Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.sagrada import questions
from bottega.games.sagrada.actions import RETURN, TAKE, TURN, Place, Return, Take, TurnTo
from bottega.games.sagrada.dice import COLOUR_NAMES, COLOUR_OF, DIE_NAMES, Die, Value, die_of
from bottega.games.sagrada.events import Took
from bottega.games.sagrada.placing import place_from_hand, put_back
from bottega.games.sagrada.questions import ChooseValue, PlaceDie, SagradaQuestion
from bottega.games.sagrada.reasons import (
    CARRY_OUT,
    CARRY_OUT_WITH,
    CHANGED_DIE,
    DIE_DOES_NOT_FIT,
    DRAFT_IS_MADE,
    NOT_IN_POOL,
    NOTHING_FITS,
    PLACE_THE_DIE,
    POOL_EMPTY,
)
from bottega.games.sagrada.ruleset import Rules
from bottega.games.sagrada.spelling import DIE, DRAFTING_TOOL, SEAT, Spelling, a_tool
from bottega.games.sagrada.table import PlayerStep, Table, TurnSoFar
from bottega.games.sagrada.tools.tool import Tool


class DraftingTool(Tool):
    """[SG-5.6] A tool that acts between taking a die and placing it."""

    rule_of_return: ClassVar[str] = "SG-5.6"
    """The rule by which the die in hand may go back to the pool."""

    def uses_draft(self, rules: Rules) -> bool:
        return True

    def wrong_time(self, table: Table, turn: TurnSoFar) -> Reason | None:
        return DRAFT_IS_MADE if turn.drafted else None

    def impossible(self, table: Table, seat: Seat, pool: list[Die]) -> Reason | None:
        if not pool:
            return POOL_EMPTY
        for die in pool:
            if self.works_on(table, seat, die):
                return None
        return NOTHING_FITS

    def begin(self, table: Table, turn: TurnSoFar, chance: Chance, sink: Sink | None) -> None:
        table.agenda.append(TakeDie(turn.seat, self))

    def works_on(self, table: Table, seat: Seat, die: Die) -> bool:
        """Whether the tool can be carried out in full with this die of the pool."""
        return True

    def taken(self, table: Table, seat: Seat, die: Die, chance: Chance, sink: Sink | None) -> None:
        """Go on, now that the die is in hand."""
        raise RulesBug(f"{self.id} takes no die in hand")

    def values(self, table: Table, seat: Seat, die: Die) -> list[Value]:
        """The values that the die in hand may be turned to."""
        raise RulesBug(f"{self.id} turns no die")

    def why_not_value(self, table: Table, seat: Seat, die: Die, value: Value) -> Reason:
        """Why the die in hand may not be turned to a value that is not among `values`."""
        raise RulesBug(f"{self.id} turns no die")

    def turned(self, table: Table, seat: Seat, old: Die, new: Die, sink: Sink | None) -> None:
        """Go on, now that the die in hand shows the value."""
        raise RulesBug(f"{self.id} turns no die")

    def may_return(self, rules: Rules) -> bool:
        """Whether a die that fits may go back to the pool all the same."""
        return False

    def must_place(self, die: Die) -> Reason:
        """Why the die in hand may not be returned."""
        return CHANGED_DIE.about(die=DIE_NAMES[die])

    def returned(self, table: Table, seat: Seat, die: Die, chance: Chance, sink: Sink | None) -> None:
        """Put the die in hand back in the pool."""
        put_back(table, seat, die, self.rule_of_return, sink)

    def can_use(self, table: Table, seat: Seat, die: Die) -> bool:
        """Whether the tool is carried out in full if it ends with this die."""
        return not table.rules.changed_die_is_placed or table.windows[seat].open_to(die) != 0

    def hand_over(self, table: Table, seat: Seat, die: Die, sink: Sink | None) -> None:
        """[SG-5.6] The changed die is placed, or by option goes back to the pool."""
        if table.rules.changed_die_is_placed:
            table.agenda.append(PlaceHeld(seat, self, die))
        else:
            put_back(table, seat, die, "SG-5.6", sink)


class ChangingTool(DraftingTool):
    """A tool that makes another die of the drafted one: the changed die is the one to place."""

    def uses_draft(self, rules: Rules) -> bool:
        return rules.changed_die_is_placed


class DraftingStep(PlayerStep):
    """A step inside the use of a drafting tool. The die in hand belongs to it."""

    __slots__ = ("tool",)

    def __init__(self, seat: Seat, tool: DraftingTool) -> None:
        super().__init__(seat)
        self.tool = tool


class HoldingStep(DraftingStep):
    """A step with a die in hand."""

    __slots__ = ("die",)

    def __init__(self, seat: Seat, tool: DraftingTool, die: Die) -> None:
        super().__init__(seat, tool)
        self.die = die

    @property
    def hand(self) -> tuple[Die, ...]:
        return (self.die,)


class TakeDie(DraftingStep):
    """Take a die of the pool in hand."""

    __slots__ = ()

    word: ClassVar[str] = "take-die"
    facts: ClassVar[tuple[Spelling, ...]] = (SEAT, DRAFTING_TOOL)

    def question(self, state: Table, seat: Seat) -> SagradaQuestion:
        return questions.TakeDie(seat, self.tool.id)

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [TAKE[die] for die in sorted(set(state.pool)) if self.tool.works_on(state, seat, die)]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, Take):
            return CARRY_OUT.about(tool=self.tool.id, task="take-die")
        if action.die not in state.pool:
            return NOT_IN_POOL.about(die=DIE_NAMES[action.die])
        if not self.tool.works_on(state, seat, action.die):
            return DIE_DOES_NOT_FIT.about(tool=self.tool.id, die=DIE_NAMES[action.die])
        return None

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(action, Take)
        state.agenda.pop()
        state.pool.remove(action.die)
        if sink is not None:
            sink.emit(Took(seat, DIE_NAMES[action.die]))
        self.tool.taken(state, seat, action.die, chance, sink)


class TurnDie(HoldingStep):
    """Turn the die in hand to a value."""

    __slots__ = ()

    word: ClassVar[str] = "turn-die"
    facts: ClassVar[tuple[Spelling, ...]] = (SEAT, a_tool(1), DIE)

    def question(self, state: Table, seat: Seat) -> SagradaQuestion:
        return ChooseValue(seat, self.tool.id, COLOUR_NAMES[COLOUR_OF[self.die]], DIE_NAMES[self.die])

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [TURN[value - 1] for value in self.tool.values(state, seat, self.die)]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, TurnTo):
            return CARRY_OUT.about(tool=self.tool.id, task="choose-value")
        if action.value not in self.tool.values(state, seat, self.die):
            return self.tool.why_not_value(state, seat, self.die, action.value)
        return None

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(action, TurnTo)
        state.agenda.pop()
        self.tool.turned(state, seat, self.die, die_of(COLOUR_OF[self.die], action.value), sink)


class PlaceHeld(HoldingStep):
    """Place the die in hand; where it fits nowhere, or the tool allows it, return it to the pool."""

    __slots__ = ()

    word: ClassVar[str] = "place-held"
    facts: ClassVar[tuple[Spelling, ...]] = (SEAT, DRAFTING_TOOL, DIE)

    def question(self, state: Table, seat: Seat) -> SagradaQuestion:
        return PlaceDie(seat, self.tool.id, DIE_NAMES[self.die])

    def _may_return(self, state: Table) -> bool:
        return self.tool.may_return(state.rules) or not state.windows[self.seat].open_to(self.die)

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        actions = state.windows[seat].placements([self.die])
        if self._may_return(state):
            actions.append(RETURN)
        return actions

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Return):
            return None if self._may_return(state) else self.tool.must_place(self.die)
        if not isinstance(action, Place):
            return CARRY_OUT_WITH.about(tool=self.tool.id, task="place-die", die=DIE_NAMES[self.die])
        if action.die != self.die:
            return PLACE_THE_DIE.about(die=DIE_NAMES[self.die])
        return state.windows[seat].why_not(self.die, action.cell)

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        state.agenda.pop()
        if isinstance(action, Place):
            place_from_hand(state, seat, action, sink)
        else:
            self.tool.returned(state, seat, self.die, chance, sink)
