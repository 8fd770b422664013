"""Module 13, the catacombs: what is asked."""

from __future__ import annotations

from bottega.core.questions import Question
from bottega.games.fresco.kinds import HourId, SegmentId, Thalers
from bottega.games.fresco.modules.m13_catacombs.kinds import MapId, TreasureId


class WhetherToBuyMap(Question):
    """Whether to buy the map on top of the stack of one's wake-up time."""

    hour: HourId
    price: Thalers


class WhereMap(Question):
    """On which location a map lies, if any."""

    map: MapId


class WhereLeonardosMap(Question):
    """On which location Leonardo's map lies."""

    map: MapId


class TreasureFound(Question):
    """What becomes of the open treasure in a room; the rooms in `following` come next."""

    segment: SegmentId
    treasure: TreasureId
    following: tuple[SegmentId, ...]
