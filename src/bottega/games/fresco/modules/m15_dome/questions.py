"""Module 15, the dome: what is asked."""

from __future__ import annotations

from bottega.core.questions import Question
from bottega.games.fresco.kinds import Points


class FinishDomeTile(Question):
    """Which dome tile is finished, if any; those finished so far are worth so many points."""

    points: Points
