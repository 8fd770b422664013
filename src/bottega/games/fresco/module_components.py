"""The printed matter of modules 4 to 17: its chapters, and what would contradict the rulebook's own numbers."""

from __future__ import annotations

import msgspec

from bottega.core.components import Chapter, Entry
from bottega.games.fresco.catalogue import BASIC, BLENDED, MOST_SEATS, PAINTS, WISH_CARDS
from bottega.games.fresco.faults import list_faults, paint_faults, range_faults

# Module 4: The Wishing Well


class LuckyPennies(Chapter, frozen=True):
    pieces: int
    each: int


class WishCardEntry(Entry, frozen=True):
    id: str
    copies: int
    shows: list[list[str]]


class WishCards(Chapter, frozen=True):
    items: list[WishCardEntry]


SOLD_PAINTS = [PAINTS[paint] for paint in [*BASIC, *BLENDED]]
MOST_ON_A_TILE = 5
COPIES = [3, 1, 1, 1, 2, 2, 3, 2, 2, 3]
"""[FR-M4.1] So many cards of each kind there are."""
MOST_PENNIES = 99


def well_faults(pennies: LuckyPennies, cards: list[WishCardEntry]) -> list[str]:
    """What is wrong with pennies and wish cards."""
    found = list_faults("wish_cards", [card.id for card in cards], WISH_CARDS)
    found += range_faults("lucky_pennies: the pieces run", [pennies.pieces], MOST_SEATS, MOST_PENNIES)
    most = max(0, pennies.pieces // MOST_SEATS)
    found += range_faults("lucky_pennies: those of a player run", [pennies.each], 0, most)
    if [card.copies for card in cards] != COPIES:
        found.append(f"wish_cards: the copies are {', '.join([str(copies) for copies in COPIES])}")
    return found + [f"{card.id}: {fault}" for card in cards for fault in wish_card_faults(card)]


def wish_card_faults(card: WishCardEntry) -> list[str]:
    """What is wrong with one wish card."""
    found = [] if card.name.strip() and "\n" not in card.name else ["the name says something, on one line"]
    if bool(card.shows) != card.id.startswith("free-"):
        found.append("the cards of free paint show tiles, and no others")
    return found + [fault for tile in card.shows for fault in paint_faults(tile, SOLD_PAINTS, 1, MOST_ON_A_TILE)]


# End of module 4

# Module 5: The Gold Leaf


# End of module 5

# Module 6: The Glaziers


# End of module 6

# Module 8: The Bells


# End of module 8

# Module 9: The Wall Fresco


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


# End of module 14

# Module 15: The Dome


# End of module 15


class ModuleComponents(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What modules 4 to 17 bring."""

    # Module 4: The Wishing Well
    lucky_pennies: LuckyPennies
    wish_cards: WishCards

    # Module 5: The Gold Leaf

    # Module 6: The Glaziers

    # Module 8: The Bells

    # Module 9: The Wall Fresco

    # Module 10: The Medico

    # Module 11: The Bishop's Favors

    # Module 12: The Dames

    # Module 13: The Catacombs

    # Module 14: The Pews

    # Module 15: The Dome


def module_faults(components: ModuleComponents) -> list[str]:
    """What contradicts the rulebook's own numbers, or could not be played."""
    return [
        *well_faults(components.lucky_pennies, components.wish_cards.items),
        # Module 5: The Gold Leaf
        #
        # Module 6: The Glaziers
        #
        # Module 8: The Bells
        #
        # Module 9: The Wall Fresco
        #
        # Module 10: The Medico
        #
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
    ]
