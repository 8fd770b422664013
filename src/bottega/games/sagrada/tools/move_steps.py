"""Moving dice with a tool, step by step, and what such tools have in common."""

from __future__ import annotations

from typing import ClassVar

from bottega.core.actions import Action
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.sagrada.actions import LIFT, MOVE, STOP, Lift, Move, Stop
from bottega.games.sagrada.dice import COLOUR_NAMES, COLOUR_OF, DIE_NAMES, Die
from bottega.games.sagrada.events import Lifted, Moved, SetDown
from bottega.games.sagrada.pattern import GRID
from bottega.games.sagrada.questions import InHand, LiftDie, MoveDie, SagradaQuestion, SetDownDie
from bottega.games.sagrada.reasons import (
    CARRY_OUT,
    LIFT_LEADS_NOWHERE,
    LIFTED_ALREADY,
    MOVED_ALREADY,
    NO_DICE_YET,
    NO_DIE_THERE,
    NOT_LIFTED,
    NOTHING_MOVES,
    OTHER_COLOUR,
    PAIR_LEADS_NOWHERE,
    STRANDED,
    TWO_MUST_MOVE,
)
from bottega.games.sagrada.spelling import DIE, MOVING_TOOL, SEAT, TWO_DICE_TOOL, Spelling, a_die, a_space
from bottega.games.sagrada.table import PlayerStep, Table, TurnSoFar
from bottega.games.sagrada.tools.tool import Tool
from bottega.games.sagrada.window import NOTHING, Window
from bottega.parts.grid import Cell


def landings(window: Window, cell: Cell, ignored: int = NOTHING) -> int:
    """[SG-5.7] Where the die on a space may move: it is lifted, then placed on another space."""
    return window.without(cell).open_ignoring(window.die_on(cell), ignored) & ~(1 << cell)


def after_move(window: Window, source: Cell, target: Cell) -> Window:
    """The window with a die moved."""
    return window.without(source).placed(window.die_on(source), target)


class MovingTool(Tool):
    """[SG-5.7] A tool that moves dice of the window."""

    def __init__(self, number: int, *, dice: int = 1, ignored: int = NOTHING) -> None:
        super().__init__(number)
        self.dice = dice
        self.ignored = ignored

    def impossible(self, table: Table, seat: Seat, pool: list[Die]) -> Reason | None:
        window = table.windows[seat]
        together = table.rules.lifts_together and self.dice == 2
        for cell in GRID.cells_of(self.movable(table, window)):
            if self.can_lift(window, cell) if together else self.targets(window, cell):
                return None
        return NOTHING_MOVES

    def why_impossible(self, table: Table, seat: Seat, reason: Reason) -> Reason:
        """[SG-5.7] Whether there is no die, or none that could move."""
        return NO_DICE_YET if reason is NOTHING_MOVES and not table.windows[seat].taken else reason

    def begin(self, table: Table, turn: TurnSoFar, chance: Chance, sink: Sink | None) -> None:
        if table.rules.lifts_together and self.dice == 2:
            table.agenda.append(LiftFirst(turn.seat, self))
        else:
            table.agenda.append(MoveFirst(turn.seat, self))

    def movable(self, table: Table, window: Window) -> int:
        """The spaces of the dice that this tool may move first."""
        return window.taken

    def movable_second(self, window: Window, moved: Cell) -> int:
        """The spaces of the dice that may move once another was moved, or lifted, from this space."""
        return window.taken & ~(1 << moved)

    def targets(self, window: Window, cell: Cell) -> int:
        """Where the die on a space may go, so that the tool can be carried out in full."""
        return landings(window, cell, self.ignored)

    def may_stop(self) -> bool:
        """Whether one die is enough."""
        return True

    def moved_already(self, cell: Cell) -> Reason:
        """Why a die may not move twice."""
        return MOVED_ALREADY.about(cell=GRID.names[cell])

    def why_not_movable(self, table: Table, window: Window, cell: Cell) -> Reason | None:
        """Why this tool does not move the die on a space first; None if it does."""
        return None if window.taken >> cell & 1 else NO_DIE_THERE.about(cell=GRID.names[cell])

    def can_lift(self, window: Window, cell: Cell) -> bool:
        """Whether the tool can be carried out in full once this die is lifted."""
        if self.may_stop() and landings(window, cell):
            return True
        for other in GRID.cells_of(self.movable_second(window, cell)):
            if can_set_down(window, cell, other):
                return True
        return False


def can_set_down(window: Window, first: Cell, second: Cell) -> bool:
    """Whether two dice, lifted together, can both be set down elsewhere, in one order or the other."""
    bare = window.without(first).without(second)
    one, two = window.die_on(first), window.die_on(second)
    return bool(set_down_first(bare, first, one, second, two) or set_down_first(bare, second, two, first, one))


def set_down_first(bare: Window, origin: Cell, die: Die, other_origin: Cell, other: Die) -> int:
    """Where one of two lifted dice may be set down, so that the other can follow."""
    mask = 0
    for cell in GRID.cells_of(bare.open_to(die) & ~(1 << origin)):
        if bare.placed(die, cell).open_to(other) & ~(1 << other_origin):
            mask |= 1 << cell
    return mask


class MovingStep(PlayerStep):
    """A step inside the use of a moving tool."""

    __slots__ = ("tool",)

    def __init__(self, seat: Seat, tool: MovingTool) -> None:
        super().__init__(seat)
        self.tool = tool

    task: ClassVar[str] = "move-die"
    """What is asked for now."""

    def carry_out(self) -> Reason:
        """Why nothing else can be done now."""
        return CARRY_OUT.about(tool=self.tool.id, task=self.task)


class MoveFirst(MovingStep):
    """Move the first, or only, die."""

    __slots__ = ()

    word: ClassVar[str] = "move-first"
    facts: ClassVar[tuple[Spelling, ...]] = (SEAT, MOVING_TOOL)

    def question(self, state: Table, seat: Seat) -> SagradaQuestion:
        return MoveDie(seat, self.tool.id, None, False)

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        window = state.windows[seat]
        sources = GRID.cells_of(self.tool.movable(state, window))
        return [
            MOVE[source][target] for source in sources for target in GRID.cells_of(self.tool.targets(window, source))
        ]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, Move):
            return self.carry_out()
        window = state.windows[seat]
        reason = self.tool.why_not_movable(state, window, action.source)
        if reason is not None:
            return reason
        die = window.die_on(action.source)
        reason = window.without(action.source).why_not(die, action.target, self.tool.ignored)
        if reason is None and not self.tool.targets(window, action.source) >> action.target & 1:
            return TWO_MUST_MOVE.about(source=GRID.names[action.source], target=GRID.names[action.target])
        return reason

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(action, Move)
        state.agenda.pop()
        move_die(state, seat, action, sink)
        if self.tool.dice == 2:
            state.agenda.append(MoveSecond(seat, self.tool, action.target))


class MoveSecond(MovingStep):
    """[SG-5.8] Move another die, with the first in its new place."""

    __slots__ = ("moved",)

    def __init__(self, seat: Seat, tool: MovingTool, moved: Cell) -> None:
        super().__init__(seat, tool)
        self.moved = moved

    word: ClassVar[str] = "move-second"
    facts: ClassVar[tuple[Spelling, ...]] = (SEAT, TWO_DICE_TOOL, a_space("moved"))
    task: ClassVar[str] = "move-second-die"

    def question(self, state: Table, seat: Seat) -> SagradaQuestion:
        return MoveDie(seat, self.tool.id, GRID.names[self.moved], self.tool.may_stop())

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        window = state.windows[seat]
        actions: list[Action] = [STOP] if self.tool.may_stop() else []
        for source in GRID.cells_of(self.tool.movable_second(window, self.moved)):
            actions += [MOVE[source][target] for target in GRID.cells_of(landings(window, source))]
        return actions

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Stop) and self.tool.may_stop():
            return None
        if not isinstance(action, Move):
            return self.carry_out()
        window = state.windows[seat]
        if not window.taken >> action.source & 1:
            return NO_DIE_THERE.about(cell=GRID.names[action.source])
        if action.source == self.moved:
            return self.tool.moved_already(self.moved)
        if not self.tool.movable_second(window, self.moved) >> action.source & 1:
            return OTHER_COLOUR.about(colour=COLOUR_NAMES[COLOUR_OF[window.die_on(self.moved)]])
        die = window.die_on(action.source)
        return window.without(action.source).why_not(die, action.target)

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        state.agenda.pop()
        if isinstance(action, Move):
            move_die(state, seat, action, sink)


def move_die(table: Table, seat: Seat, action: Move, sink: Sink | None) -> None:
    """Move a die of a seat's window."""
    window = table.windows[seat]
    table.windows[seat] = after_move(window, action.source, action.target)
    if sink is not None:
        die = DIE_NAMES[window.die_on(action.source)]
        sink.emit(Moved(seat, die, GRID.names[action.source], GRID.names[action.target]))


class LiftFirst(MovingStep):
    """[SG-5.8] By option: lift a die, to be set down with another."""

    __slots__ = ()

    word: ClassVar[str] = "lift-first"
    facts: ClassVar[tuple[Spelling, ...]] = (SEAT, TWO_DICE_TOOL)
    task: ClassVar[str] = "lift-die"

    def question(self, state: Table, seat: Seat) -> SagradaQuestion:
        return LiftDie(seat, self.tool.id, None, False)

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        window = state.windows[seat]
        cells = GRID.cells_of(self.tool.movable(state, window))
        return [LIFT[cell] for cell in cells if self.tool.can_lift(window, cell)]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, Lift):
            return self.carry_out()
        window = state.windows[seat]
        reason = self.tool.why_not_movable(state, window, action.cell)
        if reason is None and not self.tool.can_lift(window, action.cell):
            return LIFT_LEADS_NOWHERE.about(cell=GRID.names[action.cell])
        return reason

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(action, Lift)
        state.agenda[-1] = LiftSecond(seat, self.tool, action.cell, state.windows[seat].die_on(action.cell))
        lift(state, seat, action.cell, sink)


class LiftSecond(MovingStep):
    """A die is lifted: lift the second, or set this one down if one is enough."""

    __slots__ = ("die", "origin")

    def __init__(self, seat: Seat, tool: MovingTool, origin: Cell, die: Die) -> None:
        super().__init__(seat, tool)
        self.origin = origin
        self.die = die

    word: ClassVar[str] = "lift-second"
    facts: ClassVar[tuple[Spelling, ...]] = (SEAT, TWO_DICE_TOOL, a_space("origin"), DIE)

    @property
    def hand(self) -> tuple[Die, ...]:
        return (self.die,)

    def open_hand(self) -> tuple[InHand, ...]:
        return (in_hand(self.die, self.origin),)

    def question(self, state: Table, seat: Seat) -> SagradaQuestion:
        return LiftDie(seat, self.tool.id, GRID.names[self.origin], self.tool.may_stop())

    def carry_out(self) -> Reason:
        task = "lift-second-die-or-set-down" if self.tool.may_stop() else "lift-second-die"
        return CARRY_OUT.about(tool=self.tool.id, task=task)

    def _before(self, state: Table) -> Window:
        """The window as it was before the die was lifted."""
        return state.windows[self.seat].placed(self.die, self.origin)

    def _second(self, window: Window) -> int:
        """The dice that may be lifted too, seen in the window before."""
        mask = 0
        for cell in GRID.cells_of(self.tool.movable_second(window, self.origin)):
            if can_set_down(window, self.origin, cell):
                mask |= 1 << cell
        return mask

    def _spaces(self, state: Table) -> int:
        return state.windows[self.seat].open_to(self.die) & ~(1 << self.origin) if self.tool.may_stop() else 0

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        lifts: list[Action] = [LIFT[cell] for cell in GRID.cells_of(self._second(self._before(state)))]
        return lifts + [MOVE[self.origin][cell] for cell in GRID.cells_of(self._spaces(state))]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        window = state.windows[seat]
        if isinstance(action, Lift):
            return self._why_not_lift(self._before(state), action.cell)
        if not isinstance(action, Move) or not self.tool.may_stop():
            return self.carry_out()
        if action.source != self.origin:
            return NOT_LIFTED.about(lifted=(GRID.names[self.origin],))
        return window.why_not(self.die, action.target)

    def _why_not_lift(self, window: Window, cell: Cell) -> Reason | None:
        if not window.taken >> cell & 1:
            return NO_DIE_THERE.about(cell=GRID.names[cell])
        if cell == self.origin:
            return LIFTED_ALREADY.about(cell=GRID.names[cell])
        if not self.tool.movable_second(window, self.origin) >> cell & 1:
            return OTHER_COLOUR.about(colour=COLOUR_NAMES[COLOUR_OF[self.die]])
        if can_set_down(window, self.origin, cell):
            return None
        return PAIR_LEADS_NOWHERE.about(cell=GRID.names[cell], lifted=GRID.names[self.origin])

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        state.agenda.pop()
        window = state.windows[seat]
        if isinstance(action, Lift):
            other = window.die_on(action.cell)
            lift(state, seat, action.cell, sink)
            state.agenda.append(SetDownTwo(seat, self.tool, self.origin, self.die, action.cell, other))
        elif isinstance(action, Move):
            set_down(state, seat, self.die, action, sink)


class SetDownTwo(MovingStep):
    """Two dice are lifted: set one of them down, so that the other can follow."""

    __slots__ = ("die", "origin", "other", "other_origin")

    def __init__(self, seat: Seat, tool: MovingTool, origin: Cell, die: Die, other_origin: Cell, other: Die) -> None:
        super().__init__(seat, tool)
        self.origin = origin
        self.die = die
        self.other_origin = other_origin
        self.other = other

    word: ClassVar[str] = "set-down-two"
    facts: ClassVar[tuple[Spelling, ...]] = (
        SEAT,
        TWO_DICE_TOOL,
        a_space("origin"),
        DIE,
        a_space("other_origin"),
        a_die("other"),
    )
    task: ClassVar[str] = "set-down-die"

    @property
    def hand(self) -> tuple[Die, ...]:
        return (self.die, self.other)

    def open_hand(self) -> tuple[InHand, ...]:
        return (in_hand(self.die, self.origin), in_hand(self.other, self.other_origin))

    def question(self, state: Table, seat: Seat) -> SagradaQuestion:
        return SetDownDie(seat, self.tool.id, self._origins())

    def _origins(self) -> tuple[str, ...]:
        return (GRID.names[self.origin], GRID.names[self.other_origin])

    def _spaces(self, window: Window, origin: Cell) -> int:
        """Where the die lifted from this space may be set down first."""
        if origin == self.origin:
            return set_down_first(window, origin, self.die, self.other_origin, self.other)
        return set_down_first(window, origin, self.other, self.origin, self.die)

    def _lifted_from(self, origin: Cell) -> Die:
        return self.die if origin == self.origin else self.other

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        window = state.windows[seat]
        return [
            MOVE[origin][cell]
            for origin in (self.origin, self.other_origin)
            for cell in GRID.cells_of(self._spaces(window, origin))
        ]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, Move):
            return self.carry_out()
        if action.source not in (self.origin, self.other_origin):
            return NOT_LIFTED.about(lifted=self._origins())
        window = state.windows[seat]
        die = self._lifted_from(action.source)
        reason = window.why_not(die, action.target)
        if reason is None and not self._spaces(window, action.source) >> action.target & 1:
            other = self.other_origin if action.source == self.origin else self.origin
            return STRANDED.about(cell=GRID.names[action.target], other=GRID.names[other])
        return reason

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(action, Move)
        state.agenda.pop()
        set_down(state, seat, self._lifted_from(action.source), action, sink)
        if action.source == self.origin:
            state.agenda.append(SetDownLast(seat, self.tool, self.other_origin, self.other))
        else:
            state.agenda.append(SetDownLast(seat, self.tool, self.origin, self.die))


class SetDownLast(MovingStep):
    """One of two lifted dice is left: set it down."""

    __slots__ = ("die", "origin")

    def __init__(self, seat: Seat, tool: MovingTool, origin: Cell, die: Die) -> None:
        super().__init__(seat, tool)
        self.origin = origin
        self.die = die

    word: ClassVar[str] = "set-down-last"
    facts: ClassVar[tuple[Spelling, ...]] = (SEAT, TWO_DICE_TOOL, a_space("origin"), DIE)
    task: ClassVar[str] = "set-down-die"

    @property
    def hand(self) -> tuple[Die, ...]:
        return (self.die,)

    def open_hand(self) -> tuple[InHand, ...]:
        return (in_hand(self.die, self.origin),)

    def question(self, state: Table, seat: Seat) -> SagradaQuestion:
        return SetDownDie(seat, self.tool.id, (GRID.names[self.origin],))

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        spaces = state.windows[seat].open_to(self.die) & ~(1 << self.origin)
        return [MOVE[self.origin][cell] for cell in GRID.cells_of(spaces)]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, Move):
            return self.carry_out()
        if action.source != self.origin:
            return NOT_LIFTED.about(lifted=(GRID.names[self.origin],))
        return state.windows[seat].why_not(self.die, action.target)

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(action, Move)
        state.agenda.pop()
        set_down(state, seat, self.die, action, sink)


def in_hand(die: Die, origin: Cell) -> InHand:
    """A lifted die as everybody sees it."""
    return InHand(COLOUR_NAMES[COLOUR_OF[die]], DIE_NAMES[die], GRID.names[origin])


def lift(table: Table, seat: Seat, cell: Cell, sink: Sink | None) -> None:
    """Take a die of the window in hand."""
    window = table.windows[seat]
    table.windows[seat] = window.without(cell)
    if sink is not None:
        sink.emit(Lifted(seat, DIE_NAMES[window.die_on(cell)], GRID.names[cell]))


def set_down(table: Table, seat: Seat, die: Die, action: Move, sink: Sink | None) -> None:
    """Put a lifted die in its new place."""
    table.windows[seat] = table.windows[seat].placed(die, action.target)
    if sink is not None:
        sink.emit(SetDown(seat, DIE_NAMES[die], GRID.names[action.source], GRID.names[action.target]))
