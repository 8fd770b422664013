"""Module 13, the catacombs: what may be seen."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import ALL_HOURS, ALL_LOCATIONS, FRESCO, HOURS, LOCATIONS
from bottega.games.fresco.modules.bits import numbers_in, union
from bottega.games.fresco.modules.m13_catacombs.catalogue import MAPS, hour_of_map
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
from bottega.games.fresco.modules.shares import HIDDEN, mask_of, names_in, sees_plan
from bottega.games.fresco.openings import Extras
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.share import Places
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m13_catacombs.module import Catacombs


def taken_maps(rooms: Rooms) -> int:
    """All maps that are not in their stacks, a bit each."""
    laid = [1 << number for number in rooms.laid if number != NO_MAP]
    return union([rooms.shown, *rooms.hands, *rooms.spent, *laid])


def map_in_words(number: int, knows: bool) -> str:
    """A map, or only its time: "5:00 ?"."""
    return MAPS[number] if knows else f"{HOURS[hour_of_map(number)]} {HIDDEN}"


def maps_in_words(maps: int, knows: bool) -> tuple[str, ...]:
    """Maps, as a share shows them."""
    return tuple([map_in_words(number, knows) for number in numbers_in(maps)])


def laid_in_words(maps: list[int], knows: bool) -> tuple[str, ...]:
    """Maps on a sheet, as a share shows them."""
    return tuple(
        [f"{LOCATIONS[col]} {map_in_words(number, knows)}" for col, number in enumerate(maps) if number != NO_MAP]
    )


def maps_of(rooms: Rooms, seat: Seat, knows: bool, sees_plan: bool) -> Places:
    """A seat's maps, as a share shows them: as long as its plan is secret, none is laid."""
    hand, laid = rooms.hands[seat], rooms.laid_by(seat)
    if not sees_plan:
        hand |= sum([1 << number for number in laid if number != NO_MAP])
        laid = [NO_MAP] * COLUMNS
    return {
        f"maps {seat}": maps_in_words(hand, knows),
        f"laid {seat}": laid_in_words(laid, knows),
        f"spent {seat}": maps_in_words(rooms.spent[seat], knows),
    }


def known_map(words: str, unseen: dict[str, list[str]]) -> str:
    """A map; of one that shows only its time, an unseen one of that time in its stead."""
    if not words.endswith(HIDDEN):
        return words
    *where, time, _ = words.split()
    return " ".join([*where, unseen[time].pop()])


def look(module: Catacombs, table: Table, seat: Seat | None, everything: bool) -> Places:
    """[FR-M13.3] [FR-M13.8] Of others' maps only their times; all have seen which treasures are kept."""
    rooms = module.catacombs(table)
    share: Places = {
        "open": tuple([f"{FRESCO.names[cell]} {module.treasury.ids[rooms.open[cell]]}" for cell in open_rooms(rooms)]),
        "sold": names_in(rooms.sold, module.treasury.ids),
        "stacks": tuple([str((rooms.stacks & stack).bit_count()) for stack in STACKS if stack]),
        "shown": names_in(rooms.shown, MAPS),
    }
    for painter in table.rules.painters:
        owner = table.seat_of(painter)
        share[f"kept {painter}"] = names_in(rooms.kept[painter], module.treasury.ids)
        if owner is None:
            share[f"laid {painter}"] = laid_in_words(rooms.laid_by(painter), True)
        else:
            knows = everything or owner == seat
            share.update(maps_of(rooms, owner, knows, sees_plan(table, seat, owner, everything)))
    return share


def imagine(rules: Rules, share: Places, rng: random.Random) -> Places:
    """Of each map that shows only its time an unseen one of that time, each as likely as any other."""
    places = [place for place in share if place.partition(" ")[0] in ("maps", "laid", "spent", "shown")]
    seen = [words.split()[-1] for place in places for words in share[place]]
    unseen = {HOURS[hour]: [MAPS[n] for n in ALL_MAPS if hour_of_map(n) == hour] for hour in ALL_HOURS}
    for time, maps in unseen.items():
        unseen[time] = [number for number in maps if number not in seen]
        rng.shuffle(unseen[time])
    return {**share, **{place: tuple([known_map(words, unseen) for words in share[place]]) for place in places}}


def lay_out(module: Catacombs, rules: Rules, share: Places) -> Extras:
    rooms = Rooms(
        open_rooms=[EMPTY] * FRESCO.size,
        down=(1 << len(module.treasury.ids)) - 1,
        kept=[mask_of(share[f"kept {painter}"], module.treasury.ids) for painter in rules.painters],
        sold=mask_of(share["sold"], module.treasury.ids),
        stacks=EVERY_MAP,
        hands=[mask_of(share[f"maps {seat}"], MAPS) for seat in rules.seats],
        laid=[NO_MAP] * (len(rules.painters) * COLUMNS),
        spent=[mask_of(share[f"spent {seat}"], MAPS) for seat in rules.seats],
        shown=mask_of(share["shown"], MAPS),
    )
    for segment, treasure in [words.split() for words in share["open"]]:
        rooms.open[FRESCO.parse(segment)] = module.treasury.ids.index(treasure)
    for painter in rules.painters:
        for location, number in [words.split() for words in share[f"laid {painter}"]]:
            rooms.lay(painter, ALL_LOCATIONS[LOCATIONS.index(location)], MAPS.index(number))
    rooms.down &= ~turned_up(rooms)
    rooms.stacks &= ~taken_maps(rooms)
    return rooms
