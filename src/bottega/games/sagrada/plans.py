"""What a turn may be: a die that is placed, or a tool at its best, and how much more the window promises then."""

from __future__ import annotations

from typing import Final

from bottega.core.actions import Action
from bottega.core.seats import Seat
from bottega.games.sagrada.actions import EXCHANGE, MOVE, PASS, PAY, PLACE, TAKE, TURN, USE, Place, die_at
from bottega.games.sagrada.advice import DRAFTS, drafts_left
from bottega.games.sagrada.dice import COLOUR_OF, COLOURS, VALUE_OF, VALUES, Die, die_of
from bottega.games.sagrada.pattern import GRID
from bottega.games.sagrada.promise import FITS_NOWHERE, Placement, Promise
from bottega.games.sagrada.solo import colour_that_pays, pool_without
from bottega.games.sagrada.table import Table
from bottega.games.sagrada.tools.draft_cards import spaces_apart, turned_over
from bottega.games.sagrada.tools.draft_steps import ChangingTool
from bottega.games.sagrada.tools.move_steps import MovingTool
from bottega.games.sagrada.tools.toolbox import TOOLS
from bottega.games.sagrada.turn import Turn, price_of

GOOD_ENOUGH: Final = 1.0
"""Who can place a die that promises so much more looks at no tool."""
TOKEN_OPTION: Final = 1.0
"""What a favour token is worth beyond its point at the beginning of the game."""
TOOL_OPTION: Final = 11.0
"""Alone, what a tool is worth at the beginning of the game: it is used but once."""
PLIERS_OPTION: Final = 6.0
"""The same for the Running Pliers, which hardly help but by the die that pays for them."""
PIP_OFF_TARGET: Final = 1.3
"""Alone, what it is worth to take a pip off the target, placed or not."""
RUNNING_PLIERS: Final = 8


class Plan:
    """What to do in a row, and what it promises."""

    __slots__ = ("line", "worth")

    def __init__(self, line: list[Action], worth: float) -> None:
        self.line = line
        self.worth = worth


IDLE: Final = Plan([PASS], 0.0)
IMPOSSIBLE: Final = Plan([], FITS_NOWHERE)
AT_ONCE: Final[list[Action]] = []


class Planner:
    """A seat's turn before it has drafted: what it may do."""

    __slots__ = ("_moves", "_pip", "_promise", "_seat", "_table", "_turn")

    def __init__(self, table: Table, seat: Seat, turn: Turn) -> None:
        self._table = table
        self._seat = seat
        self._turn = turn
        self._promise = Promise(table, seat, table.windows[seat])
        self._moves: dict[int, Plan] = {}
        self._pip = PIP_OFF_TARGET if table.rules.solo else 0.0

    def best(self) -> Plan:
        """The plan that promises most."""
        table = self._table
        plain = self.placed(table.pool)
        best = Plan([plain.line[0], PASS], plain.worth) if plain.worth > 0.0 else IDLE
        if self._turn.tooled or (plain.worth >= GOOD_ENOUGH and not table.rules.solo):
            return best
        for place, number in enumerate(table.deal.tools):
            plan = self._alone(place, number) if table.rules.solo else self._paid(place, number, plain)
            if plan.worth > best.worth:
                best = plan
        return best

    def _paid(self, place: int, number: int, plain: Plan) -> Plan:
        """[SG-5.1] With a tool that is paid with tokens. Dice are moved only where none can be placed."""
        table = self._table
        price = price_of(table, place)
        is_move = isinstance(TOOLS[number - 1], MovingTool)
        if price > table.tokens[self._seat] or number == RUNNING_PLIERS or (is_move and plain.worth > 0.0):
            return IMPOSSIBLE
        plan = self._with_tool(number, table.pool)
        cost = price * (1.0 + TOKEN_OPTION * drafts_left(table, self._seat) / DRAFTS)
        return Plan([USE[number - 1], *plan.line], plan.worth - cost)

    def _alone(self, place: int, number: int) -> Plan:
        """[SG-8.5] [SG-8.6] With a tool that is paid with a die. It is kept for better, as long as there are drafts."""
        table = self._table
        best = IMPOSSIBLE
        if table.on_tools[place]:
            return best
        colour = colour_that_pays(table, TOOLS[number - 1])
        option = PLIERS_OPTION if number == RUNNING_PLIERS else TOOL_OPTION
        option *= drafts_left(table, self._seat) / DRAFTS
        for die in table.pool:
            if COLOUR_OF[die] == colour:
                pool = pool_without(table, die)
                if number == RUNNING_PLIERS:
                    plan = self._running_pliers(pool, die)
                else:
                    plan = self._with_tool(number, pool)
                    plan = Plan([USE[number - 1], PAY[die], *plan.line], plan.worth)
                worth = plan.worth + self._off_target(die) - option
                if worth > best.worth:
                    best = Plan(plan.line, worth)
        return best

    def _off_target(self, die: Die) -> float:
        """[SG-8.8] A die that leaves the pool does not come to lie on the round track, and the target is lower."""
        return self._pip * VALUE_OF[die]

    def _or_placed(self, best: Plan, placement: Placement, taken: Die, before: list[Action]) -> Plan:
        """A plan, or if that is better a placement, after what comes before, which takes a die out of the pool."""
        worth = placement.worth + self._off_target(taken)
        return Plan([*before, PLACE[placement.die][placement.cell]], worth) if worth > best.worth else best

    def placed(self, pool: list[Die]) -> Plan:
        """The placement that promises most."""
        best = IMPOSSIBLE
        for die in pool:
            best = self._or_placed(best, self._promise.best(die), die, AT_ONCE)
        return best

    def _with_tool(self, number: int, pool: list[Die]) -> Plan:
        """A tool at its best."""
        tool = TOOLS[number - 1]
        if isinstance(tool, MovingTool):
            return self._moved(tool, pool)
        if isinstance(tool, ChangingTool) and not self._table.rules.changed_die_is_placed:
            return IMPOSSIBLE
        if number == 1:
            return self._grozing_pliers(pool)
        if number == 5:
            return self._lens_cutter(pool)
        if number == 6:
            return self._flux_brush(pool)
        if number == 7:
            return self._glazing_hammer(pool)
        if number == 9:
            return self._straightedge(pool)
        if number == 10:
            return self._grinding_stone(pool)
        return self._flux_remover(pool)

    def _grozing_pliers(self, pool: list[Die]) -> Plan:
        """[SG-T1] A die turned up or down by one."""
        best = IMPOSSIBLE
        for die in pool:
            value = VALUE_OF[die]
            for new in (value - 1, value + 1):
                if 1 <= new <= 6:
                    turned = self._promise.best(Die(die + new - value))
                    best = self._or_placed(best, turned, die, [TAKE[die], TURN[new - 1]])
        return best

    def _lens_cutter(self, pool: list[Die]) -> Plan:
        """[SG-T5] A die of the round track for the lowest of the pool."""
        best = IMPOSSIBLE
        if pool:
            given = min(pool, key=VALUE_OF.__getitem__)
            for spot in self._table.track:
                die = die_at(spot)
                best = self._or_placed(best, self._promise.best(die), die, [TAKE[given], EXCHANGE[spot]])
        return best

    def _flux_brush(self, pool: list[Die]) -> Plan:
        """[SG-T6.1] A die rolled again, by what it brings on average."""
        best = IMPOSSIBLE
        for die in pool:
            total = 0.0
            for value in VALUES:
                total += max(0.0, self._promise.best(die_of(COLOUR_OF[die], value)).worth + self._off_target(die))
            if total / len(VALUES) > best.worth:
                best = Plan([TAKE[die]], total / len(VALUES))
        return best

    def _glazing_hammer(self, pool: list[Die]) -> Plan:
        """[SG-T7] All dice rolled again: at least what one of them brings on average."""
        return Plan([], self._flux_brush(pool).worth) if self._turn.second else IMPOSSIBLE

    def _running_pliers(self, pool: list[Die], paid: Die) -> Plan:
        """[SG-T8.1] [SG-T8.3] Alone, where one is always the last: the second die at once, after the first."""
        first = self.placed(pool)
        if self._turn.second or not self._table.rules.pliers_for_the_last or first.worth <= 0.0:
            return IMPOSSIBLE
        place = first.line[0]
        assert isinstance(place, Place)
        left = pool[:]
        left.remove(place.die)
        if not self._promise.window.placed(place.die, place.cell).fits(left):
            return IMPOSSIBLE
        return Plan([place, USE[RUNNING_PLIERS - 1], PAY[paid]], first.worth)

    def _straightedge(self, pool: list[Die]) -> Plan:
        """[SG-T9.1] A die where it touches no other."""
        best = IMPOSSIBLE
        for die in pool:
            apart = self._promise.best_of(die, spaces_apart(self._table, self._seat, die))
            best = self._or_placed(best, apart, die, AT_ONCE)
        return best

    def _grinding_stone(self, pool: list[Die]) -> Plan:
        """[SG-T10] A die turned over."""
        best = IMPOSSIBLE
        for die in pool:
            best = self._or_placed(best, self._promise.best(turned_over(die)), die, [TAKE[die]])
        return best

    def _flux_remover(self, pool: list[Die]) -> Plan:
        """[SG-T11.1] The highest die for one of the bag, with the value that promises most."""
        if not pool:
            return IMPOSSIBLE
        given = max(pool, key=VALUE_OF.__getitem__)
        total, dice = 0.0, 0
        for colour, count in zip(COLOURS, self._table.bag, strict=True):
            if count:
                dice += count
                best = better_of(self._promise, [die_of(colour, value) for value in VALUES])
                total += count * max(0.0, best.worth)
        return Plan([TAKE[given]], total / max(1, dice) + self._off_target(given))

    def _moved(self, tool: MovingTool, pool: list[Die]) -> Plan:
        """[SG-5.7] A die of the window moved, and then one of the pool placed."""
        moved = self._moves.get(tool.number)
        if moved is None:
            moved = self._moves[tool.number] = self._best_move(tool)
        if moved is IMPOSSIBLE:
            return IMPOSSIBLE
        return Plan(moved.line, moved.worth + max(0.0, self.placed(pool).worth))

    def _best_move(self, tool: MovingTool) -> Plan:
        """The move that promises most."""
        table, window = self._table, self._promise.window
        best = IMPOSSIBLE
        if (tool.dice == 2 and table.rules.lifts_together) or (tool.number == 12 and not table.track):
            return best
        for source in GRID.cells_of(tool.movable(table, window)):
            spaces = tool.targets(window, source)
            if spaces:
                die, without = window.die_on(source), Promise(table, self._seat, window.without(source))
                target = without.best_of(die, spaces)
                gain = target.worth - without.change(die, source)
                if gain > best.worth:
                    best = Plan([MOVE[source][target.cell]], gain)
        return best


def better_of(promise: Promise, dice: list[Die]) -> Placement:
    """The best placement of one of these dice."""
    best = promise.best(dice[0])
    for die in dice[1:]:
        placement = promise.best(die)
        if placement.worth > best.worth:
            best = placement
    return best
