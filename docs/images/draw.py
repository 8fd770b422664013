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
MOMENTS = {
    "sagrada": (RECORDS / "sagrada" / "four.jsonl", 112, None, 80),
    "sixtina": (RECORDS / "sixtina" / "four.jsonl", 150, None, 80),
    "classic_art": (RECORDS / "classic_art" / "five.jsonl", 120, None, 80),
    "fresco": (RECORDS / "fresco" / "four.jsonl", 200, 0, 100),
    "fresco --modules all": (RECORDS / "fresco" / "all-modules-four.jsonl", 420, 0, 100),
}
"""What is played in each picture, its record, how many of its entries have passed, who looks, and the width."""


def main() -> None:
    """Draw every game in the middle."""
    for played, (path, entry, seat, width) in MOMENTS.items():
        file = HERE / f"{played.replace(' --', '-').replace(' ', '-')}.svg"
        file.write_text(picture(played, path, entry, seat, width), "utf-8")


def picture(played: str, path: Path, entry: int, seat: int | None, width: int) -> str:
    """The table of a recorded game at one moment."""
    record = parse_record(path.read_text("utf-8"))
    replay = Replay(record)
    while replay.at < entry:
        replay.step()
    console = Console(record=True, width=width, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    console.print(find_board(replay.match.game).table(replay.match.view(seat), record.header.players))
    drawn = console.export_svg(title=f"bottega play {played}")
    without_fonts = re.sub(r"@font-face \{.*?\}", "", drawn, flags=re.DOTALL)
    with_blanks = without_fonts.replace("<svg ", '<svg xml:space="preserve" ', 1)
    return "\n".join(line.rstrip() for line in with_blanks.splitlines()) + "\n"


if __name__ == "__main__":
    main()
