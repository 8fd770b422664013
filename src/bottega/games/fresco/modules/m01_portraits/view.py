"""Module 1, the portraits: what may be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.core.kinds import SeatId
from bottega.games.fresco.modules.bits import mask_with, numbers_in
from bottega.games.fresco.modules.m01_portraits.catalogue import PORTRAITS
from bottega.games.fresco.modules.m01_portraits.gallery import PAINTED, Gallery
from bottega.games.fresco.modules.m01_portraits.kinds import PortraitId
from bottega.games.fresco.modules.shares import mask_of, names_in
from bottega.games.fresco.openings import Extras
from bottega.games.fresco.share import Share
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m01_portraits.module import Portraits


class PortraitsShare(Share, frozen=True, kw_only=True, tag="portraits"):
    """The portraits: those face down, in no order; those on display, None where one is painted; and those of each seat.

    `painters` have painted one this round, and `sextons` are sent.
    """

    deck: tuple[PortraitId, ...]
    display: tuple[PortraitId | None, ...]
    owned: tuple[tuple[PortraitId, ...], ...]
    painters: tuple[SeatId, ...]
    sextons: tuple[SeatId, ...]


def look(module: Portraits, table: Table) -> Share:
    """Everybody sees everything, and knows which cards are left."""
    gallery = module.gallery(table)
    return PortraitsShare(
        deck=names_in(gallery.deck, PORTRAITS),
        display=tuple([None if card == PAINTED else PORTRAITS[card] for card in gallery.display]),
        owned=tuple([names_in(cards, PORTRAITS) for cards in gallery.owned]),
        painters=tuple(numbers_in(gallery.painters)),
        sextons=tuple(numbers_in(gallery.used)),
    )


def lay_out(share: Share) -> Extras:
    """The portraits, of a share."""
    assert isinstance(share, PortraitsShare)
    return Gallery(
        deck=mask_of(share.deck, PORTRAITS),
        display=[PAINTED if card is None else PORTRAITS.index(card) for card in share.display],
        owned=[mask_of(cards, PORTRAITS) for cards in share.owned],
        painters=mask_with(share.painters),
        used=mask_with(share.sextons),
    )
