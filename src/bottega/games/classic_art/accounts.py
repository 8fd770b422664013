"""Everything accounted for: no card, token or point appears or is lost."""

from __future__ import annotations

from bottega.games.classic_art.catalogue import CARD_IDS, CARDS, CATEGORIES, CATEGORY_IDS, CATEGORY_OF, SPACES
from bottega.games.classic_art.scoring import points, score_sheet
from bottega.games.classic_art.table import FREE, NOT_DROPPED, Table, owner_of, tokens_on


def complaints(table: Table) -> list[str]:
    """What does not add up; nothing, unless the rules have a bug."""
    return [
        *card_complaints(table),
        *exhibition_complaints(table),
        *token_complaints(table),
        *board_complaints(table),
        *score_complaints(table),
    ]


def card_complaints(table: Table) -> list[str]:
    """[CA-1.1] Every card is in the deck, in a hand, in an exhibition, discarded or dropped."""
    counts = list(table.deck)
    lying = [*table.hands, *table.exhibitions, table.discarded, [c for c in table.dropped if c != NOT_DROPPED]]
    for cards in lying:
        for card in cards:
            counts[card] += 1
    found = [f"there are {counts[card]} cards {CARD_IDS[card]}" for card in CARDS if counts[card] != 1]
    if table.house > sum(table.deck):
        found.append("the House has more cards than the deck")
    if any(list(hand) != sorted(hand) for hand in table.hands):
        found.append("a hand is not sorted")
    return found


def exhibition_complaints(table: Table) -> list[str]:
    """[CA-4.5] An exhibition holds artworks or loans of its own category, never both."""
    loan = table.rules.box.loan
    found = []
    for category in CATEGORIES:
        cards = table.exhibitions[category]
        name = CATEGORY_IDS[category]
        if any(CATEGORY_OF[card] != category for card in cards):
            found.append(f"{name} holds a card of another category")
        if len({loan[card] for card in cards}) > 1:
            found.append(f"{name} holds artworks and loans")
    return found


def token_complaints(table: Table) -> list[str]:
    """[CA-1.2] Each seat's tokens are unplaced, on the board or set aside."""
    counts = [left + lost for left, lost in zip(table.tokens, table.lost, strict=True)]
    for prediction in table.predictions:
        if prediction != FREE:
            counts[owner_of(prediction)] += tokens_on(prediction)
    right = table.rules.box.tokens
    return [
        f"seat {seat} has {counts[seat]} tokens, not {right}"
        for seat in table.rules.seats
        if counts[seat] != right or table.tokens[seat] < 0 or table.lost[seat] < 0
    ]


def board_complaints(table: Table) -> list[str]:
    """What the board knows by heart is what lies on it; no track stands beyond its end."""
    found = []
    placed = [prediction for prediction in table.predictions if prediction != FREE]
    if table.taken != sum([1 << space for space in SPACES if table.predictions[space] != FREE]):
        found.append("the spaces that are taken are not those that hold tokens")
    doubles = [1 << owner_of(prediction) for prediction in placed if tokens_on(prediction) == 2]
    if table.doubled != sum(doubles):
        found.append("who has doubled down does not fit the board")
    if min(table.tracks) < 0 or max(table.tracks) > table.rules.box.track_maximum:
        found.append("a track stands beyond its end")
    return found


def score_complaints(table: Table) -> list[str]:
    """[CA-9.3] The total is the sum of the score sheet."""
    return [
        f"seat {seat} has {points(table, seat)} points, but its score sheet says otherwise"
        for seat in table.rules.seats
        if points(table, seat) != sum([line.points for line in score_sheet(table, seat)])
    ]
