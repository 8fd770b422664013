"""Module 9, the wall fresco: what is told."""

from __future__ import annotations

import msgspec

from bottega.core.event import Event
from bottega.core.kinds import RuleId, SeatId
from bottega.games.fresco.kinds import PaintId, Points
from bottega.games.fresco.modules.m09_wall_fresco.kinds import WallSegmentId, WallTileId


class LaidTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the tile on a segment of the wall takes."""

    segment: WallSegmentId
    paint: PaintId


class WallLaid(Event):
    """The tiles of the wall were dealt; the other segments are restored from the start."""

    tiles: tuple[LaidTile, ...]
    rule: RuleId = "FR-M9.1"


class WallRestored(Event):
    """A segment of the wall was restored: the paint went to the supply, and the tile, turned over, to the player.

    Its back has the basic paint that it pays at every income, and a seal.
    """

    actor: SeatId
    segment: WallSegmentId
    paint: PaintId
    tile: WallTileId
    income: PaintId
    seal: PaintId
    points: Points
    rule: RuleId = "FR-M9.5"


class Exchanged(Event):
    """Wall tiles of a player are out of the game, for the exchange tile of a blended colour."""

    actor: SeatId
    tiles: tuple[WallTileId, ...]
    colour: PaintId
    rule: RuleId = "FR-M9.8"


class WallPaid(Event):
    """The paints that a player's wall tiles and exchange tiles paid as income."""

    actor: SeatId
    paints: tuple[PaintId, ...]
    rule: RuleId = "FR-M9.7"
