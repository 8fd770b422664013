"""Module 6, the glaziers: the kinds of its facts."""

from __future__ import annotations

from typing import Annotated, Final

from bottega.core.kinds import Kind
from bottega.games.fresco.modules.m06_glaziers.catalogue import GLASS, WINDOWS

GLASS_COLOUR: Final = Kind("glass", GLASS)
"""A glass token, or a panel of a window, by its colour."""
WINDOW: Final = Kind("window", WINDOWS)

GlassId = Annotated[str, GLASS_COLOUR.meta]
WindowId = Annotated[str, WINDOW.meta]
