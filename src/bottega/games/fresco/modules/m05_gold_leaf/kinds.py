"""Module 5, the gold leaf: the kinds of its facts."""

from __future__ import annotations

from typing import Annotated, Final

from bottega.core.kinds import Kind

LEAVES: Final = Kind("gold-leaves", least=0)

Leaves = Annotated[int, LEAVES.meta]
