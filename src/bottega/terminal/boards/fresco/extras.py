"""What modules lay beside the board, and what stays in front of players."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from bottega.terminal.boards.fresco.panels import panels_of
from bottega.terminal.boards.fresco.scene import Scene
from bottega.terminal.boards.layout import Block, flowing
from bottega.terminal.boards.tokens import Tokens

OWNED_LABEL = "Owned   "
GAP = 3


def extras_block(scene: Scene, tokens: Tokens, width: int) -> Block:
    """All that modules show, in a few lines each."""
    if not scene.view.agenda:
        return []
    panels = [] if scene.is_scoring else panels_of(scene)
    boards = [line for panel in panels for line in panel.board(scene, tokens, width)]
    return [*boards, *_owned(scene, tokens, width)]


def _owned(scene: Scene, tokens: Tokens, width: int) -> Block:
    """What players have because of modules. Who does not fit into the line begins one."""
    lines = [Text(OWNED_LABEL)]
    for seat in scene.rules.seats:
        things = [thing for panel in panels_of(scene) for thing in panel.owned(scene, seat)]
        if things:
            _append(lines, _listed(tokens.tile(seat), things), width)
    return lines if lines[0].plain != OWNED_LABEL else []


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
        lines[-1].right_crop(1)
    else:
        lines[-1] = Text.assemble(lines[-1], " " * GAP, whole)
