"""Module 7, the scrolls: what is asked."""

from __future__ import annotations

from bottega.core.questions import Question
from bottega.games.fresco.kinds import SegmentId


class WhichScroll(Question):
    """Whether a scroll is played for a segment that was just restored. It is asked also if none fits."""

    segment: SegmentId
