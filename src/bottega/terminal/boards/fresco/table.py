"""The table on one screen: laid out for 100 columns, or for 80."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from bottega.terminal.boards.fresco.ceiling import WIDTH, ceiling_block
from bottega.terminal.boards.fresco.day import heading, notes_block, plan_block, strip
from bottega.terminal.boards.fresco.extras import extras_block
from bottega.terminal.boards.fresco.painters import painters_block, prospects_block, tiles_block, track_block
from bottega.terminal.boards.fresco.scene import Scene
from bottega.terminal.boards.fresco.town import MARKET_WIDTH, hostel_block, market_block
from bottega.terminal.boards.layout import Block, padded, stacked
from bottega.terminal.boards.tokens import Tokens

WIDE = 100
NARROW = 79


class FrescoTable:
    """The table as a seat sees it. How wide the screen is decides where things lie."""

    def __init__(self, scene: Scene, names: Sequence[str]) -> None:
        self.scene = scene
        self.names = scene.named(names)
        self.tokens = Tokens()

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.drawn(options.max_width)

    def drawn(self, width: int) -> Text:
        """The whole table in so many columns."""
        is_wide = width >= WIDE
        screen = WIDE - 1 if is_wide else NARROW
        scene, tokens = self.scene, self.tokens
        return stacked(
            [
                heading(scene, self.names, screen),
                *strip(scene, tokens, screen),
                *_side_by_side(ceiling_block(scene, tokens), self._town(screen, is_wide=is_wide)),
                *([] if is_wide or not scene.view.agenda else track_block(scene, tokens, screen)),
                *painters_block(scene, self.names, tokens),
                *extras_block(scene, tokens, screen),
                *prospects_block(scene, screen),
                *tiles_block(scene, tokens, screen),
                *([] if is_wide else plan_block(scene)),
                *notes_block(scene),
            ]
        )

    def _town(self, screen: int, *, is_wide: bool) -> Block:
        """Market and hostel, beside each other with the track and the plan below, or under each other."""
        if not self.scene.view.agenda:
            return track_block(self.scene, self.tokens, screen - WIDTH)
        market, hostel = market_block(self.scene), hostel_block(self.scene, self.tokens)
        if not is_wide:
            return [*market, *hostel]
        track = track_block(self.scene, self.tokens, screen - WIDTH)
        return [*_side_by_side(market, hostel, MARKET_WIDTH), Text(), *track, Text(), *plan_block(self.scene)]


def _side_by_side(left: Block, right: Block, width: int = WIDTH) -> Block:
    """Two blocks beside each other, the left one this wide."""
    height = max(len(left), len(right))
    filled = [block + [Text()] * (height - len(block)) for block in (left, right)]
    return [Text.assemble(padded(one, width), other) for one, other in zip(*filled, strict=True)]
