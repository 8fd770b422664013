"""A turn: at most one draft and at most one tool, in either order."""

from __future__ import annotations

from typing import ClassVar, Final

from bottega.core.actions import Action
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.sagrada.actions import PASS, USE, Choose, Lift, Move, Pass, Pay, Place, Score, Stop, UseTool
from bottega.games.sagrada.events import Passed, ToolUsed
from bottega.games.sagrada.placing import draft, why_not_draft
from bottega.games.sagrada.questions import SagradaQuestion, TakeTurn
from bottega.games.sagrada.reasons import (
    ALREADY_DRAFTED,
    NO_SUCH_TOOL,
    NO_SUCH_TOOL_ALONE,
    NO_TOOL_TO_PAY,
    NO_TOOL_TO_STOP,
    ONLY_A_TOOL_MOVES,
    ONLY_WITH_A_TOOL,
    SCORED_AT_THE_END,
    SCORED_AT_THE_END_ALONE,
    TOO_FEW_TOKENS,
    TOOL_USED,
    WINDOW_IS_CHOSEN,
)
from bottega.games.sagrada.solo import PayWithDie, why_not_paid, why_not_pay_with_die
from bottega.games.sagrada.spelling import DRAFTED, SEAT, SECOND, TOOLED, Spelling
from bottega.games.sagrada.table import Table, TurnSoFar
from bottega.games.sagrada.tools.tool import Tool
from bottega.games.sagrada.tools.toolbox import TOOLS


class Turn(TurnSoFar):
    """[SG-3.4] A seat's turn."""

    __slots__ = ()

    word: ClassVar[str] = "turn"
    facts: ClassVar[tuple[Spelling, ...]] = (SEAT, SECOND, DRAFTED, TOOLED)

    def after(self, drafted: bool, tooled: bool) -> TurnSoFar:
        return turn_of(self.seat, self.second, drafted, tooled)

    def question(self, state: Table, seat: Seat) -> SagradaQuestion:
        return TakeTurn(seat, self.second, self.drafted, self.tooled)

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        actions = [] if self.drafted else state.windows[seat].placements(state.pool)
        if not self.tooled and (state.tokens[seat] or state.rules.solo):
            for place, number in enumerate(state.deal.tools):
                if self.why_not_tool(state, place, TOOLS[number - 1]) is None:
                    actions.append(USE[number - 1])
        actions.append(PASS)
        return actions

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Pass):
            return None
        if isinstance(action, Place):
            return ALREADY_DRAFTED if self.drafted else why_not_draft(state, seat, action)
        if isinstance(action, UseTool):
            return self.why_not_use(state, action.tool)
        return not_in_a_turn(state, action)

    def why_not_use(self, table: Table, number: int) -> Reason | None:
        """[SG-5] Why a tool can't be used now, in full; None if it can."""
        tool = TOOLS[number - 1]
        if number not in table.deal.tools:
            return (NO_SUCH_TOOL_ALONE if table.rules.solo else NO_SUCH_TOOL).about(tool=tool.id)
        if self.tooled:
            return TOOL_USED
        reason = self.why_not_tool(table, table.deal.tools.index(number), tool)
        if reason is None:
            return None
        if table.rules.solo:
            reason = why_not_paid(table, self.seat, tool, reason)
        if not reason.params:
            reason = tool.why_impossible(table, self.seat, reason)
        return reason if reason.params else reason.about(tool=tool.id)

    def why_not_tool(self, table: Table, place: int, tool: Tool) -> Reason | None:
        """[SG-5.1] [SG-5.4] Why the tool at this place of the table can't be paid for and carried out."""
        if table.rules.solo:
            return tool.wrong_time(table, self) or why_not_pay_with_die(table, self.seat, tool)
        price, left = price_of(table, place), table.tokens[self.seat]
        if price > left:
            return TOO_DEAR[price][left]
        return tool.wrong_time(table, self) or tool.impossible(table, self.seat, table.pool)

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        agenda = state.agenda
        if isinstance(action, Place):
            agenda[-1] = self.after(True, self.tooled)
            draft(state, seat, action, sink)
        elif isinstance(action, UseTool):
            self.use(state, TOOLS[action.tool - 1], chance, sink)
        else:
            agenda.pop()
            if sink is not None:
                sink.emit(Passed(seat))

    def use(self, table: Table, tool: Tool, chance: Chance, sink: Sink | None) -> None:
        """[SG-5.2] Pay for a tool, then carry out its text."""
        table.agenda[-1] = self.after(self.drafted or tool.uses_draft(table.rules), True)
        if table.rules.solo:
            table.agenda.append(PayWithDie(self.seat, tool, self))
        else:
            pay_with_tokens(table, self.seat, tool, sink)
            tool.begin(table, self, chance, sink)


def price_of(table: Table, place: int) -> int:
    """[SG-5.1] One favour token if none lies on the tool at this place, otherwise two."""
    return 2 if table.on_tools[place] else 1


def pay_with_tokens(table: Table, seat: Seat, tool: Tool, sink: Sink | None) -> None:
    """[SG-5.1] The tokens go on the card and stay there."""
    place = table.deal.tools.index(tool.number)
    price = price_of(table, place)
    table.tokens[seat] -= price
    table.on_tools[place] += price
    if sink is not None:
        sink.emit(ToolUsed(seat, tool.id, price, None))


def not_in_a_turn(table: Table, action: Action) -> Reason:
    """[SG-3.4] Why something is not done in a turn, unless a tool asks for it."""
    if isinstance(action, (Move, Lift)):
        return ONLY_A_TOOL_MOVES
    if isinstance(action, Choose):
        return WINDOW_IS_CHOSEN
    if isinstance(action, Pay):
        return NO_TOOL_TO_PAY
    if isinstance(action, Stop):
        return NO_TOOL_TO_STOP
    if isinstance(action, Score):
        return SCORED_AT_THE_END_ALONE if table.rules.solo else SCORED_AT_THE_END
    return ONLY_WITH_A_TOOL


TOO_DEAR: Final = [[TOO_FEW_TOKENS.about(cost=price, left=left) for left in range(price)] for price in range(3)]
TURNS: Final = [
    Turn(Seat(seat), second, drafted, tooled)
    for seat in range(4)
    for second in (False, True)
    for drafted in (False, True)
    for tooled in (False, True)
]


def turn_of(seat: Seat, second: bool, drafted: bool = False, tooled: bool = False) -> Turn:
    """The turn of a seat, always the same object."""
    return TURNS[seat * 8 + second * 4 + drafted * 2 + tooled]
