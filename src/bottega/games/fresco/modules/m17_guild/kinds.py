"""Module 17, the painters guild: the kinds of its facts."""

from __future__ import annotations

from typing import Final

from bottega.core.kinds import Kind

KINDS_OF_PAINT: Final = ["basic", "blended"]

KIND_OF_PAINT: Final = Kind("kind-of-paint", KINDS_OF_PAINT)
"""Of which kinds one piece each lies at the guild."""
