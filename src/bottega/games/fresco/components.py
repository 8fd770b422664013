"""Reads components.toml, and checks it against the numbers that the rulebook prints."""

from __future__ import annotations

from itertools import pairwise

from bottega.core.components import Chapter, Entry, printed_text, read_components
from bottega.games.fresco.catalogue import (
    BASE_MARKET_TILES,
    BASE_TILES,
    BASIC,
    BLENDED,
    BOOTHS,
    HOURS,
    KINDS,
    LASTING,
    LETTERS,
    MOST_AT_A_BOOTH,
    PAINTS,
    PORTRAITS,
    REQUESTS,
    SPECIAL_TILES,
)
from bottega.games.fresco.faults import list_faults, name_faults, paint_faults, range_faults
from bottega.games.fresco.module_components import BeamTileEntry, ModuleComponents, module_faults

BASIC_NAMES = [PAINTS[paint] for paint in BASIC]
SEALS = [PAINTS[paint] for paint in BLENDED]
USUAL = BASIC_NAMES + SEALS
"""The paints of the base game: pink and brown come with module 3 alone."""
FOR_THREE = 11
"""So many market tiles are played with two and three players."""
LEFT_WITH_FOUR = 1
LEFT_WITH_THREE = 2
"""So many tiles stay in the bag when all booths are filled."""
PILES = ["A", "B", "C"]
EACH_PILE = 6
EACH_KIND = 3
APPRENTICES = 5
LEAST_SPECIAL = 13
CENTER_SPECIAL = 24

MOST_CHANGE = 8
MOST_PRICE = 20
MOST_MOOD = 9
MOST_ON_A_TILE = 5
MOST_VALUE = 30
MOST_PAINTS = 9
MOST = 99
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


class PortraitEntry(Entry, frozen=True):
    id: str
    pile: str
    lasting: str
    thalers: int
    points: int
    mood: int
    paints: list[str]
    choice: int

    @property
    def pays(self) -> bool:
        """Whether it gives anything at once."""
        return bool(self.thalers or self.points or self.mood or self.paints or self.choice)


class PortraitChapter(Chapter, frozen=True):
    items: list[PortraitEntry]


class RequestEntry(Entry, frozen=True):
    id: str
    kind: str
    points: int


class RequestChapter(Chapter, frozen=True):
    items: list[RequestEntry]


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
        *fresco_faults("fresco", components.fresco.items, USUAL),
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
    found = [f"{tile.id}: {fault}" for tile in tiles for fault in paint_faults(tile.paints, USUAL, 1, MOST_ON_A_TILE)]
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
        for paint in BASIC_NAMES
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
    found += paint_faults(tile.paints, paints, 1, len(USUAL))
    if len(set(tile.paints)) != len(tile.paints):
        found.append("a tile asks for a paint once")
    if not set(tile.seals) <= set(SEALS) or len(set(tile.seals)) != len(tile.seals):
        found.append(f"the seals are some of {', '.join(SEALS)}, none of them twice")
    return found


def special_faults(tiles: list[FrescoTileEntry]) -> list[str]:
    """What is wrong with the values of the special tiles."""
    found = []
    for tile in tiles:
        wrong = range_faults("values of special tiles run", [tile.value], LEAST_SPECIAL, CENTER_SPECIAL)
        found += [f"{tile.id}: {fault}" for fault in wrong]
        if tile.centre and tile.value != CENTER_SPECIAL:
            found.append(f"{tile.id}: the special tile in the centre is worth {CENTER_SPECIAL}")
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
    return found + [f"kit: {fault}" for fault in paint_faults(kit.paints, USUAL, 0, MOST_PAINTS)]


# Portraits and requests


def portraits_faults(portraits: list[PortraitEntry]) -> list[str]:
    """What is wrong with the portraits."""
    found = [f"{portrait.id}: {fault}" for portrait in portraits for fault in portrait_faults(portrait)]
    for pile in PILES:
        there = sum(portrait.pile == pile for portrait in portraits)
        found += [f"portraits: pile {pile} has {EACH_PILE}, not {there}"] if there != EACH_PILE else []
    return found


def portrait_faults(portrait: PortraitEntry) -> list[str]:
    """What is wrong with one portrait."""
    found = []
    if portrait.pile not in PILES:
        found.append(f"there is no pile {portrait.pile!r}; the piles are {', '.join(PILES)}")
    if portrait.lasting and portrait.lasting not in LASTING:
        found.append(f"there is no lasting effect {portrait.lasting!r}; they are {', '.join(LASTING)}")
    if portrait.lasting and portrait.pays:
        found.append("a portrait with a lasting effect has no other")
    if not portrait.lasting and not portrait.pays:
        found.append("a portrait has some effect")
    amounts = [portrait.thalers, portrait.points, portrait.mood]
    found += range_faults("Thalers, points and mood run", amounts, 0, MOST)
    found += range_faults("paints of one's choice run", [portrait.choice], 0, MOST_PAINTS)
    return found + paint_faults(portrait.paints, USUAL, 0, MOST_PAINTS)


def request_faults(requests: list[RequestEntry]) -> list[str]:
    """What is wrong with the request tiles."""
    found = []
    for request in requests:
        if request.kind not in KINDS:
            found.append(f"{request.id}: there is no kind {request.kind!r}; the kinds are {', '.join(KINDS)}")
        found += [f"{request.id}: {fault}" for fault in range_faults("points run", [request.points], 1, MOST)]
    for kind in KINDS:
        stack = [request for request in requests if request.kind == kind]
        if len(stack) != EACH_KIND:
            found.append(f"requests: there are {EACH_KIND} of kind {kind}, not {len(stack)}")
        found += [
            f"{upper.id} lies on {lower.id}, and is worth no less"
            for upper, lower in pairwise(stack)
            if upper.points < lower.points
        ]
    return found
