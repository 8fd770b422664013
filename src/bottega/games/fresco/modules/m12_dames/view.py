"""Module 12, the dames: what may be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import ALL_LOCATIONS, FRESCO, LOCATIONS
from bottega.games.fresco.kinds import LocationId, SegmentId
from bottega.games.fresco.modules.covering import NOWHERE, column_at
from bottega.games.fresco.modules.m12_dames.beguines import AT_HOME, TAKEN, Beguines, turn_of
from bottega.games.fresco.modules.m12_dames.events import WaitingDame
from bottega.games.fresco.modules.m12_dames.kinds import DAMES, DAY, NIGHT, DameId, ReservationSideId
from bottega.games.fresco.modules.m12_dames.offers import ALL_DAMES
from bottega.games.fresco.modules.shares import mask_of, names_in, sees_plan
from bottega.games.fresco.openings import Extras
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.share import Share
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m12_dames.module import Dames


class DameAt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A dame and a location of the sheet."""

    dame: DameId
    location: LocationId


class Reservation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The segment where a reservation tile lies, and the side that is up."""

    segment: SegmentId
    side: ReservationSideId


class DamesShare(Share, frozen=True, kw_only=True, tag="dames"):
    """The dames that wait on the track, and those of each painter.

    `sent` are for each seat the dames who have not arrived yet where they go, None while its plan is secret. `used` are
    the dames who have acted this round, each where she did: no other of her colour acts there. `reserved` has the
    reservation tile of each seat, None if it lies on no segment.
    """

    waiting: tuple[WaitingDame, ...]
    married: tuple[tuple[DameId, ...], ...]
    sent: tuple[tuple[DameAt, ...] | None, ...]
    used: tuple[DameAt, ...]
    reserved: tuple[Reservation | None, ...]


def look(module: Dames, table: Table, seat: Seat | None, everything: bool) -> Share:
    """All but what others plan."""
    beguines = module.beguines(table)
    return DamesShare(
        waiting=module.on_the_track(beguines),
        married=tuple([names_in(dames, DAMES) for dames in beguines.married]),
        sent=tuple(
            [
                sent_by(beguines, other) if sees_plan(table, seat, other, everything) else None
                for other in table.rules.seats
            ]
        ),
        used=tuple(
            [
                DameAt(DAMES[colour], LOCATIONS[column])
                for column in ALL_LOCATIONS
                for colour in ALL_DAMES
                if beguines.used >> turn_of(column, colour) & 1
            ]
        ),
        reserved=tuple([reservation(beguines, other) for other in table.rules.seats]),
    )


def sent_by(beguines: Beguines, seat: Seat) -> tuple[DameAt, ...]:
    """Where a seat's dames are sent."""
    sent = enumerate(beguines.sent_by(seat))
    return tuple([DameAt(DAMES[colour], LOCATIONS[column]) for colour, column in sent if column != NOWHERE])


def reservation(beguines: Beguines, seat: Seat) -> Reservation | None:
    """A seat's reservation tile, if it lies on the fresco."""
    segment = beguines.reserved[seat]
    if segment == AT_HOME:
        return None
    return Reservation(FRESCO.names[segment], NIGHT if beguines.night >> seat & 1 else DAY)


def imagine(share: Share) -> Share:
    """Nobody is sent where a plan is secret."""
    assert isinstance(share, DamesShare)
    return msgspec.structs.replace(share, sent=tuple([sent or () for sent in share.sent]))


def lay_out(module: Dames, rules: Rules, share: Share) -> Extras:
    """The dames and reservation tiles, of a share in which all plans are known."""
    assert isinstance(share, DamesShare)
    beguines = Beguines(
        waiting=[TAKEN] * len(module.spaces),
        married=[mask_of(dames, DAMES) for dames in share.married],
        sent=[NOWHERE] * (rules.count * len(DAMES)),
        used=sum(
            [1 << turn_of(ALL_LOCATIONS[LOCATIONS.index(at.location)], DAMES.index(at.dame)) for at in share.used]
        ),
        reserved=[AT_HOME if tile is None else FRESCO.parse(tile.segment) for tile in share.reserved],
        night=sum([1 << seat for seat, tile in enumerate(share.reserved) if tile is not None and tile.side == NIGHT]),
    )
    for waiting in share.waiting:
        beguines.waiting[module.spaces.index(waiting.space)] = DAMES.index(waiting.dame)
    for seat in rules.seats:
        for at in share.sent[seat] or ():
            beguines.send(seat, DAMES.index(at.dame), column_at(at.location))
    return beguines
