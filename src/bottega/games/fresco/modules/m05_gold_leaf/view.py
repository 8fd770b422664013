"""Module 5, the gold leaf: what may be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import ALL_PAINTS, PAINTS
from bottega.games.fresco.modules.m05_gold_leaf.basket import Basket
from bottega.games.fresco.openings import Extras
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.share import Places
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m05_gold_leaf.module import GoldLeaf


def look(module: GoldLeaf, table: Table, seat: Seat | None, everything: bool) -> Places:
    """[FR-M5.9] All have seen how many leaves came behind each screen, and how many went."""
    basket = module.basket(table)
    return {
        "disc": (PAINTS[basket.disc],),
        "supply": (str(basket.supply),),
        **{f"leaves {other}": (str(leaves),) for other, leaves in enumerate(basket.leaves)},
        "gilding": (str(basket.gilding),),
    }


def lay_out(rules: Rules, share: Places) -> Extras:
    return Basket(
        disc=ALL_PAINTS[PAINTS.index(share["disc"][0])],
        leaves=[int(share[f"leaves {seat}"][0]) for seat in rules.seats],
        supply=int(share["supply"][0]),
        gilding=int(share["gilding"][0]),
    )
