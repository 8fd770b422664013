"""Module 9, the wall fresco: its steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from bottega.core.actions import Action
from bottega.core.agenda import Step
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.questions import Question
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.core.spelling import OneOf, SomeOf
from bottega.games.fresco.actions import PASS, Pass
from bottega.games.fresco.catalogue import ALL_SEATS, PAINTS, Paint
from bottega.games.fresco.events import Forfeited, Idled
from bottega.games.fresco.modules.m09_wall_fresco.catalogue import WALL_TILES
from bottega.games.fresco.modules.m09_wall_fresco.offers import (
    COLOURS,
    EXCHANGE,
    NAME,
    TRADE,
    Exchange,
    RestoreWall,
    Trade,
)
from bottega.games.fresco.modules.m09_wall_fresco.questions import WhichWallSegment, WhichWallTile
from bottega.games.fresco.modules.m09_wall_fresco.reasons import NOT_TO_TRADE, RESTORE_OR_PASS, TRADE_TILES
from bottega.games.fresco.modules.m09_wall_fresco.wall import SENT, TILE
from bottega.games.fresco.spelling import SEAT
from bottega.games.fresco.table import SeatDecision, Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m09_wall_fresco.module import WallFresco


class RestoringWall(SeatDecision):
    """[FR-M9.3] An apprentice of a seat is at the wall."""

    __slots__ = ()

    word = "restoring-wall"
    made_of = (SEAT,)

    def pending(self, state: Table) -> tuple[Seat, ...]:
        return self._seats if wall_fresco_of(state).possible(state, self.seat) else ()

    def question(self, table: Table, seat: Seat) -> Question:
        return WhichWallSegment(seat)

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        """[FR-3.6] Nothing can be restored."""
        if sink is not None:
            sink.emit(Idled(self.seat, SENT, TILE))

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [*wall_fresco_of(state).possible(state, seat), PASS]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, RestoreWall):
            return wall_fresco_of(state).why_not_restore_wall(state, seat, action.segment)
        return None if isinstance(action, Pass) else RESTORE_OR_PASS

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        state.agenda.pop()
        if isinstance(action, RestoreWall):
            wall_fresco_of(state).restore(state, seat, action.segment, chance, sink)
        elif sink is not None:
            sink.emit(Forfeited(seat, TILE))


class Trading(SeatDecision):
    """[FR-M9.8] A seat exchanges wall tiles, has handed in some, and chooses the next: their seals differ."""

    __slots__ = ("exchange", "given")

    word = "trading"
    made_of = (SEAT, OneOf("exchange", EXCHANGE, COLOURS), SomeOf("given", range(len(WALL_TILES)), WALL_TILES))

    def __init__(self, seat: Seat, exchange: Exchange, given: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.exchange = exchange
        self.given = given

    @property
    def paint(self) -> Paint:
        """The basic paint of the tile that is asked for."""
        return self.exchange.second if self.given else self.exchange.first

    def question(self, table: Table, seat: Seat) -> Question:
        given = tuple([WALL_TILES[tile] for tile in self.given])
        return WhichWallTile(seat, COLOURS[self.exchange.colour], PAINTS[self.paint], given)

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [TRADE[tile] for tile in wall_fresco_of(state).owned_of(state, seat, self.paint)]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, Trade):
            return TRADE_TILES.about(paint=PAINTS[self.paint])
        if action in self.legal(state, seat):
            return None
        return NOT_TO_TRADE.about(tile=WALL_TILES[action.tile], paint=PAINTS[self.paint])

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(action, Trade)
        state.agenda.pop()
        wall_fresco_of(state).trade(state, seat, self.exchange, (*self.given, action.tile), sink)


def wall_fresco_of(table: Table) -> WallFresco:
    """The module, as it is in play."""
    return cast("WallFresco", table.rules.by_name[NAME])


RESTORING_WALL: Final = [RestoringWall(seat) for seat in ALL_SEATS]
STEPS: Final[list[Step[Table]]] = [*RESTORING_WALL]
STEP_KINDS: Final[list[type[Step[Table]]]] = [Trading]
