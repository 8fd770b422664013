"""Module 16 in the terminal: the black market."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from bottega.games.fresco.kinds import MARKET_TILE
from bottega.games.fresco.modules.m16_black_market.view import BlackMarketShare
from bottega.terminal.boards.fresco.panels.panel import Panel
from bottega.terminal.boards.fresco.picture import Picture
from bottega.terminal.boards.layout import Block, flowing
from bottega.terminal.boards.tokens import Tokens


class BlackMarketPanel(Panel):
    """The barrel, and the tiles in the bag that may be drawn."""

    def board(self, picture: Picture, tokens: Tokens, width: int) -> Block:
        """What may be drawn, and what was drawn this round."""
        bag, drawn = picture.view.bag, picture.view.share(BlackMarketShare).barrel
        pieces = [picture.says("board-in-the-bag"), *_tiles(picture, bag)] if bag else [picture.says("board-bag-empty")]
        if drawn:
            pieces += [Text.assemble("  ", picture.says("board-bought-unseen")), *_tiles(picture, drawn)]
        return flowing(picture.label("board-barrel"), pieces, width, gap=1)

    def printed(self, picture: Picture) -> list[Text]:
        return [picture.says("cards-barrel")]


def _tiles(picture: Picture, tiles: Sequence[str]) -> list[Text]:
    """Market tiles, each by its paints."""
    return [picture.drawn(picture.voice.name(MARKET_TILE.name, tile)) for tile in tiles]


PANEL = BlackMarketPanel
