"""Module 7, the scrolls: its actions."""

from __future__ import annotations

from typing import Final

from bottega.core.actions import Action, Argument
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.modules.m07_scrolls.kinds import LINE

NAME: Final = "scrolls"
ROW: Final = 0
COLUMN: Final = 1


class PlayScroll(Offer):
    """Play the scroll of a row, that of a column, or both."""

    __slots__ = ("line", "which")

    def __init__(self, line: str, which: list[int]) -> None:
        super().__init__(NAME, "scroll", Argument("line", LINE, line))
        self.line = line
        self.which = which


SCROLL: Final = [PlayScroll("row", [ROW]), PlayScroll("column", [COLUMN]), PlayScroll("both", [ROW, COLUMN])]
ACTIONS: Final[list[Action]] = [*SCROLL]
