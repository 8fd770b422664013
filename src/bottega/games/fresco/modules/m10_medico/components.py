"""Module 10, the medico: its printed matter."""

from __future__ import annotations

from bottega.core.components import Chapter, Entry
from bottega.games.fresco.faults import list_faults, name_faults, range_faults

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
