"""The cards that move dice of the window: 2 Eglomise Brush, 3 Copper Foil Burnisher, 4 Lathekin, 12 Tap Wheel."""

from __future__ import annotations

from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.sagrada.actions import die_at
from bottega.games.sagrada.dice import COLOUR_NAMES, COLOUR_OF, COLOURS, Die
from bottega.games.sagrada.pattern import GRID
from bottega.games.sagrada.reasons import (
    COLOUR_NOT_ON_TRACK,
    MOVED_ALREADY_WHEEL,
    NO_DIE_THERE,
    NO_TWO_MOVE,
    NONE_OF_TRACK_COLOURS,
    NOTHING_MOVES,
    ONE_DIE_ONLY,
    TRACK_COLOURS_STUCK,
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

    def why_impossible(self, table: Table, seat: Seat, reason: Reason) -> Reason:
        """[SG-T4] Often one die could move, and only the second is lacking."""
        window = table.windows[seat]
        if reason is not NOTHING_MOVES or not window.taken:
            return super().why_impossible(table, seat, reason)
        if window.taken & (window.taken - 1) == 0:
            return ONE_DIE_ONLY
        return NO_TWO_MOVE if can_move(window) else reason


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

    def why_impossible(self, table: Table, seat: Seat, reason: Reason) -> Reason:
        """[SG-T12] Often dice could move, but none of a colour on the round track."""
        window = table.windows[seat]
        if reason is not NOTHING_MOVES or not window.taken:
            return super().why_impossible(table, seat, reason)
        colours = colours_on_track(table)
        if not self.movable(table, window):
            return NONE_OF_TRACK_COLOURS.about(tool=self.id, colours=colours)
        if can_move(window):
            return TRACK_COLOURS_STUCK.about(tool=self.id, colours=colours)
        return reason

    def moved_already(self, cell: Cell) -> Reason:
        return MOVED_ALREADY_WHEEL.about(cell=GRID.names[cell])

    def movable_second(self, window: Window, moved: Cell) -> int:
        return window.at[COLOUR_OF[window.die_on(moved)]] & ~(1 << moved)

    def why_not_movable(self, table: Table, window: Window, cell: Cell) -> Reason | None:
        if not window.taken >> cell & 1:
            return NO_DIE_THERE.about(cell=GRID.names[cell])
        if not self.movable(table, window) >> cell & 1:
            colour = COLOUR_NAMES[COLOUR_OF[window.die_on(cell)]]
            return COLOUR_NOT_ON_TRACK.about(colour=colour, colours=colours_on_track(table))
        return None


def can_move(window: Window) -> bool:
    """Whether any die of a window could move by all placement rules."""
    for cell in GRID.cells_of(window.taken):
        if landings(window, cell):
            return True
    return False


def colours_on_track(table: Table) -> tuple[str, ...]:
    """[SG-T12] The colours of the dice on the round track."""
    lying = [COLOUR_OF[die_at(spot)] for spot in table.track]
    return tuple([COLOUR_NAMES[colour] for colour in COLOURS if colour in lying])
