"""Module 2, the bishop's requests: the names of its things."""

from __future__ import annotations

from typing import Final

REQUESTS: Final = [f"Q{number:02}" for number in range(1, 13)]
KINDS: Final = ["general", "purple", "orange", "green"]
"""The kinds of requests."""
