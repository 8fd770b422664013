"""Module 10, the medico: its printed matter."""

from __future__ import annotations

from bottega.core.components import Chapter, Entry
from bottega.core.errors import BadInput
from bottega.core.faults import fixed_faults, length_faults, list_faults, name_faults, range_faults

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


def bottle_faults(bottles: list[BottleEntry]) -> list[BadInput]:
    """What is wrong with the bottles."""
    found = list_faults("bottles.id", [bottle.id for bottle in bottles], BOTTLES)
    for bottle, portions, mood in zip(bottles, PORTIONS, MOODS, strict=False):
        where = f"bottles.{bottle.id}"
        found += fixed_faults(f"{where}.portions", bottle.portions, portions)
        found += fixed_faults(f"{where}.mood", bottle.mood, mood)
        found += fixed_faults(f"{where}.copies", bottle.copies, EACH_BOTTLE)
        found += name_faults(f"{where}.name", bottle.name)
    return found


def infection_faults(tiles: list[InfectionEntry]) -> list[BadInput]:
    """What is wrong with the infection tiles."""
    found = list_faults("infections.name", [tile.name for tile in tiles], [*INFECTIONS])
    for tile in tiles:
        found += fixed_faults(f"infections.{tile.name}.copies", tile.copies, INFECTIONS.get(tile.name, tile.copies))
    return found


def medico_faults(board: MedicoBoard) -> list[BadInput]:
    """What is wrong with the medico board."""
    found: list[BadInput] = []
    for title, prices, places in (
        ("four_players", board.four_players, PLACES_FOR_FOUR),
        ("three_players", board.three_players, PLACES_FOR_THREE),
    ):
        found += range_faults(f"medico.{title}", prices, 0, MOST_FOR_A_BOTTLE)
        found += length_faults(f"medico.{title}", len(prices), places, places)
    return found + fixed_faults("medico.pawns_each", board.pawns_each, BLACK_PAWNS_EACH)
