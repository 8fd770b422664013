"""The catalogue: five categories of thirteen cards, and the spaces of their exhibitions."""

from __future__ import annotations

from typing import Final, NewType

Category = NewType("Category", int)
Card = NewType("Card", int)
"""A card, by its place in the catalogue."""
Space = NewType("Space", int)
"""A space of the gallery board: its exhibition and its place there in one number."""

CATEGORY_IDS: Final = ["EE", "SL", "SC", "PO", "LA"]
CARDS_EACH: Final = 13
LABELS: Final = ["1-", "2-", "3-", "4-", "5+", "6+", "7+", "8+"]
SPACES_EACH: Final = 8
RARITIES: Final = 4
"""[CA-5.2] So many spaces of an exhibition predict a Rarity Show; the others predict a Grand Exhibition."""

CATEGORIES: Final = [Category(category) for category in range(5)]
CARDS: Final = [Card(card) for card in range(65)]
SPACES: Final = [Space(space) for space in range(40)]

CARD_IDS: Final = [f"{category}-{number:02}" for category in CATEGORY_IDS for number in range(1, CARDS_EACH + 1)]
CATEGORY_OF: Final = [Category(card // CARDS_EACH) for card in CARDS]
EXHIBITION_OF: Final = [Category(space // SPACES_EACH) for space in SPACES]
LABEL_OF: Final = [LABELS[space % SPACES_EACH] for space in SPACES]


def comes_true(space: Space, count: int) -> bool:
    """[CA-5.2] [CA-5.3] Whether so many works are what a space predicts: at most, or at least, its number.

    >>> [comes_true(parse_space("SC", "3-"), count) for count in (3, 4)]
    [True, False]
    >>> [comes_true(parse_space("SC", "6+"), count) for count in (5, 6)]
    [False, True]
    """
    place = space % SPACES_EACH
    return count <= place + 1 if place < RARITIES else count >= place + 1


def parse_card(name: str) -> Card:
    """The card of an id like "SC-04".

    >>> CARD_IDS[parse_card("SC-04")]
    'SC-04'
    """
    return Card(CARD_IDS.index(name))


def parse_space(exhibition: str, label: str) -> Space:
    """The space of an exhibition and a label like "6+"."""
    return Space(CATEGORY_IDS.index(exhibition) * SPACES_EACH + LABELS.index(label))
