"""Draws the pictures of the README from recorded games.

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
RECORDS = HERE.parent.parent / "tests" / "replays"
MOMENTS = {"sagrada": ("four", 112), "sixtina": ("four", 150), "classic_art": ("five", 120)}
"""The game of each picture, and how many of its entries have passed."""


def main() -> None:
    """Draw every game in the middle."""
    for game, (name, entry) in MOMENTS.items():
        drawn = picture(game, RECORDS / game / f"{name}.jsonl", entry)
        (HERE / f"{game}.svg").write_text(drawn, "utf-8")


def picture(game: str, path: Path, entry: int) -> str:
    """The table of a recorded game as a spectator sees it at one moment."""
    record = parse_record(path.read_text("utf-8"))
    replay = Replay(record)
    while replay.at < entry:
        replay.step()
    console = Console(record=True, width=80, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    console.print(find_board(replay.match.game).table(replay.match.view(), record.header.players))
    drawn = console.export_svg(title=f"bottega play {game}")
    without_fonts = re.sub(r"@font-face \{.*?\}", "", drawn, flags=re.DOTALL)
    with_blanks = without_fonts.replace("<svg ", '<svg xml:space="preserve" ', 1)
    return "\n".join(line.rstrip() for line in with_blanks.splitlines()) + "\n"


if __name__ == "__main__":
    main()
