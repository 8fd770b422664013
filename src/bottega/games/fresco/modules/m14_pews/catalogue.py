"""Module 14, the pews: the names of its things."""

from __future__ import annotations

from typing import Final

PEWS: Final = [f"PW{number:02}" for number in range(1, 13)]
