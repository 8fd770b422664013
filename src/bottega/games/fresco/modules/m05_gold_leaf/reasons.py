"""Module 5, the gold leaf: why something is refused."""

from __future__ import annotations

from typing import Final

from bottega.core.reasons import Reason

NO_LEAF: Final = Reason("no-gold-leaf", "FR-M5.4")
GILD_OR_PASS: Final = Reason("gild-or-pass", "FR-M5.4")
