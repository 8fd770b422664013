"""Everything accounted for: no card, material or point appears or is lost."""

from __future__ import annotations

from bottega.games.sixtina.actions import ALL_POSITIONS
from bottega.games.sixtina.scoring import points, score_sheet
from bottega.games.sixtina.table import COVERED, FREE, MOST_SPACES, PRUDENT, Table


def complaints(table: Table) -> list[str]:
    """What does not add up; nothing, unless the rules have a bug."""
    return [
        *card_complaints(table),
        *material_complaints(table),
        *fresco_complaints(table),
        *score_complaints(table),
    ]


def card_complaints(table: Table) -> list[str]:
    """[SX-1.4] Every technique card is in a pile, a hand or a play area; hands and play areas are sorted."""
    box = table.rules.box
    counts = [drawn + thrown for drawn, thrown in zip(table.deck, table.discard, strict=True)]
    for cards in [*table.hands, *table.prudent]:
        for card in cards:
            counts[card] += 1
    found = [
        f"there are {counts[card]} cards {box.names[card]}, not {box.counts[card]}"
        for card in box.cards
        if counts[card] != box.counts[card]
    ]
    if [cards for cards in [*table.hands, *table.prudent] if list(cards) != sorted(cards)]:
        found.append("hands and play areas are not sorted")
    return found


def material_complaints(table: Table) -> list[str]:
    """[SX-1.5] [SX-1.6] Every material is in the supply, a play area, on a fresco, an objective or the score board."""
    rules = table.rules
    found = []
    for colour in range(rules.colours):
        on_frescoes = sum([table.of_colour(position, colour) for position in ALL_POSITIONS])
        elsewhere = len(table.markers(colour)) + table.claims.count(colour) + 1
        area = table.area[colour] if colour < rules.count else 0
        there = table.supply[colour] + area + on_frescoes + elsewhere
        if there != rules.materials or table.supply[colour] < 0 or area < 0:
            found.append(f"there are {there} materials of colour {colour}, not {rules.materials}")
    if table.black + table.spaces.count(PRUDENT) != rules.black or table.black < 0:
        found.append(f"there are {table.black + table.spaces.count(PRUDENT)} black materials, not {rules.black}")
    return found


def fresco_complaints(table: Table) -> list[str]:
    """[SX-3.1] [SX-6.7] A colour has no fewer materials on a fresco than on its techniques; a restored one is bare."""
    found = []
    for position in ALL_POSITIONS:
        marks = table.spaces[position * MOST_SPACES : (position + 1) * MOST_SPACES]
        for colour in range(table.rules.colours):
            own = sum([mark - 2 in (2 * colour, 2 * colour + 1) for mark in marks])
            if own > table.of_colour(position, colour):
                found.append(f"colour {colour} has {own} techniques at position {position}, but fewer materials")
        if not table.is_open(position) and marks != [FREE] * MOST_SPACES:
            found.append(f"materials lie on position {position}, where none can")
    shown = [number for number in table.frescoes if number != COVERED]
    if len(set(shown)) != len(shown):
        found.append("a fresco is in the chapel twice")
    return found


def score_complaints(table: Table) -> list[str]:
    """[SX-7] The quick count of points is the sum of the score sheet."""
    return [
        f"colour {colour} has {points(table, colour)} points, but its score sheet says otherwise"
        for colour in range(table.rules.colours)
        if points(table, colour) != sum([line.points for line in score_sheet(table, colour)])
    ]
