"""Module 10, the medico: what may be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import ALL_LOCATIONS
from bottega.games.fresco.kinds import KEPT_ASIDE, Apprentices, LocationId, SpotId
from bottega.games.fresco.modules.bits import mask_with
from bottega.games.fresco.modules.covering import NOWHERE, column_at, spot_of
from bottega.games.fresco.modules.m10_medico.events import BottleOnOffer
from bottega.games.fresco.modules.m10_medico.infirmary import NO_BOTTLE, Infirmary
from bottega.games.fresco.modules.m10_medico.kinds import BOTTLES, INFECTIONS, BottleId, InfectionId
from bottega.games.fresco.modules.shares import counts_of, names_counted, sees_plan
from bottega.games.fresco.openings import Extras
from bottega.games.fresco.share import CoveringShare, Share
from bottega.games.fresco.table import COLUMN_BITS, Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m10_medico.module import Medico

NOBODY_SENT = (0,) * len(ALL_LOCATIONS)


class MedicoShare(CoveringShare, frozen=True, kw_only=True, tag="medico"):
    """The infection tiles that lie face down, and the location that is infected, or was last.

    Bottles: those in the `pile`, those `discarded`, those on offer place by place, and those of each seat. For each
    seat, `ill` are those of its own apprentices who are ill, `stand_ins` the black pawns for neutral ones, and
    `set_aside` tells whether one is set aside. Of the plans, `sent` are the ill ones at each location and `neutral` is
    where the neutral one stands, "kept" if nowhere; both are None while the plan is secret.
    """

    infections: tuple[InfectionId, ...]
    infected: LocationId | None
    pile: tuple[BottleId, ...]
    discarded: tuple[BottleId, ...]
    offered: tuple[BottleOnOffer, ...]
    bottles: tuple[tuple[BottleId, ...], ...]
    ill: tuple[Apprentices, ...]
    stand_ins: tuple[Apprentices, ...]
    set_aside: tuple[bool, ...]
    sent: tuple[tuple[Apprentices, ...] | None, ...]
    neutral: tuple[SpotId | None, ...]


def look(module: Medico, table: Table, seat: Seat | None, everything: bool) -> Share:
    """All but the plans that are secret."""
    infirmary, seats = module.infirmary(table), table.rules.seats
    sees = [sees_plan(table, seat, other, everything) for other in seats]
    return MedicoShare(
        spots=module.spots(table, seat, everything),
        infections=names_counted(infirmary.infections, INFECTIONS),
        infected=None if infirmary.infected == NOWHERE else spot_of(infirmary.infected),
        pile=names_counted(infirmary.pile, BOTTLES),
        discarded=names_counted(infirmary.discarded, BOTTLES),
        offered=module.on_offer(infirmary),
        bottles=tuple([tuple([BOTTLES[bottle] for bottle in held]) for held in infirmary.held]),
        ill=tuple(infirmary.ill),
        stand_ins=tuple(infirmary.stand_ins),
        set_aside=tuple([bool(infirmary.armchair >> other & 1) for other in seats]),
        sent=tuple([sent_by(infirmary, other) if sees[other] else None for other in seats]),
        neutral=tuple([spot_of(infirmary.neutral[other]) if sees[other] else None for other in seats]),
    )


def sent_by(infirmary: Infirmary, seat: Seat) -> tuple[int, ...]:
    """How many ill apprentices a seat has sent to each location."""
    return tuple([infirmary.sent_to(seat, column) for column in ALL_LOCATIONS])


def imagine(share: Share) -> Share:
    """Nobody is sent where a plan is secret."""
    assert isinstance(share, MedicoShare)
    return msgspec.structs.replace(
        share,
        spots=tuple([spot or KEPT_ASIDE for spot in share.spots]),
        sent=tuple([sent or NOBODY_SENT for sent in share.sent]),
        neutral=tuple([spot or KEPT_ASIDE for spot in share.neutral]),
    )


def lay_out(share: Share) -> Extras:
    """The medico board and the ill, of a share in which all plans are known."""
    assert isinstance(share, MedicoShare)
    return Infirmary(
        columns=[column_at(spot) for spot in share.spots],
        infections=counts_of(share.infections, INFECTIONS),
        infected=column_at(share.infected or KEPT_ASIDE),
        pile=counts_of(share.pile, BOTTLES),
        discarded=counts_of(share.discarded, BOTTLES),
        offered=[NO_BOTTLE if each.bottle is None else BOTTLES.index(each.bottle) for each in share.offered],
        held=[tuple([BOTTLES.index(bottle) for bottle in bottles]) for bottles in share.bottles],
        ill=[*share.ill],
        stand_ins=[*share.stand_ins],
        armchair=mask_with([seat for seat, sits in enumerate(share.set_aside) if sits]),
        sent=[sheet_of(sent or NOBODY_SENT) for sent in share.sent],
        neutral=[column_at(spot) for spot in share.neutral],
    )


def sheet_of(sent: tuple[int, ...]) -> int:
    """Ill apprentices at each location, as sheets have them."""
    return sum([number << COLUMN_BITS * column for column, number in enumerate(sent)])
