"""Perfect recall: what a seat was told, against a table that it imagines. Nothing here knows how views are made."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bottega.core.game import Game
from bottega.core.seats import Seat
from bottega.core.state import State
from bottega.games.classic_art import events as told
from bottega.games.classic_art.box import Box
from bottega.games.classic_art.catalogue import CARD_IDS, CATEGORIES, CATEGORY_IDS, EXHIBITION_OF, LABEL_OF, SPACES
from bottega.games.classic_art.table import FREE, NOT_DROPPED, Table, has_high_risk, owner_of, tokens_on

Compared = tuple[str, object, object]
"""What is compared: its name, what was told, and what is imagined."""
Prediction = tuple[int, int, bool]
"""Whose it is, with how many tokens, and whether at high risk."""
UNREMARKABLE = (
    told.TurnBegan,
    told.LastTurnBegan,
    told.Passed,
    told.LastCardsShown,
    told.ExhibitionClosed,
    told.GameEnded,
)
Shown = told.Hung | told.Lent | told.LoanWaits | told.LeftAtOnce


def contradictions(game: Game, events: Sequence[object], seat: Seat | None, imagined: State) -> list[str]:
    """What an imagined state contradicts of all the events that a seat, or a spectator, was told so far."""
    assert isinstance(imagined, Table)
    memory = Memory(imagined.rules.box, imagined.rules.count)
    for event in events:
        memory.hear(event)
    compared = [
        *memory.own_cards(imagined, seat),
        *memory.cards_of_others(imagined, seat),
        *memory.board(imagined),
        *memory.tokens_and_tracks(imagined),
    ]
    return [f"{what}: told {told}, imagined {there}" for what, told, there in compared if told != there] + [
        f"it does not add up: {complaint}" for complaint in game.complaints(imagined)
    ]


class Memory:
    """All that a seat was told of cards, predictions, tokens and Prestige."""

    def __init__(self, box: Box, seats: int) -> None:
        self.box = box
        self.season = 0
        self.first = -1
        self.tokens = [box.tokens] * seats
        self.lost = [0] * seats
        self.tracks = {(seat, name): 0 for seat in range(seats) for name in CATEGORY_IDS}
        self.shuffle()

    def shuffle(self) -> None:
        """[CA-2.1] A new season: what was known of the cards is worth nothing any more."""
        self.hand: set[str] = set()
        self.dropped: str | None = None
        self.played = [0] * len(self.tokens)
        self.unowned = 0
        """How many cards of the deck and the House were shown."""
        self.hanging: dict[str, list[str]] = {name: [] for name in CATEGORY_IDS}
        self.discarded: list[str] = []
        self.predictions: dict[tuple[str, str], Prediction] = {}
        self.doubled: set[int] = set()

    # Listening

    def hear(self, event: object) -> None:
        """Remember one event."""
        match event:
            case told.SeasonBegan():
                self.season, self.first = event.season, event.first
                self.shuffle()
            case told.HandDealt():
                self.hand = set(event.cards)
            case told.Dropped():
                self.dropped = event.card
                self.hand.remove(event.card)
            case told.Predicted():
                self.predict(event)
            case told.CameTrue() | told.Failed() | told.TokensRetrieved() | told.SeasonClosed():
                self.close(event)
            case told.Hung() | told.Lent() | told.LoanWaits() | told.LeftAtOnce():
                self.show(event)
            case _:
                assert isinstance(event, UNREMARKABLE), f"what is {event}?"

    def show(self, event: Shown) -> None:
        """[CA-4.5] A card came to its exhibition, and stays there or leaves with another."""
        hanging = self.hanging[event.exhibition]
        if isinstance(event, told.Lent | told.LeftAtOnce):
            hanging.remove(event.other)
            self.discarded += [event.other, event.card]
        else:
            hanging.append(event.card)
        self.hand.discard(event.card)
        if isinstance(event.actor, int):
            self.played[event.actor] += 1
        else:
            self.unowned += 1

    def predict(self, event: told.Predicted) -> None:
        self.predictions[event.exhibition, event.space] = event.actor, event.tokens, event.high_risk
        self.tokens[event.actor] -= event.tokens
        if event.tokens == 2:
            self.doubled.add(event.actor)

    def close(self, event: told.CameTrue | told.Failed | told.TokensRetrieved | told.SeasonClosed) -> None:
        """[CA-7] [CA-8] The season ends: predictions are paid or lost, and tokens come back."""
        match event:
            case told.SeasonClosed():
                self.doubled = set()
            case told.TokensRetrieved():
                self.tokens[event.actor], self.lost[event.actor] = event.tokens, 0
            case told.Failed():
                del self.predictions[event.exhibition, event.space]
                self.lost[event.actor] += event.tokens
            case told.CameTrue():
                del self.predictions[event.exhibition, event.space]
                self.tokens[event.actor] += event.tokens
                self.tracks[event.actor, event.exhibition] = event.track

    # Comparing

    def own_cards(self, table: Table, seat: Seat | None) -> Iterator[Compared]:
        if seat is not None:
            yield "one's own hand", self.hand, {CARD_IDS[card] for card in table.hands[seat]}
            yield "the card one dropped", self.dropped, named_drop(table, seat)

    def cards_of_others(self, table: Table, seat: Seat | None) -> Iterator[Compared]:
        """[CA-4.6] What all have seen, and what one holds or dropped oneself, is in nobody else's hands."""
        dealt = table.rules.hand
        for other in table.rules.seats:
            hidden = len(table.hands[other]) + (table.dropped[other] != NOT_DROPPED)
            yield f"how many cards seat {other} has not shown", dealt - self.played[other], hidden
            if other != seat:
                names = {CARD_IDS[card] for card in table.hands[other]} | {named_drop(table, other)}
                yield f"cards of seat {other} that were seen elsewhere", set(), names & self.seen()
        in_deck = {CARD_IDS[card] for card, there in enumerate(table.deck) if there}
        yield "cards of the deck that were seen elsewhere", set(), in_deck & self.seen()
        shown_by_house = self.unowned - self.box.open_cards
        yield "how many cards the House has left", table.rules.house - shown_by_house, table.house

    def seen(self) -> set[str | None]:
        """All cards of this season whose place is known."""
        hanging = [card for cards in self.hanging.values() for card in cards]
        return {*self.hand, self.dropped, *hanging, *self.discarded} - {None}

    def board(self, table: Table) -> Iterator[Compared]:
        yield "season and first player", (self.season, self.first), (table.season, table.first)
        for category in CATEGORIES:
            name = CATEGORY_IDS[category]
            yield name, self.hanging[name], [CARD_IDS[card] for card in table.exhibitions[category]]
        yield "the discarded cards", self.discarded, [CARD_IDS[card] for card in table.discarded]
        there = {
            (CATEGORY_IDS[EXHIBITION_OF[space]], LABEL_OF[space]): what_lies_there(table.predictions[space])
            for space in SPACES
            if table.predictions[space] != FREE
        }
        yield "the predictions", self.predictions, there

    def tokens_and_tracks(self, table: Table) -> Iterator[Compared]:
        yield "tokens", self.tokens, table.tokens
        yield "tokens set aside", self.lost, table.lost
        yield "who has doubled down", self.doubled, {seat for seat in table.rules.seats if table.has_doubled(seat)}
        for (seat, name), track in self.tracks.items():
            category = CATEGORIES[CATEGORY_IDS.index(name)]
            yield f"the Prestige of seat {seat} for {name}", track, table.prestige(Seat(seat), category)


def named_drop(table: Table, seat: Seat) -> str | None:
    return None if table.dropped[seat] == NOT_DROPPED else CARD_IDS[table.dropped[seat]]


def what_lies_there(prediction: int) -> Prediction:
    return owner_of(prediction), tokens_on(prediction), has_high_risk(prediction)
