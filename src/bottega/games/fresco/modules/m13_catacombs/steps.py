"""Module 13, the catacombs: its steps."""

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
from bottega.games.fresco.catalogue import ALL_LOCATIONS, ALL_SEATS, FRESCO, HOURS, LOCATIONS, Location, Painter
from bottega.games.fresco.kinds import LEONARDO
from bottega.games.fresco.leonardo import LeonardoStep
from bottega.games.fresco.modules.covering import NOWHERE
from bottega.games.fresco.modules.m13_catacombs.catalogue import MAPS, hour_of_map
from bottega.games.fresco.modules.m13_catacombs.events import CatacombsScored, LeonardoTookMap, MapLaid
from bottega.games.fresco.modules.m13_catacombs.offers import (
    ALL_MAPS,
    BUY_MAP,
    KEEP,
    LAY,
    NAME,
    SELL,
    BuyMap,
    Keep,
    LayMap,
    Sell,
)
from bottega.games.fresco.modules.m13_catacombs.questions import (
    TreasureFound,
    WhereLeonardosMap,
    WhetherToBuyMap,
)
from bottega.games.fresco.modules.m13_catacombs.reasons import BUY_OR_PASS, KEEP_OR_SELL, LEONARDO_LAYS, SECOND_COPY
from bottega.games.fresco.modules.m13_catacombs.rooms import PRICE
from bottega.games.fresco.modules.shares import names_in
from bottega.games.fresco.planning import location_in
from bottega.games.fresco.spelling import SEAT
from bottega.games.fresco.table import SeatDecision, Table
from bottega.games.fresco.track import advance_in_final_scoring
from bottega.games.fresco.wake_up import change_mood
from bottega.parts.grid import Cell

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m13_catacombs.module import Catacombs


class BuyingMap(SeatDecision):
    """[FR-M13.3] Does a player buy the map on top?"""

    __slots__ = ()

    word = "buying-map"
    made_of = (SEAT,)

    def question(self, table: Table, seat: Seat) -> Question:
        return WhetherToBuyMap(seat, HOURS[table.hours[seat]], PRICE)

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [BUY_MAP, PASS]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        return None if isinstance(action, BuyMap | Pass) else BUY_OR_PASS

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        state.agenda.pop()
        if isinstance(action, BuyMap):
            catacombs_of(state).buy(state, seat, chance, sink)


class Exploring(SeatDecision):
    """[FR-M13.8] A player is in the first of these rooms: what becomes of its treasure?"""

    __slots__ = ("rooms",)

    word = "exploring"
    made_of = (SEAT, SomeOf("rooms", FRESCO.cells, FRESCO.names, least=1))

    def __init__(self, seat: Seat, rooms: tuple[Cell, ...]) -> None:
        super().__init__(seat)
        self.rooms = rooms

    def question(self, table: Table, seat: Seat) -> Question:
        rooms = [FRESCO.names[room] for room in self.rooms]
        treasure = catacombs_of(table).treasury.treasure_in(table, self.rooms[0])
        return TreasureFound(seat, rooms[0], treasure.id, tuple(rooms[1:]))

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [action for action in [KEEP, SELL, PASS] if self.check(state, seat, action) is None]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, Keep):
            return None if isinstance(action, Sell | Pass) else KEEP_OR_SELL
        catacombs = catacombs_of(state)
        volume = catacombs.treasury.treasure_in(state, self.rooms[0]).volume
        return SECOND_COPY.about(volume=volume) if catacombs.treasury.has_volume(state, seat, volume) else None

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        state.agenda.pop()
        here = self.rooms[0]
        if len(self.rooms) > 1:
            state.agenda.append(Exploring(seat, self.rooms[1:]))
        if not isinstance(action, Pass):
            take(state, seat, here, isinstance(action, Keep), sink)


def take(table: Table, seat: Seat, segment: Cell, keeps: bool, sink: Sink | None) -> None:
    """[FR-M13.8] [FR-M13.9] A treasure is kept or sold, and raises the mood in either case."""
    catacombs = catacombs_of(table)
    change_mood(table, seat, catacombs.treasury.treasure_in(table, segment).mood, sink)
    if keeps:
        catacombs.treasury.keep(table, Painter(seat), segment, sink)
    else:
        catacombs.treasury.sell(table, seat, segment, sink)


class LeonardoTakesMap(Step[Table]):
    """[FR-M13.12] Leonardo takes the map on top for nothing, for all to see."""

    __slots__ = ()

    word = "leonardo-takes-map"

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        catacombs = catacombs_of(state)
        number = catacombs.take_map(state, state.hours[state.rules.leonardo], None, chance)
        catacombs.catacombs(state).shown |= 1 << number
        if sink is not None:
            sink.emit(LeonardoTookMap(LEONARDO, MAPS[number], catacombs.named_rooms(number)))
        state.agenda.append(LEONARDO_LAYS_MAP[number])


class LeonardoLaysMap(LeonardoStep):
    """[FR-M13.12] His player lays it on a location of his sheet."""

    __slots__ = ("number",)

    word = "leonardo-lays-map"
    made_of = (OneOf("number", ALL_MAPS, MAPS),)

    def __init__(self, number: int) -> None:
        self.number = number

    def question(self, table: Table, seat: Seat) -> Question:
        return WhereLeonardosMap(seat, MAPS[self.number])

    def options(self, table: Table) -> list[Action]:
        return [said for said in LAY[self.number] if said.column != NOWHERE]

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return self.options(state)

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        return None if action in self.options(state) else LEONARDO_LAYS.about(map=MAPS[self.number])

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(action, LayMap)
        state.agenda.pop()
        catacombs_of(state).catacombs(state).lay(state.rules.leonardo, action.column, self.number)
        if sink is not None:
            hour, where = HOURS[hour_of_map(self.number)], location_in(state, action.column)
            sink.emit(MapLaid(LEONARDO, hour, MAPS[self.number], where, rule="FR-M13.12"))


class LeonardoExplores(Step[Table]):
    """[FR-M13.12] Leonardo is done at a location, and explores with the map that lies there."""

    __slots__ = ("column",)

    word = "leonardo-explores"
    made_of = (OneOf("column", ALL_LOCATIONS, LOCATIONS),)

    def __init__(self, column: Location) -> None:
        self.column = column

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        catacombs_of(state).leonardo_explores(state, self.column, sink)


class ScoreCatacombs(Step[Table]):
    """[FR-M13.11] Treasures are scored, in the order of the round."""

    __slots__ = ()

    word = "score-catacombs"

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        catacombs = catacombs_of(state)
        for painter in state.order:
            kept = catacombs.catacombs(state).kept[painter]
            points = catacombs.treasury.score(kept)
            if points:
                state.credit(painter, catacombs.first_account, points)
                if sink is not None:
                    treasures, scripts = names_in(kept, catacombs.treasury.ids), catacombs.treasury.score_scripts(kept)
                    sink.emit(CatacombsScored(state.actor(painter), treasures, scripts, points))
                advance_in_final_scoring(state, painter, points, sink)


def catacombs_of(table: Table) -> Catacombs:
    """The module, as it is in play."""
    return cast("Catacombs", table.rules.by_name[NAME])


BUYING: Final = [BuyingMap(seat) for seat in ALL_SEATS]
LEONARDO_TAKES_A_MAP: Final = LeonardoTakesMap()
LEONARDO_LAYS_MAP: Final = [LeonardoLaysMap(number) for number in ALL_MAPS]
LEONARDO_EXPLORES: Final = [LeonardoExplores(column) for column in ALL_LOCATIONS]
SCORE_CATACOMBS: Final = ScoreCatacombs()
STEPS: Final[list[Step[Table]]] = [
    *BUYING,
    LEONARDO_TAKES_A_MAP,
    *LEONARDO_LAYS_MAP,
    *LEONARDO_EXPLORES,
    SCORE_CATACOMBS,
]
STEP_KINDS: Final[list[type[Step[Table]]]] = [Exploring]
