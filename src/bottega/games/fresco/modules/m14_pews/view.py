"""Module 14, the pews: what may be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.core.seats import Seat
from bottega.games.fresco.modules.covering import column_at
from bottega.games.fresco.modules.m14_pews.catalogue import PEWS
from bottega.games.fresco.modules.m14_pews.kinds import Beams, PewId
from bottega.games.fresco.modules.m14_pews.nave import Nave
from bottega.games.fresco.modules.shares import mask_of, names_in
from bottega.games.fresco.openings import Extras
from bottega.games.fresco.share import CoveringShare, Share
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m14_pews.module import Pews


class PewsShare(CoveringShare, frozen=True, kw_only=True, tag="pews"):
    """The pews that are not restored, and how many beams each player has.

    The points of a pew lie face down: of those that take as many beams nobody knows which is which.
    """

    pews: tuple[PewId, ...]
    beams: tuple[Beams, ...]


def look(module: Pews, table: Table, seat: Seat | None, everything: bool) -> Share:
    """Beams are counted openly; where tiles lie is part of the plan."""
    nave = module.nave(table)
    spots = module.spots(table, seat, everything)
    return PewsShare(spots=spots, pews=names_in(nave.unrestored, PEWS), beams=tuple(nave.beams))


def lay_out(share: Share) -> Extras:
    """The nave, of a share in which all is known."""
    assert isinstance(share, PewsShare)
    return Nave([column_at(spot) for spot in share.spots], mask_of(share.pews, PEWS), [*share.beams])
