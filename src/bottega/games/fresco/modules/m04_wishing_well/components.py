"""Module 4, the wishing well: its printed matter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.core.components import Chapter, Entry
from bottega.core.errors import BadInput
from bottega.core.faults import fixed_faults, list_faults, name_faults, range_faults
from bottega.games.fresco.catalogue import MOST_SEATS
from bottega.games.fresco.faults import MOST_ON_A_TILE, USUAL_PAINTS, paint_faults
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


def well_faults(components: ModuleComponents) -> list[BadInput]:
    """What is wrong with pennies and wish cards."""
    pennies, cards = components.lucky_pennies, components.wish_cards.items
    most = max(0, pennies.pieces // MOST_SEATS)
    return [
        *list_faults("wish_cards.id", [card.id for card in cards], WISH_CARDS),
        *range_faults("lucky_pennies.pieces", [pennies.pieces], MOST_SEATS, MOST_PENNIES),
        *range_faults("lucky_pennies.each", [pennies.each], 0, most),
        *[
            fault
            for card, copies in zip(cards, COPIES, strict=False)
            for fault in fixed_faults(f"wish_cards.{card.id}.copies", card.copies, copies)
        ],
        *[fault for card in cards for fault in wish_card_faults(f"wish_cards.{card.id}", card)],
    ]


def wish_card_faults(where: str, card: WishCardEntry) -> list[BadInput]:
    """What is wrong with one wish card."""
    found = name_faults(f"{where}.name", card.name)
    if bool(card.shows) != card.id.startswith("free-"):
        found.append(BadInput("wrong-card-with-tiles", where=f"{where}.shows"))
    for tile in card.shows:
        found += paint_faults(f"{where}.shows", tile, USUAL_PAINTS, 1, MOST_ON_A_TILE)
    return found
