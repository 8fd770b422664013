"""Module 12, the dames: its steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from bottega.core.actions import Action
from bottega.core.agenda import Step
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.questions import Question
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.core.spelling import OneOf
from bottega.games.fresco.actions import PASS, MoveBishop, Pass
from bottega.games.fresco.catalogue import (
    BOOTHS,
    CATHEDRAL,
    FRESCO,
    MARKET,
    PAINTS,
    THEATER,
    WORKSHOP,
    Booth,
    Location,
    stand_of,
)
from bottega.games.fresco.market import why_not_visit
from bottega.games.fresco.modules.m12_dames.beguines import MIDDLE
from bottega.games.fresco.modules.m12_dames.events import (
    Bartered,
    DameCheeredUp,
    DameMovedBishop,
    DamePassed,
    SegmentReserved,
    SwitchBegan,
    TilesSwitched,
)
from bottega.games.fresco.modules.m12_dames.kinds import DAMES
from bottega.games.fresco.modules.m12_dames.offers import NAME, SWITCH, Barter, Reserve, Switch
from bottega.games.fresco.modules.m12_dames.questions import SwitchWith, WhatDameDoes
from bottega.games.fresco.modules.m12_dames.reasons import CHOOSE_ANOTHER, DAME_FIRST, NO_SUCH_PAINT, SAME_BOOTH
from bottega.games.fresco.planning import location_in
from bottega.games.fresco.reasons import BISHOP_THERE, NO_SUCH_PLACE, SOLD_ALREADY
from bottega.games.fresco.ruleset import BISHOP_FEE
from bottega.games.fresco.spelling import COLUMN, SEAT
from bottega.games.fresco.table import SeatDecision, Table
from bottega.games.fresco.wake_up import change_mood
from bottega.parts.grid import Cell

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m12_dames.deeds import Deeds
    from bottega.games.fresco.modules.m12_dames.module import Dames


def switches(table: Table, other_than: Booth | None = None) -> list[Switch]:
    """[FR-M12.6] The market tiles that can be swapped for one of another booth, or for one of this booth."""
    booths = [booth for booth in table.rules.booths if booth != other_than and table.is_open(booth)]
    if other_than is None and len(booths) < 2:
        return []
    return [SWITCH[booth][place] for booth in booths for place in table.stocked(booth)]


def why_not_switch(table: Table, tile: Switch) -> Reason | None:
    """[FR-M12.6] Why there is no such tile to swap."""
    reason = why_not_visit(table, tile.booth)
    if reason is not None:
        return reason
    places = table.rules.booth_sizes[tile.booth]
    if tile.place >= places:
        return NO_SUCH_PLACE.about(booth=BOOTHS[tile.booth], places=places)
    return None if tile.place in table.stocked(tile.booth) else SOLD_ALREADY


DAME: Final = OneOf("colour", range(len(DAMES)), DAMES)
TILES: Final = [tile for row in SWITCH for tile in row]
FIRST: Final = OneOf("first", TILES, [f"{BOOTHS[tile.booth]}-{tile.place + 1}" for tile in TILES])


class DameActs(SeatDecision):
    """[FR-M12.5] A dame may act."""

    __slots__ = ("colour", "column")

    word = "dame-acts"
    made_of = (SEAT, COLUMN, DAME)

    def __init__(self, seat: Seat, column: Location, colour: int) -> None:
        super().__init__(seat)
        self.column = column
        self.colour = colour

    def question(self, table: Table, seat: Seat) -> Question:
        return WhatDameDoes(seat, DAMES[self.colour], location_in(table, self.column))

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [*deeds_of(state).possible(state, seat, self.column), PASS]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if action is PASS or action in deeds_of(state).possible(state, seat, self.column):
            return None
        if isinstance(action, Switch) and self.column == MARKET:
            return why_not_switch(state, action)
        if isinstance(action, Reserve) and self.column == CATHEDRAL:
            return deeds_of(state).why_not_reserve(state, seat, action.segment)
        if isinstance(action, Barter) and self.column == WORKSHOP:
            return NO_SUCH_PAINT.about(paint=PAINTS[action.given])
        if isinstance(action, MoveBishop) and self.column == THEATER and state.last:
            return BISHOP_THERE.about(segment=FRESCO.names[action.segment])
        return DAME_FIRST.about(dame=DAMES[self.colour])

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        state.agenda.pop()
        if not isinstance(action, Pass):
            deeds_of(state).use(state, self.column, self.colour)
            act(state, seat, action, self.colour, sink)
        elif sink is not None:
            sink.emit(DamePassed(seat, DAMES[self.colour], location_in(state, self.column)))


def act(table: Table, seat: Seat, action: Action, colour: int, sink: Sink | None) -> None:
    """Do what a dame does."""
    if isinstance(action, Switch):
        begin_switch(table, seat, action, colour, sink)
    elif isinstance(action, Reserve):
        reserve(table, seat, action.segment, colour, sink)
    elif isinstance(action, Barter):
        barter(table, seat, action, colour, sink)
    elif isinstance(action, MoveBishop):
        send_bishop(table, seat, action.segment, colour, sink)
    else:
        cheer_up(table, seat, colour, sink)


def begin_switch(table: Table, seat: Seat, tile: Switch, colour: int, sink: Sink | None) -> None:
    """[FR-M12.6] One of the two tiles is chosen."""
    table.agenda.append(DameSwitches(seat, tile))
    if sink is not None:
        sink.emit(SwitchBegan(seat, DAMES[colour], *described(table, tile)))


def reserve(table: Table, seat: Seat, segment: Cell, colour: int, sink: Sink | None) -> None:
    """[FR-M12.7] A reservation tile is laid, with the day up."""
    deeds_of(table).beguines(table).reserved[seat] = segment
    if sink is not None:
        sink.emit(SegmentReserved(seat, DAMES[colour], FRESCO.names[segment]))


def barter(table: Table, seat: Seat, action: Barter, colour: int, sink: Sink | None) -> None:
    """[FR-M12.10] A basic paint goes to the supply, another one comes from it."""
    table.return_paint(seat, action.given)
    table.take_paint(seat, action.taken)
    if sink is not None:
        sink.emit(Bartered(seat, DAMES[colour], PAINTS[action.given], PAINTS[action.taken]))


def send_bishop(table: Table, seat: Seat, segment: Cell, colour: int, sink: Sink | None) -> None:
    """[FR-M12.12] The bishop goes anywhere, for a Thaler; no portrait is used for it."""
    table.pay(seat, BISHOP_FEE)
    if sink is not None:
        start, goal = FRESCO.names[table.bishop], FRESCO.names[segment]
        sink.emit(DameMovedBishop(seat, DAMES[colour], start, goal, BISHOP_FEE))
    table.bishop = segment


def cheer_up(table: Table, seat: Seat, colour: int, sink: Sink | None) -> None:
    """[FR-M12.11] The mood is the one of the beginning, be it better or worse than before."""
    if sink is not None:
        sink.emit(DameCheeredUp(seat, DAMES[colour], MIDDLE))
    change_mood(table, seat, MIDDLE - table.mood[seat], sink)


class DameSwitches(SeatDecision):
    """[FR-M12.6] For which tile is this one swapped?"""

    __slots__ = ("first",)

    word = "dame-switches"
    made_of = (SEAT, FIRST)

    def __init__(self, seat: Seat, first: Switch) -> None:
        super().__init__(seat)
        self.first = first

    def question(self, table: Table, seat: Seat) -> Question:
        return SwitchWith(seat, *described(table, self.first))

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [*switches(state, self.first.booth)]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, Switch):
            return CHOOSE_ANOTHER
        if action.booth == self.first.booth:
            return SAME_BOOTH.about(booth=BOOTHS[action.booth])
        return why_not_switch(state, action)

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(action, Switch)
        state.agenda.pop()
        if sink is not None:
            sink.emit(TilesSwitched(seat, *described(state, self.first), *described(state, action)))
        one, other = stand_of(self.first.booth, self.first.place), stand_of(action.booth, action.place)
        state.market[one], state.market[other] = state.market[other], state.market[one]


def described(table: Table, tile: Switch) -> tuple[str, str, int]:
    """A market tile, and the booth and the place where it lies, as events and questions name them."""
    return table.stall(tile.booth, tile.place).id, BOOTHS[tile.booth], tile.place + 1


def deeds_of(table: Table) -> Deeds:
    """The deeds of the dames, as they are in play."""
    return dames_of(table).deeds


class DameArrives(Step[Table]):
    """[FR-M12.5] A dame is where she was sent."""

    __slots__ = ("colour", "column", "seat")

    word = "dame-arrives"
    made_of = (SEAT, COLUMN, DAME)

    def __init__(self, seat: Seat, column: Location, colour: int) -> None:
        self.seat = seat
        self.column = column
        self.colour = colour

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        dames_of(state).welcome(state, self.seat, self.column, self.colour, sink)


def dames_of(table: Table) -> Dames:
    """The module, as it is in play."""
    return cast("Dames", table.rules.by_name[NAME])


STEP_KINDS: Final[list[type[Step[Table]]]] = [DameArrives, DameActs, DameSwitches]
