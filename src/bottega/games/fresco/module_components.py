"""The printed matter of modules 4 to 17: its chapters, and what would contradict the rulebook's own numbers."""

from __future__ import annotations

import msgspec

from bottega.core.components import Chapter, Entry
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
        if bottle.copies != EACH_BOTTLE:
            found.append(f"{bottle.id}: there are {EACH_BOTTLE} of them")
        if not bottle.name.strip() or "\n" in bottle.name:
            found.append(f"{bottle.id}: the name says something, on one line")
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


# End of module 10

# Module 11: The Bishop's Favors


# End of module 11

# Module 12: The Dames


# End of module 12

# Module 13: The Catacombs


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
    bottles: BottleChapter
    infections: InfectionChapter
    medico: MedicoBoard

    # Module 11: The Bishop's Favors

    # Module 12: The Dames

    # Module 13: The Catacombs

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
        *bottle_faults(components.bottles.items),
        *infection_faults(components.infections.items),
        *medico_faults(components.medico),
        # Module 11: The Bishop's Favors
        #
        # Module 12: The Dames
        #
        # Module 13: The Catacombs
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
