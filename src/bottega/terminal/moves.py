"""The menu of moves, as it is drawn."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from bottega.speech.menu import Group, Menu
from bottega.terminal.boards import Board
from bottega.terminal.boards.layout import NARROW, Block, Drawing, flowing, in_one_line, padded, stacked


class DrawnMenu(Drawing):
    """A menu: a row for each group of choices."""

    def __init__(self, board: Board, menu: Menu) -> None:
        self.board = board
        self.menu = menu

    def draw(self) -> Text:
        """The whole menu, for any screen."""
        return stacked(self.lines(NARROW))

    def versions(self, width: int) -> Iterator[Block]:
        """A row for each group of choices; folded, as many of them as fit into one line."""
        rows = [(self.board.drawn(group.label), self._pieces(group)) for group in self.menu.groups]
        labels = max((label.cell_len for label, _ in rows), default=0) + 1
        blank = " " * labels
        for wrap in (flowing, in_one_line):
            lines: Block = []
            for label, pieces in rows:
                first, *more = wrap(blank, pieces, width)
                lines += [Text.assemble(padded(label, labels), first[labels:]), *more]
            yield lines

    def _pieces(self, group: Group) -> list[Text]:
        """The choices of a group, with their numbers."""
        digits = len(str(len(self.menu.numbered)))
        return [
            Text.assemble((f"{each.number:>{digits}} ", "bold cyan"), self.board.drawn(each.choice.label))
            for each in group.choices
        ]


class NoMenu(Drawing):
    """What is drawn where there is nothing to choose."""

    def versions(self, width: int) -> Iterator[Block]:
        """Nothing."""
        yield []
