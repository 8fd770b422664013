"""Module 15, the dome: why something is refused."""

from __future__ import annotations

from typing import Final

from bottega.core.reasons import Reason

FINISH_OR_PASS: Final = Reason("finish-or-pass", "FR-M15.3", "First finish a tile of the dome, or pass.")
NOT_ONES_DOME: Final = Reason("not-ones-dome", "FR-M15.3", "{tile} does not lie in front of this player.")
FINISHED_ALREADY: Final = Reason("finished-already", "FR-M15.3", "{tile} is finished already.")
DOME_PAINT_MISSING: Final = Reason("dome-paint-missing", "FR-M15.3", "{tile} takes {paints}; they are not all there.")
