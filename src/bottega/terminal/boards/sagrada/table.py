"""The table: round, windows, pool, round track and cards, within 80 columns."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from bottega.games.sagrada.actions import ROUNDS
from bottega.games.sagrada.box import Box
from bottega.games.sagrada.dice import DIE_NAMES
from bottega.games.sagrada.table import SagradaStep
from bottega.games.sagrada.view import SagradaView
from bottega.terminal.boards.layout import Block, beside, flowing, padded, stacked
from bottega.terminal.boards.sagrada.agenda import current_step, is_without_value, turns_left
from bottega.terminal.boards.sagrada.cards import is_solo, objectives_block, tools_block
from bottega.terminal.boards.sagrada.glass import tile, tiles
from bottega.terminal.boards.sagrada.window import WIDTH, pattern_block, window_block

SCREEN = 79
HALF = 39


def draw(box: Box, view: SagradaView, names: Sequence[str]) -> Text:
    """The table as a seat sees it."""
    if not view.windows:
        return stacked(_choosing(box, view, names))
    windows = beside([_window(box, view, names, seat) for seat in range(view.seats)], WIDTH)
    cards = [tools_block(box, view), objectives_block(box, view, names)]
    if view.seats <= 2:
        panel = [*cards[0], Text(), *cards[1]]
        middle = [Text(" ").join(pair) for pair in _pairs(windows, panel, HALF)]
    else:
        middle = [*windows, Text(), *beside(cards, HALF)]
    return stacked([*_heading(view, names), Text(), *middle, *_dice(view)])


def _pairs(left: Block, right: Block, width: int) -> list[tuple[Text, Text]]:
    height = max(len(left), len(right))
    filled = [block + [Text()] * (height - len(block)) for block in (left, right)]
    return [(padded(one, width), other) for one, other in zip(*filled, strict=True)]


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
    turns = [(seat, 0) for seat in order] + [(seat, 1) for seat in reversed(order)]
    label = f"Round {view.round} of {ROUNDS} "
    longest = (SCREEN - len(label)) // len(turns) - 2
    pieces = []
    for turn in turns:
        name = _short(names[turn[0]], longest)
        if turn == current:
            pieces.append(Text(f"▸{name}", style="bold reverse"))
        else:
            pieces.append(Text.assemble(" ", (name, "" if turn in left else "dim strike")))
    return flowing(label, pieces, SCREEN, gap=1)


def _current_turn(view: SagradaView) -> tuple[int, int] | None:
    """The seat whose turn it is, and which of its two turns; None between turns."""
    left = turns_left(view)
    if not left or not view.pending:
        return None
    return (left[-1].seat, int(left[-1].second)) if left[-1].seat in view.pending else (view.pending[0], 0)


def _short(name: str, longest: int) -> str:
    """A name cut to fit; a number at its end is kept."""
    if len(name) <= longest:
        return name
    stem, _, number = name.rpartition(" ")
    if stem and number.isdigit():
        return f"{stem[: longest - len(number)]}{number}"
    return name[:longest]


def _window(box: Box, view: SagradaView, names: Sequence[str], seat: int) -> Block:
    turn = seat in view.pending
    name = names[seat] + (" (you)" if seat == view.seat and view.seats > 1 else "")
    heading = Text.assemble((f"▸{name}", "bold reverse") if turn else (name, "bold"))
    return window_block(box, view.windows[seat], heading, None if is_solo(view) else view.tokens[seat])


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
    return flowing("Track  ", pieces or [Text("empty", style="dim")], SCREEN)
