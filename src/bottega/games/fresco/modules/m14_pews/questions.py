"""Module 14, the pews: what is asked."""

from __future__ import annotations

from bottega.core.questions import Question
from bottega.games.fresco.kinds import Apprentices, Points
from bottega.games.fresco.modules.m14_pews.kinds import Beams


class WhichPew(Question):
    """Which pew to restore, if any.

    `carriers` are the apprentices left, printed ones too: each carries a beam. `beams` are those behind the screen, and
    `points` those of the pews so far, where the painter advances for all of them together.
    """

    carriers: Apprentices
    beams: Beams
    points: Points
