"""Module 11 in the terminal: the bishop's favors."""

from __future__ import annotations

from rich.text import Text

from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import CATHEDRAL, Location
from bottega.games.fresco.modules.m11_favors.favor_tiles import Favor
from bottega.games.fresco.modules.m11_favors.module import NAME, Favors
from bottega.games.fresco.planning import replacing
from bottega.parts.grid import Cell
from bottega.terminal.boards.fresco import colours
from bottega.terminal.boards.fresco.colours import BISHOP
from bottega.terminal.boards.fresco.panels.panel import Panel
from bottega.terminal.boards.fresco.scene import Scene
from bottega.terminal.boards.layout import Block, flowing
from bottega.terminal.boards.tokens import Tokens

LABEL = "Favor   "


def _unseen(scene: Scene) -> list[tuple[Favor, int]]:
    """[FR-M11.4] The kinds of favors that may come, and how many of each were never turned up."""
    module = scene.rules.by_name[NAME]
    assert isinstance(module, Favors)
    numbers = module.tiles(scene.table).unseen
    return [(favor, number) for favor, number in zip(module.favors, numbers, strict=True) if number]


def _is_paint(favor: Favor) -> bool:
    return bool(favor.paints) and not (favor.thalers or favor.points or favor.mood)


def _kinds(scene: Scene) -> list[Text]:
    """The favors that may come: paints by their letters, a letter for each, and the others with their numbers."""
    unseen = _unseen(scene)
    paints = [paint for favor, number in unseen if _is_paint(favor) for paint in favor.paints * number]
    others = [Text(f"{number}× {favor.goods}") for favor, number in unseen if not _is_paint(favor)]
    return [*others, *([colours.pieces(paints)] if paints else [])]


class FavorsPanel(Panel):
    """The favors on the fresco."""

    module = NAME

    def board(self, scene: Scene, tokens: Tokens, width: int) -> Block:
        """What a favor may be, as long as there are any on the fresco."""
        if not scene.table.unrestored:
            return []
        return flowing(f"{LABEL}at {BISHOP}: ", _kinds(scene), width)

    def printed(self, scene: Scene) -> list[Text]:
        kinds = ", ".join(f"{number}× {favor.goods}" for favor, number in _unseen(scene))
        return [
            Text(f"Whoever restores the segment where {BISHOP} stands turns up its favor and has it at once."),
            Text("A favor on any other segment is removed, and nobody looks at it. Leonardo has only points of one."),
            Text(f"Never turned up: {kinds}."),
        ]

    def is_unforeseen(self, scene: Scene, seat: Seat, column: Location) -> bool:
        """[FR-M11.4] A favor turned up in the cathedral may be a paint for those who come later."""
        sent = 0 if replacing(scene.table, seat, CATHEDRAL) else scene.table.at(seat, CATHEDRAL)
        return bool(scene.payable) and sent > (column == CATHEDRAL) and column >= CATHEDRAL

    def restoring(self, scene: Scene, segment: Cell) -> str:
        """[FR-M11.2] Where a favor is turned up."""
        if scene.table.bishop != segment:
            return ""
        return "The favor there is Leonardo's." if scene.is_leonardos else "The favor there is yours."
