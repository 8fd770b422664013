"""Module 11 in the terminal: the bishop's favors."""

from __future__ import annotations

from rich.text import Text

from bottega.games.fresco.modules.m11_favors import NAME, Favor, Favors
from bottega.parts.grid import Cell
from bottega.terminal.boards.fresco import colours
from bottega.terminal.boards.fresco.colours import BISHOP, Tokens
from bottega.terminal.boards.fresco.panels.panel import Panel
from bottega.terminal.boards.fresco.scene import Scene
from bottega.terminal.boards.layout import Block, flowing

LABEL = "Favor   "


def _unseen(scene: Scene) -> list[tuple[Favor, int]]:
    """[FR-M11.4] The kinds of favors that may come, and how many of each were never turned up."""
    module = scene.rules.by_name[NAME]
    assert isinstance(module, Favors)
    numbers = module.tiles(scene.table).unseen
    return [(favor, number) for favor, number in zip(module.favors, numbers, strict=True) if number]


def _kind(favor: Favor, number: int) -> Text:
    is_paint = favor.paints and not (favor.thalers or favor.points or favor.mood)
    goods = colours.pieces(favor.paints) if is_paint else Text(favor.goods)
    return Text.assemble((f"{number}× ", "dim"), goods)


class FavorsPanel(Panel):
    """The favors on the fresco."""

    module = NAME

    def board(self, scene: Scene, tokens: Tokens, width: int) -> Block:
        """What a favor may be, as long as there are any on the fresco."""
        if not scene.table.unrestored:
            return []
        kinds = [_kind(favor, number) for favor, number in _unseen(scene)]
        return flowing(f"{LABEL}at {BISHOP}, one of ", kinds, width)

    def printed(self, scene: Scene) -> list[Text]:
        kinds = ", ".join(f"{number}× {favor.goods}" for favor, number in _unseen(scene))
        return [
            Text(f"Whoever restores the segment where {BISHOP} stands turns up its favor and has it at once."),
            Text("A favor on any other segment is removed, and nobody looks at it. Leonardo has only points of one."),
            Text(f"Never turned up: {kinds}."),
        ]

    def restoring(self, scene: Scene, segment: Cell) -> str:
        """[FR-M11.2] Where a favor is turned up."""
        if scene.table.bishop != segment:
            return ""
        return "The favor there is Leonardo's." if scene.is_leonardos else "The favor there is yours."
