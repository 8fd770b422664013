"""Module 16, the black market: why something is refused."""

from __future__ import annotations

from typing import Final

from bottega.core.reasons import Reason
from bottega.games.fresco.kinds import THALERS

ONLY_AT_THE_MARKET: Final = Reason("only-at-the-market", "FR-M16.2")
ONE_A_ROUND: Final = Reason("one-on-the-black-market", "FR-M16.2")
BAG_EMPTY: Final = Reason("bag-empty", "FR-M16.4")
BARREL_TOO_DEAR: Final = Reason("barrel-too-dear", "FR-M16.4", price=THALERS, thalers=THALERS)
