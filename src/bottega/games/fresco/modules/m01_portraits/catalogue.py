"""Module 1, the portraits: the names of its things."""

from __future__ import annotations

from typing import Final

PORTRAITS: Final = [f"P{number:02}" for number in range(1, 19)]
LASTING_EFFECTS: Final = ["servant", "actor", "abbot", "sexton"]
"""The effects of portraits that stay in front of their owners."""
