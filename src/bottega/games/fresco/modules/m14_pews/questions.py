"""Module 14, the pews: what is asked."""

from __future__ import annotations

from bottega.core.questions import Question


class WhichPew(Question):
    """Which pew to restore, if any.

    `carriers` are the apprentices left, printed ones too: each carries a beam. `beams` are those behind the screen, and
    `points` those of the pews so far, where the painter advances for all of them together.
    """

    carriers: int
    beams: int
    points: int
