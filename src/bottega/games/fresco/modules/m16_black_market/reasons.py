"""Module 16, the black market: why something is refused."""

from __future__ import annotations

from typing import Final

from bottega.core.reasons import Reason

ONLY_AT_THE_MARKET: Final = Reason(
    "only-at-the-market", "FR-M16.2", "Only an apprentice who still has work at the market buys on the black market."
)
ONE_A_ROUND: Final = Reason(
    "one-on-the-black-market", "FR-M16.2", "One tile a round, and this player has bought on the black market."
)
BAG_EMPTY: Final = Reason("bag-empty", "FR-M16.4", "No tile is left in the bag.")
BARREL_TOO_DEAR: Final = Reason(
    "barrel-too-dear", "FR-M16.4", "Whatever is drawn costs {price}, and there are only {thalers}."
)
