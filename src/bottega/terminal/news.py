"""What happened, drawn: for boards of games that have no voice of their own yet."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from bottega.core.event import Event
from bottega.speech import news
from bottega.terminal.boards import Board, find_board


def headlines(board: Board, events: Sequence[Event], names: Sequence[str]) -> list[Text]:
    """Events in lines."""
    seated = find_board(board.game, names)
    return [seated.drawn(line) for line in news.headlines(seated.voice, events)]
