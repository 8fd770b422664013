"""Module 6, the glaziers: what is asked."""

from __future__ import annotations

from bottega.core.questions import Question
from bottega.games.fresco.kinds import Apprentices, Points, SegmentId
from bottega.games.fresco.modules.m06_glaziers.kinds import GlassId


class VisitGlazery(Question):
    """Which glass to buy, if any: one token for each apprentice left, printed ones too."""

    apprentices: Apprentices


class WhichWindow(Question):
    """Which window of the bench replaces the one at a segment that is being restored."""

    segment: SegmentId


class WhichGlass(Question):
    """Which glass is handed in, if any, for the panels that are left of a window, or at the altar.

    It is asked also if none fits. `points` are those of window and glass so far, less the penalties.
    """

    at_altar: bool
    panels: tuple[GlassId, ...]
    points: Points
