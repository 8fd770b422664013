"""Module 5, the gold leaf: what is asked."""

from __future__ import annotations

from bottega.core.questions import Question
from bottega.games.fresco.kinds import PaintId, Points, SegmentId
from bottega.games.fresco.modules.m05_gold_leaf.kinds import Leaves


class GildSegment(Question):
    """Whether a gold leaf is used for a segment that shows the paint of the disc, for so many points.

    It is asked also if a player has no `leaves`.
    """

    segment: SegmentId
    paint: PaintId
    points: Points
    leaves: Leaves
