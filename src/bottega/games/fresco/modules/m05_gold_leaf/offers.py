"""Module 5, the gold leaf: its actions."""

from __future__ import annotations

from typing import Final

from bottega.core.actions import Action
from bottega.games.fresco.actions import Offer

NAME: Final = "gold_leaf"


class Gild(Offer):
    """Use a gold leaf."""

    __slots__ = ()


GILD: Final = Gild(NAME, "gild")
ACTIONS: Final[list[Action]] = [GILD]
