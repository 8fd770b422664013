"""Module 8, the bells: its options. Imports no rules."""

from typing import Final

from bottega.core.meta import Option

OPTION: Final = Option(
    "bells", ("off", "on"), "FR-M8.1", module=8, brings=("certificates", "bell_track", "bell_track_for_three")
)
BELLS_BELOW_ZERO: Final = Option("bells_below_zero", ("ranked", "left-out"), "FR-M8.10")
