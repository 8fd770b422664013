"""Module 6: the windows. How they are replaced, and the glass that is handed in for them."""

from __future__ import annotations

from typing import Final

from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import FRESCO, Painter
from bottega.games.fresco.kinds import LEONARDO, ActorId
from bottega.games.fresco.modules.bits import pick_from
from bottega.games.fresco.modules.m06_glaziers.catalogue import GLASS, WINDOWS
from bottega.games.fresco.modules.m06_glaziers.events import GlassHandedIn, WindowReplaced, WindowShown
from bottega.games.fresco.modules.m06_glaziers.offers import ALL_GLASS, COLOURS, TAKE_WINDOW, TakeWindow
from bottega.games.fresco.modules.m06_glaziers.reasons import WINDOW_TOO_DEAR
from bottega.games.fresco.modules.m06_glaziers.steps import Glazing, ReplaceWindow
from bottega.games.fresco.modules.m06_glaziers.workroom import NONE, Window, Workroom
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.table import Table
from bottega.parts.grid import Cell

ALTAR_TOKEN_POINTS: Final = 1
ALTAR_PANELS: Final = tuple(ALL_GLASS)


class Windows:
    """The part of module 6 that is about windows; the glazery is the module itself."""

    def __init__(self, slot: int) -> None:
        self.slot = slot
        self.penalties: list[int] = []
        self.costs: list[int] = []
        self.segments: list[Cell] = []
        self.printed: list[Window] = []

    def rewrite(self, rules: Rules) -> None:
        """[FR-M6.1] [FR-M6.5] The windows, the bench, and where windows are replaced."""
        components = rules.box.components
        self.penalties = [entry.penalty for entry in components.glass.items]
        self.costs = list(components.glazery.bench)
        self.segments = sorted([FRESCO.parse(name) for name in components.glazery.segments])
        self.printed = [Window(entry, self.penalties) for entry in components.windows.items]

    def workroom(self, table: Table) -> Workroom:
        """The glazery of a table."""
        workroom = table.extras[self.slot]
        assert isinstance(workroom, Workroom)
        return workroom

    def turned_up(self, workroom: Workroom, place: int, chance: Chance, sink: Sink | None) -> int:
        """[FR-M6.6] The window on top of the stack is turned up, for a place of the bench."""
        number = pick_from(workroom.stack, chance)
        workroom.stack &= ~(1 << number)
        if sink is not None:
            window = self.printed[number]
            sink.emit(WindowShown(WINDOWS[number], window.glass, window.points, place + 1))
        return number

    def restoring(self, table: Table, painter: Painter, segment: Cell) -> None:
        """[FR-M6.5] Beside a window it must be replaced."""
        if segment in self.segments:
            table.agenda.append(ReplaceWindow(painter, segment))

    def affordable(self, table: Table, seat: Seat) -> list[TakeWindow]:
        """[FR-M6.6] The windows that a seat can pay: at least the free one."""
        bench = self.workroom(table).bench
        return [
            take for take in TAKE_WINDOW if bench[take.place] != NONE and self.costs[take.place] <= table.thalers[seat]
        ]

    def why_not_take(self, table: Table, seat: Seat, place: int) -> Reason | None:
        """[FR-M6.6] Why a seat can't take a window."""
        price, money = self.costs[place], table.thalers[seat]
        if price <= money:
            return None
        return WINDOW_TOO_DEAR.about(place=place + 1, price=price, thalers=money)

    def replace(self, table: Table, painter: Painter, segment: Cell, place: int, sink: Sink | None) -> None:
        """[FR-M6.6] [FR-M6.11] A window goes from the bench to the wall: for its cost, and for glass."""
        workroom, seat = self.workroom(table), table.seat_of(painter)
        number = workroom.bench[place]
        workroom.bench[place] = NONE
        workroom.walls[self.segments.index(segment)] = number
        window = self.printed[number]
        workroom.balance = window.points
        if sink is not None:
            self.tell_replaced(table.actor(painter), number, segment, place, sink)
        if seat is not None:
            table.pay(seat, self.costs[place])
            workroom.balance -= window.penalties
            table.agenda.append(Glazing(seat, False, window.panels))

    def tell_replaced(self, actor: ActorId, number: int, segment: Cell, place: int, sink: Sink) -> None:
        """[FR-M6.6] [FR-M6.11] A window comes from the bench; Leonardo has no penalties."""
        window, by_leonardo = self.printed[number], actor == LEONARDO
        sink.emit(
            WindowReplaced(
                actor=actor,
                window=WINDOWS[number],
                segment=FRESCO.names[segment],
                place=place + 1,
                price=self.costs[place],
                panels=window.glass,
                points=window.points,
                penalties=0 if by_leonardo else window.penalties,
                rule="FR-M6.11" if by_leonardo else "FR-M6.6",
            )
        )

    def hand_in(self, table: Table, seat: Seat, colour: int, at_altar: bool, sink: Sink | None) -> None:
        """[FR-M6.7] [FR-M6.9] A token goes into reserve: it spares a penalty, or is worth a point at the altar."""
        workroom = self.workroom(table)
        workroom.glass[seat * COLOURS + colour] -= 1
        workroom.reserve[colour] += 1
        points = ALTAR_TOKEN_POINTS if at_altar else self.penalties[colour]
        workroom.balance += points
        if sink is not None:
            rule = "FR-M6.9" if at_altar else "FR-M6.7"
            sink.emit(GlassHandedIn(seat, GLASS[colour], at_altar, points, rule))

    def altar(self, table: Table, seat: Seat) -> None:
        """[FR-M6.9] Whoever restores the altar and has glass is asked for it."""
        table.agenda.append(Glazing(seat, True, ALTAR_PANELS))

    def move_up(self, table: Table, segment: Cell, chance: Chance, sink: Sink | None) -> None:
        """[FR-M6.6] The windows move up towards the free place, and a new one is laid at the end."""
        workroom = self.workroom(table)
        if segment in self.segments and workroom.stack:
            left = [window for window in workroom.bench if window != NONE]
            workroom.bench = [*left, self.turned_up(workroom, len(left), chance, sink)]
