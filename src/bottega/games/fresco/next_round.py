"""Chapter 10: preparing the next round."""

from __future__ import annotations

from typing import Final

from bottega.core.agenda import Step
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import ALL_SEATS
from bottega.games.fresco.events import IncomePaid, WentToBed
from bottega.games.fresco.leonardo import hand_leonardo, leonardos_player
from bottega.games.fresco.market import fill_market
from bottega.games.fresco.ruleset import NO_LEONARDO
from bottega.games.fresco.spelling import SEAT
from bottega.games.fresco.table import Table
from bottega.games.fresco.wake_up import back_to_bed, in_reverse_order


def prepare(table: Table, chance: Chance, sink: Sink | None) -> None:
    """[FR-10.1] [FR-10.2] The market is filled, modules prepare, and the players get their income in turn."""
    table.agenda.append(TO_BED)
    table.take_turns(INCOME)
    for module in table.rules.filling.tidy:
        module.tidy(table, sink)
    fill_market(table, chance, sink)
    for module in table.rules.filling.prepare:
        module.prepare(table, chance, sink)


class Income(Step[Table]):
    """[FR-10.2] A seat gets its income: a Thaler a tile, and what modules pay."""

    __slots__ = ("seat",)

    word = "income"
    made_of = (SEAT,)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        income = income_of(state, self.seat)
        if income:
            if sink is not None:
                sink.emit(IncomePaid(self.seat, income))
            state.earn(self.seat, income, sink)
        for module in state.rules.filling.income:
            module.income(state, self.seat, sink)


def income_of(table: Table, seat: Seat) -> int:
    """[FR-10.2] How many Thalers a seat gets: one a tile, and what modules add."""
    income = len(table.tiles[seat])
    for module in table.rules.filling.more_income:
        income += module.more_income(table, seat)
    return income


class ToBed(Step[Table]):
    """[FR-10.3] [FR-10.4] [FR-L.2] To bed; the starting spaces and Leonardo change hands."""

    __slots__ = ()

    word = "to-bed"

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        back_to_bed(state)
        rotate(state)
        if sink is not None:
            sink.emit(WentToBed(tuple(state.track)))
        if state.rules.leonardo != NO_LEONARDO:
            hand_leonardo(state, Seat(1 - leonardos_player(state)), sink)


def rotate(table: Table) -> None:
    """[FR-10.4] Of the painters on the starting spaces the first goes to the end, and the others move up."""
    line = [painter for painter in in_reverse_order(table) if table.track[painter] < 0]
    spaces = [table.track[painter] for painter in line]
    for painter, space in zip([*line[-1:], *line[:-1]], spaces, strict=True):
        table.track[painter] = space


INCOME: Final = [Income(seat) for seat in ALL_SEATS]
TO_BED: Final = ToBed()
