"""Everything accounted for: no card, material or point appears or is lost."""

from __future__ import annotations

from bottega.games.sixtina.actions import ALL_POSITIONS, HAND_LIMIT
from bottega.games.sixtina.recall import HANDS, SEATS, left, seat_of
from bottega.games.sixtina.scoring import score_sheet, totals
from bottega.games.sixtina.table import (
    CORRECT_KIND,
    COVERED,
    EXCELLENT_KIND,
    FREE,
    MOST_COLOURS,
    MOST_SPACES,
    PRUDENT,
    UNRESTORED,
    Table,
    mark_of,
)


def complaints(table: Table) -> list[str]:
    """What does not add up; nothing, unless the rules have a bug."""
    return [
        *card_complaints(table),
        *history_complaints(table),
        *material_complaints(table),
        *fresco_complaints(table),
        *chapel_complaints(table),
        *claim_complaints(table),
        *score_complaints(table),
    ]


def card_complaints(table: Table) -> list[str]:
    """[SX-1.4] [SX-2.2] Every technique card is in a pile, a hand or a play area; no hand is above the limit."""
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
    if min([*table.deck, *table.discard]) < 0:
        found.append("a pile has fewer cards than none")
    if max([len(hand) for hand in table.hands]) > HAND_LIMIT:
        found.append("a hand is above the limit")
    if [cards for cards in [*table.hands, *table.prudent] if list(cards) != sorted(cards)]:
        found.append("hands and play areas are not sorted")
    return found


def history_complaints(table: Table) -> list[str]:
    """[SX-2.4] [SX-2.8] Since the first shuffle: hands are what was drawn and not played, piles what was not drawn."""
    if not table.piles:
        return ["cards were drawn from piles that are not there"] if table.history else []
    found = []
    held = [0] * HANDS
    piles = [list(pile) for pile in table.piles]
    for entry in table.history:
        hand, pile = entry % HANDS, entry // HANDS - 1
        if pile >= 0:
            held[hand] += 1
            piles[pile][hand // SEATS] -= 1
        elif held[hand]:
            held[hand] -= 1
        else:
            found.append(f"seat {seat_of(entry)} played a card that it did not have")
    if held != in_hands(table):
        found.append("hands are not what was drawn and not played")
    if piles[-1] != table.deck or [pile for pile in piles[:-1] if any(pile)]:
        found.append("draw piles are not what nobody drew")
    return found


def in_hands(table: Table) -> list[int]:
    """How many of each card are in each hand, as histories count them."""
    held = [0] * HANDS
    for seat, cards in enumerate(table.hands):
        for card in cards:
            held[left(seat, card)] += 1
    return held


def material_complaints(table: Table) -> list[str]:
    """[SX-1.5] [SX-1.6] Every material is in the supply, a play area, on a fresco, an objective or the score board."""
    rules = table.rules
    found = []
    for colour in range(rules.colours):
        on_frescoes = sum([table.of_colour(position, colour) for position in ALL_POSITIONS])
        elsewhere = len(table.markers(colour)) + table.claims.count(colour) + 1
        area = table.area[colour] if colour < rules.count else 0
        there = table.supply[colour] + area + on_frescoes + elsewhere
        if min(table.supply[colour], area) < 0:
            found.append(f"colour {colour} has used more materials than there are")
        if there != rules.materials:
            found.append(f"there are {there} materials of colour {colour}, not {rules.materials}")
    black = table.black + table.spaces.count(PRUDENT)
    if black != rules.black or table.black < 0:
        found.append(f"there are {black} black materials, not {rules.black}")
    return found


def fresco_complaints(table: Table) -> list[str]:
    """[SX-3.1] [SX-6.7] A colour has no fewer materials on a fresco than on its techniques; a restored one is bare."""
    found = []
    for position in ALL_POSITIONS:
        marks = table.spaces[position * MOST_SPACES : (position + 1) * MOST_SPACES]
        materials = table.materials[position * MOST_COLOURS : (position + 1) * MOST_COLOURS]
        if not table.is_open(position):
            if marks != [FREE] * MOST_SPACES or materials != [0] * MOST_COLOURS:
                found.append(f"materials lie on position {position}, where none can")
            continue
        for colour in range(table.rules.colours):
            own = marks.count(mark_of(colour, CORRECT_KIND)) + marks.count(mark_of(colour, EXCELLENT_KIND))
            if own > materials[colour]:
                found.append(f"colour {colour} has {own} techniques at position {position}, but fewer materials")
    return found


def chapel_complaints(table: Table) -> list[str]:
    """[SX-1.1] No fresco is there twice, each lies in its zone, and none is restored under a sheet."""
    found = []
    shown = [position for position in ALL_POSITIONS if table.frescoes[position] != COVERED]
    if len({table.frescoes[position] for position in shown}) != len(shown):
        found.append("a fresco is in the chapel twice")
    if [position for position in shown if table.fresco(position).zone != table.rules.box.zone[position]]:
        found.append("a fresco lies in another zone")
    if [p for p in ALL_POSITIONS if table.frescoes[p] == COVERED and table.restored[p] != UNRESTORED]:
        found.append("a fresco is restored under its sheet")
    return found


def claim_complaints(table: Table) -> list[str]:
    """[SX-4.5] Nobody is on an objective twice."""
    found = []
    for place in range(0, len(table.claims), 3):
        claims = [colour for colour in table.claims[place : place + 3] if colour >= 0]
        if len(set(claims)) != len(claims):
            found.append("somebody is on an objective twice")
    return found


def score_complaints(table: Table) -> list[str]:
    """[SX-7] When the game is over, the quick count of points is the sum of the score sheet."""
    if table.agenda:
        return []
    return [
        f"colour {colour} has {total} points, but its score sheet says otherwise"
        for colour, total in enumerate(totals(table))
        if total != sum([line.points for line in score_sheet(table, colour)])
    ]
