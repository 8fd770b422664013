"""Module 9 in the terminal: the wall fresco."""

from __future__ import annotations

from rich.text import Text

from bottega.core.kinds import Fact
from bottega.core.seats import Seat
from bottega.games.fresco.modules.m09_wall_fresco.catalogue import WALL, WALL_TILES
from bottega.games.fresco.modules.m09_wall_fresco.kinds import WALL_SEGMENT
from bottega.games.fresco.modules.m09_wall_fresco.module import REQUESTS
from bottega.games.fresco.modules.m09_wall_fresco.steps import wall_fresco_of
from bottega.games.fresco.modules.m09_wall_fresco.view import WallFrescoShare
from bottega.games.fresco.modules.m09_wall_fresco.wall import POINTS
from bottega.parts.grid import Cell
from bottega.speech.fresco.modules.wall_fresco import WallFrescoVoice
from bottega.terminal.boards.fresco import colours
from bottega.terminal.boards.fresco.panels.covering import CoveringPanel
from bottega.terminal.boards.fresco.picture import Picture
from bottega.terminal.boards.layout import Block, flowing, padded
from bottega.terminal.boards.tokens import Tokens


class WallFrescoPanel(CoveringPanel):
    """The wall, and the tiles of it in front of players."""

    def board(self, picture: Picture, tokens: Tokens, width: int) -> Block:
        """[FR-M9.4] The segments that can be restored next; `cards` shows the whole wall."""
        module = wall_fresco_of(picture.table)
        beside = module.beside(picture.table)
        if not beside:
            return []
        left = module.wall(picture.table).unrestored.bit_count() - beside.bit_count()
        later = [Text(picture.words("board-wall-behind", segments=left), style="dim")] if left else []
        segments = [_segment(picture, segment) for segment in WALL.cells_of(beside)]
        return flowing(picture.label("board-wall"), [*segments, *later], width, gap=3)

    def owned(self, picture: Picture, seat: Seat) -> list[Text]:
        share, has_seals = picture.view.share(WallFrescoShare), REQUESTS in picture.rules.by_name
        tiles = [_own_tile(picture, name) for name in share.owned[seat]]
        owned = Text(" " if has_seals else "").join(tiles)
        exchanged = colours.pieces([colours.paint_called(name) for name in share.exchanged[seat]])
        return [
            *([Text.assemble(picture.words("board-wall-owned"), " ", owned)] if tiles else []),
            *([Text.assemble(picture.words("board-wall-exchanged"), " ", exchanged)] if exchanged else []),
        ]

    def printed(self, picture: Picture) -> list[Text]:
        seals = [picture.says("cards-wall-seals")] if REQUESTS in picture.rules.by_name else []
        return [picture.says("cards-wall", points=POINTS), picture.says("cards-wall-exchange"), *seals, *_rows(picture)]

    def span(self, kind: str, value: Fact, text: str) -> Text | None:
        return Text(text, style="bold") if kind == WALL_SEGMENT.name else None


def _voice(picture: Picture) -> WallFrescoVoice:
    voice = picture.voice.modules["wall_fresco"]
    assert isinstance(voice, WallFrescoVoice)
    return voice


def _segment(picture: Picture, segment: Cell) -> Text:
    """A segment of the wall: the paint that it takes."""
    return picture.says("board-wall-segment", **_voice(picture).about_segment(picture, segment))


def _own_tile(picture: Picture, name: str) -> Text:
    """A wall tile in front of a player: what it pays, and with requests its name and seal."""
    return picture.says("board-wall-tile", **_voice(picture).about_tile_owned(picture, WALL_TILES.index(name)))


def _rows(picture: Picture) -> list[Text]:
    """The whole wall, a line a row."""
    segments = [_segment(picture, segment) for segment in WALL.cells]
    width = max([segment.cell_len for segment in segments])
    cells = [padded(segment, width) for segment in segments]
    return [Text(" ").join(cells[first : first + WALL.columns]) for first in range(0, len(cells), WALL.columns)]


PANEL = WallFrescoPanel
