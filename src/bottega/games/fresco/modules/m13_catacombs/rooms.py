"""Module 13: the rooms of the catacombs, and the maps, as they lie there and as a view shows them."""

from __future__ import annotations

from typing import Final

from bottega.games.fresco.catalogue import ALL_HOURS, FRESCO, LOCATIONS, Location
from bottega.games.fresco.modules.m13_catacombs.catalogue import MAPS, hour_of_map
from bottega.games.fresco.modules.m13_catacombs.components import TreasureEntry
from bottega.games.fresco.modules.m13_catacombs.offers import ALL_MAPS
from bottega.games.fresco.openings import Extras
from bottega.parts.grid import Cell

COLUMNS: Final = len(LOCATIONS)
PRICE: Final = 1
"""[FR-M13.3] What a map costs."""
EVERY_MAP: Final = (1 << len(MAPS)) - 1
STACKS: Final = [sum([1 << number for number in ALL_MAPS if hour_of_map(number) == hour]) for hour in ALL_HOURS]
"""The maps of each time, a bit each; two times have none."""
NO_MAP: Final = -1
EMPTY: Final = -1
"""What a room holds that is closed, or of which the treasure is gone."""


class Treasure:
    """A catacomb tile, as it is printed. A script has a volume; the others have none, which is 0."""

    __slots__ = ("id", "mood", "name", "points", "thalers", "volume")

    def __init__(self, entry: TreasureEntry) -> None:
        self.id: str = entry.id
        self.name: str = entry.name
        self.points: int = entry.points
        self.thalers: int = entry.thalers
        self.mood: int = entry.mood
        self.volume: int = entry.volume


class Rooms(Extras):
    """The catacombs: the treasure in each open room, and a bit for each that lies face down.

    `kept` are those of each painter, `sold` those out of the game. Of the maps there is a bit for each in a stack
    (`stacks`), in each seat's hand (`hands`), laid but not used by each seat (`spent`) and used by anybody
    (`shown`); `laid` has a map a painter and column. Leonardo's are shown from the start.
    """

    __slots__ = ("down", "hands", "kept", "laid", "open", "shown", "sold", "spent", "stacks")

    def __init__(
        self,
        open_rooms: list[int],
        down: int,
        kept: list[int],
        sold: int,
        stacks: int,
        hands: list[int],
        laid: list[int],
        spent: list[int],
        shown: int,
    ) -> None:
        self.open = open_rooms
        self.down = down
        self.kept = kept
        self.sold = sold
        self.stacks = stacks
        self.hands = hands
        self.laid = laid
        self.spent = spent
        self.shown = shown

    def copy(self) -> Rooms:
        return Rooms(
            self.open[:],
            self.down,
            self.kept[:],
            self.sold,
            self.stacks,
            self.hands[:],
            self.laid[:],
            self.spent[:],
            self.shown,
        )

    def map_at(self, painter: int, column: Location) -> int:
        """The map on a location of a painter's sheet."""
        return self.laid[painter * COLUMNS + column]

    def lay(self, painter: int, column: Location, number: int) -> None:
        """A map is laid on a location of a painter's sheet, or taken off."""
        self.laid[painter * COLUMNS + column] = number

    def laid_by(self, painter: int) -> list[int]:
        """The maps on a painter's sheet, column by column."""
        return self.laid[painter * COLUMNS : (painter + 1) * COLUMNS]


def open_rooms(rooms: Rooms) -> list[Cell]:
    """The rooms that hold an open treasure."""
    return [segment for segment in FRESCO.cells if rooms.open[segment] != EMPTY]


def turned_up(rooms: Rooms) -> int:
    """All treasures that do not lie face down, a bit each."""
    treasures = rooms.sold + sum(rooms.kept)
    for number in rooms.open:
        if number != EMPTY:
            treasures += 1 << number
    return treasures
