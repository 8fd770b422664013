"""What modules lay beside the board, and what stays in front of players."""

from __future__ import annotations

from rich.text import Text

from bottega.terminal.boards.fresco.colours import Tokens
from bottega.terminal.boards.fresco.panels import panels_of
from bottega.terminal.boards.fresco.scene import Scene
from bottega.terminal.boards.layout import Block, flowing

OWNED_LABEL = "Owned   "


def extras_block(scene: Scene, tokens: Tokens, width: int) -> Block:
    """All that modules show, in a few lines each."""
    if not scene.view.agenda:
        return []
    panels = [] if scene.is_scoring else panels_of(scene)
    boards = [line for panel in panels for line in panel.board(scene, tokens, width)]
    return [*boards, *_owned(scene, tokens, width)]


def _owned(scene: Scene, tokens: Tokens, width: int) -> Block:
    """What players have because of modules; who has much has lines of its own."""
    pieces = []
    for seat in scene.rules.seats:
        things = [thing for panel in panels_of(scene) for thing in panel.owned(scene, seat)]
        if things:
            between = [*[","] * (len(things) - 1), "  "]
            listed = [Text.assemble(thing, comma) for thing, comma in zip(things, between, strict=True)]
            pieces += [Text.assemble(tokens.tile(seat), " ", listed[0]), *listed[1:]]
    return flowing(OWNED_LABEL, pieces, width, gap=1) if pieces else []
