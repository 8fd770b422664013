"""Chapter 4: playing cards, whoever plays them."""

from __future__ import annotations

from typing import Final

from bottega.core.chance import Chance
from bottega.core.event import Event
from bottega.core.events import Sink
from bottega.core.seats import EVERYONE, Audience, Seat
from bottega.games.classic_art.catalogue import CARD_IDS, CATEGORY_IDS, CATEGORY_OF, Card
from bottega.games.classic_art.events import Hung, LeftAtOnce, Lent, LoanWaits
from bottega.games.classic_art.kinds import Actor
from bottega.games.classic_art.table import Table

DECK: Final = Seat(-1)
HOUSE: Final = Seat(-2)
"""Who shows a card, if it is none of the seats."""


def show(table: Table, card: Card, shower: Seat, sink: Sink | None) -> None:
    """[CA-4.5] A card comes to its exhibition: a loan and an artwork that meet go together, others stay.

    [CA-4.1] An artwork hangs. [CA-4.2] A loan takes the artwork away that came last. [CA-4.3] [CA-4.4]
    Where nothing hangs it waits, and takes the next one away.
    """
    loan = table.rules.box.loan
    category = CATEGORY_OF[card]
    cards = table.exhibitions[category]
    if cards and loan[cards[-1]] != loan[card]:
        table.exhibitions[category] = cards[:-1]
        table.discarded.append(cards[-1])
        table.discarded.append(card)
        if sink is not None:
            sink.emit(met(table, card, cards[-1], shower))
    else:
        table.exhibitions[category] = (*cards, card)
        if sink is not None:
            sink.emit(stayed(table, card, shower))


def met(table: Table, card: Card, other: Card, shower: Seat) -> Event:
    """A loan and an artwork went together."""
    category = CATEGORY_OF[card]
    actor, exhibition = actor_of(shower), CATEGORY_IDS[category]
    if table.rules.box.loan[card]:
        return Lent(actor, CARD_IDS[card], exhibition, CARD_IDS[other], table.artworks_in(category))
    return LeftAtOnce(actor, CARD_IDS[card], exhibition, CARD_IDS[other], table.loans_in(category))


def stayed(table: Table, card: Card, shower: Seat) -> Event:
    """An artwork hangs, or a loan waits."""
    category = CATEGORY_OF[card]
    actor, exhibition = actor_of(shower), CATEGORY_IDS[category]
    if table.rules.box.loan[card]:
        return LoanWaits(actor, CARD_IDS[card], exhibition, table.loans_in(category))
    return Hung(actor, CARD_IDS[card], exhibition, table.artworks_in(category))


def actor_of(shower: Seat) -> Actor:
    """Who shows a card, as it is told."""
    return "deck" if shower == DECK else "house" if shower == HOUSE else shower


def draw(table: Table, chance: Chance, audience: Audience = EVERYONE) -> Card:
    """[CA-2.1] Take the top card of the deck, which is decided only now."""
    card = Card(chance.draw(table.deck, audience))
    table.deck[card] = 0
    return card
