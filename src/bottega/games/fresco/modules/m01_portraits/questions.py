"""Module 1, the portraits: what is asked."""

from __future__ import annotations

from bottega.core.questions import Question


class LeonardosPortrait(Question):
    """Which portrait Leonardo paints."""
