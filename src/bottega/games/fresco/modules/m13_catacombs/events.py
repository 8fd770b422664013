"""Module 13, the catacombs: what is told. Of a map that was not shown, all but its owner know only the time."""

from __future__ import annotations

from typing import ClassVar

from bottega.core.event import Event
from bottega.core.kinds import RuleId, SeatId
from bottega.core.seats import Audience, Seat, only
from bottega.games.fresco.kinds import ActorId, HourId, PlaceId, Points, SegmentId, Thalers
from bottega.games.fresco.modules.m13_catacombs.kinds import MapId, TreasureId


class TurnedUp(Event):
    """A painter has restored a segment: the treasure that lay under it lies open."""

    reveals: ClassVar[bool] = True
    actor: ActorId
    segment: SegmentId
    treasure: TreasureId
    rule: RuleId = "FR-M13.2"


class MapBought(Event):
    """A player bought the map on top of the stack of a time, for so many Thalers."""

    actor: SeatId
    hour: HourId
    price: Thalers
    rule: RuleId = "FR-M13.3"


class MapSeen(Event):
    """The map that was bought and its rooms, for the eyes of its owner."""

    reveals: ClassVar[bool] = True
    actor: SeatId
    map: MapId
    rooms: tuple[SegmentId, ...]
    rule: RuleId = "FR-M13.3"

    @property
    def audience(self) -> Audience:
        return only(Seat(self.actor))


class LeonardoTookMap(Event):
    """Leonardo took the map on top of the stack of his time, for all to see."""

    reveals: ClassVar[bool] = True
    actor: ActorId
    map: MapId
    rooms: tuple[SegmentId, ...]
    rule: RuleId = "FR-M13.12"


class MapLaid(Event):
    """A map of a time lies on a location of a sheet: in a plan that was revealed, or Leonardo's, which all know."""

    actor: ActorId
    hour: HourId
    map: MapId | None
    place: PlaceId
    rule: RuleId = "FR-M13.4"


class OwnMapLaid(Event):
    """Which map a player has laid on a location, for the eyes of its owner."""

    actor: SeatId
    map: MapId
    place: PlaceId
    rule: RuleId = "FR-M13.4"

    @property
    def audience(self) -> Audience:
        return only(Seat(self.actor))


class Explored(Event):
    """The map that lay at a place was shown, and its rooms are explored; then it is gone."""

    reveals: ClassVar[bool] = True
    actor: ActorId
    map: MapId
    place: PlaceId
    rooms: tuple[SegmentId, ...]
    rule: RuleId = "FR-M13.6"


class MapSpent(Event):
    """The visit to a place is over: the map that lay there was not used and is gone, its rooms unseen."""

    actor: SeatId
    hour: HourId
    place: PlaceId
    rule: RuleId = "FR-M13.7"


class TreasureKept(Event):
    """A painter took the open treasure of a segment, and keeps it."""

    actor: ActorId
    treasure: TreasureId
    segment: SegmentId
    rule: RuleId = "FR-M13.8"


class TreasureSold(Event):
    """A player sold the open treasure of a segment: it is out of the game."""

    actor: SeatId
    treasure: TreasureId
    segment: SegmentId
    thalers: Thalers
    rule: RuleId = "FR-M13.8"


class MapsShown(Event):
    """In the end all see which maps a player has in hand, and which were spent unseen."""

    reveals: ClassVar[bool] = True
    actor: SeatId
    held: tuple[MapId, ...]
    spent: tuple[MapId, ...]
    rule: RuleId = "FR-11.5"


class CatacombsScored(Event):
    """Points for all treasures that a painter keeps; so many of them are for scripts."""

    actor: ActorId
    treasures: tuple[TreasureId, ...]
    scripts: Points
    points: Points
    rule: RuleId = "FR-M13.11"
