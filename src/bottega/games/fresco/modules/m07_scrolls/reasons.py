"""Module 7, the scrolls: why something is refused."""

from __future__ import annotations

from typing import Final

from bottega.core.reasons import Reason
from bottega.games.fresco.kinds import SEGMENT
from bottega.games.fresco.modules.m07_scrolls.kinds import LINE

NOT_IN_LINE: Final = Reason("not-in-line", "FR-M7.2", segment=SEGMENT, line=LINE)
PLAY_A_SCROLL: Final = Reason("play-a-scroll", "FR-M7.2")
