"""Module 13, the catacombs: what may be seen."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import msgspec

from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import ALL_HOURS, FRESCO, HOURS, LOCATIONS, Painter
from bottega.games.fresco.kinds import HourId, LocationId, SegmentId
from bottega.games.fresco.modules.bits import numbers_in, union
from bottega.games.fresco.modules.covering import column_at
from bottega.games.fresco.modules.m13_catacombs.catalogue import MAPS, hour_of_map
from bottega.games.fresco.modules.m13_catacombs.kinds import MapId, TreasureId
from bottega.games.fresco.modules.m13_catacombs.offers import ALL_MAPS
from bottega.games.fresco.modules.m13_catacombs.rooms import (
    COLUMNS,
    EMPTY,
    EVERY_MAP,
    NO_MAP,
    STACKS,
    Rooms,
    open_rooms,
    turned_up,
)
from bottega.games.fresco.modules.shares import mask_of, names_in, sees_plan
from bottega.games.fresco.openings import Extras
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.share import Share
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m13_catacombs.module import Catacombs


class OpenRoom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A treasure that lies open, and the segment under which it was."""

    segment: SegmentId
    treasure: TreasureId


class MapStack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many maps of a time are left."""

    hour: HourId
    left: int


class HeldMap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A map: its time, and which one it is, None if that may not be known."""

    hour: HourId
    map: MapId | None


class LaidMap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A map on a location of a sheet: its time, and which one it is, None if that may not be known."""

    location: LocationId
    hour: HourId
    map: MapId | None


class CatacombsShare(Share, frozen=True, kw_only=True, tag="catacombs"):
    """Treasures: those that lie open, those that each painter keeps, and those that are sold.

    Maps: how many are left in each stack, those in the `hands` of each seat, those `laid` on each painter's sheet,
    those that were laid by each seat and not used, and all that were `shown`. While a plan is secret, `laid` is None,
    and `hands` has the maps that it may have laid.
    """

    open: tuple[OpenRoom, ...]
    kept: tuple[tuple[TreasureId, ...], ...]
    sold: tuple[TreasureId, ...]
    stacks: tuple[MapStack, ...]
    hands: tuple[tuple[HeldMap, ...], ...]
    laid: tuple[tuple[LaidMap, ...] | None, ...]
    spent: tuple[tuple[HeldMap, ...], ...]
    shown: tuple[MapId, ...]


def look(module: Catacombs, table: Table, seat: Seat | None, everything: bool) -> Share:
    """[FR-M13.3] [FR-M13.8] Of others' maps only their times; all have seen which treasures are kept."""
    rooms, ids, seats = module.catacombs(table), module.treasury.ids, table.rules.seats
    knows = [everything or other == seat for other in seats]
    sees = [sees_plan(table, seat, other, everything) for other in seats]
    return CatacombsShare(
        open=tuple([OpenRoom(FRESCO.names[cell], ids[rooms.open[cell]]) for cell in open_rooms(rooms)]),
        kept=tuple([names_in(kept, ids) for kept in rooms.kept]),
        sold=names_in(rooms.sold, ids),
        stacks=tuple(
            [MapStack(HOURS[hour], (rooms.stacks & STACKS[hour]).bit_count()) for hour in ALL_HOURS if STACKS[hour]]
        ),
        hands=tuple([held(hand_of(rooms, other, sees[other]), knows[other]) for other in seats]),
        laid=tuple([laid_by(table, rooms, painter, knows, sees) for painter in table.rules.painters]),
        spent=tuple([held(rooms.spent[other], knows[other]) for other in seats]),
        shown=names_in(rooms.shown, MAPS),
    )


def hand_of(rooms: Rooms, seat: Seat, sees_plan: bool) -> int:
    """The maps in a seat's hand, a bit each; while its plan is secret also those that it lays."""
    laid = [] if sees_plan else [1 << number for number in rooms.laid_by(seat) if number != NO_MAP]
    return union([rooms.hands[seat], *laid])


def held(maps: int, knows: bool) -> tuple[HeldMap, ...]:
    """Maps, as a share shows them."""
    return tuple([HeldMap(time_of(number), MAPS[number] if knows else None) for number in numbers_in(maps)])


def laid_by(
    table: Table, rooms: Rooms, painter: Painter, knows: list[bool], sees: list[bool]
) -> tuple[LaidMap, ...] | None:
    """The maps on a painter's sheet: Leonardo's are open."""
    seat = table.seat_of(painter)
    if seat is not None and not sees[seat]:
        return None
    knows_it = seat is None or knows[seat]
    return tuple(
        [
            LaidMap(LOCATIONS[column], time_of(number), MAPS[number] if knows_it else None)
            for column, number in enumerate(rooms.laid_by(painter))
            if number != NO_MAP
        ]
    )


def time_of(number: int) -> HourId:
    """The time of a map."""
    return HOURS[hour_of_map(number)]


def taken_maps(rooms: Rooms) -> int:
    """All maps that are not in their stacks, a bit each."""
    laid = [1 << number for number in rooms.laid if number != NO_MAP]
    return union([rooms.shown, *rooms.hands, *rooms.spent, *laid])


# Imagining


class Unseen:
    """The maps of each time that nobody has seen, in random order."""

    def __init__(self, share: CatacombsShare, rng: random.Random) -> None:
        seen = {*share.shown, *[held.map for held in known_or_not(share)]}
        self.maps: dict[str, list[str]] = {}
        for hour in ALL_HOURS:
            maps = [MAPS[number] for number in ALL_MAPS if hour_of_map(number) == hour and MAPS[number] not in seen]
            rng.shuffle(maps)
            self.maps[HOURS[hour]] = maps

    def held(self, maps: tuple[HeldMap, ...]) -> tuple[HeldMap, ...]:
        """Maps, of which each is known."""
        return tuple([HeldMap(each.hour, each.map or self.maps[each.hour].pop()) for each in maps])

    def laid(self, maps: tuple[LaidMap, ...] | None) -> tuple[LaidMap, ...]:
        """Maps on a sheet, of which each is known; none if the plan is secret."""
        return tuple([LaidMap(each.location, each.hour, each.map or self.maps[each.hour].pop()) for each in maps or ()])


def known_or_not(share: CatacombsShare) -> list[HeldMap | LaidMap]:
    """All maps that are in hands, on sheets or spent."""
    return [each for maps in [*share.hands, *share.laid, *share.spent] for each in maps or ()]


def imagine(share: Share, rng: random.Random) -> Share:
    """Of each map that shows only its time an unseen one of that time, each as likely as any other."""
    assert isinstance(share, CatacombsShare)
    unseen = Unseen(share, rng)
    hands = tuple([unseen.held(maps) for maps in share.hands])
    laid = tuple([unseen.laid(maps) for maps in share.laid])
    return msgspec.structs.replace(
        share, hands=hands, laid=laid, spent=tuple([unseen.held(maps) for maps in share.spent])
    )


# Laying out


def lay_out(module: Catacombs, rules: Rules, share: Share) -> Extras:
    """The catacombs, of a share in which all maps are known."""
    assert isinstance(share, CatacombsShare)
    ids = module.treasury.ids
    rooms = Rooms(
        open_rooms=[EMPTY] * FRESCO.size,
        down=(1 << len(ids)) - 1,
        kept=[mask_of(kept, ids) for kept in share.kept],
        sold=mask_of(share.sold, ids),
        stacks=EVERY_MAP,
        hands=[numbers_of(maps) for maps in share.hands],
        laid=[NO_MAP] * (len(rules.painters) * COLUMNS),
        spent=[numbers_of(maps) for maps in share.spent],
        shown=mask_of(share.shown, MAPS),
    )
    for room in share.open:
        rooms.open[FRESCO.parse(room.segment)] = ids.index(room.treasure)
    for painter in rules.painters:
        for laid in share.laid[painter] or ():
            rooms.lay(painter, column_at(laid.location), MAPS.index(laid.map or ""))
    rooms.down &= ~turned_up(rooms)
    rooms.stacks &= ~taken_maps(rooms)
    return rooms


def numbers_of(maps: tuple[HeldMap, ...]) -> int:
    """Maps that are known, a bit each."""
    return mask_of(tuple([each.map or "" for each in maps]), MAPS)
