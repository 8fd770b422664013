"""Module 13, the catacombs: its printed matter."""

from __future__ import annotations

from bottega.core.components import Chapter, Entry
from bottega.core.errors import BadInput
from bottega.core.faults import id_faults, length_faults, list_faults, name_faults, range_faults, twice_faults
from bottega.games.fresco.catalogue import FRESCO, HOURS
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


def treasure_faults(treasures: list[TreasureEntry]) -> list[BadInput]:
    """What is wrong with the catacomb tiles."""
    found = list_faults("treasures.id", [treasure.id for treasure in treasures], TREASURES)
    for treasure in treasures:
        where = f"treasures.{treasure.id}"
        found += range_faults(f"{where}.points", [treasure.points], 0, MOST_TREASURE)
        found += range_faults(f"{where}.thalers", [treasure.thalers], 0, MOST_TREASURE)
        found += range_faults(f"{where}.mood", [treasure.mood], 0, MOST_CHEER)
        found += range_faults(f"{where}.volume", [treasure.volume], 0, VOLUMES)
        if treasure.volume and treasure.points:
            found.append(BadInput("script-with-points", where=f"{where}.points"))
        found += name_faults(f"{where}.name", treasure.name)
    there = {treasure.volume for treasure in treasures}
    missing = [volume for volume in range(1, VOLUMES + 1) if volume not in there]
    return found + [BadInput("no-script-of-volume", volume=volume) for volume in missing]


def map_faults(maps: list[MapEntry]) -> list[BadInput]:
    """What is wrong with the maps."""
    found = list_faults("maps.id", [entry.id for entry in maps], MAPS)
    for number, entry in enumerate(maps[: len(MAPS)]):
        where, rooms = f"maps.{entry.id}.rooms", ROOMS[HOURS[hour_of_map(number)]]
        found += length_faults(where, len(entry.rooms), rooms, rooms)
        found += twice_faults(where, entry.rooms)
        found += id_faults(where, entry.rooms, FRESCO.names)
    return found
