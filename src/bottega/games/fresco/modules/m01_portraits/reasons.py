"""Module 1, the portraits: why something is refused."""

from __future__ import annotations

from typing import Final

from bottega.core.kinds import NUMBER
from bottega.core.reasons import Reason

NONE_THERE: Final = Reason("no-portrait-there", "FR-M1.4", place=NUMBER)
ONE_A_ROUND: Final = Reason("one-portrait", "FR-M1.2")
ONLY_IN_THE_STUDIO: Final = Reason("only-in-the-studio", "FR-M1.2")
LEONARDO_MUST_PAINT: Final = Reason("leonardo-must-paint", "FR-M1.14")
