"""Module 13, the catacombs: its printed matter."""

from __future__ import annotations

from bottega.core.components import Chapter, Entry
from bottega.games.fresco.catalogue import FRESCO, HOURS
from bottega.games.fresco.faults import list_faults, name_faults, range_faults
from bottega.games.fresco.modules.m13_catacombs.catalogue import MAPS, TREASURES, hour_of_map

ROOMS = {"5:00": 4, "6:00": 3, "7:00": 2}
"""So many rooms has a map of each time."""
VOLUMES = 5
MOST_TREASURE = 99
MOST_CHEER = 9


class TreasureEntry(Entry, frozen=True):
    id: str
    points: int
    thalers: int
    mood: int
    volume: int


class Treasures(Chapter, frozen=True):
    items: list[TreasureEntry]


class MapEntry(Entry, frozen=True):
    id: str
    rooms: list[str]


class Maps(Chapter, frozen=True):
    items: list[MapEntry]


def treasure_faults(treasures: list[TreasureEntry]) -> list[str]:
    """What is wrong with the catacomb tiles."""
    found = list_faults("treasures", [treasure.id for treasure in treasures], TREASURES)
    for treasure in treasures:
        wrong = range_faults("points and Thalers run", [treasure.points, treasure.thalers], 0, MOST_TREASURE)
        wrong += range_faults("spaces of mood run", [treasure.mood], 0, MOST_CHEER)
        wrong += range_faults("volumes run", [treasure.volume], 0, VOLUMES)
        if treasure.volume and treasure.points:
            wrong.append("a script has no points of its own")
        found += [f"{treasure.id}: {fault}" for fault in [*wrong, *name_faults(treasure.name)]]
    there = {treasure.volume for treasure in treasures}
    missing = [volume for volume in range(1, VOLUMES + 1) if volume not in there]
    return found + [f"treasures: no script has volume {volume}" for volume in missing]


def map_faults(maps: list[MapEntry]) -> list[str]:
    """What is wrong with the maps."""
    found = list_faults("maps", [entry.id for entry in maps], MAPS)
    for number, entry in enumerate(maps[: len(MAPS)]):
        rooms = ROOMS[HOURS[hour_of_map(number)]]
        if len(set(entry.rooms)) != rooms or len(entry.rooms) != rooms:
            found.append(f"map {entry.id}: there are {rooms} rooms, none of them twice")
        found += [f"map {entry.id}: there is no room {room!r}" for room in entry.rooms if room not in FRESCO.names]
    return found
