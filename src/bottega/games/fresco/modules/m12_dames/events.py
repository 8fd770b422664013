"""Module 12, the dames: what is told."""

from __future__ import annotations

import msgspec

from bottega.core.event import Event
from bottega.core.kinds import RuleId, SeatId
from bottega.games.fresco.kinds import ActorId, BoothId, MarketTileId, Mood, PaintId, PlaceId, SegmentId, Thalers
from bottega.games.fresco.modules.m12_dames.kinds import DameId


class WaitingDame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A dame on a rosary space of the victory point track."""

    space: int
    dame: DameId


class DamesPlaced(Event):
    """The dames stand on the rosary spaces."""

    dames: tuple[WaitingDame, ...]
    rule: RuleId = "FR-M12.1"


class Married(Event):
    """A painter took the dame of a space."""

    actor: ActorId
    dame: DameId
    space: int
    rule: RuleId = "FR-M12.2"


class DameSent(Event):
    """By a plan that was revealed a dame goes to a place."""

    actor: SeatId
    dame: DameId
    place: PlaceId
    rule: RuleId = "FR-M12.3"


class DameArrived(Event):
    """A dame is where she was sent, and may act."""

    actor: SeatId
    dame: DameId
    place: PlaceId
    rule: RuleId = "FR-M12.5"


class DameForfeited(Event):
    """A dame is where she was sent and can do nothing: another of her colour was first, or there is nothing to do."""

    actor: SeatId
    dame: DameId
    place: PlaceId
    rule: RuleId = "FR-M12.5"


class DamePassed(Event):
    """A dame leaves undone what she could do: the next one of her colour may do it."""

    actor: SeatId
    dame: DameId
    place: PlaceId
    rule: RuleId = "FR-M12.5"


class SwitchBegan(Event):
    """A dame acts at the market: the first of two tiles that will change places."""

    actor: SeatId
    dame: DameId
    tile: MarketTileId
    booth: BoothId
    place: int
    rule: RuleId = "FR-M12.6"


class TilesSwitched(Event):
    """Two market tiles changed places: each is named with where it was before."""

    actor: SeatId
    tile: MarketTileId
    booth: BoothId
    place: int
    other: MarketTileId
    other_booth: BoothId
    other_place: int
    rule: RuleId = "FR-M12.6"


class SegmentReserved(Event):
    """A dame laid her player's reservation tile on a segment, with the day up."""

    actor: SeatId
    dame: DameId
    segment: SegmentId
    rule: RuleId = "FR-M12.7"


class ReservationTurned(Event):
    """At the end of a round a reservation tile was turned to the night."""

    actor: SeatId
    segment: SegmentId
    rule: RuleId = "FR-M12.8"


class ReservationReturned(Event):
    """A reservation tile came back: its segment is restored, or it showed the night and the round is over."""

    actor: SeatId
    segment: SegmentId
    rule: RuleId = "FR-M12.8"


class DamesCameHome(Event):
    """The next round is prepared: all dames are at home, and those who have acted may act again."""

    rule: RuleId = "FR-M12.8"


class DameGathered(Event):
    """A dame took so many Thalers in the studio."""

    actor: SeatId
    dame: DameId
    thalers: Thalers
    rule: RuleId = "FR-M12.9"


class Bartered(Event):
    """A dame gave a paint to the supply for another one."""

    actor: SeatId
    dame: DameId
    given: PaintId
    taken: PaintId
    rule: RuleId = "FR-M12.10"


class DameCheeredUp(Event):
    """A dame set her player's mood; if it is not what it was before, `MoodChanged` follows."""

    actor: SeatId
    dame: DameId
    mood: Mood
    rule: RuleId = "FR-M12.11"


class DameMovedBishop(Event):
    """A dame moved the bishop from a segment to another, for so many Thalers."""

    actor: SeatId
    dame: DameId
    start: SegmentId
    segment: SegmentId
    price: Thalers
    rule: RuleId = "FR-M12.12"
