"""Module 6: what is told of glass and windows."""

from __future__ import annotations

from bottega.core.event import Event
from bottega.core.kinds import RuleId, SeatId
from bottega.games.fresco.kinds import ActorId, Points, SegmentId, Thalers
from bottega.games.fresco.modules.m06_glaziers.kinds import GlassId, WindowId


class GlassDrawn(Event):
    """These tokens went from the bag to the glazery, one after the other.

    `refilled_after` is how many of them there were when the bag was empty, and the whole reserve went into it.
    """

    glass: tuple[GlassId, ...]
    refilled_after: int | None
    rule: RuleId = "FR-M6.10"


class GlassReserved(Event):
    """The glass that was not sold went from the glazery into reserve."""

    glass: tuple[GlassId, ...]
    rule: RuleId = "FR-M6.10"


class WindowShown(Event):
    """A window of the stack was turned up and laid at a place of the bench; the others moved up to the places before.

    `panels` and `points` are those of the window.
    """

    window: WindowId
    panels: tuple[GlassId, ...]
    points: Points
    place: int
    rule: RuleId = "FR-M6.6"


class GlassBought(Event):
    """A token of the glazery was paid for, and went behind the screen."""

    actor: SeatId
    glass: GlassId
    price: Thalers
    rule: RuleId = "FR-M6.4"


class WindowReplaced(Event):
    """A window went from a place of the bench to the wall at a segment, for the price of the place.

    `points` are those of the window, `penalties` what is taken off as long as no glass is handed in for its `panels`.
    """

    actor: ActorId
    window: WindowId
    segment: SegmentId
    place: int
    price: Thalers
    panels: tuple[GlassId, ...]
    points: Points
    penalties: Points
    rule: RuleId


class GlassHandedIn(Event):
    """A token went into reserve, for a panel of a window or at the altar: so many points are spared, or added."""

    actor: SeatId
    glass: GlassId
    at_altar: bool
    points: Points
    rule: RuleId
