"""Module 11, the bishop's favors: the names of its things."""

from __future__ import annotations

from typing import Final

FAVORS: Final = [f"V{number:02}" for number in range(1, 11)]
