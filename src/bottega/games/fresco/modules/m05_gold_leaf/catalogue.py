"""Module 5, the gold leaf: the names of its things."""

from __future__ import annotations

from typing import Final

GOLD_ARROWS: Final = ["G1", "G2"]
