"""A server as `bottega serve` starts it, but for its luck and its time: what a table's file says comes, and the time of
records stands still. So two tables can be made that differ in nothing but in what somebody may not know.
"""

from __future__ import annotations

import json
import os
import sys
from datetime import UTC, datetime
from pathlib import Path

import bottega.core.match
import bottega.sitting.beginning
import bottega.sitting.keeping
from bottega.command_line.app import main
from bottega.core.chance import Chance, Outcome, RecordedChance
from bottega.sitting.store import Start

SOME_DAY = datetime(2026, 1, 1, tzinfo=UTC)


def scripted_luck(start: Start) -> Chance:
    """The luck that was written down for a table."""
    script = Path(os.environ["BOTTEGA_HOME"]).parent / "luck" / start.name
    luck = RecordedChance()
    luck.expect([Outcome(door, value) for door, value in json.loads(script.read_text())])
    return luck


def some_day() -> datetime:
    """The time, which stands still."""
    return SOME_DAY


def no_secret() -> bytes:
    """The secret of all games."""
    return bytes(32)


if __name__ == "__main__":
    bottega.sitting.keeping._luck_of = scripted_luck
    bottega.sitting.keeping.now = bottega.core.match.now = some_day  # type: ignore[attr-defined]
    bottega.sitting.beginning.new_secret = no_secret  # type: ignore[attr-defined]
    sys.exit(main())
