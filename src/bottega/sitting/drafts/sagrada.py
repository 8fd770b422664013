"""The draft of Sagrada: a turn, a die to its space, and a tool in all its steps."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping

from bottega.core.actions import Action
from bottega.core.scores import Line
from bottega.core.seats import Seat
from bottega.core.views import View
from bottega.games.sagrada import questions as asking
from bottega.games.sagrada.actions import (
    EXCHANGE,
    LIFT,
    MOVE,
    PASS,
    PAY,
    PLACE,
    RETURN,
    STOP,
    TAKE,
    TURN,
    USE,
    spot_of,
)
from bottega.games.sagrada.dice import parse_die
from bottega.games.sagrada.kinds import TOOL_IDS, DieId
from bottega.games.sagrada.pattern import GRID
from bottega.games.sagrada.prospects import WindowSoFar, so_far
from bottega.games.sagrada.questions import SagradaQuestion
from bottega.games.sagrada.ruleset import Rules
from bottega.games.sagrada.view import SagradaView, WindowView
from bottega.sitting.drafts.draft import Draft, Sum
from bottega.speech.voice import Voice


class TurnSum(Sum, frozen=True):
    """What a turn would add to the score sheet, by its lines; those that stay as they are have been left out.

    `tokens` is how many favour tokens it takes. `window` and `pool` are as they would be then.
    """

    points: int
    lines: tuple[Line, ...]
    tokens: int
    window: WindowView
    pool: tuple[DieId, ...]


def seen(view: View) -> SagradaView:
    """The view of this game."""
    assert isinstance(view, SagradaView)
    return view


def asked(view: View) -> SagradaQuestion | None:
    """What the seat that looks is asked."""
    return next((question for question in seen(view).questions if question.seat == view.seat), None)


# What may be thought of, by what is asked


def placements(view: SagradaView) -> list[Action]:
    """Every die of the pool on every space."""
    return [action for die in dict.fromkeys(view.pool) for action in PLACE[parse_die(die)]]


def of_the_turn(view: SagradaView) -> list[Action]:
    """A die of the pool, a tool of the table, or no more."""
    return [*placements(view), *[USE[TOOL_IDS.index(tool)] for tool in view.tools], PASS]


def with_the_hand(view: SagradaView) -> list[Action]:
    """The die in hand on every space, or back."""
    placed = [action for held in view.hand if held.die for action in PLACE[parse_die(held.die)]]
    return [*placed, RETURN]


def exchanges(view: SagradaView) -> list[Action]:
    """Every die of the round track."""
    spots = [(number, die) for number, dice in enumerate(view.track, 1) for die in dict.fromkeys(dice)]
    return [EXCHANGE[spot_of(number, parse_die(die))] for number, die in spots]


def own_cells(view: SagradaView) -> list[int]:
    """The spaces of one's window where a die lies."""
    assert view.seat is not None
    return [cell for cell, die in enumerate(view.windows[view.seat].dice) if die]


def moves(view: SagradaView) -> list[Action]:
    """Every die of the window to every space."""
    return [*[MOVE[source][target] for source in own_cells(view) for target in GRID.cells if source != target], STOP]


def lifts(view: SagradaView) -> list[Action]:
    """Every die of the window."""
    return [*[LIFT[cell] for cell in own_cells(view)], STOP]


def set_downs(view: SagradaView) -> list[Action]:
    """Every lifted die on every space."""
    lifted = [GRID.names.index(held.cell) for held in view.hand if held.cell]
    return [MOVE[source][target] for source in lifted for target in GRID.cells if source != target]


def for_the_tool(actions: list[Action], view: SagradaView) -> list[Action]:
    """Actions with a die of the pool."""
    return [actions[parse_die(die)] for die in dict.fromkeys(view.pool)]


THOUGHT_OF: Mapping[type[SagradaQuestion], Callable[[SagradaView], list[Action]]] = {
    asking.TakeTurn: of_the_turn,
    asking.PayForTool: lambda view: for_the_tool(list(PAY), view),
    asking.TakeDie: lambda view: for_the_tool(list(TAKE), view),
    asking.ChooseValue: lambda view: list(TURN),
    asking.PlaceDie: with_the_hand,
    asking.ExchangeDie: exchanges,
    asking.PlaceApart: placements,
    asking.MoveDie: moves,
    asking.LiftDie: lifts,
    asking.SetDownDie: set_downs,
    asking.DraftAgain: placements,
}


def thought_of(view: View) -> list[Action]:
    """What may be thought of where a seat is asked something; nothing where it is not part of a turn."""
    question = asked(view)
    return THOUGHT_OF[type(question)](seen(view)) if question is not None and type(question) in THOUGHT_OF else []


class Turn(Draft):
    """[SG-3.4] A die of the pool on a space, a tool with all that it asks for, in either order, and the end."""

    word = "turn"
    sum_type = TurnSum
    words = frozenset({"place", "use", "pay", "take", "turn", "exchange", "return", "move", "lift", "stop", "pass"})

    @classmethod
    def fits(cls, voice: Voice, view: View) -> bool:
        return type(asked(view)) in THOUGHT_OF

    def candidates(self) -> list[Action]:
        """What the turn offers, what is laid, and what the tool in use asks for next."""
        at = self.at(self.arranged.line)
        later = thought_of(at.view) if at.goes_on else []
        return list(dict.fromkeys([*thought_of(self.view), *later, *self.laid]))

    def slot(self, action: Action) -> Hashable:
        return PASS if action is PASS else None

    def rank(self, action: Action) -> int:
        return int(action is PASS)

    def adds_up_to(self) -> TurnSum | None:
        if not self.is_ready:
            return None
        last = self.at(self.whole.line)
        after = seen(last.view if last.is_certain else last.moves[-1].view)
        before = seen(self.view)
        lines = changed(self._sheet(before), self._sheet(after))
        tokens = before.tokens[self.seat] - after.tokens[self.seat]
        return TurnSum(sum([line.points for line in lines]), lines, tokens, after.windows[self.seat], after.pool)

    def _sheet(self, view: SagradaView) -> list[Line]:
        """The score sheet so far, as the seat knows it."""
        rules = self.voice.game.ruleset(view.seats, view.options)
        assert isinstance(rules, Rules)
        return sheet(so_far(rules, view, Seat(self.seat)), is_alone=rules.solo)


def sheet(window: WindowSoFar, *, is_alone: bool) -> list[Line]:
    """The lines of a score sheet: of two private objectives the better one counts, and tokens only among several."""
    lines = [progress.line for progress in window.objectives]
    lines += [max(window.private, key=lambda line: line.points)] if window.private else []
    lines += [] if is_alone else [Line("tokens", window.tokens, "SG-7.3")]
    return [*lines, window.empty_spaces]


def changed(before: list[Line], after: list[Line]) -> tuple[Line, ...]:
    """The lines that differ, each with the points that it adds."""
    return tuple(
        [
            Line(new.label, new.points - old.points, new.rule, new.groups, new.facts)
            for old, new in zip(before, after, strict=True)
            if new.points != old.points
        ]
    )


DRAFTS = (Turn,)
