"""Tables as plain text, for programs: without colours, and without secrets."""

from __future__ import annotations

import io

from rich.console import Console

from bottega.core.match import Match
from bottega.terminal.boards import find_board
from bottega.terminal.boards.layout import NARROW
from bottega.terminal.screen import printable


def drawn(match: Match) -> str:
    """The table as a spectator sees it, in 80 columns."""
    file = io.StringIO()
    console = Console(file=file, width=NARROW + 1, color_system=None, force_terminal=False, legacy_windows=False)
    names = [printable(name) for name in match.header.players]
    console.print(find_board(match.game, names, match.header.options).table(match.view(), names))
    return "\n".join([line.rstrip() for line in file.getvalue().splitlines()])
