"""What modules lay beside the board, and what stays in front of players."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from bottega.core.seats import Seat
from bottega.games.fresco.actions import Offer
from bottega.terminal.boards.fresco.panels import panels_of
from bottega.terminal.boards.fresco.panels.panel import Panel
from bottega.terminal.boards.fresco.scene import Scene
from bottega.terminal.boards.layout import Block, flowing, padded, wrapped
from bottega.terminal.boards.tokens import Tokens

OWNED_LABEL = "Owned   "
GAP = 3
MORE = "…"


def boards_block(scene: Scene, tokens: Tokens, width: int) -> Block:
    """All that modules have beside the board, in a few lines each."""
    if not scene.view.agenda or scene.is_scoring:
        return []
    lines = [line for panel in panels_of(scene) for line in panel.board(scene, tokens, width)]
    return [part for line in lines for part in wrapped(line, width, len(OWNED_LABEL))]


def owned_block(scene: Scene, tokens: Tokens, width: int) -> Block:
    """What players have because of modules. Who does not fit into the line begins one."""
    lines = [Text(OWNED_LABEL)]
    for seat in scene.rules.seats if scene.view.agenda else ():
        things = _owned_by(scene, seat)
        if things:
            _append(lines, _listed(tokens.tile(seat), things), width)
    return lines if lines[0].plain != OWNED_LABEL else []


def _owned_by(scene: Scene, seat: Seat) -> list[Text]:
    return [thing for panel in panels_of(scene) for thing in panel.owned(scene, seat)]


def _listed(who: Text, things: Sequence[Text]) -> list[Text]:
    """A player's things as pieces of a line, with commas between them."""
    *first, last = things
    pieces = [*[Text.assemble(thing, ",") for thing in first], last]
    return [Text.assemble(who, " ", pieces[0]), *pieces[1:]]


def _append(lines: Block, pieces: Sequence[Text], width: int) -> None:
    """Add pieces to the last line if all of them fit, else in lines of their own."""
    whole, is_empty = Text(" ").join(pieces), lines[-1].plain == OWNED_LABEL
    if is_empty or lines[-1].cell_len + GAP + whole.cell_len > width:
        label = OWNED_LABEL if is_empty else " " * len(OWNED_LABEL)
        lines[:] = [*(lines[:-1] if is_empty else lines), *flowing(label, pieces, width, gap=1)]
    else:
        lines[-1] = Text.assemble(lines[-1], " " * GAP, whole)


# Folded


def boards_at_work(scene: Scene, tokens: Tokens, width: int) -> list[Block]:
    """What the modules show that the decision is about."""
    return [panel.board(scene, tokens, width) for panel in _at_work(scene)]


def folded_extras(scene: Scene, tokens: Tokens, width: int) -> list[Block]:
    """What else there is because of modules: the own things, then the other modules and players in a line each."""
    if not scene.view.agenda or scene.is_scoring:
        return []
    working = _at_work(scene)
    later = [panel.board(scene, tokens, width) for panel in panels_of(scene) if panel not in working]
    mine, others = _folded_owners(scene, tokens, width)
    found = [*mine, *[in_a_line(board, width) for board in later], *others]
    return [block for block in found if block]


def _at_work(scene: Scene) -> list[Panel]:
    """The panels of the modules that offer something to the seat that looks, or ask it."""
    if scene.seat is None or scene.seat not in scene.view.pending:
        return []
    legal = scene.table.legal(scene.seat)
    offers = {action.module for action in legal if isinstance(action, Offer)}
    return [panel for panel in panels_of(scene) if panel.module in offers or panel.asked(scene, legal) is not None]


def _folded_owners(scene: Scene, tokens: Tokens, width: int) -> tuple[list[Block], list[Block]]:
    """What the seat that looks has, and what each of the others has, in a line."""
    mine: list[Block] = []
    others: list[Block] = []
    for seat in scene.rules.seats:
        things = _owned_by(scene, seat)
        if things:
            lines = flowing(OWNED_LABEL, _listed(tokens.tile(seat), things), width, gap=1)
            (mine if seat == scene.seat else others).append(lines if seat == scene.seat else in_a_line(lines, width))
    return mine, others


def in_a_line(block: Block, width: int) -> Block:
    """The first line of a block; a sign tells that there are more."""
    if len(block) < 2:
        return block
    first = block[0].copy()
    first.rstrip()
    first.truncate(width - 2)
    return [Text.assemble(first, (f" {MORE}", "dim"))]


def left_away(blocks: Sequence[Block], width: int) -> Block:
    """A line about what there is no room for: the labels of its first lines."""
    if not blocks:
        return []
    labels = dict.fromkeys([block[0].plain.split()[0] for block in blocks])
    return [padded(Text(f"`look all` shows {', '.join(labels)}", style="dim"), width)]
