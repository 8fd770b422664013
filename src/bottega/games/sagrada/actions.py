"""The actions, each an atomic decision, and their table."""

from __future__ import annotations

from typing import Final

from bottega.core.actions import Action, ActionTable, Argument
from bottega.games.sagrada.dice import COLOUR_NAMES, COLOURS, DICE, DIE_NAMES, VALUES, Colour, Die, Value
from bottega.games.sagrada.kinds import (
    CELL,
    COLOUR,
    DIE,
    PATTERN,
    PATTERN_IDS,
    ROUND,
    ROUNDS,
    TOOL,
    TOOL_IDS,
    VALUE,
)
from bottega.games.sagrada.pattern import GRID
from bottega.parts.grid import Cell

TRACK_SPOTS: Final = ROUNDS * len(DICE)


def spot_of(round_number: int, die: Die) -> int:
    """A die on the round track, as one number: its round (1 to 10) and what it is."""
    return (round_number - 1) * len(DICE) + die


def die_at(spot: int) -> Die:
    """The die of a spot on the round track."""
    return DICE[spot % len(DICE)]


def round_at(spot: int) -> int:
    """The round of a spot on the round track."""
    return 1 + spot // len(DICE)


class Choose(Action):
    """Choose a window pattern."""

    __slots__ = ("pattern",)

    def __init__(self, pattern: int) -> None:
        super().__init__("choose", Argument("pattern", PATTERN, PATTERN_IDS[pattern]))
        self.pattern = pattern


class Pass(Action):
    """End the turn."""

    __slots__ = ()


class Place(Action):
    """Place a die of the pool, or the die in hand."""

    __slots__ = ("cell", "die")

    def __init__(self, die: Die, cell: Cell) -> None:
        super().__init__("place", Argument("die", DIE, DIE_NAMES[die]), Argument("cell", CELL, GRID.names[cell]))
        self.die = die
        self.cell = cell


class UseTool(Action):
    """Use a tool: pay for it, then carry out its text."""

    __slots__ = ("tool",)

    def __init__(self, tool: int) -> None:
        super().__init__("use", Argument("tool", TOOL, TOOL_IDS[tool - 1]))
        self.tool = tool


class Pay(Action):
    """Pay for a tool with a die of the pool (playing alone)."""

    __slots__ = ("die",)

    def __init__(self, die: Die) -> None:
        super().__init__("pay", Argument("die", DIE, DIE_NAMES[die]))
        self.die = die


class Take(Action):
    """Take a die of the pool in hand, for a tool to act on."""

    __slots__ = ("die",)

    def __init__(self, die: Die) -> None:
        super().__init__("take", Argument("die", DIE, DIE_NAMES[die]))
        self.die = die


class TurnTo(Action):
    """Turn the die in hand to a value."""

    __slots__ = ("value",)

    def __init__(self, value: Value) -> None:
        super().__init__("turn", Argument("value", VALUE, int(value)))
        self.value = value


class Exchange(Action):
    """Exchange the die in hand with a die of the round track."""

    __slots__ = ("die", "round", "spot")

    def __init__(self, spot: int) -> None:
        self.spot = spot
        self.round = round_at(spot)
        self.die = die_at(spot)
        super().__init__("exchange", Argument("round", ROUND, self.round), Argument("die", DIE, DIE_NAMES[self.die]))


class Return(Action):
    """Return the die in hand to the pool."""

    __slots__ = ()


class Move(Action):
    """Move a die of the window."""

    __slots__ = ("source", "target")

    def __init__(self, source: Cell, target: Cell) -> None:
        super().__init__("move", Argument("from", CELL, GRID.names[source]), Argument("to", CELL, GRID.names[target]))
        self.source = source
        self.target = target


class Lift(Action):
    """Lift a die of the window, to be set down elsewhere."""

    __slots__ = ("cell",)

    def __init__(self, cell: Cell) -> None:
        super().__init__("lift", Argument("cell", CELL, GRID.names[cell]))
        self.cell = cell


class Stop(Action):
    """Move no further die."""

    __slots__ = ()


class Score(Action):
    """Pick the private objective to score (playing alone)."""

    __slots__ = ("colour",)

    def __init__(self, colour: Colour) -> None:
        super().__init__("score", Argument("colour", COLOUR, COLOUR_NAMES[colour]))
        self.colour = colour


PASS: Final = Pass("pass")
RETURN: Final = Return("return")
STOP: Final = Stop("stop")
CHOOSE: Final = [Choose(number) for number in range(len(PATTERN_IDS))]
PLACE: Final = [[Place(die, cell) for cell in GRID.cells] for die in DICE]
USE: Final = [UseTool(number) for number in range(1, 1 + len(TOOL_IDS))]
PAY: Final = [Pay(die) for die in DICE]
TAKE: Final = [Take(die) for die in DICE]
TURN: Final = [TurnTo(value) for value in VALUES]
EXCHANGE: Final = [Exchange(spot) for spot in range(TRACK_SPOTS)]
MOVE: Final = [[Move(source, target) for target in GRID.cells] for source in GRID.cells]
LIFT: Final = [Lift(cell) for cell in GRID.cells]
SCORE: Final = [Score(colour) for colour in COLOURS]

ACTIONS: Final = ActionTable(
    ["1: pass, choose, place, use, pay, take, turn, exchange, return, move, lift, stop, score"],
    [
        PASS,
        *CHOOSE,
        *[action for row in PLACE for action in row],
        *USE,
        *PAY,
        *TAKE,
        *TURN,
        *EXCHANGE,
        RETURN,
        *[action for row in MOVE for action in row if action.source != action.target],
        *LIFT,
        STOP,
        *SCORE,
    ],
)


PLACE_IN_ROW: Final[list[list[Action]]] = [
    [PLACE[die][row * 5 + column] for column in range(5) if mask >> column & 1]
    for die in DICE
    for row in range(4)
    for mask in range(32)
]
"""For each die, row, and mask of the row's five spaces, the placements there: number 128 die + 32 row + mask."""
