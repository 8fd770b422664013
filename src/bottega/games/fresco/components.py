"""Reads components.toml, and checks it against the numbers that the rulebook prints."""

from __future__ import annotations

from bottega.core.components import Chapter, Entry, printed_text, read_components
from bottega.core.errors import BadInput
from bottega.core.faults import (
    fixed_faults,
    id_faults,
    length_faults,
    list_faults,
    name_faults,
    range_faults,
    sum_faults,
    twice_faults,
)
from bottega.games.fresco.catalogue import (
    BASE_MARKET_TILES,
    BASE_TILES,
    BOOTHS,
    HOURS,
    LETTERS,
    MOST_AT_A_BOOTH,
    PAINTS,
    SPECIAL_TILES,
)
from bottega.games.fresco.faults import (
    BASIC_PAINTS,
    BLENDED_PAINTS,
    MOST,
    MOST_ON_A_TILE,
    MOST_PAINTS,
    USUAL_PAINTS,
    paint_faults,
)
from bottega.games.fresco.module_components import ModuleComponents, module_faults
from bottega.games.fresco.modules.m01_portraits.catalogue import PORTRAITS
from bottega.games.fresco.modules.m01_portraits.components import PortraitChapter, portraits_faults
from bottega.games.fresco.modules.m02_requests.catalogue import REQUESTS
from bottega.games.fresco.modules.m02_requests.components import RequestChapter, request_faults
from bottega.games.fresco.modules.m03_special_blends.components import special_faults
from bottega.games.fresco.modules.m14_pews.components import BeamTileEntry

FOR_THREE = 11
"""So many market tiles are played with two and three players."""
LEFT_WITH_FOUR = 1
LEFT_WITH_THREE = 2
"""So many tiles stay in the bag when all booths are filled."""
APPRENTICES = 5

MOST_CHANGE = 8
MOST_PRICE = 20
MOST_MOOD = 9
MOST_VALUE = 30
MOST_COINS = 999


class HostelRow(Entry, frozen=True):
    mood: int
    price: int


class HostelChapter(Chapter, frozen=True):
    items: list[HostelRow]


class Mood(Chapter, frozen=True):
    top: int
    bottom: int
    extra_from: int
    missing_from: int
    theater: int


class MarketTileEntry(Entry, frozen=True):
    id: str
    paints: list[str]
    for_three: bool


class Market(Chapter, frozen=True):
    items: list[MarketTileEntry]


class Booths(Chapter, frozen=True):
    four_players: list[int]
    three_players: list[int]


class FrescoTileEntry(Entry, frozen=True):
    id: str
    value: int
    paints: list[str]
    seals: list[str]
    centre: bool


class FrescoChapter(Chapter, frozen=True):
    items: list[FrescoTileEntry]


class PaintEntry(Entry, frozen=True):
    id: str
    pieces: int


class Paints(Chapter, frozen=True):
    items: list[PaintEntry]


class Coins(Chapter, frozen=True):
    ones: int
    fives: int
    tens: int


class Kit(Chapter, frozen=True):
    apprentices: int
    thalers: int
    paints: list[str]


class Components(ModuleComponents, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All printed matter of the game."""

    game: str
    hostel: HostelChapter
    hostel_for_three: HostelChapter
    mood: Mood
    market: Market
    booths: Booths
    fresco: FrescoChapter
    special_fresco: FrescoChapter
    paints: Paints
    coins: Coins
    kit: Kit
    portraits: PortraitChapter
    requests: RequestChapter


def parse_components(own: str = "") -> Components:
    """The printed matter, with the values that a file of one's own replaces; BadInput says what is wrong."""
    return read_components(Components, printed_text(__package__), own, faults)


def faults(components: Components) -> list[BadInput]:
    """What contradicts the rulebook's own numbers, or could not be played."""
    return [
        *all_list_faults(components),
        *title_faults(components),
        *hostel_faults("hostel", components.hostel.items),
        *hostel_faults("hostel_for_three", components.hostel_for_three.items),
        *mood_faults(components.mood),
        *market_faults(components.market.items),
        *beam_market_faults(components.market.items, components.beam_tiles.items),
        *booth_faults(
            "four_players", components.booths.four_players, len(BOOTHS), len(BASE_MARKET_TILES) - LEFT_WITH_FOUR
        ),
        *booth_faults("three_players", components.booths.three_players, len(BOOTHS) - 1, FOR_THREE - LEFT_WITH_THREE),
        *fresco_faults("fresco", components.fresco.items, USUAL_PAINTS),
        *fresco_faults("special_fresco", components.special_fresco.items, PAINTS),
        *special_faults(components.special_fresco.items),
        *supply_faults(components.paints.items, components.coins),
        *kit_faults(components.kit),
        *portraits_faults(components.portraits.items),
        *request_faults(components.requests.items),
        *module_faults(components),
    ]


# Lists and names


def all_list_faults(components: Components) -> list[BadInput]:
    """Lists whose members and order are fixed."""
    return [
        *list_faults("hostel.name", [row.name for row in components.hostel.items], HOURS),
        *list_faults("hostel_for_three.name", [row.name for row in components.hostel_for_three.items], HOURS),
        *list_faults("market.id", [tile.id for tile in components.market.items], BASE_MARKET_TILES),
        *list_faults("fresco.id", [tile.id for tile in components.fresco.items], BASE_TILES),
        *list_faults("special_fresco.id", [tile.id for tile in components.special_fresco.items], SPECIAL_TILES),
        *list_faults("paints.id", [paint.id for paint in components.paints.items], LETTERS),
        *list_faults("paints.name", [paint.name for paint in components.paints.items], PAINTS),
        *list_faults("portraits.id", [portrait.id for portrait in components.portraits.items], PORTRAITS),
        *list_faults("requests.id", [request.id for request in components.requests.items], REQUESTS),
    ]


def title_faults(components: Components) -> list[BadInput]:
    """Things that could not be told of."""
    names = [
        *[("market", tile.id, tile.name) for tile in components.market.items],
        *[("fresco", tile.id, tile.name) for tile in components.fresco.items],
        *[("special_fresco", tile.id, tile.name) for tile in components.special_fresco.items],
        *[("portraits", portrait.id, portrait.name) for portrait in components.portraits.items],
        *[("requests", request.id, request.name) for request in components.requests.items],
    ]
    return [fault for chapter, entry, name in names for fault in name_faults(f"{chapter}.{entry}.name", name)]


# The board


def hostel_faults(title: str, rows: list[HostelRow]) -> list[BadInput]:
    """What is wrong with the wake-up times of a side of the board."""
    found: list[BadInput] = []
    for row in rows:
        found += range_faults(f"{title}.{row.name}.mood", [row.mood], -MOST_CHANGE, MOST_CHANGE)
        found += range_faults(f"{title}.{row.name}.price", [row.price], 0, MOST_PRICE)
    return found


def mood_faults(mood: Mood) -> list[BadInput]:
    """What is wrong with the mood display."""
    return [
        *range_faults("mood.top", [mood.top], 1, MOST_MOOD),
        *range_faults("mood.extra_from", [mood.extra_from], 1, mood.top),
        *range_faults("mood.bottom", [mood.bottom], -MOST_MOOD, -1),
        *range_faults("mood.missing_from", [mood.missing_from], mood.bottom, -1),
        *range_faults("mood.theater", [mood.theater], 1, MOST_MOOD),
    ]


def market_faults(tiles: list[MarketTileEntry]) -> list[BadInput]:
    """What is wrong with the market tiles."""
    found = [
        fault
        for tile in tiles
        for fault in paint_faults(f"market.{tile.id}.paints", tile.paints, USUAL_PAINTS, 1, MOST_ON_A_TILE)
    ]
    for_three = [tile for tile in tiles if tile.for_three]
    if len(for_three) != FOR_THREE:
        found.append(BadInput("wrong-number-for-three", right=FOR_THREE, found=len(for_three)))
    return found + unsold_faults("market", [paint for tile in for_three for paint in tile.paints])


def beam_market_faults(tiles: list[MarketTileEntry], beam_tiles: list[BeamTileEntry]) -> list[BadInput]:
    """What is wrong with the market tiles when those with beams are among them."""
    replaced = [tile.replaces for tile in beam_tiles]
    for_three = [tile.id for tile in tiles if tile.for_three]
    sold = [paint for tile in tiles if tile.id in for_three and tile.id not in replaced for paint in tile.paints]
    sold += [paint for tile in beam_tiles if tile.replaces in for_three for paint in tile.paints]
    return unsold_faults("beam_tiles", sold)


def unsold_faults(title: str, sold: list[str]) -> list[BadInput]:
    """Paints that nobody could ever have."""
    return [BadInput("unsold-paint", where=title, paint=paint) for paint in BASIC_PAINTS if paint not in sold]


def booth_faults(title: str, tiles: list[int], booths: int, all_tiles: int) -> list[BadInput]:
    """What is wrong with the booths of a side of the board."""
    where = f"booths.{title}"
    if len(tiles) != booths:
        return length_faults(where, len(tiles), booths, booths)
    return range_faults(where, tiles, 1, MOST_AT_A_BOOTH) + sum_faults(where, sum(tiles), all_tiles)


# The fresco


def fresco_faults(title: str, tiles: list[FrescoTileEntry], paints: list[str]) -> list[BadInput]:
    """What is wrong with the tiles of a fresco."""
    found = [fault for tile in tiles for fault in tile_faults(f"{title}.{tile.id}", tile, paints)]
    centres = sum(tile.centre for tile in tiles)
    return found if centres == 1 else [*found, BadInput("not-one-centre", where=title, found=centres)]


def tile_faults(where: str, tile: FrescoTileEntry, paints: list[str]) -> list[BadInput]:
    """What is wrong with one tile of a fresco."""
    return [
        *range_faults(f"{where}.value", [tile.value], 1, MOST_VALUE),
        *paint_faults(f"{where}.paints", tile.paints, paints, 1, len(USUAL_PAINTS)),
        *twice_faults(f"{where}.paints", tile.paints),
        *id_faults(f"{where}.seals", tile.seals, BLENDED_PAINTS),
        *twice_faults(f"{where}.seals", tile.seals),
    ]


# Supplies


def supply_faults(paints: list[PaintEntry], coins: Coins) -> list[BadInput]:
    """What no box has of paints and coins."""
    found: list[BadInput] = []
    for paint in paints:
        found += range_faults(f"paints.{paint.id}.pieces", [paint.pieces], 1, MOST)
    return found + range_faults("coins", [coins.ones, coins.fives, coins.tens], 1, MOST_COINS)


def kit_faults(kit: Kit) -> list[BadInput]:
    """What is wrong with that which a player begins with."""
    return [
        *fixed_faults("kit.apprentices", kit.apprentices, APPRENTICES),
        *range_faults("kit.thalers", [kit.thalers], 0, MOST),
        *paint_faults("kit.paints", kit.paints, USUAL_PAINTS, 0, MOST_PAINTS),
    ]
