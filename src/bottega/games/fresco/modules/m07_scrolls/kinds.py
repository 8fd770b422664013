"""Module 7, the scrolls: the kinds of its facts."""

from __future__ import annotations

from typing import Annotated, Final

from bottega.core.kinds import Kind

ROW_SCROLLS: Final = [f"row-{row}" for row in "ABCDE"]
COLUMN_SCROLLS: Final = [f"column-{column}" for column in "12345"]
SCROLLS: Final = [*ROW_SCROLLS, *COLUMN_SCROLLS]

SCROLL: Final = Kind("scroll", SCROLLS)
"""A scroll, by the line of the fresco that it marks."""
LINE: Final = Kind("line", ["row", "column", "both"])

ScrollId = Annotated[str, SCROLL.meta]
