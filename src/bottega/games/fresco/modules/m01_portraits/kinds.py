"""Module 1, the portraits: the kinds of its facts."""

from __future__ import annotations

from typing import Annotated, Final

from bottega.core.kinds import Kind
from bottega.games.fresco.modules.m01_portraits.catalogue import PORTRAITS

PORTRAIT: Final = Kind("portrait", PORTRAITS)

PortraitId = Annotated[str, PORTRAIT.meta]
