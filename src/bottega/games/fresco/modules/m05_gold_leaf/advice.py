"""Module 5, the gold leaf: advice to bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.core.seats import Seat
from bottega.games.fresco.advice.foresight import THALER
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m05_gold_leaf.module import GoldLeaf

USEFUL_LEAVES: Final = 4
USEFUL_LEAF: Final = 1.5
"""So many leaves find a use beyond their Thaler, and about so many points by it."""


def appraise(module: GoldLeaf, table: Table, seat: Seat, rounds: float) -> float:
    """What the leaves of a seat are worth, and the one that it has just used."""
    basket = module.basket(table)
    leaves = basket.leaves[seat]
    useful = min(leaves, USEFUL_LEAVES) if rounds else 0
    return USEFUL_LEAF * useful + THALER * (leaves - useful) + basket.gilding
