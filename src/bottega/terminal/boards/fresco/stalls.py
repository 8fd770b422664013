"""Market tiles: how they are drawn."""

from __future__ import annotations

from rich.text import Text

from bottega.games.fresco.box import Stall
from bottega.games.fresco.catalogue import Booth
from bottega.speech.fresco.saying import BEAM
from bottega.terminal.boards.fresco import colours
from bottega.terminal.boards.fresco.picture import Picture


def tile_text(picture: Picture, booth: Booth, place: int) -> Text:
    """The tile at a place of the market."""
    return stall_text(picture.table.stall(booth, place))


def stall_text(stall: Stall) -> Text:
    """The paints of a market tile, and a sign for each beam."""
    return Text.assemble(colours.pieces(stall.paints), (BEAM * stall.beams, colours.BEAM_TINT))
