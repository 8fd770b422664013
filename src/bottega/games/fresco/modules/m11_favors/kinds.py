"""Module 11, the bishop's favors: the kinds of its facts."""

from __future__ import annotations

from typing import Annotated, Final

from bottega.core.kinds import Kind
from bottega.games.fresco.modules.m11_favors.catalogue import FAVORS

FAVOR: Final = Kind("favor", FAVORS)
"""A kind of favor tile; there are several of most."""

FavorId = Annotated[str, FAVOR.meta]
