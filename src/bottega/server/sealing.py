"""Sealing the luck before a game: the host commits, people's clients add to it, and then it begins."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec

from bottega.core.errors import BadInput
from bottega.core.gathering import Gathering
from bottega.server.infos import first_seats
from bottega.server.kept import Sealing, Seat, Table, User
from bottega.sitting.beginning import Prepared
from bottega.sitting.seats import Player
from bottega.sitting.store import Start


def in_order(table: Table) -> Table:
    """The table with its seats in the order in which they will be played: drawn by lot, if that is wanted."""
    if table.document.order != "random":
        return table
    seats = list(table.document.seats)
    secrets.SystemRandom().shuffle(seats)
    return msgspec.structs.replace(table, document=msgspec.structs.replace(table.document, seats=tuple(seats)))


def players_of(seats: Sequence[Seat]) -> list[Player]:
    """Those who sit at a table, as the game knows them."""
    return [Player(seat.name, seat.bot) for seat in seats]


def sealing_begun(table: Table, prepared: Prepared, until: float) -> Table:
    """The table when its set-up is fixed: people's clients add to the luck now. One person alone needs not to."""
    people = first_seats(table)
    seats = tuple(people.values()) if len(people) > 1 else ()
    users = {seat: user for user, seat in people.items() if seat in seats}
    gathering = Gathering(header=prepared.header, seats=seats)
    sealing = Sealing(prepared=prepared, gathering=gathering, users=users, until=until)
    document = msgspec.structs.replace(table.document, sealing=sealing, note="")
    return msgspec.structs.replace(table, document=document, status="sealing")


def with_commitment(table: Table, user: User, commitment: str) -> Table:
    """A client commits to its share."""
    sealing, seat = _seat_of(table, user)
    return _with_gathering(table, sealing, sealing.gathering.commit(seat, commitment))


def with_share(table: Table, user: User, share: str) -> Table:
    """A client shows its share."""
    sealing, seat = _seat_of(table, user)
    return _with_gathering(table, sealing, sealing.gathering.show(seat, share))


def _seat_of(table: Table, user: User) -> tuple[Sealing, int]:
    sealing = table.document.sealing
    if sealing is None:
        raise BadInput("sealing-over")
    for seat, owner in sealing.users.items():
        if owner == user.id:
            return sealing, seat
    raise BadInput("not-at-table")


def _with_gathering(table: Table, sealing: Sealing, gathering: Gathering) -> Table:
    if gathering == sealing.gathering:
        return table
    changed = msgspec.structs.replace(sealing, gathering=gathering)
    return msgspec.structs.replace(table, document=msgspec.structs.replace(table.document, sealing=changed))


def begun_with(table: Table) -> Start | None:
    """How the game begins, once all have added to the luck; None as long as somebody is waited for."""
    sealing = table.document.sealing
    if sealing is None or sealing.gathering.unshown:
        return None
    return sealing.prepared.with_shares(sealing.gathering.gathered()).start(table.id)


def after_waiting(table: Table, until: float) -> Table:
    """The table when nobody is waited for any longer.

    Who has not committed adds nothing, and the others go on, with as much time again. If somebody has committed but
    does not show what to, nobody plays: the table waits to be started again, and everybody is told.
    """
    sealing = table.document.sealing
    if sealing is None:
        return table
    if sealing.phase == "show":
        document = msgspec.structs.replace(table.document, sealing=None, note="share-not-shown")
        return msgspec.structs.replace(table, document=document, status="waiting", due=None)
    gathering = sealing.gathering
    present = tuple([seat for seat in gathering.seats if seat in gathering.commitments])
    gathering = msgspec.structs.replace(gathering, seats=present)
    changed = msgspec.structs.replace(sealing, gathering=gathering, until=until)
    return msgspec.structs.replace(table, document=msgspec.structs.replace(table.document, sealing=changed))
