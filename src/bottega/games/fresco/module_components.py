"""The printed matter of modules 4 to 17: its chapters, and what would contradict the rulebook's own numbers."""

from __future__ import annotations

from itertools import pairwise

import msgspec

from bottega.core.components import Chapter, Entry
from bottega.games.fresco.catalogue import (
    BASIC,
    BEAM_TILES,
    BLENDED,
    BOOTHS,
    CERTIFICATES,
    DOME_TILES,
    FAVORS,
    FRESCO,
    GLASS,
    GOLD_ARROWS,
    HOURS,
    MAPS,
    MOST_AT_A_BOOTH,
    MOST_SEATS,
    ON_THE_BENCH,
    PAINTS,
    PEWS,
    WALL,
    WALL_TILES,
    WINDOWS,
    WISH_CARDS,
    hour_of_map,
)
from bottega.games.fresco.faults import list_faults, name_faults, paint_faults, range_faults

BASIC_PAINTS = [PAINTS[paint] for paint in BASIC]
BLENDED_PAINTS = [PAINTS[paint] for paint in BLENDED]
USUAL_PAINTS = [*BASIC_PAINTS, *BLENDED_PAINTS]
MOST_ON_A_TILE = 5
MOST_POINTS = 99

# Module 4: The Wishing Well

MOST_PENNIES = 99
COPIES = [3, 1, 1, 1, 2, 2, 3, 2, 2, 3]
"""[FR-M4.1] So many cards of each kind there are."""


class LuckyPennies(Chapter, frozen=True):
    pieces: int
    each: int


class WishCardEntry(Entry, frozen=True):
    id: str
    copies: int
    shows: list[list[str]]


class WishCards(Chapter, frozen=True):
    items: list[WishCardEntry]


def well_faults(components: ModuleComponents) -> list[str]:
    """What is wrong with pennies and wish cards."""
    pennies, cards = components.lucky_pennies, components.wish_cards.items
    found = list_faults("wish_cards", [card.id for card in cards], WISH_CARDS)
    found += range_faults("lucky_pennies: the pieces run", [pennies.pieces], MOST_SEATS, MOST_PENNIES)
    most = max(0, pennies.pieces // MOST_SEATS)
    found += range_faults("lucky_pennies: those of a player run", [pennies.each], 0, most)
    if [card.copies for card in cards] != COPIES:
        found.append(f"wish_cards: the copies are {', '.join([str(copies) for copies in COPIES])}")
    return found + [f"{card.id}: {fault}" for card in cards for fault in wish_card_faults(card)]


def wish_card_faults(card: WishCardEntry) -> list[str]:
    """What is wrong with one wish card."""
    found = name_faults(card.name)
    if bool(card.shows) != card.id.startswith("free-"):
        found.append("the cards of free paint show tiles, and no others")
    return found + [fault for tile in card.shows for fault in paint_faults(tile, USUAL_PAINTS, 1, MOST_ON_A_TILE)]


# Module 5: The Gold Leaf

MOST_LEAVES = 99


class GoldLeafChapter(Chapter, frozen=True):
    leaves: int


class GoldArrowEntry(Entry, frozen=True):
    id: str
    booth: str
    place: int
    leaves: int


class GoldArrowChapter(Chapter, frozen=True):
    items: list[GoldArrowEntry]


def gold_leaf_faults(components: ModuleComponents) -> list[str]:
    """What is wrong with the gold leaf and the arrows of both sides of the board."""
    return [
        *range_faults("gold_leaf: leaves run", [components.gold_leaf.leaves], 1, MOST_LEAVES),
        *arrow_faults("gold_arrows", components.gold_arrows.items, BOOTHS),
        *arrow_faults("gold_arrows_for_three", components.gold_arrows_for_three.items, BOOTHS[:-1]),
    ]


def arrow_faults(title: str, arrows: list[GoldArrowEntry], booths: list[str]) -> list[str]:
    """What is wrong with the arrows of a side of the board."""
    found = list_faults(title, [arrow.id for arrow in arrows], GOLD_ARROWS)
    for arrow in arrows:
        wrong = [] if arrow.booth in booths else [f"the booths are {', '.join(booths)}"]
        wrong += range_faults("places run", [arrow.place], 1, MOST_AT_A_BOOTH)
        wrong += range_faults("leaves run", [arrow.leaves], 1, MOST_LEAVES)
        found += [f"{title} {arrow.id}: {fault}" for fault in wrong]
    places = {(arrow.booth, arrow.place) for arrow in arrows}
    return found if len(places) == len(arrows) else [*found, f"{title}: the arrows point at different places"]


# Module 6: The Glaziers

GLASS_TOKENS = 26
MOST_GLASS_PRICE = 20
MOST_PENALTY = 30
WINDOW_SEGMENTS = 12
MOST_WINDOW_COST = 3
FEWEST_PANELS = 2
MOST_PANELS = 3
MOST_WINDOW_POINTS = 30


class GlassEntry(Entry, frozen=True):
    tokens: int
    price: int
    penalty: int


class GlassChapter(Chapter, frozen=True):
    items: list[GlassEntry]


class Glazery(Chapter, frozen=True):
    bench: list[int]
    segments: list[str]


class WindowEntry(Entry, frozen=True):
    id: str
    points: int
    panels: list[str]


class WindowChapter(Chapter, frozen=True):
    items: list[WindowEntry]


def glazier_faults(components: ModuleComponents) -> list[str]:
    """What is wrong with the glass, the glazery and the windows."""
    return [
        *glass_faults(components.glass.items),
        *bench_faults(components.glazery.bench),
        *window_segment_faults(components.glazery.segments),
        *window_faults(components.windows.items),
    ]


def glass_faults(glass: list[GlassEntry]) -> list[str]:
    """What is wrong with the glass tokens."""
    found = list_faults("glass", [entry.name for entry in glass], GLASS)
    for entry in glass:
        wrong = range_faults("tokens run", [entry.tokens], 1, GLASS_TOKENS)
        wrong += range_faults("the price runs", [entry.price], 0, MOST_GLASS_PRICE)
        wrong += range_faults("the penalty runs", [entry.penalty], 0, MOST_PENALTY)
        found += [f"glass {entry.name}: {fault}" for fault in wrong]
    tokens = sum(entry.tokens for entry in glass)
    return found if tokens == GLASS_TOKENS else [*found, f"glass: there are {GLASS_TOKENS} tokens, not {tokens}"]


def bench_faults(bench: list[int]) -> list[str]:
    """What is wrong with the costs of the production bench."""
    if len(bench) != ON_THE_BENCH:
        return [f"glazery: the bench has {ON_THE_BENCH} windows"]
    found = range_faults("glazery: windows cost", bench, 0, MOST_WINDOW_COST)
    return found if bench[0] == 0 else [*found, "glazery: the first window costs nothing"]


def window_segment_faults(segments: list[str]) -> list[str]:
    """What is wrong with the segments beside a window."""
    if len(set(segments)) == len(segments) == WINDOW_SEGMENTS and set(segments) <= set(FRESCO.names):
        return []
    return [f"glazery: {WINDOW_SEGMENTS} different segments of the fresco have a window"]


def window_faults(windows: list[WindowEntry]) -> list[str]:
    """What is wrong with the windows."""
    found = list_faults("windows", [window.id for window in windows], WINDOWS)
    for window in windows:
        wrong = range_faults("points run", [window.points], 0, MOST_WINDOW_POINTS)
        if not FEWEST_PANELS <= len(window.panels) <= MOST_PANELS:
            wrong.append(f"a window has {FEWEST_PANELS} or {MOST_PANELS} panels")
        if not set(window.panels) <= set(GLASS):
            wrong.append(f"the glass is {', '.join(GLASS)}")
        found += [f"{window.id}: {fault}" for fault in wrong]
    return found


# Module 8: The Bells

ALL_BELLS = 61
MOST_FOR_A_CERTIFICATE = 12
MOST_BELLS = 30
RANKS = 3


class CertificateEntry(Entry, frozen=True):
    id: str
    price: int
    points: int
    bells: int


class CertificateChapter(Chapter, frozen=True):
    items: list[CertificateEntry]


class BellTrack(Chapter, frozen=True):
    ranks: list[int]
    bonus_from: list[int]
    bonus: list[int]
    last: int


def certificate_faults(certificates: list[CertificateEntry]) -> list[str]:
    """What is wrong with the bell certificates."""
    found = list_faults("certificates", [entry.id for entry in certificates], CERTIFICATES)
    for entry in certificates:
        wrong = range_faults("the price runs", [entry.price], 1, MOST_FOR_A_CERTIFICATE)
        wrong += range_faults("points run", [entry.points], 0, MOST_POINTS)
        wrong += range_faults("bells run", [entry.bells], 0, MOST_BELLS)
        if entry.points < entry.price // 2:
            wrong.append("to pay at once is worth no less than installments")
        found += [f"{entry.id}: {fault}" for fault in [*wrong, *name_faults(entry.name)]]
    bells = sum(entry.bells for entry in certificates)
    return found if bells == ALL_BELLS else [*found, f"certificates: they have {ALL_BELLS} bells in all, not {bells}"]


def bell_track_faults(title: str, track: BellTrack) -> list[str]:
    """What is wrong with a side of the bell board."""
    found = range_faults(f"{title}: points run", [*track.ranks, *track.bonus], 0, MOST_POINTS)
    if len(track.ranks) != RANKS or track.ranks != sorted(track.ranks, reverse=True):
        found.append(f"{title}: there are {RANKS} ranks, and none is worth more than the one before")
    if track.last != MOST_BELLS:
        found.append(f"{title}: the last space is {MOST_BELLS}")
    if len(track.bonus) != len(track.bonus_from):
        found.append(f"{title}: there are as many bonuses as spaces from which on they count")
    if any(first >= second for first, second in pairwise([0, *track.bonus_from, MOST_BELLS + 1])):
        found.append(f"{title}: bonuses begin on spaces from 1 to {MOST_BELLS}, each further on than the one before")
    return found


# Module 9: The Wall Fresco

CORNER = "D1"
RESTORED_AT_FIRST = 2


class WallTileEntry(Entry, frozen=True):
    id: str
    paint: str
    income: str
    seal: str


class WallTileChapter(Chapter, frozen=True):
    items: list[WallTileEntry]


class WallChapter(Chapter, frozen=True):
    restored: list[str]


def wall_faults(tiles: list[WallTileEntry], wall: WallChapter) -> list[str]:
    """What is wrong with the wall and its tiles."""
    found = list_faults("wall_tiles", [tile.id for tile in tiles], WALL_TILES)
    for tile in tiles:
        wrong = paint_faults([tile.paint, tile.seal], BLENDED_PAINTS, 1, 2)
        wrong += paint_faults([tile.income], BASIC_PAINTS, 1, 1)
        found += [f"{tile.id}: {fault}" for fault in [*wrong, *name_faults(tile.name)]]
    restored = set(wall.restored)
    if not restored <= set(WALL.names) or CORNER not in restored or len(restored) != RESTORED_AT_FIRST:
        found.append(f"wall: {RESTORED_AT_FIRST} of the segments A1 to D5 are restored at first, among them {CORNER}")
    return found


# Module 10: The Medico

BOTTLES = ["elixir-3", "elixir-2", "elixir-1", "juice"]
PORTIONS = [3, 2, 1, 0]
MOODS = [0, 0, 0, 1]
EACH_BOTTLE = 4
INFECTIONS = {"market": 2, "cathedral": 2, "studio": 2, "workshop": 2, "signpost": 1}
PLACES_FOR_FOUR = 4
PLACES_FOR_THREE = 3
BLACK_PAWNS_EACH = 5
MOST_FOR_A_BOTTLE = 20


class BottleEntry(Entry, frozen=True):
    id: str
    portions: int
    mood: int
    copies: int


class BottleChapter(Chapter, frozen=True):
    items: list[BottleEntry]


class InfectionEntry(Entry, frozen=True):
    copies: int


class InfectionChapter(Chapter, frozen=True):
    items: list[InfectionEntry]


class MedicoBoard(Chapter, frozen=True):
    four_players: list[int]
    three_players: list[int]
    pawns_each: int


def bottle_faults(bottles: list[BottleEntry]) -> list[str]:
    """What is wrong with the bottles."""
    found = list_faults("bottles", [bottle.id for bottle in bottles], BOTTLES)
    if [bottle.portions for bottle in bottles] != PORTIONS or [bottle.mood for bottle in bottles] != MOODS:
        found.append("bottles: the elixirs have 3, 2 and 1 portions, and juice raises the mood by 1")
    for bottle in bottles:
        wrong = [] if bottle.copies == EACH_BOTTLE else [f"there are {EACH_BOTTLE} of them"]
        found += [f"{bottle.id}: {fault}" for fault in [*wrong, *name_faults(bottle.name)]]
    return found


def infection_faults(tiles: list[InfectionEntry]) -> list[str]:
    """What is wrong with the infection tiles."""
    found = list_faults("infections", [tile.name for tile in tiles], [*INFECTIONS])
    if [tile.copies for tile in tiles] != [*INFECTIONS.values()]:
        found.append("infections: there are two of each location, and one signpost")
    return found


def medico_faults(board: MedicoBoard) -> list[str]:
    """What is wrong with the medico board."""
    found = range_faults("medico: prices run", board.four_players + board.three_players, 0, MOST_FOR_A_BOTTLE)
    if len(board.four_players) != PLACES_FOR_FOUR or len(board.three_players) != PLACES_FOR_THREE:
        found.append(f"medico: there are {PLACES_FOR_FOUR} places with four players, and {PLACES_FOR_THREE} otherwise")
    if board.pawns_each != BLACK_PAWNS_EACH:
        found.append(f"medico: there are {BLACK_PAWNS_EACH} black pawns a player")
    return found


# Module 11: The Bishop's Favors

FAVOR_TILES = 25
MOST_FAVORED = 20
MOST_FAVORED_PAINTS = 3


class FavorEntry(Entry, frozen=True):
    id: str
    tiles: int
    thalers: int
    points: int
    mood: int
    paints: list[str]


class FavorChapter(Chapter, frozen=True):
    items: list[FavorEntry]


def favor_faults(favors: list[FavorEntry]) -> list[str]:
    """What is wrong with the favors."""
    found = list_faults("favors", [favor.id for favor in favors], FAVORS)
    for favor in favors:
        wrong = range_faults("tiles run", [favor.tiles], 0, FAVOR_TILES)
        wrong += range_faults(
            "Thalers, points and mood run", [favor.thalers, favor.points, favor.mood], 0, MOST_FAVORED
        )
        wrong += paint_faults(favor.paints, USUAL_PAINTS, 0, MOST_FAVORED_PAINTS)
        if not (favor.thalers or favor.points or favor.mood or favor.paints):
            wrong.append("a favor gives something")
        found += [f"{favor.id}: {fault}" for fault in wrong]
    tiles = sum(favor.tiles for favor in favors)
    return found if tiles == FAVOR_TILES else [*found, f"favors: there are {FAVOR_TILES} tiles, not {tiles}"]


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


# Module 14: The Pews

MOST_BEAMS_FOR_A_PEW = 3
MOST_BEAMS_ON_A_TILE = 2
REPLACED = ["M01", "M02", "M03", "M10", "M11", "M12"]


class PewEntry(Entry, frozen=True):
    id: str
    beams: int
    points: int


class PewChapter(Chapter, frozen=True):
    items: list[PewEntry]


class BeamTileEntry(Entry, frozen=True):
    id: str
    paints: list[str]
    beams: int
    replaces: str


class BeamTileChapter(Chapter, frozen=True):
    items: list[BeamTileEntry]


def pew_faults(pews: list[PewEntry]) -> list[str]:
    """What is wrong with the pews."""
    found = list_faults("pews", [pew.id for pew in pews], PEWS)
    for pew in pews:
        wrong = range_faults("beams run", [pew.beams], 1, MOST_BEAMS_FOR_A_PEW)
        wrong += range_faults("points run", [pew.points], 0, MOST_POINTS)
        found += [f"{pew.id}: {fault}" for fault in [*wrong, *name_faults(pew.name)]]
    return found


def beam_tile_faults(tiles: list[BeamTileEntry]) -> list[str]:
    """What is wrong with the market tiles that show beams."""
    found = list_faults("beam_tiles", [tile.id for tile in tiles], BEAM_TILES)
    for tile in tiles:
        wrong = paint_faults(tile.paints, USUAL_PAINTS, 1, MOST_ON_A_TILE)
        wrong += range_faults("beams run", [tile.beams], 1, MOST_BEAMS_ON_A_TILE)
        found += [f"{tile.id}: {fault}" for fault in [*wrong, *name_faults(tile.name)]]
    return found + list_faults("beam_tiles replace", sorted([tile.replaces for tile in tiles]), REPLACED)


# Module 15: The Dome

MOST_DOME_PAINTS = 6
MOST_DOME_POINTS = 30


class DomeEntry(Entry, frozen=True):
    id: str
    points: int
    paints: list[str]


class DomeChapter(Chapter, frozen=True):
    items: list[DomeEntry]


def dome_faults(tiles: list[DomeEntry]) -> list[str]:
    """What is wrong with the dome tiles."""
    found = list_faults("dome", [tile.id for tile in tiles], DOME_TILES)
    for tile in tiles:
        wrong = range_faults("points run", [tile.points], 1, MOST_DOME_POINTS)
        wrong += paint_faults(tile.paints, USUAL_PAINTS, 1, MOST_DOME_PAINTS)
        found += [f"{tile.id}: {fault}" for fault in wrong]
    return found


# All modules


class ModuleComponents(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What modules 4 to 17 bring, in their order."""

    lucky_pennies: LuckyPennies
    wish_cards: WishCards
    gold_leaf: GoldLeafChapter
    gold_arrows: GoldArrowChapter
    gold_arrows_for_three: GoldArrowChapter
    glass: GlassChapter
    glazery: Glazery
    windows: WindowChapter
    certificates: CertificateChapter
    bell_track: BellTrack
    bell_track_for_three: BellTrack
    wall_tiles: WallTileChapter
    wall: WallChapter
    bottles: BottleChapter
    infections: InfectionChapter
    medico: MedicoBoard
    favors: FavorChapter
    rosaries: Rosaries
    treasures: Treasures
    maps: Maps
    pews: PewChapter
    beam_tiles: BeamTileChapter
    dome: DomeChapter


def module_faults(components: ModuleComponents) -> list[str]:
    """What contradicts the rulebook's own numbers, or could not be played."""
    return [
        *well_faults(components),
        *gold_leaf_faults(components),
        *glazier_faults(components),
        *certificate_faults(components.certificates.items),
        *bell_track_faults("bell_track", components.bell_track),
        *bell_track_faults("bell_track_for_three", components.bell_track_for_three),
        *wall_faults(components.wall_tiles.items, components.wall),
        *bottle_faults(components.bottles.items),
        *infection_faults(components.infections.items),
        *medico_faults(components.medico),
        *favor_faults(components.favors.items),
        *rosary_faults("four_players", components.rosaries.four_players, DAMES_FOR_FOUR),
        *rosary_faults("three_players", components.rosaries.three_players, DAMES_FOR_THREE),
        *treasure_faults(components.treasures.items),
        *map_faults(components.maps.items),
        *pew_faults(components.pews.items),
        *beam_tile_faults(components.beam_tiles.items),
        *dome_faults(components.dome.items),
    ]
