"""What a player is asked to decide, as facts: the base game's questions. What may be done is in the legal actions.

A visit's `apprentices` are those left, with the one at work; `ill` are ill ones to come, and `is_ill` tells whether the
one at work is (module 10). `has_begun` tells whether he has done something and is not done yet.
"""

from __future__ import annotations

from bottega.core.questions import Question
from bottega.games.fresco.kinds import ActionTileId, ActorId, Apprentices, BoothId, PlaceId, SegmentId


class WakeUpTime(Question):
    """At what time a painter wakes up: one's own, or Leonardo."""

    painter: ActorId


class PlanRound(Question):
    """What the others are told of somebody who plans: that is all they may know."""


class HowManyApprentices(Question):
    """How many apprentices go to a location that has room for so many; `left` are not placed yet."""

    place: PlaceId
    room: int
    left: int


class WhereActionTile(Question):
    """Which location an action tile covers, if any; it has room for so many apprentices."""

    tile: ActionTileId
    room: Apprentices


class PlanReady(Question):
    """Whether the plan is as it should be."""


class Visiting(Question):
    """What to do in a visit."""

    place: PlaceId
    apprentices: int
    has_begun: bool
    is_ill: bool
    ill: int


class VisitMarket(Visiting):
    """What to buy, or which booth to close; `booth` is where something was bought in this visit."""

    booth: BoothId | None
    may_close: bool


class VisitCathedral(Visiting):
    """What to restore. `bishop_moved` tells whether he was moved for it: then something must be restored now."""

    bishop: SegmentId
    bishop_moved: bool
    may_restore_altar: bool


class VisitStudio(Visiting):
    """What to do in the studio; those who do nothing earn their wages at the end."""


class VisitWorkshop(Visiting):
    """What to blend: so many blends are left to the apprentice at work."""

    blends: int


class VisitTheater(Visiting):
    """Whether an apprentice attends the theater, which raises the mood by so many spaces."""

    spaces: int


class WhichSpace(Question):
    """Where a painter stops whose space on the track is taken: in front, or behind."""

    painter: ActorId
    taken: int
    in_front: int
    behind: int


class LeonardosBooth(Question):
    """Which booth Leonardo closes."""


class LeonardosSegment(Question):
    """Which segment Leonardo restores, from where he stands."""

    start: SegmentId


class WhichPaint(Question):
    """Which basic paint to take; so many are left to take."""

    left: int


QUESTIONS: list[type[Question]] = [
    WakeUpTime,
    PlanRound,
    HowManyApprentices,
    WhereActionTile,
    PlanReady,
    VisitMarket,
    VisitCathedral,
    VisitStudio,
    VisitWorkshop,
    VisitTheater,
    WhichSpace,
    LeonardosBooth,
    LeonardosSegment,
    WhichPaint,
]
"""What the base game asks. Modules ask more."""
