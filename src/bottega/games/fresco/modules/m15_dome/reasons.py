"""Module 15, the dome: why something is refused."""

from __future__ import annotations

from typing import Final

from bottega.core.reasons import Reason
from bottega.games.fresco.kinds import PAINT
from bottega.games.fresco.modules.m15_dome.kinds import DOME_TILE

FINISH_OR_PASS: Final = Reason("finish-or-pass", "FR-M15.3")
NOT_ONES_DOME: Final = Reason("not-ones-dome", "FR-M15.3", tile=DOME_TILE)
FINISHED_ALREADY: Final = Reason("finished-already", "FR-M15.3", tile=DOME_TILE)
DOME_PAINT_MISSING: Final = Reason("dome-paint-missing", "FR-M15.3", tile=DOME_TILE, paints=PAINT, missing=PAINT)
