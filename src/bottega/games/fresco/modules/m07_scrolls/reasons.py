"""Module 7, the scrolls: why something is refused."""

from __future__ import annotations

from typing import Final

from bottega.core.reasons import Reason

NOT_IN_LINE: Final = Reason("not-in-line", "FR-M7.2", "{segment} does not lie in the line of such a scroll of yours.")
PLAY_A_SCROLL: Final = Reason("play-a-scroll", "FR-M7.2", "First play a scroll, or pass.")
