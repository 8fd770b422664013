"""Chapters 7 and 8: earning Prestige, and retrieving prediction tokens."""

from __future__ import annotations

from bottega.core.events import Sink
from bottega.core.seats import Seat
from bottega.games.classic_art.catalogue import (
    CATEGORIES,
    EXHIBITION_OF,
    LABEL_OF,
    RARITIES,
    SPACES_EACH,
    Category,
    Space,
    comes_true,
)
from bottega.games.classic_art.events import CameTrue, ExhibitionClosed, Failed, TokensRetrieved
from bottega.games.classic_art.table import FREE, Table, kind_of, owner_of, tokens_on


def close_exhibition(table: Table, category: Category, sink: Sink | None) -> None:
    """[CA-7.2] The predictions for one exhibition are paid, or fail."""
    count = table.artworks_in(category)
    if sink is not None:
        sink.emit(ExhibitionClosed(table.rules.box.categories[category], count, rarity=count <= RARITIES))
    for place in range(SPACES_EACH):
        space = Space(category * SPACES_EACH + place)
        prediction = table.predictions[space]
        if prediction == FREE:
            continue
        if comes_true(space, count):
            pay(table, space, prediction, sink)
        else:
            fail(table, space, prediction, sink)


def pays(table: Table, space: Space, prediction: int) -> int:
    """[CA-7.1] What a prediction pays if it comes true."""
    box = table.rules.box
    return box.prestige[space] * box.times[kind_of(prediction)]


def pay(table: Table, space: Space, prediction: int, sink: Sink | None) -> None:
    """[CA-7.1] [CA-8.1] The owner goes up the track, but not beyond its end, and takes the tokens back."""
    seat = owner_of(prediction)
    at = seat * len(CATEGORIES) + EXHIBITION_OF[space]
    prestige = pays(table, space, prediction)
    table.tracks[at] = min(table.tracks[at] + prestige, table.rules.box.track_maximum)  # [CA-7.3]
    table.tokens[seat] += tokens_on(prediction)
    if sink is not None:
        exhibition = table.rules.box.categories[EXHIBITION_OF[space]]
        sink.emit(CameTrue(seat, exhibition, LABEL_OF[space], prestige, table.tracks[at]))


def fail(table: Table, space: Space, prediction: int, sink: Sink | None) -> None:
    """[CA-8.2] The tokens are set aside."""
    seat, number = owner_of(prediction), tokens_on(prediction)
    table.lost[seat] += number
    if sink is not None:
        sink.emit(Failed(seat, table.rules.box.categories[EXHIBITION_OF[space]], LABEL_OF[space], number))


def retrieve_tokens(table: Table, seat: Seat, sink: Sink | None) -> None:
    """[CA-8.4] Who has no more than one token left takes all back."""
    left = table.tokens[seat]
    if left > 1 or table.lost[seat] == 0:
        return
    table.tokens[seat] = table.rules.box.tokens
    table.lost[seat] = 0
    if sink is not None:
        sink.emit(TokensRetrieved(seat, left, table.rules.box.tokens))
