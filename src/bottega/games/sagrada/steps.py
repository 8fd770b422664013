"""Steps as text, and back: how an agenda is stored and shown."""

from __future__ import annotations

from bottega.core.agenda import Step
from bottega.core.errors import BadInput
from bottega.core.seats import Seat
from bottega.games.sagrada.dice import Die
from bottega.games.sagrada.round import BEGIN_ROUND, END_ROUND, PICK_OBJECTIVE
from bottega.games.sagrada.setup import CHOOSE_WINDOWS, LAY_CARDS
from bottega.games.sagrada.solo import PayWithDie
from bottega.games.sagrada.table import Table
from bottega.games.sagrada.tools.draft_cards import ExchangeDie, LensCutter, PlaceApart
from bottega.games.sagrada.tools.draft_steps import DraftingTool, PlaceHeld, TakeDie, TurnDie
from bottega.games.sagrada.tools.move_steps import (
    LiftDice,
    MoveFirst,
    MoveSecond,
    MovingTool,
    SetDown,
    SetDownLast,
    SetDownTwo,
)
from bottega.games.sagrada.tools.toolbox import TOOLS
from bottega.games.sagrada.tools.turn_cards import ExtraDraft
from bottega.games.sagrada.turn import turn_of
from bottega.parts.grid import Cell

PLAIN_STEPS: dict[str, Step[Table]] = {
    step.name: step for step in (BEGIN_ROUND, END_ROUND, PICK_OBJECTIVE, CHOOSE_WINDOWS, LAY_CARDS)
}


def parse_step(name: str) -> Step[Table]:
    """The step of this name, or BadInput."""
    if name in PLAIN_STEPS:
        return PLAIN_STEPS[name]
    word, *rest = name.split() or [""]
    if not rest or not all(number.isdecimal() for number in rest):
        raise BadInput(f"there is no step {name!r}")
    try:
        return _numbered_step(word, [int(number) for number in rest])
    except (IndexError, ValueError, TypeError):
        raise BadInput(f"there is no step {name!r}") from None


def _numbered_step(word: str, numbers: list[int]) -> Step[Table]:
    seat = Seat(numbers[0])
    match word:
        case "go":
            return turn_of(seat, *[bool(flag) for flag in numbers[1:]])
        case "extra":
            return ExtraDraft(seat)
        case "pay":
            return PayWithDie(seat, TOOLS[numbers[1] - 1], turn_of(seat, bool(numbers[2]), bool(numbers[3])))
    tool = TOOLS[numbers[1] - 1]
    if isinstance(tool, MovingTool):
        return _moving_step(word, seat, tool, numbers[2:])
    if isinstance(tool, DraftingTool):
        return _drafting_step(word, seat, tool, numbers[2:])
    raise BadInput(f"there is no step {word!r}")


def _drafting_step(word: str, seat: Seat, tool: DraftingTool, numbers: list[int]) -> Step[Table]:
    match word:
        case "take":
            return TakeDie(seat, tool)
        case "apart":
            return PlaceApart(seat, tool)
        case "turn":
            return TurnDie(seat, tool, Die(numbers[0]))
        case "hold":
            return PlaceHeld(seat, tool, Die(numbers[0]))
        case "exchange" if isinstance(tool, LensCutter):
            return ExchangeDie(seat, tool, Die(numbers[0]))
    raise BadInput(f"there is no step {word!r}")


def _moving_step(word: str, seat: Seat, tool: MovingTool, numbers: list[int]) -> Step[Table]:
    match word:
        case "move":
            return MoveFirst(seat, tool)
        case "again":
            return MoveSecond(seat, tool, Cell(numbers[0]))
        case "lift":
            return LiftDice(seat, tool)
        case "down":
            return SetDown(seat, tool, Cell(numbers[0]), Die(numbers[1]))
        case "last":
            return SetDownLast(seat, tool, Cell(numbers[0]), Die(numbers[1]))
        case "both":
            return SetDownTwo(seat, tool, Cell(numbers[0]), Die(numbers[1]), Cell(numbers[2]), Die(numbers[3]))
    raise BadInput(f"there is no step {word!r}")
