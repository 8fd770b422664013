"""Module 5, the gold leaf: what may be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.fresco.catalogue import ALL_PAINTS, PAINTS
from bottega.games.fresco.kinds import PaintId
from bottega.games.fresco.modules.m05_gold_leaf.basket import Basket
from bottega.games.fresco.openings import Extras
from bottega.games.fresco.share import Share
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m05_gold_leaf.module import GoldLeaf


class GoldLeafShare(Share, frozen=True, kw_only=True, tag="gold_leaf"):
    """The paint to be refined, and the leaves: on their board, and of each seat.

    `gilding` are the points of the leaf that is used for the segment that is being restored, 0 if none is.
    """

    disc: PaintId
    supply: int
    leaves: tuple[int, ...]
    gilding: int


def look(module: GoldLeaf, table: Table) -> Share:
    """[FR-M5.9] All have seen how many leaves came behind each screen, and how many went."""
    basket = module.basket(table)
    return GoldLeafShare(
        disc=PAINTS[basket.disc], supply=basket.supply, leaves=tuple(basket.leaves), gilding=basket.gilding
    )


def lay_out(share: Share) -> Extras:
    """The basket and the leaves, of a share."""
    assert isinstance(share, GoldLeafShare)
    return Basket(ALL_PAINTS[PAINTS.index(share.disc)], [*share.leaves], share.supply, share.gilding)
