"""The box: what is printed, worked out once for fast play."""

from __future__ import annotations

from typing import Final

from bottega.games.fresco.catalogue import (
    ALL_PAINTS,
    BLUE,
    BROWN,
    GREEN,
    ORANGE,
    PAINTS,
    PINK,
    PURPLE,
    RED,
    TILES,
    YELLOW,
    MarketTile,
    Paint,
    Tile,
    palette_of,
)
from bottega.games.fresco.components import Components, FrescoTileEntry, HostelRow, MarketTileEntry
from bottega.games.fresco.modules.m01_portraits.catalogue import LASTING_EFFECTS
from bottega.games.fresco.modules.m01_portraits.components import PortraitEntry
from bottega.games.fresco.modules.m14_pews.components import BeamTileEntry

MIXES: Final[list[tuple[Paint, Paint, Paint]]] = [
    (ORANGE, YELLOW, RED),
    (GREEN, YELLOW, BLUE),
    (PURPLE, RED, BLUE),
    (PINK, PURPLE, RED),
    (BROWN, ORANGE, GREEN),
]
"""[FR-7.2] [FR-M3.2] What is blended, of which two."""


def paints_named(names: list[str]) -> list[Paint]:
    """Paints by their names."""
    return [ALL_PAINTS[PAINTS.index(name)] for name in names]


class FrescoTile:
    """A fresco tile: its points, the paints it takes, as a bit each, and the seals on its back, likewise."""

    __slots__ = ("cost", "id", "paints", "seals", "value")

    def __init__(self, entry: FrescoTileEntry) -> None:
        self.id: str = entry.id
        self.value: int = entry.value
        self.paints: list[Paint] = paints_named(entry.paints)
        self.cost: int = palette_of(self.paints)
        self.seals: int = palette_of(paints_named(entry.seals))


class Stall:
    """A market tile: its paints, and its beams, if it is one of module 14."""

    __slots__ = ("beams", "id", "name", "paints")

    def __init__(self, entry: MarketTileEntry | BeamTileEntry, beams: int) -> None:
        self.id: str = entry.id
        self.name: str = entry.name
        self.paints: list[Paint] = paints_named(entry.paints)
        self.beams = beams


class Portrait:
    """[FR-M1.7] A portrait: what it pays, or the word of its lasting effect."""

    __slots__ = ("choice", "id", "lasting", "mood", "name", "paints", "pile", "points", "thalers")

    def __init__(self, entry: PortraitEntry) -> None:
        self.id: str = entry.id
        self.name: str = entry.name
        self.pile: str = entry.pile
        self.lasting: str = entry.lasting
        self.thalers: int = entry.thalers
        self.points: int = entry.points
        self.mood: int = entry.mood
        self.paints: list[Paint] = paints_named(entry.paints)
        self.choice: int = entry.choice


class Hostel:
    """[FR-2.3] [FR-2.4] What each wake-up time does to the mood, and what a market tile costs then."""

    __slots__ = ("mood", "price")

    def __init__(self, rows: list[HostelRow]) -> None:
        self.mood: list[int] = [row.mood for row in rows]
        self.price: list[int] = [row.price for row in rows]


class Box:
    """What every game of Fresco with the same components has in common."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.hostel = Hostel(components.hostel.items)
        self.hostel_for_three = Hostel(components.hostel_for_three.items)
        self.mood_top: int = components.mood.top
        self.mood_bottom: int = components.mood.bottom
        self.extra_from: int = components.mood.extra_from
        self.missing_from: int = components.mood.missing_from
        self.theater: int = components.mood.theater
        self.stalls: list[Stall] = [
            *[Stall(entry, 0) for entry in components.market.items],
            *[Stall(entry, entry.beams) for entry in components.beam_tiles.items],
        ]
        self.market: list[MarketTile] = [MarketTile(number) for number in range(len(components.market.items))]
        """[FR-1.3] The market tiles of the base game."""
        self.market_for_three: list[MarketTile] = [
            tile for tile, entry in zip(self.market, components.market.items, strict=True) if entry.for_three
        ]
        entries = [*components.fresco.items, *components.special_fresco.items]
        self.tiles: list[FrescoTile] = [FrescoTile(entry) for entry in entries]
        self.centre = tile_in_the_centre(components.fresco.items)
        self.special_centre = tile_in_the_centre(components.special_fresco.items)
        self.thalers: int = components.kit.thalers
        self.apprentices: int = components.kit.apprentices
        self.first_paints: list[Paint] = paints_named(components.kit.paints)
        self.pieces: list[int] = [entry.pieces for entry in components.paints.items]
        coins = components.coins
        self.coins: int = coins.ones + 5 * coins.fives + 10 * coins.tens
        self.portraits: list[Portrait] = [Portrait(entry) for entry in components.portraits.items]
        self.lasting: dict[str, int] = {effect: portraits_with(effect, self.portraits) for effect in LASTING_EFFECTS}
        """[FR-M1.7] The portraits with each lasting effect, a bit each."""

    def mood_after(self, mood: int, spaces: int) -> int:
        """[FR-2.3] A mood that changes by so many spaces stays in its column."""
        return max(self.mood_bottom, min(self.mood_top, mood + spaces))

    def apprentices_with(self, mood: int) -> int:
        """[FR-2.6] [FR-2.7] How many apprentices a mood allows for: an extra one, or one less."""
        return self.apprentices + (mood >= self.extra_from) - (mood <= self.missing_from)


def tile_in_the_centre(entries: list[FrescoTileEntry]) -> Tile:
    """[FR-1.4] [FR-M3.1] The tile that is laid in the centre."""
    (entry,) = [entry for entry in entries if entry.centre]
    return Tile(TILES.index(entry.id))


def portraits_with(effect: str, portraits: list[Portrait]) -> int:
    """The portraits with a lasting effect, a bit each."""
    return sum([1 << card for card, portrait in enumerate(portraits) if portrait.lasting == effect])
