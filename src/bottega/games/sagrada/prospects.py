"""What a window fulfils so far, and what each placement would add: worked out from what a seat sees."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bottega.core.actions import Action
from bottega.core.kinds import ActionName, SeatId
from bottega.core.scores import Line
from bottega.core.seats import Seat
from bottega.core.views import Prospects
from bottega.games.sagrada.actions import Move, Place
from bottega.games.sagrada.dice import COLOUR_NAMES, COLOURS, parse_die
from bottega.games.sagrada.kinds import OBJECTIVE_IDS, CellId
from bottega.games.sagrada.pattern import GRID
from bottega.games.sagrada.ruleset import Rules
from bottega.games.sagrada.scoring import OBJECTIVES, Sets, Variety, empty_line, objective_line, private_line
from bottega.games.sagrada.view import SagradaView, WindowView, load
from bottega.games.sagrada.window import Window, window_with


@dataclass(frozen=True)
class LineProgress:
    """[SG-P1] to [SG-P4] A row or column: its dice, and whether a colour or shade lies there twice."""

    cells: tuple[CellId, ...]
    dice: int
    is_met: bool
    has_repeat: bool


@dataclass(frozen=True)
class Progress:
    """How far a window is with a public objective.

    `line` is what it pays so far. Of rows and columns `lines` says more; of sets, `members` are how many dice there
    are of each colour or shade of the set: the scarcest counts.
    """

    line: Line
    lines: tuple[LineProgress, ...]
    members: tuple[int, ...]


@dataclass(frozen=True)
class WindowSoFar:
    """What a window is worth so far, as far as a seat knows.

    `private` has a line for each private objective that the seat knows of; a lone player scores the better one.
    `points` is the sum of it all.
    """

    seat: SeatId
    objectives: tuple[Progress, ...]
    private: tuple[Line, ...]
    tokens: int
    empty_spaces: Line
    points: int


@dataclass(frozen=True)
class Gain:
    """What an action would add to a seat's points at once, and by which lines of the score sheet.

    Lines that it leaves as they are have been left out; the points of the others are the difference.
    """

    action: ActionName
    points: int
    lines: tuple[Line, ...]


class SagradaProspects(Prospects, frozen=True, kw_only=True):
    """What the windows are worth so far, in the order of the seats, and what the seat's decisions would add.

    Before the windows are chosen there are none. `gains` has one for each legal placement and move.
    """

    windows: tuple[WindowSoFar, ...]
    gains: tuple[Gain, ...]


def prospects(view: SagradaView, rules: Rules) -> SagradaProspects:
    """[SG-7] What a seat can work out from its view."""
    seats = [Seat(seat) for seat in range(len(view.windows))]
    legal = [] if view.seat is None else load(view, rules).legal(Seat(view.seat))
    return SagradaProspects(
        windows=tuple([so_far(rules, view, seat) for seat in seats]),
        gains=tuple(gains(rules, view, legal)),
    )


def so_far(rules: Rules, view: SagradaView, seat: Seat) -> WindowSoFar:
    """[SG-7] What a seat's window is worth so far, as far as the seat of the view knows."""
    window = _window(rules, view.windows[seat])
    progress = [_progress(rules, window, OBJECTIVE_IDS.index(objective)) for objective in view.public]
    private = _private_lines(view, window, seat)
    empty = empty_line(window, rules)
    points = sum([each.line.points for each in progress]) + max([line.points for line in private], default=0)
    return WindowSoFar(
        seat, tuple(progress), private, view.tokens[seat], empty, points + view.tokens[seat] + empty.points
    )


def gains(rules: Rules, view: SagradaView, legal: Sequence[Action]) -> list[Gain]:
    """What each legal placement or move of the seat of the view would add. Other actions add nothing at once."""
    if view.seat is None or not view.windows:
        return []
    seat = Seat(view.seat)
    window = _window(rules, view.windows[seat])
    before = _lines(rules, view, window, seat)
    found = []
    for action in legal:
        after = _after(view, window, action)
        if after is not None:
            found.append(_gain(action, before, _lines(rules, view, after, seat)))
    return found


def _after(view: SagradaView, window: Window, action: Action) -> Window | None:
    """The window with a die placed or moved; a lifted die is set down. None if the action can't do so."""
    if isinstance(action, Place):
        return None if window.taken >> action.cell & 1 else window.placed(action.die, action.cell)
    if not isinstance(action, Move) or window.taken >> action.target & 1:
        return None
    if window.taken >> action.source & 1:
        return window.without(action.source).placed(window.die_on(action.source), action.target)
    lifted = [held.die for held in view.hand if held.cell == GRID.names[action.source] and held.die]
    return window.placed(parse_die(lifted[0]), action.target) if lifted else None


def _gain(action: Action, before: Sequence[Line], after: Sequence[Line]) -> Gain:
    lines = [
        Line(new.label, new.points - old.points, new.rule, new.groups, new.facts)
        for old, new in zip(before, after, strict=True)
        if new.points != old.points
    ]
    return Gain(action.name, sum([line.points for line in lines]), tuple(lines))


def _lines(rules: Rules, view: SagradaView, window: Window, seat: Seat) -> list[Line]:
    """The lines of a score sheet that a window decides. Of two private objectives the better one counts."""
    lines = [objective_line(window, rules, OBJECTIVE_IDS.index(objective)) for objective in view.public]
    private = _private_lines(view, window, seat)
    if private:
        lines.append(max(private, key=lambda line: line.points))
    return [*lines, empty_line(window, rules)]


def _private_lines(view: SagradaView, window: Window, seat: Seat) -> tuple[Line, ...]:
    return tuple([private_line(window, COLOURS[COLOUR_NAMES.index(colour)]) for colour in view.private[seat] or ()])


def _progress(rules: Rules, window: Window, number: int) -> Progress:
    objective = OBJECTIVES[number]
    lines: list[LineProgress] = []
    members: list[int] = []
    if isinstance(objective, Variety):
        lines = [_line_progress(window, objective, line) for line in objective.lines]
    elif isinstance(objective, Sets):
        members = [window.at[trait].bit_count() for trait in objective.traits]
    return Progress(objective_line(window, rules, number), tuple(lines), tuple(members))


def _line_progress(window: Window, objective: Variety, line: int) -> LineProgress:
    differ = objective.differ(window, line)
    dice = (window.taken & line).bit_count()
    cells = tuple(GRID.named(line))
    return LineProgress(cells, dice, differ and dice == len(cells), not differ)


def _window(rules: Rules, seen: WindowView) -> Window:
    dice = [1 + parse_die(name) if name else 0 for name in seen.dice]
    return window_with(rules.box.pattern_of[seen.pattern], dice)
