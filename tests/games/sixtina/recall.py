"""Perfect recall: what a seat was told, against a table that it imagines. Nothing here knows how views are made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from bottega.core.event import Event
from bottega.core.game import Game
from bottega.core.seats import Seat
from bottega.core.state import State
from bottega.games.sixtina.actions import Position
from bottega.games.sixtina.events import Acquired, CardShown, CardsSeen, Drew, Opened, ProjectRevealed, Restored
from bottega.games.sixtina.kinds import POSITIONS
from bottega.games.sixtina.table import COVERED, Table

Cards = Counter[str]


def contradictions(game: Game, events: Sequence[Event], seat: Seat | None, imagined: State) -> list[str]:
    """What an imagined state contradicts of all the events that a seat, or a spectator, was told so far."""
    assert isinstance(imagined, Table)
    memory = Memory(imagined, seat)
    for event in events:
        memory.hear(event)
    return [
        *memory.against_frescoes(imagined),
        *memory.against_open_cards(imagined),
        *memory.against_own_hand(imagined),
        *memory.against_hidden_cards(imagined),
    ]


class Shuffle:
    """What was known when the discard pile became the draw pile, and how much had happened until then."""

    def __init__(self, held: Cards, drawn: list[int], played: list[Cards], to_draw: Cards, own: Cards) -> None:
        self.held = held
        """The cards in the hands of the others: all that lay nowhere else."""
        self.drawn = drawn
        self.played = played
        self.to_draw = to_draw
        """All that ever was in a draw pile from this shuffle on, of which this seat drew `own` before it."""
        self.own = own


class Memory:
    """All that a seat was told of the cards and the frescoes."""

    def __init__(self, table: Table, seat: Seat | None) -> None:
        box, count = table.rules.box, table.rules.count
        self.seat = seat
        self.all = Counter({box.names[card]: box.counts[card] for card in box.cards})
        self.deck = sum(self.all.values())
        self.discard: Cards = Counter()
        self.prudent: list[Cards] = [Counter() for _ in range(count)]
        self.drawn = [0] * count
        self.own: Cards = Counter()
        """What this seat ever drew."""
        self.played: list[Cards] = [Counter() for _ in range(count)]
        self.shuffles: list[Shuffle] = []
        self.frescoes: dict[str, str] = {}

    @property
    def others(self) -> list[int]:
        return [seat for seat in range(len(self.drawn)) if seat != self.seat]

    @property
    def own_hand(self) -> Cards:
        return self.own if self.seat is None else self.own - self.played[self.seat]

    # Listening

    def hear(self, event: Event) -> None:
        """Remember one event."""
        match event:
            case Opened():
                self.frescoes |= dict(zip(event.positions, event.frescoes, strict=True))
            case ProjectRevealed():
                self.frescoes[event.position] = event.fresco
            case CardShown():
                self.draw_one()
                self.discard[event.card] += 1
            case Drew() if event.actor != self.seat:
                self.draw(event.actor, [None] * event.number)
            case CardsSeen():
                self.draw(event.actor, event.cards)
            case Acquired():
                self.play(event.actor, event.cards, self.discard)
            case Restored():
                is_prudent = event.restoration == "prudent"
                self.play(event.actor, event.cards, self.prudent[event.actor] if is_prudent else self.discard)

    def draw(self, seat: int, cards: Sequence[str | None]) -> None:
        for card in cards:
            self.draw_one()
            self.drawn[seat] += 1
            if card is not None:
                self.own[card] += 1

    def draw_one(self) -> None:
        """A card less in the draw pile; if there is none, the discard pile is shuffled first."""
        if self.deck == 0:
            self.shuffle()
        self.deck -= 1

    def shuffle(self) -> None:
        pile, self.discard = self.discard, Counter()
        self.deck = sum(pile.values())
        for earlier in self.shuffles:
            earlier.to_draw += pile
        elsewhere = sum(self.prudent, pile + self.own_hand)
        held = self.all - elsewhere
        played = [Counter(cards) for cards in self.played]
        self.shuffles.append(Shuffle(held, self.drawn[:], played, Counter(pile), Counter(self.own)))

    def play(self, seat: int, cards: Sequence[str], pile: Cards) -> None:
        """Cards of a hand are laid open, on the discard pile or in a play area."""
        self.played[seat].update(cards)
        pile.update(cards)

    # Contradicting

    def against_frescoes(self, table: Table) -> Iterator[str]:
        for number, name in enumerate(POSITIONS):
            here = table.fresco(Position(number)).id if table.frescoes[number] != COVERED else None
            if here != self.frescoes.get(name):
                yield f"{name} is {here}, but {self.frescoes.get(name)} was seen there"

    def against_open_cards(self, table: Table) -> Iterator[str]:
        if counted(table, table.discard) != self.discard:
            yield "other cards lie on the discard pile than were laid there"
        if sum(table.deck) != self.deck:
            yield f"the draw pile has {sum(table.deck)} cards, not {self.deck}"
        for seat, prudent in enumerate(self.prudent):
            if named(table, table.prudent[seat]) != prudent:
                yield f"other prudent cards lie before seat {seat} than it laid there"
            size = self.drawn[seat] - sum(self.played[seat].values())
            if len(table.hands[seat]) != size:
                yield f"seat {seat} holds {len(table.hands[seat])} cards, not {size}"

    def against_own_hand(self, table: Table) -> Iterator[str]:
        if self.seat is not None and named(table, table.hands[self.seat]) != self.own_hand:
            yield "the own hand is another than was drawn"

    def against_hidden_cards(self, table: Table) -> Iterator[str]:
        """Since each shuffle: what the others had and drew must be what they played and have, alone and together."""
        for number, shuffle in enumerate(self.shuffles, 1):
            could_draw = shuffle.to_draw - (self.own - shuffle.own)
            for size in range(1, len(self.others) + 1):
                for group in combinations(self.others, size):
                    yield from self.against_group(table, number, shuffle, could_draw, group)

    def against_group(
        self, table: Table, number: int, shuffle: Shuffle, could_draw: Cards, group: tuple[int, ...]
    ) -> Iterator[str]:
        """Some players together: which of their cards they can't have held at a shuffle, or not drawn since."""
        cards: Cards = Counter()
        drew = held = 0
        for seat in group:
            cards += named(table, table.hands[seat]) + (self.played[seat] - shuffle.played[seat])
            drew += self.drawn[seat] - shuffle.drawn[seat]
            held += shuffle.drawn[seat] - sum(shuffle.played[seat].values())
        surely_drawn, surely_held = cards - shuffle.held, cards - could_draw
        who = f"of seats {', '.join(map(str, group))} since shuffle {number}"
        if sum(surely_drawn.values()) > drew:
            yield f"{written(surely_drawn)} {who}: nobody held them then, but only {drew} were drawn"
        if sum(surely_held.values()) > held:
            yield f"{written(surely_held)} {who}: none was in the draw pile, but only {held} were held"
        if len(group) == len(self.others) and (lost := shuffle.held - cards):
            yield f"{written(lost)} {who}: in the hands then, and neither played nor held since"


def counted(table: Table, pile: Sequence[int]) -> Cards:
    """A pile that is kept as counts."""
    return Counter({table.rules.box.names[card]: pile[card] for card in table.rules.box.cards if pile[card]})


def named(table: Table, cards: Sequence[int]) -> Cards:
    return Counter([table.rules.box.names[card] for card in cards])


def written(cards: Cards) -> str:
    return " ".join(sorted(cards.elements()))
