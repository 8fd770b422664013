"""Draws the pictures of the README from a recorded game.

PYTHONPATH=src python docs/images/draw.py
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

from bottega.core.records import parse_record
from bottega.core.replay import Replay
from bottega.terminal.boards import find_board

HERE = Path(__file__).parent
RECORD = HERE.parent.parent / "tests" / "replays" / "sagrada" / "four.jsonl"
ENTRY = 112


def main() -> None:
    """Draw the table as a spectator sees it in the middle of the game."""
    record = parse_record(RECORD.read_text("utf-8"))
    replay = Replay(record)
    while replay.at < ENTRY:
        replay.step()
    console = Console(record=True, width=80, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    console.print(find_board(replay.match.game).table(replay.match.view(), record.header.players))
    drawn = console.export_svg(title="bottega play sagrada")
    without_fonts = re.sub(r"@font-face \{.*?\}", "", drawn, flags=re.DOTALL)
    lines = [line.rstrip() for line in without_fonts.splitlines()]
    (HERE / "sagrada.svg").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
