"""Module 14, the pews: its options. Imports no rules."""

from typing import Final

from bottega.core.meta import Option

OPTION: Final = Option("pews", ("off", "on"), "FR-M14.1", module=14, brings=("pews", "beam_tiles"))
PEW_POINTS: Final = Option("pew_points", ("one-by-one", "together"), "FR-M14.6")
