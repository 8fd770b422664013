"""Chapters 2 and 7: whose turn it is, and when the game ends."""

from __future__ import annotations

from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.seats import Seat
from bottega.games.sixtina.actions import ALL_POSITIONS
from bottega.games.sixtina.completing import is_over, score_last_fresco
from bottega.games.sixtina.events import GameEnded
from bottega.games.sixtina.table import UNRESTORED, SixtinaStep, Table
from bottega.games.sixtina.turn import Turn


class EndTurn(SixtinaStep):
    """[SX-2.1] [SX-7.1] A turn is over: the next player's begins, or the game ends."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    @property
    def name(self) -> str:
        return f"end-turn {self.seat}"

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        if is_over(state):
            end_game(state, sink)
        else:
            begin_turn(state, Seat((self.seat + 1) % state.rules.count))


def begin_turn(table: Table, seat: Seat) -> None:
    """[SX-2.1] A player's turn."""
    table.agenda.append(END_TURN[seat])
    table.agenda.append(TURN[seat])


def end_game(table: Table, sink: Sink | None) -> None:
    """[SX-7.1] [SX-7.2] The last fresco is scored for half, unless it is complete too."""
    if sink is not None:
        sink.emit(GameEnded())
    for position in ALL_POSITIONS:
        if table.restored[position] == UNRESTORED:
            score_last_fresco(table, position, sink)


END_TURN = [EndTurn(Seat(seat)) for seat in range(4)]
TURN = [Turn(Seat(seat)) for seat in range(4)]
