"""What everybody may know of a table beside the game itself."""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, datetime

import msgspec

from bottega.protocol.live import Message
from bottega.protocol.people import TokenInfo
from bottega.protocol.tables import Clocks, Commitment, Proposal, Sealing, SeatInfo, SeatRow, TableInfo, TableRow
from bottega.server import kept
from bottega.server.kept import ChatMessage, Table, Token, User


def as_time(seconds: float) -> datetime:
    """A time as it is told."""
    return datetime.fromtimestamp(seconds, UTC)


def table_info(table: Table, user: User | None, here: Collection[str], watchers: int, problem: str) -> TableInfo:
    """A table, for one who looks at it. `here` are the people who do so now."""
    document = table.document
    is_host = user is not None and user.id == document.host
    return TableInfo(
        id=table.id,
        status=table.status,
        game=table.game,
        options=document.options,
        own_components=document.own_components,
        seats=tuple([_seat(seat, user, here, is_host=is_host) for seat in document.seats]),
        host=document.host,
        is_host=is_host,
        listed=table.listed,
        undo=document.undo,
        clock=document.clock,
        order=document.order,
        created=as_time(table.created),
        changed=as_time(table.changed),
        pending=document.pending,
        clocks=_clocks(document.clocks),
        proposal=_proposal(table),
        sealing=_sealing(table),
        header=document.header,
        watchers=watchers,
        scores=document.scores,
        winners=document.winners,
        rematch=document.rematch,
        continued=document.continued if is_host or sits_at(table, user) else None,
        note=document.note,
        problem=problem,
    )


def seen_of(table: Table) -> object:
    """What others may notice of a table, beside the game and who is here: while it stays so they are told nothing.

    Whose turn it is comes with the game; whom somebody lends their eyes is nobody else's business, and who looks at an
    invitation is the host's.
    """
    seats = tuple([msgspec.structs.replace(seat, opened=None) for seat in table.document.seats])
    return table.status, table.listed, msgspec.structs.replace(table.document, seats=seats, pending=(), eyes={})


def opened_of(table: Table) -> tuple[float | None, ...]:
    """When the links to the seats were last opened, which the host may notice."""
    return tuple([seat.opened for seat in table.document.seats])


def sits_at(table: Table, user: User | None) -> bool:
    """Whether somebody has a seat at a table."""
    return user is not None and any(seat.user == user.id for seat in table.document.seats)


def _seat(seat: kept.Seat, user: User | None, here: Collection[str], *, is_host: bool) -> SeatInfo:
    is_mine = user is not None and seat.user == user.id
    return SeatInfo(
        kind=seat.kind,
        name=seat.name,
        user=seat.user,
        is_mine=is_mine,
        is_here=seat.kind == "bot" or seat.user in here,
        bot=seat.bot,
        stand_in=seat.stand_in,
        invitation=seat.invitation if is_host and seat.kind == "invited" else None,
        opened=as_time(seat.opened) if is_host and seat.opened is not None else None,
    )


def _clocks(clocks: kept.Clocks | None) -> Clocks | None:
    if clocks is None:
        return None
    return Clocks(as_time(clocks.at), tuple([round(left * 1_000) for left in clocks.left]), clocks.running)


def _proposal(table: Table) -> Proposal | None:
    proposal = table.document.proposal
    if proposal is None:
        return None
    waiting = tuple([seat for seat in askable(table) if seat not in proposal.agreed])
    return Proposal(
        id=proposal.id,
        what=proposal.what,
        seat=proposal.seat,
        entry=proposal.entry,
        agreed=proposal.agreed,
        waiting=waiting,
    )


def askable(table: Table) -> list[int]:
    """The seats of people who play themselves: those who are asked to agree to something."""
    return [number for number, seat in enumerate(table.document.seats) if seat.user is not None and not seat.stand_in]


def _sealing(table: Table) -> Sealing | None:
    sealing = table.document.sealing
    if sealing is None:
        return None
    gathering = sealing.gathering
    is_shown = sealing.phase == "show"
    return Sealing(
        phase=sealing.phase,
        line=gathering.header.sealed_setup.decode(),
        waiting=gathering.unshown if is_shown else gathering.uncommitted,
        commitments=tuple([Commitment(*each) for each in sorted(gathering.commitments.items())]) if is_shown else (),
        until=as_time(sealing.until),
    )


def first_seats(table: Table) -> dict[str, int]:
    """The first seat of each person at a table."""
    found: dict[str, int] = {}
    for number, seat in enumerate(table.document.seats):
        if seat.user is not None:
            found.setdefault(seat.user, number)
    return found


def table_row(table: Table, user: User | None, *, is_my_turn: bool = False) -> TableRow:
    """A table in a list."""
    document = table.document
    return TableRow(
        id=table.id,
        status=table.status,
        game=table.game,
        options=document.options,
        players=tuple([seat.name for seat in document.seats if not seat.is_free]),
        seats=tuple([_seat_row(seat, user) for seat in document.seats]),
        free_seats=sum(seat.kind == "open" for seat in document.seats),
        is_mine=sits_at(table, user),
        is_my_turn=is_my_turn,
        deadline=_deadline(document, user),
        clock=document.clock,
        created=as_time(table.created),
        changed=as_time(table.changed),
        scores=document.scores,
        winners=document.winners,
    )


def _seat_row(seat: kept.Seat, user: User | None) -> SeatRow:
    is_mine = user is not None and seat.user == user.id
    return SeatRow(kind=seat.kind, name="" if seat.is_free else seat.name, is_mine=is_mine)


def _deadline(document: kept.Document, user: User | None) -> datetime | None:
    """When the first clock of somebody will have run out, None if none runs."""
    if user is None or document.clocks is None:
        return None
    clocks = document.clocks
    mine = [seat for seat, each in enumerate(document.seats) if each.user == user.id and clocks.running[seat]]
    return as_time(min([clocks.at + clocks.left[seat] for seat in mine])) if mine else None


def message(said: ChatMessage) -> Message:
    """What somebody said."""
    return Message(
        n=said.n, room=said.room, name=said.name, user=said.user, text=said.text, time=as_time(round(said.time))
    )


def token_info(token: Token) -> TokenInfo:
    """A token, as it is listed."""
    used = None if token.used is None else as_time(token.used)
    return TokenInfo(id=token.id, name=token.name, created=as_time(token.created), used=used)
