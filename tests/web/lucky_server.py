"""A server as `bottega serve` starts it, but for its luck: it comes from a seed that is written down for each table.

So what a test has foreseen comes up, and no browser waits for luck.
"""

from __future__ import annotations

import os
import random
import sys
from pathlib import Path

import bottega.sitting.keeping
from bottega.command_line.app import main
from bottega.core.chance import Chance, FastChance
from bottega.sitting.store import Start


def foreseen_luck(start: Start) -> Chance:
    """The luck whose seed was written down for a table."""
    seed = Path(os.environ["BOTTEGA_HOME"]).parent / "luck" / start.name
    return FastChance(random.Random(int(seed.read_text())))


if __name__ == "__main__":
    bottega.sitting.keeping._luck_of = foreseen_luck
    sys.exit(main())
