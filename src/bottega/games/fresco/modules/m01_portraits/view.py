"""Module 1, the portraits: what may be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.core.seats import Seat
from bottega.games.fresco.modules.m01_portraits.catalogue import PORTRAITS
from bottega.games.fresco.modules.m01_portraits.gallery import Gallery
from bottega.games.fresco.modules.shares import SEATS, mask_of, names_at, names_in, places_of
from bottega.games.fresco.openings import Extras
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.share import Places
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m01_portraits.module import Portraits


def look(module: Portraits, table: Table, seat: Seat | None, everything: bool) -> Places:
    gallery = module.gallery(table)
    owned = {f"owned {other}": names_in(cards, PORTRAITS) for other, cards in enumerate(gallery.owned)}
    return {
        "deck": names_in(gallery.deck, PORTRAITS),
        "display": names_at(gallery.display, PORTRAITS),
        **owned,
        "painters": names_in(gallery.painters, SEATS),
        "used": names_in(gallery.used, SEATS),
    }


def lay_out(rules: Rules, share: Places) -> Extras:
    return Gallery(
        deck=mask_of(share["deck"], PORTRAITS),
        display=places_of(share["display"], PORTRAITS),
        owned=[mask_of(share[f"owned {seat}"], PORTRAITS) for seat in rules.seats],
        painters=mask_of(share["painters"], SEATS),
        used=mask_of(share["used"], SEATS),
    )
