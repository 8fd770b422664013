"""What happens at the table, as facts. Nearly all of it is open; plans are, once revealed.

Paints and Thalers come from the supply and go back to it.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec

from bottega.core.event import Event
from bottega.core.kinds import RuleId, SeatId
from bottega.games.fresco.kinds import (
    ActionTileId,
    ActorId,
    Apprentices,
    BoothId,
    HourId,
    LocationId,
    MarketTileId,
    ModuleId,
    Mood,
    PaintId,
    PlaceId,
    Points,
    SegmentId,
    Spaces,
    StartingSpaceId,
    Thalers,
    TileId,
)


class Placed(Event):
    """A painter's starting space."""

    actor: ActorId
    space: StartingSpaceId
    rule: RuleId = "FR-1.2"


class MarketFilled(Event):
    """The tiles that went from the bag to each booth, place by place."""

    booths: tuple[tuple[MarketTileId, ...], ...]
    rule: RuleId = "FR-1.3"


class FrescoLaid(Event):
    """The fresco tiles, segment by segment, and where the bishop stands."""

    tiles: tuple[TileId, ...]
    bishop: SegmentId
    rule: RuleId = "FR-1.4"


class RoundBegan(Event):
    """A round began, perhaps the final one: the sheets are empty."""

    round: int
    is_last: bool
    rule: RuleId = "FR-2.1"


class LeonardoHanded(Event):
    """Who plays Leonardo this round."""

    actor: SeatId
    rule: RuleId = "FR-L.2"


class WokeUp(Event):
    """A painter chose a wake-up time."""

    actor: ActorId
    hour: HourId
    rule: RuleId = "FR-2.2"


class MoodChanged(Event):
    """A mood rose by so many spaces, or fell: to what it is now."""

    actor: SeatId
    spaces: Spaces
    mood: Mood
    rule: RuleId = "FR-2.3"


class OrderSet(Event):
    """All are awake: the order of the round."""

    order: tuple[ActorId, ...]
    rule: RuleId = "FR-2.5"


class ApprenticesGathered(Event):
    """How many apprentices a player has this round; `usual` is the number with a mood that is neither good nor bad."""

    actor: SeatId
    apprentices: Apprentices
    usual: Apprentices
    rule: RuleId = "FR-2.8"


class PlanningBegan(Event):
    """All plan the round, at once and in secret. Of a plan nothing is told before all are made."""

    rule: RuleId = "FR-3.1"


class TileOnSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action tile, and the location of the sheet that it covers."""

    tile: ActionTileId
    location: LocationId


class PlanRevealed(Event):
    """A plan: how many apprentices go to each location of the sheet, and the action tiles that cover locations.

    Those sent to a covered location go to the tile instead. In the final round the last location is the cathedral.
    """

    reveals: ClassVar[bool] = True
    actor: SeatId
    apprentices: tuple[int, ...]
    tiles: tuple[TileOnSheet, ...]
    is_last: bool
    rule: RuleId = "FR-3.3"


class TilesTakenOff(Event):
    """The action tiles of a module were taken off the sheets."""

    tile: ActionTileId
    rule: RuleId = "FR-M.6"


class Bought(Event):
    """A market tile was bought at a place of a booth, and its paints went to the player. By a wish card it is free."""

    actor: SeatId
    tile: MarketTileId
    booth: BoothId
    place: int
    price: Thalers
    paints: tuple[PaintId, ...]
    rule: RuleId = "FR-4.2"


class Closed(Event):
    """A booth was closed: these tiles went into the bag."""

    actor: ActorId
    booth: BoothId
    tiles: tuple[MarketTileId, ...]
    rule: RuleId = "FR-4.5"


class BoothEmptied(Event):
    """A visit to a booth is over: what was left there, and what was bought, went into the bag."""

    actor: SeatId
    booth: BoothId
    tiles: tuple[MarketTileId, ...]
    rule: RuleId = "FR-4.4"


class Forfeited(Event):
    """A painter does no more at a place, though something could be done."""

    actor: ActorId
    place: PlaceId
    rule: RuleId = "FR-3.6"


class Idled(Event):
    """Apprentices who can do nothing at a place."""

    actor: SeatId
    apprentices: Apprentices
    place: PlaceId
    rule: RuleId = "FR-3.6"


class BishopMoved(Event):
    """The bishop was moved from a segment to another, for so many Thalers."""

    actor: SeatId
    start: SegmentId
    segment: SegmentId
    price: Thalers
    rule: RuleId = "FR-5.6"


class MorePoints(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a module adds to the points of a restoration, or takes off."""

    module: ModuleId
    points: Points


class PaintsHandedIn(Event):
    """Paints went to the supply for a segment that is being restored, or for the altar: then `segment` is None.

    What modules ask about the restoration comes next, then what it pays.
    """

    actor: SeatId
    paints: tuple[PaintId, ...]
    segment: SegmentId | None
    rule: RuleId


class LeonardoMoved(Event):
    """Leonardo's figure went from a segment to the one that he restores."""

    actor: ActorId
    start: SegmentId
    segment: SegmentId
    rule: RuleId = "FR-L.6"


class SegmentRestored(Event):
    """A segment was restored with these paints: its tile went to the painter, and the bishop to the segment.

    `value` is what the tile is worth, `bonus` what the bishop adds from where he stood, `more` what modules do;
    `points` is the sum.
    """

    actor: ActorId
    segment: SegmentId
    tile: TileId
    paints: tuple[PaintId, ...]
    bishop: SegmentId
    value: Points
    bonus: Points
    more: tuple[MorePoints, ...]
    points: Points
    rule: RuleId = "FR-5.3"


class AltarRestored(Event):
    """The altar was restored with these paints: `value` for them, `more` from modules, `points` in all."""

    actor: SeatId
    paints: tuple[PaintId, ...]
    value: Points
    more: tuple[MorePoints, ...]
    points: Points
    rule: RuleId


class Advanced(Event):
    """A painter went from a space of the victory point track to another; below zero are the starting spaces."""

    actor: ActorId
    start: int
    space: int
    rule: RuleId = "FR-9.1"


class Stopped(Event):
    """The space that the points lead to is taken: the painter stopped on another, in front of it or behind."""

    actor: ActorId
    taken: int
    space: int
    rule: RuleId = "FR-9.2"


class Paid(Event):
    """Wages in the studio, for so many apprentices."""

    actor: SeatId
    apprentices: Apprentices
    thalers: Thalers
    rule: RuleId = "FR-6.1"


class Blended(Event):
    """Paints became another one: two of them, or three by alchemy (module 4)."""

    actor: SeatId
    paint: PaintId
    paints: tuple[PaintId, ...]
    rule: RuleId = "FR-7.2"


class IncomePaid(Event):
    """The income of a player."""

    actor: SeatId
    thalers: Thalers
    rule: RuleId = "FR-10.2"


class PaintTaken(Event):
    """A paint of one's choice."""

    actor: SeatId
    paint: PaintId
    rule: RuleId = "FR-M.3"


class WentToBed(Event):
    """The painters are in bed again, the sheets are cleared, and those on the starting spaces changed places.

    `track` is where every painter stands now, below zero on the starting spaces.
    """

    track: tuple[int, ...]
    rule: RuleId = "FR-10.4"


class FrescoFinished(Event):
    """The last tile is gone: this round is the last."""

    rule: RuleId = "FR-11.3"


class GameEnded(Event):
    """The last round is over, and the final scoring begins."""

    rule: RuleId = "FR-11.5"


class MoneyScored(Event):
    """Points for Thalers, which stay where they are."""

    actor: SeatId
    thalers: Thalers
    points: Points
    rule: RuleId = "FR-11.5"
