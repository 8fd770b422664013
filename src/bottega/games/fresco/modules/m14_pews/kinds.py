"""Module 14, the pews: the kinds of its facts."""

from __future__ import annotations

from typing import Annotated, Final

from bottega.core.kinds import Kind
from bottega.games.fresco.modules.m14_pews.catalogue import PEWS

PEW: Final = Kind("pew", PEWS)
BEAMS: Final = Kind("beams", least=0)

PewId = Annotated[str, PEW.meta]
Beams = Annotated[int, BEAMS.meta]
