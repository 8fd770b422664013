"""The names on the board: paints, wake-up times, locations, segments and kinds of tiles."""

from __future__ import annotations

from typing import Final, NewType

from bottega.core.seats import Seat
from bottega.parts.grid import Cell, Grid

Painter = NewType("Painter", int)
"""A master painter on the board: each seat's, by its number, and after them Leonardo's."""
Paint = NewType("Paint", int)
Hour = NewType("Hour", int)
"""A wake-up time, the earliest first."""
Location = NewType("Location", int)
"""A column of the action sheet."""
Booth = NewType("Booth", int)
MarketTile = NewType("MarketTile", int)
Tile = NewType("Tile", int)
"""A fresco tile, on the fresco or in front of a painter."""

MOST_SEATS: Final = 4
ALL_SEATS: Final = [Seat(number) for number in range(MOST_SEATS)]
SEATS_IN: Final = [tuple([seat for seat in ALL_SEATS if mask >> seat & 1]) for mask in range(1 << MOST_SEATS)]
"""The seats of every bit mask."""
ALL_PAINTERS: Final = [Painter(number) for number in range(MOST_SEATS)]
STARTING_SPACES: Final = [f"S{number}" for number in range(1, MOST_SEATS + 1)]
"""[FR-1.2] The spaces beside the track, where the painters begin."""

PAINTS: Final = ["yellow", "red", "blue", "orange", "green", "purple", "pink", "brown"]
LETTERS: Final = "YRBOGPKW"
ALL_PAINTS: Final = [Paint(number) for number in range(len(PAINTS))]
YELLOW: Final = Paint(0)
RED: Final = Paint(1)
BLUE: Final = Paint(2)
ORANGE: Final = Paint(3)
GREEN: Final = Paint(4)
PURPLE: Final = Paint(5)
PINK: Final = Paint(6)
BROWN: Final = Paint(7)
BASIC: Final = [YELLOW, RED, BLUE]
BLENDED: Final = [ORANGE, GREEN, PURPLE]
SPECIAL: Final = [PINK, BROWN]

HOURS: Final = ["5:00", "6:00", "7:00", "8:00", "9:00"]
ALL_HOURS: Final = [Hour(number) for number in range(len(HOURS))]
IN_BED: Final = Hour(-1)

LOCATIONS: Final = ["market", "cathedral", "studio", "workshop", "theater"]
ALL_LOCATIONS: Final = [Location(number) for number in range(len(LOCATIONS))]
MARKET: Final = Location(0)
CATHEDRAL: Final = Location(1)
STUDIO: Final = Location(2)
WORKSHOP: Final = Location(3)
THEATER: Final = Location(4)
SPACES_EACH: Final = 3
"""[FR-3.2] So many apprentices find room at a location."""

BOOTHS: Final = ["I", "II", "III", "IV"]
ALL_BOOTHS: Final = [Booth(number) for number in range(len(BOOTHS))]
MOST_AT_A_BOOTH: Final = 4
STANDS: Final = len(BOOTHS) * MOST_AT_A_BOOTH
"""The places of all booths, numbered through."""

BASE_MARKET_TILES: Final = [f"M{number:02}" for number in range(1, 15)]
BEAM_TILES: Final = [f"M{number:02}" for number in range(15, 21)]
"""The market tiles of module 14, which show beams."""
MARKET_TILES: Final = [*BASE_MARKET_TILES, *BEAM_TILES]
ALL_MARKET_TILES: Final = [MarketTile(number) for number in range(len(MARKET_TILES))]

FRESCO: Final = Grid(rows=5, columns=5)
"""The segments of the fresco."""
CENTRE: Final = Cell(12)

BASE_TILES: Final = [f"F{number:02}" for number in range(1, 26)]
SPECIAL_TILES: Final = [f"S{number}" for number in range(1, 8)]
TILES: Final = [*BASE_TILES, *SPECIAL_TILES]
ALL_TILES: Final = [Tile(number) for number in range(len(TILES))]
RESTORED: Final = Tile(-1)
"""What lies on a segment once it is restored: no tile."""


def stand_of(booth: Booth, place: int) -> int:
    """The stand that is a place of a booth."""
    return booth * MOST_AT_A_BOOTH + place


def letters_of(paints: list[Paint]) -> str:
    """Paints as they are written: "YRB"."""
    return "".join([LETTERS[paint] for paint in paints])


def palette_of(paints: list[Paint]) -> int:
    """Which paints these are, a bit each, whatever their number."""
    palette = 0
    for paint in paints:
        palette |= 1 << paint
    return palette
