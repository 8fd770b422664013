"""Drafting: taking a die of the pool, and placing it or putting it back."""

from __future__ import annotations

from bottega.core.events import Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.sagrada.actions import Place
from bottega.games.sagrada.dice import DIE_NAMES, Die
from bottega.games.sagrada.events import Placed, Returned
from bottega.games.sagrada.pattern import GRID
from bottega.games.sagrada.reasons import NOT_IN_POOL
from bottega.games.sagrada.table import Table


def why_not_draft(table: Table, seat: Seat, action: Place) -> Reason | None:
    """[SG-3.6] Why a die may not be drafted so; None if it may."""
    if action.die not in table.pool:
        return NOT_IN_POOL.about(die=DIE_NAMES[action.die])
    return table.windows[seat].why_not(action.die, action.cell)


def draft(table: Table, seat: Seat, action: Place, sink: Sink | None) -> None:
    """[SG-3.6] Take a die from the pool and place it."""
    table.pool.remove(action.die)
    table.windows[seat] = table.windows[seat].placed(action.die, action.cell)
    if sink is not None:
        sink.emit(Placed(seat, DIE_NAMES[action.die], "pool", GRID.names[action.cell]))


def place_from_hand(table: Table, seat: Seat, action: Place, sink: Sink | None) -> None:
    """[SG-5.6] Place the die in hand."""
    table.windows[seat] = table.windows[seat].placed(action.die, action.cell)
    if sink is not None:
        sink.emit(Placed(seat, DIE_NAMES[action.die], "hand", GRID.names[action.cell]))


def put_back(table: Table, seat: Seat, die: Die, rule: str, sink: Sink | None) -> None:
    """Put the die in hand at the end of the pool: the other dice stay where they lie."""
    table.pool.append(die)
    if sink is not None:
        sink.emit(Returned(seat, DIE_NAMES[die], rule))
