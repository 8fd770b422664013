"""Module 3, the special blends: what may be seen."""

from __future__ import annotations

import msgspec

from bottega.games.fresco.kinds import PaintId, Points
from bottega.games.fresco.share import Share


class Recipe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[FR-M3.2] [FR-M3.4] What a special paint is blended of, and how much more it is worth at the altar."""

    paint: PaintId
    paints: tuple[PaintId, ...]
    altar: Points


class SpecialBlendsShare(Share, frozen=True, kw_only=True, tag="special_blends"):
    """Its recipes; its paints and tiles lie among those of the base game."""

    recipes: tuple[Recipe, ...] = ()
