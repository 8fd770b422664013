"""Market tiles: how they are drawn, and what they cost."""

from __future__ import annotations

from rich.text import Text

from bottega.games.fresco.box import Stall
from bottega.games.fresco.catalogue import Booth, Painter
from bottega.terminal.boards.fresco import colours
from bottega.terminal.boards.fresco.colours import BEAM
from bottega.terminal.boards.fresco.scene import Scene


def price_of(scene: Scene) -> int | None:
    """[FR-2.4] What a tile costs the seat that looks, once it has woken up."""
    if scene.seat is None or not scene.view.agenda or scene.table.is_asleep(Painter(scene.seat)):
        return None
    return scene.table.price(scene.seat)


def tile_text(scene: Scene, booth: Booth, place: int) -> Text:
    """The tile at a place of the market."""
    return stall_text(scene.table.stall(booth, place))


def stall_text(stall: Stall) -> Text:
    """The paints of a market tile, and a sign for each beam."""
    return Text.assemble(colours.pieces(stall.paints), (BEAM * stall.beams, "#b5793a"))
