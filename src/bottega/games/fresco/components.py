"""Reads components.toml, and checks it against the numbers that the rulebook prints."""

from __future__ import annotations

from bottega.core.components import Chapter, Entry, printed_text, read_components
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
    list_faults,
    name_faults,
    paint_faults,
    range_faults,
)
from bottega.games.fresco.module_components import ModuleComponents, module_faults
from bottega.games.fresco.modules.m01_portraits.catalogue import PORTRAITS
from bottega.games.fresco.modules.m01_portraits.components import PortraitChapter, PortraitEntry, portraits_faults
from bottega.games.fresco.modules.m02_requests.catalogue import REQUESTS
from bottega.games.fresco.modules.m02_requests.components import RequestChapter, RequestEntry, request_faults
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


def faults(components: Components) -> list[str]:
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


def all_list_faults(components: Components) -> list[str]:
    """Lists whose members and order are fixed."""
    lists = {
        "hostel": ([row.name for row in components.hostel.items], HOURS),
        "hostel_for_three": ([row.name for row in components.hostel_for_three.items], HOURS),
        "market": ([tile.id for tile in components.market.items], BASE_MARKET_TILES),
        "fresco": ([tile.id for tile in components.fresco.items], BASE_TILES),
        "special_fresco": ([tile.id for tile in components.special_fresco.items], SPECIAL_TILES),
        "paints": ([paint.id for paint in components.paints.items], list(LETTERS)),
        "names of paints": ([paint.name for paint in components.paints.items], PAINTS),
        "portraits": ([portrait.id for portrait in components.portraits.items], PORTRAITS),
        "requests": ([request.id for request in components.requests.items], REQUESTS),
    }
    return [fault for what, (found, right) in lists.items() for fault in list_faults(what, found, right)]


def title_faults(components: Components) -> list[str]:
    """Things that could not be told of."""
    entries: list[MarketTileEntry | FrescoTileEntry | PortraitEntry | RequestEntry] = [
        *components.market.items,
        *components.fresco.items,
        *components.special_fresco.items,
        *components.portraits.items,
        *components.requests.items,
    ]
    return [f"{entry.id}: {fault}" for entry in entries for fault in name_faults(entry.name)]


# The board


def hostel_faults(title: str, rows: list[HostelRow]) -> list[str]:
    """What is wrong with the wake-up times of a side of the board."""
    found = []
    for row in rows:
        wrong = range_faults("the change of mood runs", [row.mood], -MOST_CHANGE, MOST_CHANGE)
        wrong += range_faults("the price runs", [row.price], 0, MOST_PRICE)
        found += [f"{title} {row.name}: {fault}" for fault in wrong]
    return found


def mood_faults(mood: Mood) -> list[str]:
    """What is wrong with the mood display."""
    found = []
    if not 0 < mood.extra_from <= mood.top <= MOST_MOOD:
        found.append(f"mood: the extra apprentice comes above 0 and not above the top, which is {MOST_MOOD} at most")
    if not -MOST_MOOD <= mood.bottom <= mood.missing_from < 0:
        found.append(f"mood: an apprentice is missing below 0 and not below the bottom, which is {-MOST_MOOD} at least")
    return found + range_faults("mood: the spaces of the theater run", [mood.theater], 1, MOST_MOOD)


def market_faults(tiles: list[MarketTileEntry]) -> list[str]:
    """What is wrong with the market tiles."""
    found = [
        f"{tile.id}: {fault}" for tile in tiles for fault in paint_faults(tile.paints, USUAL_PAINTS, 1, MOST_ON_A_TILE)
    ]
    for_three = [tile for tile in tiles if tile.for_three]
    if len(for_three) != FOR_THREE:
        found.append(f"market: {FOR_THREE} tiles are played with two and three players, not {len(for_three)}")
    return found + unsold_faults("market", [paint for tile in for_three for paint in tile.paints])


def beam_market_faults(tiles: list[MarketTileEntry], beam_tiles: list[BeamTileEntry]) -> list[str]:
    """What is wrong with the market tiles when those with beams are among them."""
    replaced = [tile.replaces for tile in beam_tiles]
    for_three = [tile.id for tile in tiles if tile.for_three]
    sold = [paint for tile in tiles if tile.id in for_three and tile.id not in replaced for paint in tile.paints]
    sold += [paint for tile in beam_tiles if tile.replaces in for_three for paint in tile.paints]
    return unsold_faults("beam_tiles", sold)


def unsold_faults(title: str, sold: list[str]) -> list[str]:
    """Paints that nobody could ever have."""
    return [
        f"{title}: no tile that is played with two and three players has {paint}, which can't be blended"
        for paint in BASIC_PAINTS
        if paint not in sold
    ]


def booth_faults(title: str, tiles: list[int], booths: int, all_tiles: int) -> list[str]:
    """What is wrong with the booths of a side of the board."""
    if len(tiles) != booths:
        return [f"booths: {title}: there are {booths} booths"]
    found = range_faults(f"booths: {title}: the tiles of a booth run", tiles, 1, MOST_AT_A_BOOTH)
    return found if sum(tiles) == all_tiles else [*found, f"booths: {title}: there are {all_tiles} tiles in all"]


# The fresco


def fresco_faults(title: str, tiles: list[FrescoTileEntry], paints: list[str]) -> list[str]:
    """What is wrong with the tiles of a fresco."""
    found = [f"{tile.id}: {fault}" for tile in tiles for fault in tile_faults(tile, paints)]
    centers = sum(tile.centre for tile in tiles)
    return found if centers == 1 else [*found, f"{title}: one tile lies in the centre, not {centers}"]


def tile_faults(tile: FrescoTileEntry, paints: list[str]) -> list[str]:
    """What is wrong with one tile of a fresco."""
    found = range_faults("values run", [tile.value], 1, MOST_VALUE)
    found += paint_faults(tile.paints, paints, 1, len(USUAL_PAINTS))
    if len(set(tile.paints)) != len(tile.paints):
        found.append("a tile asks for a paint once")
    if not set(tile.seals) <= set(BLENDED_PAINTS) or len(set(tile.seals)) != len(tile.seals):
        found.append(f"the seals are some of {', '.join(BLENDED_PAINTS)}, none of them twice")
    return found


# Supplies


def supply_faults(paints: list[PaintEntry], coins: Coins) -> list[str]:
    """What no box has of paints and coins."""
    found = []
    for paint in paints:
        found += [f"{paint.id}: {fault}" for fault in range_faults("pieces run", [paint.pieces], 1, MOST)]
    counts = [coins.ones, coins.fives, coins.tens]
    return found + range_faults("coins: the numbers of coins run", counts, 1, MOST_COINS)


def kit_faults(kit: Kit) -> list[str]:
    """What is wrong with that which a player begins with."""
    found = [] if kit.apprentices == APPRENTICES else [f"kit: a player has {APPRENTICES} apprentices"]
    found += range_faults("kit: the Thalers of a player run", [kit.thalers], 0, MOST)
    return found + [f"kit: {fault}" for fault in paint_faults(kit.paints, USUAL_PAINTS, 0, MOST_PAINTS)]
