"""Module 4, the wishing well: its printed matter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.core.components import Chapter, Entry
from bottega.games.fresco.catalogue import MOST_SEATS
from bottega.games.fresco.faults import (
    MOST_ON_A_TILE,
    USUAL_PAINTS,
    list_faults,
    name_faults,
    paint_faults,
    range_faults,
)
from bottega.games.fresco.modules.m04_wishing_well.catalogue import WISH_CARDS

if TYPE_CHECKING:
    from bottega.games.fresco.module_components import ModuleComponents

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
