"""Chapters 2 and 7: whose turn it is, and when the game ends."""

from __future__ import annotations

from typing import Final

from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.seats import Seat
from bottega.games.sixtina.actions import ALL_POSITIONS, Technique
from bottega.games.sixtina.cards import names_of
from bottega.games.sixtina.completing import is_over, score_last_fresco
from bottega.games.sixtina.events import GameEnded, HandShown, TurnBegan
from bottega.games.sixtina.table import ALL_SEATS, FREE, Table, TableStep
from bottega.games.sixtina.turn import Turn


class BeginTurn(TableStep):
    """[SX-2.1] The first turn begins when all first materials are placed."""

    __slots__ = ()

    word = "begin-turn"

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        begin_turn(state, self.seat, sink)


class EndTurn(TableStep):
    """[SX-2.1] [SX-7.1] A turn is over: the next player's begins, or the game ends."""

    __slots__ = ()

    word = "end-turn"

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        if is_over(state):
            end_game(state, sink, stuck=False)
        elif is_stuck(state):
            end_game(state, sink, stuck=True)
        else:
            begin_turn(state, Seat((self.seat + 1) % state.rules.count), sink)


def begin_turn(table: Table, seat: Seat, sink: Sink | None) -> None:
    """[SX-2.1] A player's turn."""
    table.agenda.append(END_TURN[seat])
    table.agenda.append(TURN[seat])
    if sink is not None:
        sink.emit(TurnBegan(seat))


def end_game(table: Table, sink: Sink | None, *, stuck: bool) -> None:
    """[SX-7.1] [SX-7.2] The last fresco is scored for half, unless it is complete too; all show what they hold."""
    if sink is not None:
        sink.emit(GameEnded(stuck, "SX-7.9" if stuck else "SX-7.1"))
    for position in ALL_POSITIONS:
        if table.is_open(position):
            score_last_fresco(table, position, sink)
    if sink is not None:
        for seat in table.rules.seats:
            sink.emit(HandShown(seat, names_of(table, table.hands[seat])))


def is_stuck(table: Table) -> bool:
    """[SX-7.9] Whether nobody can ever restore again."""
    return not (has_material(table) and has_work(table))


def has_material(table: Table) -> bool:
    """[SX-7.9] Whether there is a material to restore with, now or once it is acquired."""
    return table.black > 0 or sum(table.area) + sum(table.supply[: table.rules.count]) > 0


def has_work(table: Table) -> bool:
    """[SX-7.9] Whether a free technique of an open fresco has a card that somebody holds or may draw."""
    for position in ALL_POSITIONS:
        if table.is_open(position):
            for space, technique in enumerate(table.fresco(position).techniques):
                if table.mark(position, space) == FREE and has_card(table, technique):
                    return True
    return False


def has_card(table: Table, technique: Technique) -> bool:
    """Whether a card of a technique is in a pile or in a hand."""
    box = table.rules.box
    for card in box.cards:
        if box.technique[card] == technique and (table.deck[card] or table.discard[card]):
            return True
    return len([card for hand in table.hands for card in hand if box.technique[card] == technique]) > 0


BEGIN_TURN: Final = [BeginTurn(seat) for seat in ALL_SEATS]
END_TURN: Final = [EndTurn(seat) for seat in ALL_SEATS]
TURN: Final = [Turn(seat) for seat in ALL_SEATS]
