"""The table on one screen: as wide as it is, and leaving away what matters least where it is low."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from bottega.terminal.boards.fresco.ceiling import WIDTH, ceiling_block, folded_ceiling
from bottega.terminal.boards.fresco.day import heading, notes_block, plan_block, sheets_block, strip
from bottega.terminal.boards.fresco.extras import (
    below_block,
    boards_at_work,
    boards_block,
    folded_extras,
    in_a_line,
    left_away,
    owned_block,
)
from bottega.terminal.boards.fresco.painters import (
    folded_painters,
    painters_block,
    prospects_block,
    track_block,
)
from bottega.terminal.boards.fresco.picture import Picture
from bottega.terminal.boards.fresco.town import MARKET_WIDTH, folded_market, hostel_block, market_block
from bottega.terminal.boards.layout import NARROW, Block, Drawing, padded, side_by_side
from bottega.terminal.boards.tokens import Tokens

WIDE = 99
LEAST_ASIDE = 50
GAP = 2
EVERYTHING = 1000
"""Modules fill any width."""


class FrescoTable(Drawing):
    """The table as a seat sees it. How large the screen is decides where things lie, and which."""

    def __init__(self, picture: Picture) -> None:
        self.picture = picture
        self.tokens = Tokens()
        self.widest = EVERYTHING if picture.view.modules else WIDE

    def versions(self, width: int) -> Iterator[Block]:
        """Everything; then modules in a line each, then the fresco too; then fewer and fewer modules."""
        screen = WIDE if width >= WIDE else NARROW
        aside = width - WIDE - GAP
        has_boards = bool(boards_block(self.picture, self.tokens, screen))
        if aside >= LEAST_ASIDE and has_boards:
            yield self._with_boards_aside(aside)
        else:
            yield self._full(screen, boards_block(self.picture, self.tokens, screen))
        if self.picture.view.agenda:
            yield from self._folded(screen)

    # Everything

    def _full(self, screen: int, boards: Block) -> Block:
        """The whole table in so many columns."""
        picture, tokens = self.picture, self.tokens
        is_wide = screen == WIDE
        return [
            *self._top(screen),
            *sheets_block(picture, tokens, screen),
            *side_by_side(ceiling_block(picture, tokens), self._town(screen), WIDTH, gap=0),
            *([] if is_wide or not picture.view.agenda else track_block(picture, tokens, screen)),
            *painters_block(picture, tokens),
            *boards,
            *owned_block(picture, tokens, screen),
            *prospects_block(picture, screen),
            *below_block(picture, tokens, screen),
            *([] if is_wide else plan_block(picture)),
            *notes_block(picture),
        ]

    def _with_boards_aside(self, aside: int) -> Block:
        """The whole table, and to its right what modules have beside the board."""
        return side_by_side(self._full(WIDE, []), boards_block(self.picture, self.tokens, aside), WIDE, GAP)

    def _top(self, screen: int) -> Block:
        return [heading(self.picture, screen), *strip(self.picture, self.tokens, screen)]

    def _town(self, screen: int) -> Block:
        """Market and hostel, beside each other with the track and the plan below, or under each other."""
        picture, tokens = self.picture, self.tokens
        if not picture.view.agenda:
            return track_block(picture, tokens, screen - WIDTH)
        if screen != WIDE:
            return [*market_block(picture), *hostel_block(picture, tokens)]
        track = track_block(picture, tokens, screen - WIDTH)
        return [*self._market_and_hostel(), Text(), *track, Text(), *plan_block(picture)]

    def _market_and_hostel(self) -> Block:
        return side_by_side(market_block(self.picture), hostel_block(self.picture, self.tokens), MARKET_WIDTH, gap=0)

    # Folded

    def _folded(self, screen: int) -> Iterator[Block]:
        """What the decision needs, and of modules as much as there is room for."""
        picture, tokens = self.picture, self.tokens
        market = [folded_market(picture, screen)] if picture.is_waking and screen != WIDE else []
        tiles = [[line] for line in below_block(picture, tokens, screen)]
        extras = [*market, *folded_extras(picture, tokens, screen), *tiles]
        sheets = sheets_block(picture, tokens, screen)
        extras += [sheets] if sheets else []
        full = self._folded_around(
            side_by_side(ceiling_block(picture, tokens), self._town(screen), WIDTH, gap=0), screen
        )
        yield [*full, *_joined(extras[len(market) :])]
        least = side_by_side(folded_ceiling(picture, tokens), self._folded_town(screen), WIDTH, gap=0)
        around = self._folded_around(least, screen)
        for count in range(len(extras), -1, -1):
            yield [*around, *_joined(extras[:count]), *left_away(picture, extras[count:], screen)]
        yield [*self._least_around(least, screen), *left_away(picture, extras, screen)]

    def _folded_town(self, screen: int) -> Block:
        """Beside a folded fresco, the market or the hostel: what is decided about."""
        if screen == WIDE:
            return self._market_and_hostel()
        return hostel_block(self.picture, self.tokens) if self.picture.is_waking else market_block(self.picture)

    def _folded_around(self, board: Block, screen: int) -> Block:
        """The board with what is above and below it in any case."""
        plan = plan_block(self.picture) if self.picture.is_planning else []
        painters = painters_block(self.picture, self.tokens)
        working = _joined(boards_at_work(self.picture, self.tokens, screen))
        return [*self._top(screen), *board, *painters, *working, *plan, *notes_block(self.picture)]

    def _least_around(self, board: Block, screen: int) -> Block:
        """The same with the other painters folded, and everything else in a line each."""
        picture, tokens = self.picture, self.tokens
        top = self._top(screen)[: 1 if picture.is_planning else None]
        working = [in_a_line(block, screen) for block in boards_at_work(picture, tokens, screen)]
        plan = plan_block(picture) if picture.is_planning else []
        notes = [padded(note, screen) for note in notes_block(picture)]
        painters = folded_painters(picture, tokens)
        return [*top, *board, *painters, *_joined(working), *plan[:2], *in_a_line(plan[2:], screen), *notes]


def _joined(blocks: Sequence[Block]) -> Block:
    return [line for block in blocks for line in block]
