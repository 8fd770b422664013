"""Technique cards: the draw pile, the discard pile, and hands."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.seats import EVERYONE, Audience, Seat, only
from bottega.games.sixtina.actions import HAND_LIMIT
from bottega.games.sixtina.box import NO_CARD, Card
from bottega.games.sixtina.events import CardsSeen, Drew, Shuffled
from bottega.games.sixtina.recall import drew, left
from bottega.games.sixtina.table import Table


def draw_card(table: Table, chance: Chance, audience: Audience, sink: Sink | None) -> Card:
    """[SX-2.4] The next card of the draw pile; if it is empty the discard pile is shuffled. NO_CARD if both are."""
    if not any(table.deck):
        if not any(table.discard):
            return NO_CARD
        shuffle(table, sink)
    card = Card(chance.draw(table.deck, audience))
    table.deck[card] -= 1
    return card


def shuffle(table: Table, sink: Sink | None) -> None:
    """[SX-2.4] The discard pile becomes the draw pile. From the first time on it matters when a card was drawn."""
    if not table.piles:
        table.history = [drew(seat, 0, card) for seat in table.rules.seats for card in table.hands[seat]]
        table.piles.append(held_cards(table))
    table.deck, table.discard = table.discard, table.deck
    table.piles.append(tuple(table.deck))
    if sink is not None:
        held = held_cards(table)
        sink.emit(Shuffled(pile_names(table, table.deck), pile_names(table, held)))


def held_cards(table: Table) -> tuple[int, ...]:
    """All cards in the hands, by kind."""
    held = [0] * len(table.deck)
    for hand in table.hands:
        for card in hand:
            held[card] += 1
    return tuple(held)


def draw_cards(table: Table, seat: Seat, number: int, rule: str, chance: Chance, sink: Sink | None) -> None:
    """[SX-2.2] Draw so many cards, or as many as the hand limit and the piles allow."""
    drawn: list[Card] = []
    told = False
    for _ in range(min(number, HAND_LIMIT - len(table.hands[seat]))):
        if sink is not None and drawn and not any(table.deck):  # what was drawn before a shuffle is told before it
            tell_drawn(table, seat, drawn, rule, sink)
            drawn, told = [], True
        card = draw_card(table, chance, only(seat), sink)
        if card != NO_CARD:
            drawn.append(card)
            take_in_hand(table, seat, card)
    if sink is not None and (drawn or not told):
        tell_drawn(table, seat, drawn, rule, sink)


def tell_drawn(table: Table, seat: Seat, cards: list[Card], rule: str, sink: Sink) -> None:
    """All are told how many cards somebody drew, and only that player which."""
    sink.emit(Drew(seat, len(cards), rule))
    if cards:
        sink.emit(CardsSeen(seat, names_of(table, cards)))


def take_in_hand(table: Table, seat: Seat, card: Card) -> None:
    """A card of the draw pile goes into a hand."""
    table.hands[seat] = tuple(sorted([*table.hands[seat], card]))
    if table.piles:
        table.history.append(drew(seat, len(table.piles) - 1, card))


def reveal_card(table: Table, chance: Chance, sink: Sink | None) -> Card:
    """[SX-1.9] The next card of the draw pile, for all to see: it goes on the discard pile."""
    card = draw_card(table, chance, EVERYONE, sink)
    table.discard[card] += 1
    if table.piles:  # it will be in nobody's hand
        table.piles[-1] = tuple([count - (kind == card) for kind, count in enumerate(table.piles[-1])])
    return card


def can_draw(table: Table) -> bool:
    """[SX-2.4] Whether there is a card to draw."""
    return any(table.deck) or any(table.discard)


def without(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """A hand less some of its cards."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


def lay_open(table: Table, seat: Seat, cards: tuple[Card, ...]) -> None:
    """Cards leave a hand: all see them."""
    table.hands[seat] = without(table.hands[seat], cards)
    if table.piles:
        table.history += [left(seat, card) for card in cards]


def discard(table: Table, seat: Seat, cards: tuple[Card, ...]) -> None:
    """Lay cards of a hand on the discard pile, face up."""
    lay_open(table, seat, cards)
    for card in cards:
        table.discard[card] += 1


def names_of(table: Table, cards: tuple[Card, ...] | list[Card]) -> tuple[str, ...]:
    """Cards as they are written: "RP3"."""
    return tuple([table.rules.box.names[card] for card in cards])


def pile_names(table: Table, counts: Sequence[int]) -> tuple[str, ...]:
    """The cards of a pile that is counted by kind, as they are written."""
    box = table.rules.box
    return tuple([box.names[card] for card in box.cards for _ in range(counts[card])])
