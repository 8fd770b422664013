"""Module 7, the scrolls: its actions."""

from __future__ import annotations

from typing import Final

from bottega.core.actions import Action
from bottega.games.fresco.actions import Offer

NAME: Final = "scrolls"
ROW: Final = 0
COLUMN: Final = 1


class PlayScroll(Offer):
    """Play the scroll of a row, that of a column, or both."""

    __slots__ = ("which",)

    def __init__(self, word: str, which: list[int]) -> None:
        super().__init__(NAME, "scroll", ("line", word))
        self.which = which


SCROLL: Final = [PlayScroll("row", [ROW]), PlayScroll("column", [COLUMN]), PlayScroll("both", [ROW, COLUMN])]
ACTIONS: Final[list[Action]] = [*SCROLL]
