"""Module 4, the wishing well: the kinds of its facts."""

from __future__ import annotations

from typing import Annotated, Final

from bottega.core.kinds import Kind
from bottega.games.fresco.modules.m04_wishing_well.catalogue import WISH_CARDS

WISH_CARD: Final = Kind("wish-card", WISH_CARDS)
PENNIES: Final = Kind("lucky-pennies", least=0)

Pennies = Annotated[int, PENNIES.meta]
WishCardId = Annotated[str, WISH_CARD.meta]
