"""Chapters 7 and 8: earning Prestige, and retrieving prediction tokens."""

from __future__ import annotations

from bottega.core.events import Sink
from bottega.core.seats import Seat
from bottega.games.classic_art.catalogue import (
    CARD_IDS,
    CATEGORIES,
    CATEGORY_IDS,
    EXHIBITION_OF,
    LABEL_OF,
    RARITIES,
    SPACES_EACH,
    Category,
    Space,
    comes_true,
)
from bottega.games.classic_art.events import CameTrue, ExhibitionClosed, Failed, TokensRetrieved
from bottega.games.classic_art.table import FREE, Table, has_high_risk, kind_of, owner_of, tokens_on


def close_exhibition(table: Table, category: Category, sink: Sink | None) -> None:
    """[CA-7.2] The predictions for one exhibition are paid, or fail."""
    count = table.artworks_in(category)
    if sink is not None:
        sink.emit(closed(table, category))
    for place in range(SPACES_EACH):
        space = Space(category * SPACES_EACH + place)
        prediction = table.predictions[space]
        if prediction == FREE:
            continue
        if comes_true(space, count):
            pay(table, space, prediction, sink)
        else:
            fail(table, space, prediction, sink)


def closed(table: Table, category: Category) -> ExhibitionClosed:
    """[CA-5.2] [CA-5.3] An exhibition closes as a Rarity Show or a Grand Exhibition."""
    count, cards = table.artworks_in(category), tuple([CARD_IDS[card] for card in table.exhibitions[category]])
    waiting = table.loans_in(category) > 0
    show = "rarity" if count <= RARITIES else "grand"
    return ExhibitionClosed(CATEGORY_IDS[category], count, show, () if waiting else cards, cards if waiting else ())


def pays(table: Table, space: Space, prediction: int) -> int:
    """[CA-7.1] What a prediction pays if it comes true."""
    box = table.rules.box
    return box.prestige[space] * box.times[kind_of(prediction)]


def pay(table: Table, space: Space, prediction: int, sink: Sink | None) -> None:
    """[CA-7.1] [CA-8.1] The owner goes up the track, but not beyond its end, and takes the tokens back."""
    seat = owner_of(prediction)
    at = seat * len(CATEGORIES) + EXHIBITION_OF[space]
    before = table.tracks[at]
    table.tracks[at] = min(before + pays(table, space, prediction), table.rules.box.track_maximum)  # [CA-7.3]
    table.tokens[seat] += tokens_on(prediction)
    if sink is not None:
        sink.emit(paid(table, space, prediction, before))


def paid(table: Table, space: Space, prediction: int, before: int) -> CameTrue:
    """A prediction paid, and its owner stood there before."""
    box, seat, category = table.rules.box, owner_of(prediction), EXHIBITION_OF[space]
    return CameTrue(
        actor=seat,
        exhibition=CATEGORY_IDS[category],
        space=LABEL_OF[space],
        tokens=tokens_on(prediction),
        high_risk=has_high_risk(prediction),
        value=box.prestige[space],
        times=box.times[kind_of(prediction)],
        prestige=pays(table, space, prediction),
        before=before,
        track=table.prestige(seat, category),
    )


def fail(table: Table, space: Space, prediction: int, sink: Sink | None) -> None:
    """[CA-8.2] The tokens are set aside."""
    seat, number = owner_of(prediction), tokens_on(prediction)
    table.lost[seat] += number
    if sink is not None:
        exhibition = CATEGORY_IDS[EXHIBITION_OF[space]]
        sink.emit(Failed(seat, exhibition, LABEL_OF[space], number, has_high_risk(prediction)))


def retrieve_tokens(table: Table, seat: Seat, sink: Sink | None) -> None:
    """[CA-8.4] Who has no more than one token left takes all back."""
    left, back = table.tokens[seat], table.lost[seat]
    if left > 1 or back == 0:
        return
    table.tokens[seat] = table.rules.box.tokens
    table.lost[seat] = 0
    if sink is not None:
        sink.emit(TokensRetrieved(seat, left, back, table.tokens[seat]))
