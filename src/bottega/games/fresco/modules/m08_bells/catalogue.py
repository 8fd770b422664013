"""Module 8, the bells: the names of its things."""

from __future__ import annotations

from typing import Final

CERTIFICATES: Final = [f"B{number:02}" for number in range(1, 19)]
