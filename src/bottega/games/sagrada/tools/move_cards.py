"""The cards that move dice of the window: 2 Eglomise Brush, 3 Copper Foil Burnisher, 4 Lathekin, 12 Tap Wheel."""

from __future__ import annotations

from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.sagrada.actions import die_at
from bottega.games.sagrada.dice import COLOUR_NAMES, COLOUR_OF, Die
from bottega.games.sagrada.pattern import GRID
from bottega.games.sagrada.reasons import (
    COLOUR_NOT_ON_TRACK,
    MOVED_ALREADY_WHEEL,
    NO_DIE_THERE,
    NOTHING_MOVES,
    TRACK_EMPTY_WHEEL,
)
from bottega.games.sagrada.table import Table, TurnSoFar
from bottega.games.sagrada.tools.move_steps import MovingTool, after_move, landings
from bottega.games.sagrada.window import COLOURS_PRINTED, SHADES_PRINTED, Window
from bottega.parts.grid import Cell


class EglomiseBrush(MovingTool):
    """[SG-T2] Move one die, ignoring printed colours."""

    def __init__(self, number: int) -> None:
        super().__init__(number, ignored=COLOURS_PRINTED)


class CopperFoilBurnisher(MovingTool):
    """[SG-T3] Move one die, ignoring printed shades."""

    def __init__(self, number: int) -> None:
        super().__init__(number, ignored=SHADES_PRINTED)


class Lathekin(MovingTool):
    """[SG-T4] Move exactly two dice."""

    def __init__(self, number: int) -> None:
        super().__init__(number, dice=2)

    def may_stop(self) -> bool:
        return False

    def targets(self, window: Window, cell: Cell) -> int:
        """A first move counts only if a second can follow."""
        mask = 0
        for target in GRID.cells_of(landings(window, cell)):
            moved = after_move(window, cell, target)
            for other in GRID.cells_of(moved.taken & ~(1 << target)):
                if landings(moved, other):
                    mask |= 1 << target
                    break
        return mask

    def impossible(self, table: Table, seat: Seat, pool: list[Die]) -> Reason | None:
        """With fewer than two dice there is no need to look further."""
        window = table.windows[seat]
        if window.taken & (window.taken - 1) == 0:
            return NOTHING_MOVES
        return super().impossible(table, seat, pool)


class TapWheel(MovingTool):
    """[SG-T12] Move one or two dice of one colour that lies on the round track."""

    def __init__(self, number: int) -> None:
        super().__init__(number, dice=2)

    def wrong_time(self, table: Table, turn: TurnSoFar) -> Reason | None:
        return None if table.track else TRACK_EMPTY_WHEEL

    def movable(self, table: Table, window: Window) -> int:
        mask = 0
        for spot in table.track:
            mask |= window.at[COLOUR_OF[die_at(spot)]]
        return mask

    def moved_already(self) -> Reason:
        return MOVED_ALREADY_WHEEL

    def movable_second(self, window: Window, moved: Cell) -> int:
        return window.at[COLOUR_OF[window.die_on(moved)]] & ~(1 << moved)

    def why_not_movable(self, table: Table, window: Window, cell: Cell) -> Reason | None:
        if not window.taken >> cell & 1:
            return NO_DIE_THERE.about(cell=GRID.names[cell])
        if not self.movable(table, window) >> cell & 1:
            return COLOUR_NOT_ON_TRACK.about(colour=COLOUR_NAMES[COLOUR_OF[window.die_on(cell)]])
        return None
