"""What a seat can work out from what it sees: what a wake-up time, a purchase, a blend or a restoration would bring.

Everything here is made by the rules themselves, so that no client has to write them again. What modules add is told as
far as it is certain before they have asked anything.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import TypeVar

import msgspec

from bottega.core.actions import Action
from bottega.core.game import Game
from bottega.core.seats import Seat
from bottega.core.views import Prospects
from bottega.games.fresco.actions import Altar, Blend, Buy, Restore, Wake
from bottega.games.fresco.catalogue import BOOTHS, FRESCO, HOURS, PAINTS, RESTORED, Booth, Hour, Paint, Painter
from bottega.games.fresco.cathedral import bishops_bonus, payable, payable_altars
from bottega.games.fresco.events import MorePoints
from bottega.games.fresco.kinds import (
    ActorId,
    Apprentices,
    BoothId,
    HourId,
    MarketTileId,
    Mood,
    PaintId,
    Points,
    SegmentId,
    Spaces,
    Thalers,
    TileId,
)
from bottega.games.fresco.leonardo import LeonardoStep
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.table import Table
from bottega.games.fresco.view import FrescoView, determinize
from bottega.games.fresco.visit import Visit
from bottega.games.fresco.wake_up import WakeUp, adjusted
from bottega.games.fresco.workshop import ingredients, why_not_blend
from bottega.parts.grid import Cell


class WakeUpProspect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[FR-2.3] to [FR-2.7] What a wake-up time would bring: `spaces` up or down, to a mood, apprentices and a price.

    Those `before` have chosen an earlier time, those `after` a later one; the others have not chosen yet. Leonardo has
    neither mood nor apprentices, and buys nothing.
    """

    hour: HourId
    spaces: Spaces | None
    mood: Mood | None
    apprentices: Apprentices | None
    price: Thalers | None
    before: tuple[ActorId, ...]
    after: tuple[ActorId, ...]


class RestorationProspect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[FR-5.3] What a segment would bring now: for its tile, for the bishop, from modules, and in all.

    `missing` are those of the paints it takes that the painter does not have.
    """

    segment: SegmentId
    tile: TileId
    paints: tuple[PaintId, ...]
    missing: tuple[PaintId, ...]
    value: Points
    bonus: Points
    more: tuple[MorePoints, ...]
    points: Points


class AltarProspect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[FR-5.8] [FR-5.9] What the altar would bring now with these paints: for them, from modules, and in all."""

    paints: tuple[PaintId, ...]
    value: Points
    more: tuple[MorePoints, ...]
    points: Points


class Affordable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat's paints are enough for: segments, and ways to restore the altar, the best first."""

    segments: tuple[SegmentId, ...]
    altars: tuple[AltarProspect, ...]


class PurchaseProspect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[FR-4.2] [FR-4.3] What a market tile would cost and bring, and what its paints would make possible.

    `price` is None as long as the seat is in bed.
    """

    booth: BoothId
    place: int
    tile: MarketTileId
    price: Thalers | None
    paints: tuple[PaintId, ...]
    gained: Affordable


class BlendProspect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[FR-7.2] What is blended of what, what that would make possible, and what not any more."""

    paint: PaintId
    paints: tuple[PaintId, ...]
    gained: Affordable
    lost: Affordable


Prospect = WakeUpProspect | RestorationProspect | AltarProspect | PurchaseProspect | BlendProspect
ProspectT = TypeVar("ProspectT", bound=Prospect)


class FrescoProspects(Prospects, frozen=True, kw_only=True):
    """What each segment would pay, in their order, and what the decisions would bring that the seat may make now.

    A spectator is told nothing.
    """

    segments: tuple[RestorationProspect, ...] = ()
    wake_ups: tuple[WakeUpProspect, ...] = ()
    purchases: tuple[PurchaseProspect, ...] = ()
    altars: tuple[AltarProspect, ...] = ()
    blends: tuple[BlendProspect, ...] = ()


def prospects(view: FrescoView, rules: Rules) -> FrescoProspects:
    """What a seat can work out from its view."""
    if view.seat is None:
        return FrescoProspects()
    table, seat = determinize(view, rules, random.Random(0)), Seat(view.seat)
    covered = [segment for segment in FRESCO.cells if table.fresco[segment] != RESTORED]
    found = [prospect_of(table, seat, action) for action in table.legal(seat)]
    return FrescoProspects(
        segments=tuple([restoration(table, decided_for(table, seat), segment) for segment in covered]),
        wake_ups=_among(found, WakeUpProspect),
        purchases=_among(found, PurchaseProspect),
        altars=_among(found, AltarProspect),
        blends=_among(found, BlendProspect),
    )


def _among(prospects: Iterable[Prospect | None], kind: type[ProspectT]) -> tuple[ProspectT, ...]:
    return tuple([prospect for prospect in prospects if isinstance(prospect, kind)])


def table_of(game: Game, view: FrescoView) -> Table:
    """A table that fits a view. Nothing that is asked here depends on its guess at secrets."""
    table = game.determinize(view, random.Random(0))
    assert isinstance(table, Table)
    return table


def prospect_of(table: Table, seat: Seat, action: Action) -> Prospect | None:
    """What an action would bring who decides; None if that is not told here, or there is no such tile."""
    marks = marks_of(table)
    match action:
        case Wake():
            return wake_up(table, decided_for(table, seat), action.hour)
        case Restore() if table.fresco[action.segment] != RESTORED:
            return restoration(table, decided_for(table, seat), action.segment)
        case Altar() if action in table.rules.altars:
            return altar(table, seat, action)
        case Buy() if action.place in table.stocked(action.booth):
            return purchase(table, seat, action.booth, action.place, marks)
        case Blend() if why_not_blend(table, seat, action.paint) is None:
            return blend(table, seat, action.paint, marks)
    return None


def marks_of(table: Table) -> int:
    """The marks of the apprentice at work, if any is."""
    step = table.agenda[-1] if table.agenda else None
    return step.marks if isinstance(step, Visit) else 0


def decided_for(table: Table, seat: Seat) -> Painter:
    """The painter for whom a seat decides: its own, or Leonardo."""
    match table.agenda[-1] if table.agenda else None:
        case WakeUp() as step:
            return step.painter
        case LeonardoStep():
            return table.rules.leonardo
    return Painter(seat)


# Waking up


def wake_up(table: Table, painter: Painter, hour: Hour) -> WakeUpProspect:
    """[FR-2.3] [FR-2.4] [FR-2.5] What a wake-up time would bring a painter."""
    others = [other for other in table.rules.painters if other != painter and not table.is_asleep(other)]
    before = tuple([table.actor(other) for other in others if table.hours[other] < hour])
    after = tuple([table.actor(other) for other in others if table.hours[other] > hour])
    seat, rules = table.seat_of(painter), table.rules
    if seat is None:
        return WakeUpProspect(HOURS[hour], None, None, None, None, before, after)
    mood = rules.box.mood_after(table.mood[seat], adjusted(table, seat, rules.hostel.mood[hour]))
    return WakeUpProspect(
        hour=HOURS[hour],
        spaces=mood - table.mood[seat],
        mood=mood,
        apprentices=rules.box.apprentices_with(mood),
        price=rules.hostel.price[hour],
        before=before,
        after=after,
    )


# Restoring


def restoration(table: Table, painter: Painter, segment: Cell, bishop: Cell | None = None) -> RestorationProspect:
    """[FR-5.3] What a segment would bring a painter now, or if the bishop were moved before."""
    if bishop is not None:
        table = table.copy()
        table.bishop = bishop
    tile, bonus = table.tile_on(segment), bishops_bonus(table, painter, segment)
    more = more_for_segment(table, painter, segment, tile.value + bonus)
    seat = table.seat_of(painter)
    missing = [] if seat is None else [paint for paint in tile.paints if not table.pieces(seat, paint)]
    return RestorationProspect(
        segment=FRESCO.names[segment],
        tile=tile.id,
        paints=() if seat is None else names_of(tile.paints),
        missing=names_of(missing),
        value=tile.value,
        bonus=bonus,
        more=more,
        points=tile.value + bonus + sum([each.points for each in more]),
    )


def more_for_segment(table: Table, painter: Painter, segment: Cell, so_far: int) -> tuple[MorePoints, ...]:
    """What modules add to the points of a segment, or take off."""
    found = list[MorePoints]()
    for module in table.rules.filling.points:
        points = module.points(table, painter, segment, so_far)
        so_far += points
        if points:
            found.append(MorePoints(module.name, points))
    return tuple(found)


def altar(table: Table, seat: Seat, way: Altar) -> AltarProspect:
    """[FR-5.8] [FR-5.9] What the altar would bring a seat now in this way."""
    value = table.rules.altars[way]
    added = [MorePoints(module.name, module.altar_points(table, seat)) for module in table.rules.filling.altar]
    more = tuple([each for each in added if each.points])
    return AltarProspect(names_of(way.paints), value, more, value + sum([each.points for each in more]))


def affordable(table: Table, seat: Seat, marks: int = 0) -> Affordable:
    """What a seat has the paints for, by an apprentice with such marks."""
    segments = sorted(
        FRESCO.cells_of(payable(table, seat, marks)),
        key=lambda segment: -restoration(table, Painter(seat), segment).points,
    )
    altars = [altar(table, seat, way) for way in payable_altars(table, seat)]
    return Affordable(
        segments=tuple([FRESCO.names[segment] for segment in segments]),
        altars=tuple(sorted(altars, key=lambda way: -way.points)),
    )


def without(some: Affordable, others: Affordable) -> Affordable:
    """What is among some and not among others."""
    return Affordable(
        segments=tuple([segment for segment in some.segments if segment not in others.segments]),
        altars=tuple([way for way in some.altars if way not in others.altars]),
    )


# Buying and blending


def purchase(table: Table, seat: Seat, booth: Booth, place: int, marks: int = 0) -> PurchaseProspect:
    """[FR-4.2] [FR-4.3] What a market tile would bring a seat."""
    tile = table.stall(booth, place)
    after = table.copy()
    for paint in tile.paints:
        after.take_paint(seat, paint)
    return PurchaseProspect(
        booth=BOOTHS[booth],
        place=place + 1,
        tile=tile.id,
        price=None if table.is_asleep(Painter(seat)) else table.price(seat),
        paints=names_of(tile.paints),
        gained=without(affordable(after, seat, marks), affordable(table, seat, marks)),
    )


def blend(table: Table, seat: Seat, paint: Paint, marks: int = 0) -> BlendProspect:
    """[FR-7.2] What blending a paint would bring a seat that has what it takes."""
    pair = ingredients(table, paint)
    assert pair is not None
    after = table.copy()
    for each in pair:
        after.return_paint(seat, each)
    after.take_paint(seat, paint)
    now, then = affordable(table, seat, marks), affordable(after, seat, marks)
    return BlendProspect(PAINTS[paint], names_of(pair), without(then, now), without(now, then))


def names_of(paints: Iterable[Paint]) -> tuple[PaintId, ...]:
    """Paints by their names."""
    return tuple([PAINTS[paint] for paint in paints])
