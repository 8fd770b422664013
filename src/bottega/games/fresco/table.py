"""The table: everything that lies on it, and whose decision is next."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final

from bottega.core.actions import Action
from bottega.core.agenda import Step, advance
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.questions import Question
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.core.state import State
from bottega.games.fresco.box import FrescoTile, Stall
from bottega.games.fresco.catalogue import (
    ALL_PAINTS,
    IN_BED,
    MOST_AT_A_BOOTH,
    PAINTS,
    Booth,
    Hour,
    Location,
    Paint,
    Painter,
    Tile,
    stand_of,
)
from bottega.games.fresco.kinds import LEONARDO, ActorId
from bottega.games.fresco.openings import Extras
from bottega.games.fresco.reasons import COMMITTED, GAME_OVER, NOT_YOUR_TURN
from bottega.games.fresco.ruleset import Rules
from bottega.parts.grid import Cell

COLOURS: Final = len(PAINTS)
SOLD: Final = -1
"""What a stand of the market holds without a tile."""
COLUMN_BITS: Final = 2
COLUMN_MASK: Final = 3
"""A sheet has its apprentices in so many bits a location."""


class Table(State):
    """The state of a game of Fresco.

    `track` has a number a painter: its space, or a negative one on the starting spaces, -1 for the one
    beside space 1. `deciders` tells who decides for each painter. `order` is the order of the round, empty
    before all have woken up. A sheet has its apprentices in two bits a location; `answered` tells how many
    blanks of its plan a seat has filled. `paints` has a number a colour and seat, `supply` one a
    colour and then the Thalers: below zero, what the players have noted on paper. `market` has a tile
    a stand, `bag` a 1 for each tile in it. `unrestored` has a bit for each segment with a tile, `laid` the tiles as
    they lay at the beginning. `tiles` are those in front of each painter. `ledger` has a number an account and painter.
    """

    __slots__ = (
        "agenda",
        "answered",
        "apprentices",
        "bag",
        "bishop",
        "deciders",
        "extras",
        "fresco",
        "hours",
        "laid",
        "last",
        "leonardo_at",
        "ledger",
        "market",
        "mood",
        "order",
        "paints",
        "round",
        "rules",
        "sheets",
        "supply",
        "thalers",
        "tiles",
        "track",
        "unrestored",
    )

    def __init__(
        self,
        rules: Rules,
        agenda: list[Step[Table]],
        round_number: int,
        last: bool,
        track: list[int],
        deciders: list[tuple[Seat, ...]],
        hours: list[Hour],
        order: list[Painter],
        mood: list[int],
        apprentices: list[int],
        sheets: list[int],
        answered: list[int],
        thalers: list[int],
        paints: list[int],
        supply: list[int],
        market: list[int],
        bag: list[int],
        fresco: list[Tile],
        unrestored: int,
        laid: tuple[Tile, ...],
        bishop: Cell,
        leonardo_at: Cell,
        tiles: list[tuple[Tile, ...]],
        ledger: list[int],
        extras: list[Extras],
    ) -> None:
        self.rules = rules
        self.agenda = agenda
        self.round = round_number
        self.last = last
        self.track = track
        self.deciders = deciders
        self.hours = hours
        self.order = order
        self.mood = mood
        self.apprentices = apprentices
        self.sheets = sheets
        self.answered = answered
        self.thalers = thalers
        self.paints = paints
        self.supply = supply
        self.market = market
        self.bag = bag
        self.fresco = fresco
        self.unrestored = unrestored
        self.laid = laid
        self.bishop = bishop
        self.leonardo_at = leonardo_at
        self.tiles = tiles
        self.ledger = ledger
        self.extras = extras

    def copy(self) -> Table:
        return Table(
            self.rules,
            self.agenda[:],
            self.round,
            self.last,
            self.track[:],
            self.deciders[:],
            self.hours[:],
            self.order[:],
            self.mood[:],
            self.apprentices[:],
            self.sheets[:],
            self.answered[:],
            self.thalers[:],
            self.paints[:],
            self.supply[:],
            self.market[:],
            self.bag[:],
            self.fresco[:],
            self.unrestored,
            self.laid,
            self.bishop,
            self.leonardo_at,
            self.tiles[:],
            self.ledger[:],
            [extras.copy() for extras in self.extras],
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
        return COMMITTED if step.seal else NOT_YOUR_TURN

    def apply(self, seat: Seat, action: Action, chance: Chance, sink: Sink | None = None) -> None:
        agenda = self.agenda
        agenda[-1].apply(self, seat, action, chance, sink)
        advance(self, agenda, chance, sink)

    # Painters

    def seat_of(self, painter: Painter) -> Seat | None:
        """Whose painter it is; None if Leonardo's."""
        return None if painter == self.rules.leonardo else Seat(painter)

    def actor(self, painter: Painter) -> ActorId:
        """Whose painter it is, as events name them."""
        return LEONARDO if painter == self.rules.leonardo else int(painter)

    def take_turns(self, steps: Sequence[Step[Table]]) -> None:
        """Each player's step goes on the agenda, for the order of the round."""
        for painter in reversed(self.order):
            if painter != self.rules.leonardo:
                self.agenda.append(steps[painter])

    def price(self, seat: Seat) -> int:
        """[FR-2.4] What a market tile costs a seat this round."""
        return self.rules.hostel.price[self.hours[seat]]

    def is_asleep(self, painter: Painter) -> bool:
        """Whether a painter has no wake-up time yet."""
        return self.hours[painter] == IN_BED

    def raise_mood(self, seat: Seat, spaces: int) -> int:
        """[FR-2.3] The mood changes, within its column; by how many spaces it did."""
        before = self.mood[seat]
        self.mood[seat] = self.rules.box.mood_after(before, spaces)
        return self.mood[seat] - before

    # Sheets

    def at(self, seat: Seat, column: Location) -> int:
        """How many apprentices a seat's sheet has at a location."""
        return self.sheets[seat] >> COLUMN_BITS * column & COLUMN_MASK

    def send(self, seat: Seat, column: Location, number: int) -> None:
        """Apprentices are placed at a location of the sheet, where none were."""
        self.sheets[seat] |= number << COLUMN_BITS * column

    def placed(self, seat: Seat) -> int:
        """How many apprentices are on a seat's sheet."""
        number, sheet = 0, self.sheets[seat]
        while sheet:
            number += sheet & COLUMN_MASK
            sheet >>= COLUMN_BITS
        return number

    # Goods

    def pieces(self, seat: Seat, paint: Paint) -> int:
        """How many pieces of a paint a seat has."""
        return self.paints[seat * COLOURS + paint]

    def palette(self, seat: Seat) -> int:
        """The paints that a seat has, a bit each."""
        start, mask = seat * COLOURS, 0
        for paint in ALL_PAINTS:
            if self.paints[start + paint]:
                mask |= 1 << paint
        return mask

    def take_paint(self, seat: Seat, paint: Paint, pieces: int = 1) -> None:
        """[FR-1.5] Paint comes from the supply, which never ends."""
        self.paints[seat * COLOURS + paint] += pieces
        self.supply[paint] -= pieces

    def return_paint(self, seat: Seat, paint: Paint, pieces: int = 1) -> None:
        """Paint goes back to the supply."""
        self.take_paint(seat, paint, -pieces)

    def pay(self, seat: Seat, thalers: int) -> None:
        """Thalers go to the supply."""
        self.thalers[seat] -= thalers
        self.supply[COLOURS] += thalers

    def earn(self, seat: Seat, thalers: int, sink: Sink | None) -> None:
        """Thalers come from the supply."""
        for module in self.rules.filling.earn:
            thalers = module.earn(self, seat, thalers, sink)
        self.pay(seat, -thalers)

    # The market

    def is_open(self, booth: Booth) -> bool:
        """Whether a booth has tiles."""
        return len(self.stocked(booth)) > 0

    def stocked(self, booth: Booth) -> list[int]:
        """The places of a booth that hold tiles."""
        start = stand_of(booth, 0)
        return [place for place in range(MOST_AT_A_BOOTH) if self.market[start + place] != SOLD]

    def stall(self, booth: Booth, place: int) -> Stall:
        """What is printed on the tile at a place of a booth."""
        return self.rules.box.stalls[self.market[stand_of(booth, place)]]

    # The fresco

    def segment_of(self, tile: Tile) -> Cell:
        """On which segment a tile lay at the beginning."""
        return Cell(self.laid.index(tile))

    def tile_on(self, segment: Cell) -> FrescoTile:
        """What is printed on the tile of a segment."""
        return self.rules.tile(self.fresco[segment])

    # Points

    def credit(self, painter: Painter, account: int, points: int) -> None:
        """Points are written on a line of a painter's score sheet."""
        self.ledger[painter * len(self.rules.accounts) + account] += points

    def lines(self, painter: Painter) -> list[int]:
        """The points on all lines of a painter's score sheet."""
        accounts = len(self.rules.accounts)
        return self.ledger[painter * accounts : (painter + 1) * accounts]

    def credited(self, painter: Painter, account: int) -> int:
        """The points on a line of a painter's score sheet."""
        return self.ledger[painter * len(self.rules.accounts) + account]

    def score(self, painter: Painter) -> int:
        """[FR-9.1] A painter's score: the space it stands on."""
        return max(0, self.track[painter])


class Decision(Step[Table]):
    """A step that asks something."""

    __slots__ = ()

    @abstractmethod
    def question(self, table: Table, seat: Seat) -> Question:
        """What a pending seat is asked."""

    def question_for_others(self, table: Table, seat: Seat) -> Question:
        """What the others are told of it."""
        return self.question(table, seat)


class SeatDecision(Decision):
    """A step that asks one seat."""

    __slots__ = ("_seats", "seat")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self._seats: tuple[Seat, ...] = (seat,)

    def pending(self, state: Table) -> tuple[Seat, ...]:
        return self._seats
