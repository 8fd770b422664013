"""The printed matter of modules 4 to 17: its chapters, and what would contradict the rulebook's own numbers."""

from __future__ import annotations

import msgspec

from bottega.core.components import Chapter, Entry
from bottega.games.fresco.catalogue import FRESCO, HOURS, MAPS, hour_of_map
from bottega.games.fresco.faults import list_faults, range_faults

# Module 4: The Wishing Well


# End of module 4

# Module 5: The Gold Leaf


# End of module 5

# Module 6: The Glaziers


# End of module 6

# Module 7: The Scrolls


# End of module 7

# Module 8: The Bells


# End of module 8

# Module 9: The Wall Fresco


# End of module 9

# Module 10: The Medico


# End of module 10

# Module 11: The Bishop's Favors


# End of module 11

# Module 12: The Dames

DAMES_FOR_FOUR = 8
DAMES_FOR_THREE = 6
LAST_SPACE = 100


class Rosaries(Chapter, frozen=True):
    four_players: list[int]
    three_players: list[int]


def rosary_faults(title: str, spaces: list[int], dames: int) -> list[str]:
    """What is wrong with the rosary spaces of a side of the board."""
    found = [] if len(spaces) == dames else [f"rosaries: {title}: there are {dames} spaces"]
    found += range_faults(f"rosaries: {title}: the spaces run", spaces, 1, LAST_SPACE)
    in_order = sorted(set(spaces)) == spaces
    return found if in_order else [*found, f"rosaries: {title}: the spaces are named in order, none of them twice"]


# End of module 12

# Module 13: The Catacombs

TREASURES = [f"T{number:02}" for number in range(1, 26)]
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
        if not treasure.name.strip() or "\n" in treasure.name:
            wrong.append("the name says something, on one line")
        found += [f"{treasure.id}: {fault}" for fault in wrong]
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


# End of module 13

# Module 14: The Pews


# End of module 14

# Module 15: The Dome


# End of module 15

# Module 16: The Black Market


# End of module 16

# Module 17: The Painters Guild


# End of module 17


class ModuleComponents(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What modules 4 to 17 bring."""

    # Module 4: The Wishing Well

    # Module 5: The Gold Leaf

    # Module 6: The Glaziers

    # Module 7: The Scrolls

    # Module 8: The Bells

    # Module 9: The Wall Fresco

    # Module 10: The Medico

    # Module 11: The Bishop's Favors

    # Module 12: The Dames
    rosaries: Rosaries

    # Module 13: The Catacombs
    treasures: Treasures
    maps: Maps

    # Module 14: The Pews

    # Module 15: The Dome

    # Module 16: The Black Market

    # Module 17: The Painters Guild


def module_faults(components: ModuleComponents) -> list[str]:
    """What contradicts the rulebook's own numbers, or could not be played."""
    return [
        # Module 4: The Wishing Well
        #
        # Module 5: The Gold Leaf
        #
        # Module 6: The Glaziers
        #
        # Module 7: The Scrolls
        #
        # Module 8: The Bells
        #
        # Module 9: The Wall Fresco
        #
        # Module 10: The Medico
        #
        # Module 11: The Bishop's Favors
        #
        # Module 12: The Dames
        *rosary_faults("four_players", components.rosaries.four_players, DAMES_FOR_FOUR),
        *rosary_faults("three_players", components.rosaries.three_players, DAMES_FOR_THREE),
        # Module 13: The Catacombs
        *treasure_faults(components.treasures.items),
        *map_faults(components.maps.items),
        #
        # Module 14: The Pews
        #
        # Module 15: The Dome
        #
        # Module 16: The Black Market
        #
        # Module 17: The Painters Guild
        #
    ]
