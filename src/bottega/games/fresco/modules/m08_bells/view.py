"""Module 8, the bells: what may be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bottega.core.seats import Seat
from bottega.games.fresco.kinds import Thalers
from bottega.games.fresco.modules.covering import column_at
from bottega.games.fresco.modules.m08_bells.belfry import SOLD, Belfry
from bottega.games.fresco.modules.m08_bells.catalogue import CERTIFICATES
from bottega.games.fresco.modules.m08_bells.certificates import names_of
from bottega.games.fresco.modules.m08_bells.kinds import CertificateId
from bottega.games.fresco.modules.shares import mask_of, names_in
from bottega.games.fresco.openings import Extras
from bottega.games.fresco.share import CoveringShare, Share
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m08_bells.module import Bells


class PartlyPaid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A certificate that is not paid yet, and the Thalers on it."""

    certificate: CertificateId
    thalers: Thalers


class BellsShare(CoveringShare, frozen=True, kw_only=True, tag="bells"):
    """The certificates: those of the pile, on display and of each player.

    Those that nobody has seen are `unseen`, in no order; under them lie those at the `bottom`, the next one first.
    `display` is None where one is sold. `leonardos` are told when the bells are `scored`; before, they are unseen.
    """

    unseen: tuple[CertificateId, ...]
    bottom: tuple[CertificateId, ...]
    display: tuple[CertificateId | None, ...]
    paid: tuple[tuple[CertificateId, ...], ...]
    unpaid: tuple[tuple[PartlyPaid, ...], ...]
    leonardos: tuple[CertificateId, ...]
    scored: bool


def look(module: Bells, table: Table, seat: Seat | None, everything: bool) -> Share:
    """[FR-M8.4] All have seen which certificates were bought, also those that lie face down now."""
    belfry = module.belfry(table)
    return BellsShare(
        spots=module.spots(table, seat, everything),
        unseen=names_in(belfry.unseen, CERTIFICATES),
        bottom=names_of([*belfry.bottom]),
        display=tuple([None if card == SOLD else CERTIFICATES[card] for card in belfry.display]),
        paid=tuple([names_in(paid, CERTIFICATES) for paid in belfry.paid]),
        unpaid=tuple([partly_paid(module, table, other) for other in table.rules.seats]),
        leonardos=names_in(belfry.leonardos, CERTIFICATES),
        scored=belfry.scored,
    )


def partly_paid(module: Bells, table: Table, seat: Seat) -> tuple[PartlyPaid, ...]:
    """The certificates of a seat that are not paid yet."""
    unpaid, on = module.certificates.unpaid(table, seat), module.belfry(table).on
    return tuple([PartlyPaid(CERTIFICATES[certificate], on[certificate]) for certificate in unpaid])


def lay_out(share: Share) -> Extras:
    """The certificates, of a share in which all is known."""
    assert isinstance(share, BellsShare)
    on = [0] * len(CERTIFICATES)
    for certificates in share.unpaid:
        for each in certificates:
            on[CERTIFICATES.index(each.certificate)] = each.thalers
    return Belfry(
        columns=[column_at(spot) for spot in share.spots],
        unseen=mask_of(share.unseen, CERTIFICATES),
        bottom=tuple([CERTIFICATES.index(name) for name in share.bottom]),
        display=[SOLD if name is None else CERTIFICATES.index(name) for name in share.display],
        paid=[mask_of(paid, CERTIFICATES) for paid in share.paid],
        unpaid=[mask_of(tuple([each.certificate for each in some]), CERTIFICATES) for some in share.unpaid],
        on=on,
        leonardos=mask_of(share.leonardos, CERTIFICATES),
        scored=share.scored,
    )
