"""The printed matter of modules 4 to 17: its chapters, and what would contradict the rulebook's own numbers."""

from __future__ import annotations

from itertools import pairwise

import msgspec

from bottega.core.components import Chapter, Entry
from bottega.games.fresco.catalogue import (
    BASIC,
    BEAM_TILES,
    BLENDED,
    CERTIFICATES,
    PAINTS,
    PEWS,
    WALL,
    WALL_TILES,
)
from bottega.games.fresco.faults import list_faults, name_faults, paint_faults, range_faults

BASIC_PAINTS = [PAINTS[paint] for paint in BASIC]
BLENDED_PAINTS = [PAINTS[paint] for paint in BLENDED]
MOST_POINTS = 99

# Module 4: The Wishing Well


# End of module 4

# Module 5: The Gold Leaf


# End of module 5

# Module 6: The Glaziers


# End of module 6

# Module 7: The Scrolls


# End of module 7

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


# End of module 8

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


# End of module 9

# Module 10: The Medico


# End of module 10

# Module 11: The Bishop's Favors


# End of module 11

# Module 12: The Dames


# End of module 12

# Module 13: The Catacombs


# End of module 13

# Module 14: The Pews

MOST_BEAMS_FOR_A_PEW = 3
MOST_BEAMS_ON_A_TILE = 2
MOST_PAINTS_ON_A_TILE = 5
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
        wrong = paint_faults(tile.paints, [*BASIC_PAINTS, *BLENDED_PAINTS], 1, MOST_PAINTS_ON_A_TILE)
        wrong += range_faults("beams run", [tile.beams], 1, MOST_BEAMS_ON_A_TILE)
        found += [f"{tile.id}: {fault}" for fault in [*wrong, *name_faults(tile.name)]]
    return found + list_faults("beam_tiles replace", sorted([tile.replaces for tile in tiles]), REPLACED)


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
    certificates: CertificateChapter
    bell_track: BellTrack
    bell_track_for_three: BellTrack

    # Module 9: The Wall Fresco
    wall_tiles: WallTileChapter
    wall: WallChapter

    # Module 10: The Medico

    # Module 11: The Bishop's Favors

    # Module 12: The Dames

    # Module 13: The Catacombs

    # Module 14: The Pews
    pews: PewChapter
    beam_tiles: BeamTileChapter

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
        *certificate_faults(components.certificates.items),
        *bell_track_faults("bell_track", components.bell_track),
        *bell_track_faults("bell_track_for_three", components.bell_track_for_three),
        # Module 9: The Wall Fresco
        *wall_faults(components.wall_tiles.items, components.wall),
        # Module 10: The Medico
        #
        # Module 11: The Bishop's Favors
        #
        # Module 12: The Dames
        #
        # Module 13: The Catacombs
        #
        # Module 14: The Pews
        *pew_faults(components.pews.items),
        *beam_tile_faults(components.beam_tiles.items),
        # Module 15: The Dome
        #
        # Module 16: The Black Market
        #
        # Module 17: The Painters Guild
        #
    ]
