"""Module 3, the special blends: what may be seen."""

from __future__ import annotations

from bottega.games.fresco.share import Share


class SpecialBlendsShare(Share, frozen=True, kw_only=True, tag="special_blends"):
    """Nothing of its own: its paints and tiles lie among those of the base game."""
