"""What a seat is asked to decide, as facts."""

from __future__ import annotations

import msgspec

from bottega.core.questions import Question
from bottega.games.sagrada.kinds import CellId, ColourId, DieId, PatternId, ToolId


class InHand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A die in hand, for all to see.

    One pulled from the bag has a colour, and no value yet: `die` is None. `cell` is the space that a die was lifted
    from, None if it came from elsewhere.
    """

    colour: ColourId
    die: DieId | None
    cell: CellId | None


class ChooseWindow(Question):
    """[SG-1.2] Which of these patterns to play."""

    patterns: tuple[PatternId, ...]


class TakeTurn(Question):
    """[SG-3.4] What to do in a turn, the first or the second of the round, with or without the draft and the tool."""

    second: bool
    drafted: bool
    tooled: bool


class PayForTool(Question):
    """[SG-8.5] Which die of this colour to pay with, playing alone."""

    tool: ToolId
    colour: ColourId


class TakeDie(Question):
    """[SG-5.6] Which die of the pool the tool acts on."""

    tool: ToolId


class ChooseValue(Question):
    """[SG-T1] [SG-T11.1] Which value the die in hand gets. One pulled from the bag has none yet: `die` is None."""

    tool: ToolId
    colour: ColourId
    die: DieId | None


class PlaceDie(Question):
    """Where to place the die in hand, or whether to return it."""

    tool: ToolId
    die: DieId


class ExchangeDie(Question):
    """[SG-T5] Which die of the round track the die in hand is exchanged with."""

    tool: ToolId
    die: DieId


class PlaceApart(Question):
    """[SG-T9.1] Which die of the pool to place where it touches no other."""

    tool: ToolId


class MoveDie(Question):
    """[SG-5.7] Which die to move, and where.

    `moved` is where the first die lies now, None if none was moved; `may_stop` says whether one is enough.
    """

    tool: ToolId
    moved: CellId | None
    may_stop: bool


class LiftDie(Question):
    """[SG-5.8] Which die to lift.

    `lifted` is the space of the die that is lifted already, None if none is; `may_stop` says whether that one may be
    set down instead.
    """

    tool: ToolId
    lifted: CellId | None
    may_stop: bool


class SetDownDie(Question):
    """[SG-5.8] Where to set down a die; `lifted` are the spaces that the dice in hand were lifted from."""

    tool: ToolId
    lifted: tuple[CellId, ...]


class DraftAgain(Question):
    """[SG-T8.1] Which die to draft as the second one, and where."""

    tool: ToolId


class PickObjective(Question):
    """[SG-8.9] Which private objective to score."""

    colours: tuple[ColourId, ...]


SagradaQuestion = (
    ChooseWindow
    | TakeTurn
    | PayForTool
    | TakeDie
    | ChooseValue
    | PlaceDie
    | ExchangeDie
    | PlaceApart
    | MoveDie
    | LiftDie
    | SetDownDie
    | DraftAgain
    | PickObjective
)
