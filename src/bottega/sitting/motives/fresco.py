"""Why a turn of Fresco is good: what it restores, what its paints make possible, where its apprentices go."""

from __future__ import annotations

from bottega.core.seats import Seat
from bottega.games.fresco.actions import Assign, Wake
from bottega.games.fresco.catalogue import FRESCO, LOCATIONS, Painter
from bottega.games.fresco.events import AltarRestored, Bought, SegmentRestored
from bottega.games.fresco.kinds import ActorId, Apprentices, LocationId, PaintId, Points, SegmentId, Spaces, Thalers
from bottega.games.fresco.prospects import affordable, decided_for, restoration, table_of, wake_up, without
from bottega.games.fresco.view import FrescoView
from bottega.sitting.motives.scene import Scene
from bottega.speech.motives import Motive


class Restores(Motive, frozen=True, kw_only=True, tag="restores"):
    """A segment is restored: what it pays in all, and what the bishop adds to that."""

    segment: SegmentId
    points: Points
    bonus: Points


class RestoresAltar(Motive, frozen=True, kw_only=True, tag="restores-altar"):
    """The altar is restored."""

    points: Points


class MakesPossible(Motive, frozen=True, kw_only=True, tag="makes-possible"):
    """With the paints that come a segment can be restored that could not before."""

    segment: SegmentId
    points: Points


class Buys(Motive, frozen=True, kw_only=True, tag="buys"):
    """Paints, and what they cost."""

    paints: tuple[PaintId, ...]
    price: Thalers


class Sends(Motive, frozen=True, kw_only=True, tag="sends"):
    """Apprentices at the locations that get most of them."""

    location: LocationId
    apprentices: Apprentices


class WakesUp(Motive, frozen=True, kw_only=True, tag="wakes-up"):
    """What a wake-up time brings: a price at the market, spaces of the mood, and who is up earlier."""

    price: Thalers
    spaces: Spaces
    earlier: tuple[ActorId, ...]


def motives(scene: Scene) -> list[Motive]:
    """Why the turn is good, the most telling first."""
    assert isinstance(scene.before, FrescoView)
    return [*restored(scene), *woken(scene, scene.before), *bought(scene), *made_possible(scene), *sent(scene)]


def restored(scene: Scene) -> list[Motive]:
    """What is restored, and what it pays."""
    found: list[Motive] = []
    for event in scene.events:
        if isinstance(event, SegmentRestored) and event.actor == scene.seat:
            found.append(Restores(segment=event.segment, points=event.points, bonus=event.bonus))
        elif isinstance(event, AltarRestored) and event.actor == scene.seat:
            found.append(RestoresAltar(points=event.points))
    return found


def woken(scene: Scene, view: FrescoView) -> list[Motive]:
    """What the wake-up time brings that is chosen."""
    hours = [action.hour for action in scene.line if isinstance(action, Wake)]
    if not hours:
        return []
    table = table_of(scene.game, view)
    found = wake_up(table, decided_for(table, Seat(scene.seat)), hours[0])
    if found.price is None or found.spaces is None:
        return []
    return [WakesUp(price=found.price, spaces=found.spaces, earlier=found.before)]


def bought(scene: Scene) -> list[Motive]:
    """What is bought, and for how much."""
    events = [event for event in scene.events if isinstance(event, Bought) and event.actor == scene.seat]
    if not events:
        return []
    paints = tuple([paint for event in events for paint in event.paints])
    return [Buys(paints=paints, price=sum([event.price for event in events]))]


def made_possible(scene: Scene) -> list[Motive]:
    """The best segment that can be restored now, and could not be before."""
    assert isinstance(scene.before, FrescoView)
    assert isinstance(scene.after, FrescoView)
    seat = Seat(scene.seat)
    if scene.before.paints[seat] == scene.after.paints[seat]:
        return []
    table = table_of(scene.game, scene.after)
    gained = without(affordable(table, seat), affordable(table_of(scene.game, scene.before), seat)).segments
    if not gained:
        return []
    points = restoration(table, Painter(seat), FRESCO.parse(gained[0])).points
    return [MakesPossible(segment=gained[0], points=points)]


def sent(scene: Scene) -> list[Motive]:
    """Where a plan sends most apprentices."""
    assigned = [action for action in scene.line if isinstance(action, Assign) and action.number]
    most = sorted(assigned, key=lambda action: -action.number)
    return [Sends(location=LOCATIONS[action.column], apprentices=action.number) for action in most]
