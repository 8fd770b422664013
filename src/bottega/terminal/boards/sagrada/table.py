"""The table: round, windows, pool, round track and cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from bottega.core.words import counted
from bottega.games.sagrada.actions import ROUNDS
from bottega.games.sagrada.box import Box
from bottega.games.sagrada.dice import DIE_NAMES
from bottega.games.sagrada.table import SagradaStep
from bottega.games.sagrada.view import SagradaView
from bottega.terminal.boards.layout import (
    NARROW,
    Block,
    Drawing,
    beside,
    flowing,
    short_name,
    side_by_side,
    without_blanks,
)
from bottega.terminal.boards.sagrada.agenda import current_step, is_without_value, turns_left
from bottega.terminal.boards.sagrada.cards import (
    is_solo,
    objective_line,
    objectives_block,
    private_line,
    tool_line,
    tools_block,
)
from bottega.terminal.boards.sagrada.glass import tile, tiles
from bottega.terminal.boards.sagrada.window import WIDTH, pattern_block, window_block
from bottega.terminal.boards.tokens import SIGNS, Tokens

HALF = 39
TOKENS = Tokens()
TOOLS_WIDTH = 31
FOLDED = "(`look all` shows their windows)"


class SagradaTable(Drawing):
    """The table as a seat sees it."""

    def __init__(self, box: Box, view: SagradaView, names: Sequence[str]) -> None:
        self.box = box
        self.view = view
        self.names = names

    def versions(self, width: int) -> Iterator[Block]:
        """Everything, then without blank lines; then the own window alone, with the others a line each."""
        if not self.view.windows:
            full = _choosing(self.box, self.view, self.names)
            yield full
            yield without_blanks(full)
            return
        full = [*_heading(self.view, self.names), Text(), *self._middle(), *_dice(self.view)]
        yield full
        if self.view.seats > 1:
            yield without_blanks(full)
            yield [*_heading(self.view, self.names), *self._folded(), *_dice(self.view)]

    def _middle(self) -> Block:
        """The windows, and the cards below them, or beside them where these are few."""
        view = self.view
        windows = beside([_window(self.box, view, self.names, seat) for seat in range(view.seats)], WIDTH)
        cards = [tools_block(self.box, view), objectives_block(self.box, view, self.names)]
        if view.seats <= 2:
            return side_by_side(windows, [*cards[0], Text(), *cards[1]], HALF)
        return [*windows, Text(), *beside(cards, HALF)]

    def _folded(self) -> Block:
        """The window of who looks or else decides, with the cards and the other players beside it."""
        view = self.view
        own = view.seat if view.seat is not None else (*view.pending, 0)[0]
        tools = [tool_line(self.box, view, place) for place in range(len(view.tools))]
        public = [objective_line(self.box, number) for number in view.public]
        private = [private_line(colour) for colour in view.private[own] or ()]
        others = [_other(view, self.names, seat) for seat in range(view.seats) if seat != own]
        cards = side_by_side(tools, [*public, *private], TOOLS_WIDTH)
        return side_by_side(_window(self.box, view, self.names, own), [*cards, *others, Text(FOLDED, "dim")], WIDTH)


def _choosing(box: Box, view: SagradaView, names: Sequence[str]) -> Block:
    """The patterns that one may choose from, and the cards that help to choose, as far as they are laid."""
    cards = beside([tools_block(box, view), objectives_block(box, view, names)], HALF)
    if view.seat is None:
        return [Text("The windows are being chosen.", style="bold"), *cards]
    heading = Text(f"{names[view.seat]}, these are your two pattern cards, both sides of each.", style="bold")
    offer = view.offers[view.seat]
    blocks = [pattern_block(box, name, Text(f"Window {n}", style="bold")) for n, name in enumerate(offer, 1)]
    return [heading, Text(), *beside(blocks, WIDTH), Text(), *cards]


def _heading(view: SagradaView, names: Sequence[str]) -> Block:
    """The round, and its turns: out and back; those that are over are struck out."""
    current = _current_turn(view)
    if current is None:
        return [Text("Sagrada: the ten rounds are over", style="bold")]
    left = [(int(turn.seat), int(turn.second)) for turn in turns_left(view)]
    order = [((view.first or 0) + place) % view.seats for place in range(view.seats)]
    label = f"Round {view.round} of {ROUNDS} "
    longest = (NARROW - len(label)) // view.seats - 2 * len("▸① ")
    out = [_turn((seat, 0), current, left, short_name(names[seat], longest)) for seat in order]
    back = [_turn((seat, 1), current, left) for seat in reversed(order)]
    return flowing(label, [*out, *back], NARROW, gap=1)


def _turn(turn: tuple[int, int], current: tuple[int, int], left: Sequence[tuple[int, int]], name: str = "") -> Text:
    """A turn of the round: whose it is, and whether it is going on, to come or over."""
    who = f"{SIGNS[turn[0]]} {name}".rstrip()
    if turn == current:
        return Text(f"▸{who}", style="bold reverse")
    return Text.assemble(" ", (who, "" if turn in left else "dim strike"))


def _current_turn(view: SagradaView) -> tuple[int, int] | None:
    """The seat whose turn it is, and which of its two turns; None between turns."""
    left = turns_left(view)
    if not left or not view.pending:
        return None
    return (left[-1].seat, int(left[-1].second)) if left[-1].seat in view.pending else (view.pending[0], 0)


def _window(box: Box, view: SagradaView, names: Sequence[str], seat: int) -> Block:
    turn = seat in view.pending
    name = names[seat] + (" (you)" if seat == view.seat and view.seats > 1 else "")
    heading = Text.assemble("▸" if turn else "", TOKENS.tile(seat), " ", (name, "bold reverse" if turn else "bold"))
    return window_block(box, view.windows[seat], heading, None if is_solo(view) else view.tokens[seat])


def _other(view: SagradaView, names: Sequence[str], seat: int) -> Text:
    """Another player, in a line."""
    free = counted(sum(not die for die in view.windows[seat].dice), "free space")
    tokens = Text("●" * view.tokens[seat], style="bold")
    return Text.assemble(TOKENS.tile(seat), f" {names[seat]}: {free} ", tokens)


def _dice(view: SagradaView) -> Block:
    """The pool, the die in hand, and the round track."""
    pool = Text.assemble("Pool   ", tiles(view.pool) if view.pool else ("empty", "dim"))
    held = in_hand(view)
    if held:
        pool = Text.assemble(pool, "   in hand ", Text(" ").join(held))
    return [pool, *_track(view)]


def in_hand(view: SagradaView) -> list[Text]:
    """The dice in hand: taken for a tool, and not placed yet."""
    step = current_step(view)
    names = [DIE_NAMES[die] for die in step.held] if isinstance(step, SagradaStep) else []
    return [tile(f"{name[0]}?" if is_without_value(step) else name) for name in names]


def _track(view: SagradaView) -> Block:
    """The round track; playing alone, its sum is the score to beat."""
    pieces = []
    for number, dice in enumerate(view.track, 1):
        if dice:
            pieces.append(Text.assemble((f"{number} ", "dim"), tiles(dice)))
        elif number < view.round or not view.agenda:
            pieces.append(Text(f"{number} none", style="dim"))
    if is_solo(view):
        pieces.append(Text(f"to beat: {sum(int(die[1]) for dice in view.track for die in dice)}", style="bold"))
    return flowing("Track  ", pieces or [Text("empty", style="dim")], NARROW)
