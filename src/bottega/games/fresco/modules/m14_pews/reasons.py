"""Module 14, the pews: why something is refused."""

from __future__ import annotations

from typing import Final

from bottega.core.reasons import Reason

NO_SUCH_PEW: Final = Reason("no-such-pew", "FR-M14.5", "No pew is left that takes {beams}.")
BEAMS_MISSING: Final = Reason("beams-missing", "FR-M14.5", "The pew takes {beams}, and there are only {there}.")
TOO_FEW_CARRIERS: Final = Reason(
    "too-few-carriers", "FR-M14.4", "Each apprentice carries one beam: they can carry {beams} more."
)
RESTORE_OR_PASS: Final = Reason("restore-pews-or-pass", "FR-M14.5", "First restore pews, or pass.")
