"""Chapter 4: playing cards, whoever plays them."""

from __future__ import annotations

from bottega.core.chance import Chance
from bottega.core.events import Event, Sink
from bottega.core.seats import EVERYONE, Audience, Seat
from bottega.games.classic_art.catalogue import CATEGORY_OF, Card
from bottega.games.classic_art.events import Hung, LeftAtOnce, Lent, LoanWaits
from bottega.games.classic_art.table import Table


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
    box = table.rules.box
    category = CATEGORY_OF[card]
    work, exhibition = box.works[card], box.categories[category]
    if box.loan[card]:
        return Lent(shower, work, exhibition, table.artworks_in(category), box.works[other])
    return LeftAtOnce(shower, work, exhibition, box.works[other])


def stayed(table: Table, card: Card, shower: Seat) -> Event:
    """An artwork hangs, or a loan waits."""
    box = table.rules.box
    category = CATEGORY_OF[card]
    work, exhibition = box.works[card], box.categories[category]
    if box.loan[card]:
        return LoanWaits(shower, work, exhibition)
    return Hung(shower, work, exhibition, table.artworks_in(category))


def draw(table: Table, chance: Chance, audience: Audience = EVERYONE) -> Card:
    """[CA-2.1] Take the top card of the deck, which is decided only now."""
    card = Card(chance.draw(table.deck, audience))
    table.deck[card] = 0
    return card
