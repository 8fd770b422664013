"""Module 16, the black market: its actions."""

from __future__ import annotations

from typing import Final

from bottega.core.actions import Action
from bottega.games.fresco.actions import Offer

NAME: Final = "black_market"
BARREL: Final = Offer(NAME, "barrel")
ACTIONS: Final[list[Action]] = [BARREL]
