"""What happens at the table, as facts, told to those who may know.

Whoever keeps a first view and follows these events knows the whole open table: each says what moved, from where and
to where. A die that a seat takes, pulls or lifts is in its hand until it is placed, set down or returned.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec

from bottega.core.event import Event
from bottega.core.kinds import RuleId, SeatId
from bottega.core.seats import EVERYONE, Audience, Seat, only
from bottega.games.sagrada.kinds import (
    CellId,
    ChangeId,
    ColourId,
    DieId,
    ObjectiveId,
    PatternId,
    PlaceId,
    RoundNumber,
    TokenCount,
    ToolId,
)


class TurnAhead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[SG-3.3] A turn of the round: whose, and whether it is that seat's second one."""

    seat: SeatId
    second: bool


class ObjectiveDealt(Event):
    """[SG-1.1] A private objective: its owner's secret, but in the open when playing alone."""

    actor: SeatId
    colour: ColourId
    openly: bool
    rule: RuleId = "SG-1.1"

    @property
    def audience(self) -> Audience:
        return EVERYONE if self.openly else only(Seat(self.actor))


class PatternsOffered(Event):
    """[SG-1.2] The four patterns that a seat may choose from: both sides of two cards."""

    actor: SeatId
    patterns: tuple[PatternId, ...]
    rule: RuleId = "SG-1.2"


class CardsLaid(Event):
    """[SG-2.1] [SG-2.2] [SG-2.4] Tools and public objectives lie on the table, and it is known who is first."""

    tools: tuple[ToolId, ...]
    objectives: tuple[ObjectiveId, ...]
    first: SeatId
    rule: RuleId = "SG-2.1"


class WindowChosen(Event):
    """[SG-1.2] A choice stays sealed until all have chosen: only its owner is told."""

    actor: SeatId
    pattern: PatternId
    rule: RuleId = "SG-1.2"

    @property
    def audience(self) -> Audience:
        return only(Seat(self.actor))


class WindowShown(Event):
    """[SG-1.3] A seat's window is known, and the seat has so many favour tokens."""

    reveals: ClassVar[bool] = True

    actor: SeatId
    pattern: PatternId
    tokens: TokenCount
    rule: RuleId = "SG-1.3"


class RoundBegan(Event):
    """[SG-3.2] [SG-3.3] The first player draws these dice from the bag and rolls them; then come these turns."""

    round: RoundNumber
    actor: SeatId
    pool: tuple[DieId, ...]
    turns: tuple[TurnAhead, ...]
    rule: RuleId = "SG-3.2"


class Passed(Event):
    """[SG-3.7] A seat's turn is over."""

    actor: SeatId
    rule: RuleId = "SG-3.7"


class Placed(Event):
    """[SG-3.6] A die went from the pool, or from the hand, into its seat's window."""

    actor: SeatId
    die: DieId
    source: PlaceId
    cell: CellId
    rule: RuleId = "SG-3.6"


class ToolUsed(Event):
    """[SG-5.1] [SG-8.5] A tool is paid for: with favour tokens that go on its card, or, alone, with a die of the pool.

    That die and the card leave the game.
    """

    actor: SeatId
    tool: ToolId
    tokens: TokenCount
    die: DieId | None
    rule: RuleId = "SG-5.1"


class Took(Event):
    """[SG-5.6] A die went from the pool into the hand, for the tool to act on."""

    actor: SeatId
    die: DieId
    rule: RuleId = "SG-5.6"


class Changed(Event):
    """The die in hand shows another value."""

    actor: SeatId
    how: ChangeId
    old: DieId
    new: DieId
    rule: RuleId


class Pulled(Event):
    """[SG-T11.1] The die in hand went in the bag, and one of this colour came out; its value is to choose."""

    actor: SeatId
    old: DieId
    colour: ColourId
    rule: RuleId = "SG-T11.1"


class ValueChosen(Event):
    """[SG-T11.1] The pulled die in hand shows the chosen value."""

    actor: SeatId
    die: DieId
    rule: RuleId = "SG-T11.1"


class Exchanged(Event):
    """[SG-T5] The die in hand changed places with a die of this round's space on the round track."""

    actor: SeatId
    given: DieId
    taken: DieId
    round: RoundNumber
    rule: RuleId = "SG-T5"


class Returned(Event):
    """The die in hand went to the end of the pool."""

    actor: SeatId
    die: DieId
    rule: RuleId


class Lifted(Event):
    """[SG-5.8] A die of the window is in hand, to be set down elsewhere."""

    actor: SeatId
    die: DieId
    cell: CellId
    rule: RuleId = "SG-5.8"


class SetDown(Event):
    """[SG-5.8] A lifted die lies on its new space."""

    actor: SeatId
    die: DieId
    source: CellId
    target: CellId
    rule: RuleId = "SG-5.8"


class Moved(Event):
    """[SG-5.7] A die of the window went from one space to another."""

    actor: SeatId
    die: DieId
    source: CellId
    target: CellId
    rule: RuleId = "SG-5.7"


class PoolRolled(Event):
    """[SG-T7] All dice of the pool were rolled again: the pool is laid out anew."""

    actor: SeatId
    pool: tuple[DieId, ...]
    rule: RuleId = "SG-T7"


class TurnSkipped(Event):
    """[SG-T8.1] A seat gives up its second turn of the round."""

    actor: SeatId
    rule: RuleId = "SG-T8.1"


class DraftLapsed(Event):
    """[SG-T8.1] The second draft falls away: by now nothing fits."""

    actor: SeatId
    rule: RuleId = "SG-T8.1"


class RoundEnded(Event):
    """[SG-6.1] What is left of the pool went on the round track, on the space of the round."""

    round: RoundNumber
    left: tuple[DieId, ...]
    rule: RuleId = "SG-6.1"


class ObjectiveShown(Event):
    """[SG-7.2] After the last round: what a seat's private objective was."""

    reveals: ClassVar[bool] = True

    actor: SeatId
    colour: ColourId
    rule: RuleId = "SG-7.2"


class ObjectivePicked(Event):
    """[SG-8.9] A lone player scores this one of the two private objectives."""

    actor: SeatId
    colour: ColourId
    rule: RuleId = "SG-8.9"
