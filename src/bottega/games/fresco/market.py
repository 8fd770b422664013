"""Chapter 4: the market."""

from __future__ import annotations

from typing import Final

from bottega.core.actions import Action
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.questions import Question
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.core.spelling import OneOf, SomeOf
from bottega.games.fresco.actions import BUY, CLOSE, Buy, Close
from bottega.games.fresco.catalogue import (
    ALL_BOOTHS,
    ALL_MARKET_TILES,
    BOOTHS,
    MARKET,
    MARKET_TILES,
    PAINTS,
    Booth,
    Location,
    MarketTile,
    stand_of,
)
from bottega.games.fresco.events import BoothEmptied, Bought, Closed, MarketFilled
from bottega.games.fresco.kinds import ActorId
from bottega.games.fresco.marks import BOUGHT_ELSEWHERE
from bottega.games.fresco.questions import VisitMarket
from bottega.games.fresco.reasons import (
    BOOTH_EMPTY,
    BOUGHT_ALREADY,
    BOUGHT_HERE,
    NO_SUCH_BOOTH,
    NO_SUCH_PLACE,
    OTHER_BOOTH,
    SOLD_ALREADY,
    TOO_DEAR,
)
from bottega.games.fresco.table import SOLD, Table
from bottega.games.fresco.visit import MARKS, WHERE, Visit
from bottega.parts.bag import pull

ANY_BOOTH: Final = Booth(-1)


class MarketVisit(Visit):
    """[FR-4.1] A seat is at the market: at a booth, once it has bought a tile there.

    The tiles that were bought go into the bag at the end of the visit, with the others of the booth [FR-4.4].
    """

    __slots__ = ("booth", "bought")

    word = "market"
    made_of = (
        *WHERE,
        OneOf("booth", [*ALL_BOOTHS, ANY_BOOTH]),
        SomeOf("bought", ALL_MARKET_TILES, MARKET_TILES),
        MARKS,
    )

    def __init__(
        self,
        seat: Seat,
        column: Location,
        left: int,
        booth: Booth = ANY_BOOTH,
        bought: tuple[MarketTile, ...] = (),
        marks: int = 0,
    ) -> None:
        super().__init__(seat, column, left, marks)
        self.booth = booth
        self.bought = bought

    @property
    def location(self) -> Location:
        return MARKET

    def question(self, table: Table, seat: Seat) -> Question:
        return VisitMarket(
            seat,
            *self.who,
            booth=None if self.booth == ANY_BOOTH else BOOTHS[self.booth],
            may_close=self.may_close,
        )

    def actions(self, table: Table) -> list[Action]:
        actions: list[Action] = []
        affordable = table.thalers[self.seat] >= table.price(self.seat)
        for booth in self.booths(table):
            places = table.stocked(booth)
            if affordable:
                actions += [BUY[booth][place] for place in places]
            if places and self.may_close:
                actions.append(CLOSE[booth])
        return actions

    @property
    def may_close(self) -> bool:
        """[FR-4.5] A booth is closed in place of buying."""
        return not self.bought and not self.marks & BOUGHT_ELSEWHERE

    def booths(self, table: Table) -> list[Booth]:
        """[FR-4.1] The booths where the seat may buy."""
        return table.rules.booths if self.booth == ANY_BOOTH else [self.booth]

    def has_actions(self, table: Table) -> bool:
        return bool(self.actions(table))

    def with_one_less(self) -> MarketVisit:
        return MarketVisit(self.seat, self.column, self.left - 1, self.booth, self.bought, self.lasting)

    def marked(self, marks: int) -> MarketVisit:
        return MarketVisit(self.seat, self.column, self.left, self.booth, self.bought, marks)

    def why_not(self, table: Table, action: Action) -> Reason | None:
        if isinstance(action, Buy):
            return self.why_not_buy(table, action)
        if not isinstance(action, Close):
            return self.not_now()
        if not self.may_close:
            return BOUGHT_HERE if self.bought else BOUGHT_ALREADY
        return why_not_visit(table, action.booth)

    def why_not_buy(self, table: Table, action: Buy) -> Reason | None:
        """[FR-4.1] [FR-4.2] Why a tile can't be bought."""
        if self.booth not in (ANY_BOOTH, action.booth):
            return OTHER_BOOTH.about(booth=BOOTHS[self.booth])
        reason = why_not_visit(table, action.booth)
        if reason is not None:
            return reason
        places = table.rules.booth_sizes[action.booth]
        if action.place >= places:
            return NO_SUCH_PLACE.about(booth=BOOTHS[action.booth], places=places)
        if action.place not in table.stocked(action.booth):
            return SOLD_ALREADY
        price, money = table.price(self.seat), table.thalers[self.seat]
        return TOO_DEAR.about(price=price, thalers=money) if price > money else None

    def act(self, table: Table, action: Action, chance: Chance, sink: Sink | None) -> None:
        if isinstance(action, Buy):
            tile = buy(table, self.seat, action.booth, action.place, sink)
            bought = (*self.bought, tile)
            MarketVisit(self.seat, self.column, self.left - 1, action.booth, bought, self.lasting).go_on(table, sink)
        else:
            assert isinstance(action, Close)
            close(table, self.seat, action.booth, sink)
            MarketVisit(self.seat, self.column, 0, marks=self.lasting).go_on(table, sink)

    def finish(self, table: Table, sink: Sink | None) -> None:
        """[FR-4.4] The booth that was visited is emptied, and what was bought goes into the bag."""
        for tile in self.bought:
            table.bag[tile] += 1
        if self.booth != ANY_BOOTH:
            left = empty(table, self.booth)
            if sink is not None:
                tiles = [*[MARKET_TILES[tile] for tile in self.bought], *left]
                sink.emit(BoothEmptied(self.seat, BOOTHS[self.booth], tuple(tiles)))


def why_not_visit(table: Table, booth: Booth) -> Reason | None:
    """[FR-4.1] Why a booth can't be visited."""
    if booth not in table.rules.booths:
        return NO_SUCH_BOOTH.about(booth=BOOTHS[booth])
    return None if table.is_open(booth) else BOOTH_EMPTY.about(booth=BOOTHS[booth])


def buy(table: Table, seat: Seat, booth: Booth, place: int, sink: Sink | None) -> MarketTile:
    """[FR-4.2] A tile is paid for; which one it was."""
    stand = stand_of(booth, place)
    tile = MarketTile(table.market[stand])
    table.market[stand] = SOLD
    table.pay(seat, table.price(seat))
    if sink is not None:
        paints = tuple([PAINTS[paint] for paint in table.rules.box.stalls[tile].paints])
        sink.emit(Bought(seat, MARKET_TILES[tile], BOOTHS[booth], place + 1, table.price(seat), paints))
    receive(table, seat, tile, booth, place, sink)
    return tile


def receive(table: Table, seat: Seat, tile: MarketTile, booth: Booth, place: int, sink: Sink | None) -> None:
    """[FR-4.3] The paints of a tile are taken, wherever it came from."""
    for paint in table.rules.box.stalls[tile].paints:
        table.take_paint(seat, paint)
    for module in table.rules.filling.receive:
        module.receive(table, seat, tile, booth, place, sink)


def close(table: Table, actor: ActorId, booth: Booth, sink: Sink | None) -> None:
    """[FR-4.5] A booth is closed."""
    tiles = empty(table, booth)
    if sink is not None:
        sink.emit(Closed(actor, BOOTHS[booth], tuple(tiles)))


def empty(table: Table, booth: Booth) -> list[str]:
    """[FR-4.4] The tiles of a booth go back into the bag; which they are."""
    tiles = list[str]()
    for place in table.stocked(booth):
        stand = stand_of(booth, place)
        tiles.append(MARKET_TILES[table.market[stand]])
        table.bag[table.market[stand]] += 1
        table.market[stand] = SOLD
    return tiles


def fill_market(table: Table, chance: Chance, sink: Sink | None) -> None:
    """[FR-1.3] [FR-10.1] All tiles go into the bag, and all booths are filled."""
    for booth in table.rules.booths:
        empty(table, booth)
    for stand in table.rules.stands:
        table.market[stand] = pull(table.bag, chance)
    if sink is not None:
        sink.emit(MarketFilled(tuple([tiles_at(table, booth) for booth in table.rules.booths])))


def tiles_at(table: Table, booth: Booth) -> tuple[str, ...]:
    """The tiles of a booth, place by place."""
    return tuple([table.stall(booth, place).id for place in table.stocked(booth)])
