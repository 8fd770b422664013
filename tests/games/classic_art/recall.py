"""Perfect recall: what a seat was told, against a table that it imagines. Nothing here knows how views are made."""

from __future__ import annotations

from collections.abc import Iterator

from bottega.core.events import Event
from bottega.core.game import Game
from bottega.core.seats import Seat
from bottega.core.state import State
from bottega.games.classic_art.box import Box
from bottega.games.classic_art.catalogue import CARD_IDS, CATEGORIES, EXHIBITION_OF, LABEL_OF, SPACES
from bottega.games.classic_art.table import FREE, NOT_DROPPED, Table, has_high_risk, owner_of, tokens_on

Compared = tuple[str, object, object]
"""What is compared: its name, what was told, and what is imagined."""
Prediction = tuple[int, int, bool]
"""Whose it is, with how many tokens, and whether at high risk."""
SHOWN = ("hung", "lent", "loan-waits", "left-at-once")


def contradictions(game: Game, events: list[Event], seat: Seat | None, imagined: State) -> list[str]:
    """What an imagined state contradicts of all the events that a seat, or a spectator, was told so far."""
    assert isinstance(imagined, Table)
    memory = Memory(imagined.rules.box, imagined.rules.count)
    for event in events:
        memory.hear(event.word, int(event.parts.get("seat", -1)), event.parts)
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
        self.tracks = {(seat, name): 0 for seat in range(seats) for name in box.categories}
        self.shuffle()

    def shuffle(self) -> None:
        """[CA-2.1] A new season: what was known of the cards is worth nothing any more."""
        self.hand: set[str] = set()
        self.dropped: str | None = None
        self.played = [0] * len(self.tokens)
        self.unowned = 0
        """How many cards of the deck and the House were shown."""
        self.hanging: dict[str, list[str]] = {name: [] for name in self.box.categories}
        self.discarded: list[str] = []
        self.predictions: dict[tuple[str, str], Prediction] = {}
        self.doubled: set[int] = set()

    # Listening

    def hear(self, word: str, seat: int, parts: dict[str, str]) -> None:
        """Remember one event."""
        match word:
            case "season-began":
                self.season, self.first = int(parts["season"]), seat
                self.shuffle()
            case "hand-dealt":
                self.hand = set(parts["cards"].split())
            case "dropped":
                self.dropped = parts["card"]
                self.hand.remove(parts["card"])
            case "predicted":
                self.predict(seat, parts)
            case "came-true" | "failed" | "tokens-retrieved":
                self.close(word, seat, parts)
            case _ if word in SHOWN:
                self.show(word, seat, parts["card"], parts)
            case _:
                assert word in ("passed", "last-cards-shown", "exhibition-closed", "game-ended"), f"what is {word}?"

    def show(self, word: str, seat: int, card: str, parts: dict[str, str]) -> None:
        """[CA-4.5] A card came to its exhibition, and stays there or leaves with another."""
        hanging = self.hanging[parts["exhibition"]]
        if word in ("hung", "loan-waits"):
            hanging.append(card)
        else:
            other = next(name for name in reversed(hanging) if self.title_of(name) == parts["other"])
            hanging.remove(other)
            self.discarded += [other, card]
        self.hand.discard(card)
        if seat >= 0:
            self.played[seat] += 1
        else:
            self.unowned += 1

    def title_of(self, card: str) -> str:
        return self.box.works[CARD_IDS.index(card)].title

    def predict(self, seat: int, parts: dict[str, str]) -> None:
        number = int(parts["tokens"])
        self.predictions[parts["exhibition"], parts["space"]] = seat, number, parts["high_risk"] == "yes"
        self.tokens[seat] -= number
        if number == 2:
            self.doubled.add(seat)

    def close(self, word: str, seat: int, parts: dict[str, str]) -> None:
        """[CA-7] [CA-8] The season ends: predictions are paid or lost, and tokens come back."""
        if word == "tokens-retrieved":
            self.tokens[seat], self.lost[seat] = int(parts["number"]), 0
            return
        _, number, _ = self.predictions.pop((parts["exhibition"], parts["space"]))
        if word == "failed":
            self.lost[seat] += number
        else:
            self.tokens[seat] += number
            self.tracks[seat, parts["exhibition"]] = int(parts["track"])
        self.doubled = set()

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
            name = self.box.categories[category]
            yield name, self.hanging[name], [CARD_IDS[card] for card in table.exhibitions[category]]
        yield "the discarded cards", self.discarded, [CARD_IDS[card] for card in table.discarded]
        there = {
            (self.box.categories[EXHIBITION_OF[space]], LABEL_OF[space]): what_lies_there(table.predictions[space])
            for space in SPACES
            if table.predictions[space] != FREE
        }
        yield "the predictions", self.predictions, there

    def tokens_and_tracks(self, table: Table) -> Iterator[Compared]:
        yield "tokens", self.tokens, table.tokens
        yield "tokens set aside", self.lost, table.lost
        yield "who has doubled down", self.doubled, {seat for seat in table.rules.seats if table.has_doubled(seat)}
        for (seat, name), track in self.tracks.items():
            category = CATEGORIES[self.box.categories.index(name)]
            yield f"the Prestige of seat {seat} for {name}", track, table.prestige(Seat(seat), category)


def named_drop(table: Table, seat: Seat) -> str | None:
    return None if table.dropped[seat] == NOT_DROPPED else CARD_IDS[table.dropped[seat]]


def what_lies_there(prediction: int) -> Prediction:
    return owner_of(prediction), tokens_on(prediction), has_high_risk(prediction)
