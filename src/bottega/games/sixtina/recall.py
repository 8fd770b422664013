"""What is remembered of the hands: from which draw pile each card was drawn, and which cards left a hand.

A card that leaves a hand is seen by all, and so is the discard pile before it is shuffled. So everybody knows what a
draw pile is made of, who has drawn how many cards of it, and what each played since; and each player knows the own
cards. Until the first shuffle there is nothing to tell: all cards come from one pile.

An entry of such a history is a number: a seat, a card, and the draw pile it came from, or none if it left the hand.
"""

from __future__ import annotations

from typing import Final

from bottega.core.seats import Seat
from bottega.games.sixtina.box import Card

UNKNOWN: Final = Card(63)
"""A card that somebody drew, whichever it is."""
SEATS: Final = 4
CARDS: Final = 64
HANDS: Final = SEATS * CARDS
"""An entry is a card of some hand, and so many times one more than its pile."""


def drew(seat: int, pile: int, card: int) -> int:
    """The entry of a card that was drawn."""
    return ((pile + 1) * CARDS + card) * SEATS + seat


def left(seat: int, card: int) -> int:
    """The entry of a card that left a hand."""
    return card * SEATS + seat


def seat_of(entry: int) -> Seat:
    """Whose hand it is."""
    return Seat(entry % SEATS)


def card_of(entry: int) -> Card:
    """Which card came or went."""
    return Card(entry // SEATS % CARDS)


def pile_of(entry: int) -> int:
    """From which draw pile a card came; -1 if it left the hand."""
    return entry // HANDS - 1


def hand_after(history: list[int], seat: int) -> list[Card]:
    """The cards that a seat has drawn and not played, sorted."""
    hand: list[Card] = []
    for entry in history:
        if entry % SEATS == seat:
            if pile_of(entry) < 0:
                hand.remove(card_of(entry))
            else:
                hand.append(card_of(entry))
    return sorted(hand)
