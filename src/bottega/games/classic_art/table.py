"""The table: everything that lies on it, and whose decision is next."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from bottega.core.actions import Action
from bottega.core.agenda import Step, advance
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.core.state import State
from bottega.games.classic_art.catalogue import CATEGORIES, SPACES_EACH, Card, Category, Space
from bottega.games.classic_art.questions import ClassicArtQuestion
from bottega.games.classic_art.reasons import DROPPED_ALREADY, GAME_OVER, NOT_YOUR_TURN
from bottega.games.classic_art.ruleset import Rules

NOT_DROPPED: Final = Card(-1)
FREE: Final = 0
"""What a space holds that nobody has predicted."""


def prediction_of(seat: Seat, tokens: int, high_risk: bool) -> int:
    """A prediction as one number: whose it is, and what lies there."""
    return 1 + 4 * seat + 2 * (tokens - 1) + high_risk


def owner_of(prediction: int) -> Seat:
    """Whose prediction it is."""
    return Seat((prediction - 1) // 4)


def kind_of(prediction: int) -> int:
    """What lies there: 0 one token, 1 one with High-Risk, 2 two tokens, 3 two with High-Risk."""
    return (prediction - 1) % 4


def tokens_on(prediction: int) -> int:
    """How many prediction tokens lie there."""
    return 1 + kind_of(prediction) // 2


def has_high_risk(prediction: int) -> bool:
    """Whether the High-Risk token lies there."""
    return kind_of(prediction) % 2 == 1


class Table(State):
    """The state of a game of Classic Art.

    `deck` has a 1 for each card that lies face down, the House's included: which of them comes is decided
    when it does. `hands` are sorted. An exhibition holds the artworks that hang there, or the loans that
    wait, in the order they came. `discarded` are cards that all have seen; `dropped` is each seat's
    secret. `predictions` has a number a space, see `prediction_of`, and `taken` a bit a space. `tokens`
    are those that a seat can still place, `lost` those set aside, `tracks` five numbers a seat.
    """

    __slots__ = (
        "agenda",
        "deck",
        "discarded",
        "doubled",
        "dropped",
        "exhibitions",
        "first",
        "hands",
        "house",
        "lost",
        "predictions",
        "rules",
        "season",
        "taken",
        "tokens",
        "tracks",
    )

    def __init__(
        self,
        rules: Rules,
        agenda: list[Step[Table]],
        season: int,
        first: Seat,
        deck: list[int],
        house: int,
        hands: list[tuple[Card, ...]],
        exhibitions: list[tuple[Card, ...]],
        discarded: list[Card],
        dropped: list[Card],
        predictions: list[int],
        taken: int,
        doubled: int,
        tokens: list[int],
        lost: list[int],
        tracks: list[int],
    ) -> None:
        self.rules = rules
        self.agenda = agenda
        self.season = season
        self.first = first
        self.deck = deck
        self.house = house
        self.hands = hands
        self.exhibitions = exhibitions
        self.discarded = discarded
        self.dropped = dropped
        self.predictions = predictions
        self.taken = taken
        self.doubled = doubled
        self.tokens = tokens
        self.lost = lost
        self.tracks = tracks

    def copy(self) -> Table:
        return Table(
            self.rules,
            self.agenda[:],
            self.season,
            self.first,
            self.deck[:],
            self.house,
            self.hands[:],
            self.exhibitions[:],
            self.discarded[:],
            self.dropped[:],
            self.predictions[:],
            self.taken,
            self.doubled,
            self.tokens[:],
            self.lost[:],
            self.tracks[:],
        )

    @property
    def pending(self) -> tuple[Seat, ...]:
        return self.agenda[-1].pending(self) if self.agenda else ()

    @property
    def seal(self) -> str:
        return self.agenda[-1].seal if self.agenda else ""

    def legal(self, seat: Seat) -> list[Action]:
        if not self.agenda:
            return []
        step = self.agenda[-1]
        return step.legal(self, seat) if seat in step.pending(self) else []

    def check(self, seat: Seat, action: Action) -> Reason | None:
        if not self.agenda:
            return GAME_OVER
        step = self.agenda[-1]
        if seat in step.pending(self):
            return step.check(self, seat, action)
        return NOT_YOUR_TURN if self.dropped[seat] == NOT_DROPPED else DROPPED_ALREADY

    def apply(self, seat: Seat, action: Action, chance: Chance, sink: Sink | None = None) -> None:
        agenda = self.agenda
        agenda[-1].apply(self, seat, action, chance, sink)
        advance(self, agenda, chance, sink)
        if sink is not None:
            self.announce(sink)

    def announce(self, sink: Sink) -> None:
        """Tell whose turn it is, if one begins."""
        step = self.agenda[-1] if self.agenda else None
        if isinstance(step, Decision):
            step.begin(self, sink)

    def clockwise(self) -> list[Seat]:
        """The seats in their order, from the first player on."""
        return [Seat((self.first + i) % self.rules.count) for i in range(self.rules.count)]

    def take_from_hand(self, seat: Seat, card: Card) -> None:
        """A card leaves a seat's hand."""
        self.hands[seat] = tuple([other for other in self.hands[seat] if other != card])

    def artworks_in(self, category: Category) -> int:
        """How many artworks hang in an exhibition."""
        return 0 if self.loans_in(category) else len(self.exhibitions[category])

    def loans_in(self, category: Category) -> int:
        """[CA-4.3] How many loans wait in an exhibition where nothing hangs."""
        cards = self.exhibitions[category]
        return len(cards) if cards and self.rules.box.loan[cards[0]] else 0

    def prestige(self, seat: Seat, category: Category) -> int:
        """Where a seat stands on the track of a category."""
        return self.tracks[seat * len(CATEGORIES) + category]

    def has_doubled(self, seat: Seat) -> bool:
        """[CA-3.4] Whether a seat has doubled down this season."""
        return bool(self.doubled >> seat & 1)

    def taken_in(self, category: Category) -> int:
        """The spaces of an exhibition that hold tokens, a bit each."""
        return self.taken >> SPACES_EACH * category & (1 << SPACES_EACH) - 1

    def place(self, space: Space, prediction: int) -> None:
        """A prediction is placed on a free space."""
        self.predictions[space] = prediction
        self.taken |= 1 << space


class Decision(Step[Table]):
    """A step that waits for seats."""

    __slots__ = ()

    @abstractmethod
    def question(self, table: Table, seat: Seat, known: bool) -> ClassicArtQuestion:
        """What is asked of a pending seat; `known` says whether what only that seat knows may be told."""

    def begin(self, table: Table, sink: Sink) -> None:
        """Tell that a turn begins with this decision, if one does."""


class SeatDecision(Decision):
    """A step that waits for one seat."""

    __slots__ = ("_seats", "seat")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self._seats: tuple[Seat, ...] = (seat,)

    def pending(self, state: Table) -> tuple[Seat, ...]:
        return self._seats
