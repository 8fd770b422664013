"""The lobby: a table from when it is opened until its game begins. What is asked for is checked; a table comes out."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from typing import Any

import msgspec

from bottega.bots import check_bot
from bottega.core.errors import BadInput
from bottega.core.registry import find_game, game_meta
from bottega.protocol.tables import (
    BotSeat,
    ChangeTable,
    InvitedSeat,
    JoinTable,
    LeaveSeat,
    MySeat,
    OpenLink,
    OpenTable,
    PlannedSeat,
    RenameSeat,
    SeatBesideMe,
)
from bottega.server.kept import Document, Seat, Table, User
from bottega.server.names import TABLE_LETTERS, new_id, new_token, printable_name, unlike
from bottega.sitting.modules import with_modules
from bottega.sitting.options import MODULES
from bottega.sitting.seats import LONGEST_NAME, shortened
from bottega.sitting.sitting import unknown_luck

NOBODY = "?"
"""What somebody is called who wants to be forgotten."""
AGAIN = 30.0
"""Seconds for which a link that is opened again is not noted again."""

# Opening


def opened(asked: OpenTable, host: User, now: float) -> Table:
    """A new table; BadInput says what is wrong with it."""
    options = _options(asked)
    seats = planned(asked.seats, host)
    ruleset = find_game(asked.game, asked.own_components).ruleset(len(seats), options)
    document = Document(
        seats=seats,
        host=host.id,
        options=dict(ruleset.options),
        own_components=asked.own_components,
        undo=asked.undo,
        clock=asked.clock,
        order=asked.order,
    )
    return new_table(asked.game, document, now, listed=asked.listed)


def new_table(game: str, document: Document, now: float, *, listed: bool) -> Table:
    """A table that waits for its players."""
    return Table(
        id=new_id(TABLE_LETTERS),
        version=1,
        status="waiting",
        game=game,
        listed=listed,
        created=now,
        changed=now,
        due=None,
        document=document,
        deeds=0,
    )


def _options(asked: OpenTable) -> dict[str, str]:
    """The options that are asked for, with modules spelt out."""
    chosen = dict(asked.options) if asked.modules is None else {**asked.options, MODULES: asked.modules}
    return with_modules(game_meta(asked.game), chosen, unknown_luck())


def planned(seats: Sequence[PlannedSeat], host: User) -> tuple[Seat, ...]:
    """The seats of a new table, each with a name of its own."""
    if sum(isinstance(seat, MySeat) for seat in seats) > 1:
        raise BadInput("sits-twice")
    if all(isinstance(seat, BotSeat) for seat in seats):
        raise BadInput("bots-alone")
    made: list[Seat] = []
    for seat in seats:
        made.append(_planned(seat, host, [each.name for each in made]))
    return tuple(made)


def _planned(seat: PlannedSeat, host: User, taken: Sequence[str]) -> Seat:
    match seat:
        case MySeat():
            return Seat(kind="person", name=unlike(host.name, taken), user=host.id)
        case SeatBesideMe():
            return Seat(kind="person", name=unlike(printable_name(seat.name, LONGEST_NAME), taken), user=host.id)
        case BotSeat():
            check_bot(seat.bot)
            name = seat.bot.capitalize() if seat.name is None else printable_name(seat.name, LONGEST_NAME)
            return Seat(kind="bot", name=unlike(name, taken), bot=seat.bot)
        case InvitedSeat():
            return Seat(kind="invited", invitation=new_token())
    return Seat(kind="open")


# While it waits


def joined(table: Table, user: User, asked: JoinTable) -> Table:
    """Somebody sits down. Who sits there already stays, unless another person at the same screen sits down too."""
    _check_waits(table)
    seats = table.document.seats
    if asked.beside is None and any(seat.user == user.id for seat in seats):
        return table
    if user.id in table.document.unwelcome and not asked.invitation:
        raise BadInput("unwelcome")
    place = _free_place(seats, asked)
    taken = [seat.name for seat in seats]
    name = unlike(user.name if asked.beside is None else printable_name(asked.beside, LONGEST_NAME), taken)
    seat = Seat(kind="person", name=name, user=user.id, invitation=seats[place].invitation)
    return with_seat(table, place, seat)


def link_opened(table: Table, user: User | None, asked: OpenLink, now: float) -> Table:
    """Somebody looks at an invitation. Who sits there knows the table, and who opened it does."""
    document = table.document
    if user is not None and user.id in (document.host, *[seat.user for seat in document.seats]):
        return table
    for place, seat in enumerate(document.seats):
        is_meant = _is_invited(seat, asked.invitation) if asked.invitation else seat.kind == "open"
        if is_meant and seat.is_free and now - (seat.opened or 0) > AGAIN:
            table = with_seat(table, place, msgspec.structs.replace(seat, opened=now))
    return table


def _free_place(seats: Sequence[Seat], asked: JoinTable) -> int:
    """The seat that somebody may take."""
    if asked.invitation:
        return _invited_place(seats, asked.invitation)
    places = [place for place, seat in enumerate(seats) if seat.kind == "open"]
    if asked.seat is None:
        if not places:
            raise BadInput("table-full")
        return places[0]
    if asked.seat in places:
        return asked.seat
    is_kept = asked.seat < len(seats) and seats[asked.seat].kind == "invited"
    raise BadInput("seat-for-invited" if is_kept else "seat-taken", seat=asked.seat)


def _invited_place(seats: Sequence[Seat], invitation: str) -> int:
    for place, seat in enumerate(seats):
        if _is_invited(seat, invitation):
            if seat.kind != "invited":
                raise BadInput("seat-taken", seat=place)
            return place
    raise BadInput("wrong-invitation")


def _is_invited(seat: Seat, invitation: str) -> bool:
    """Whether an invitation is the one to this seat."""
    return seat.invitation is not None and hmac.compare_digest(seat.invitation.encode(), invitation.encode())


def left(table: Table, user: User, asked: LeaveSeat) -> Table:
    """Somebody gets up, or is asked to by the host, and comes back only with an invitation."""
    _check_waits(table)
    seats = table.document.seats
    mine = [place for place, seat in enumerate(seats) if seat.user == user.id]
    if asked.seat is None:
        places = mine
    elif asked.seat in mine:
        places = [asked.seat]
    elif user.id == table.document.host and _is_person(seats, asked.seat):
        places = [asked.seat]
        table = _with_unwelcome(table, seats[asked.seat].user or "")
    else:
        raise BadInput("not-your-seat", seat=asked.seat)
    for place in places:
        invitation = seats[place].invitation
        kind: Any = "open" if invitation is None else "invited"
        table = with_seat(table, place, Seat(kind=kind, invitation=None if invitation is None else new_token()))
    return table


def _with_unwelcome(table: Table, user: str) -> Table:
    unwelcome = (*table.document.unwelcome, user)
    return msgspec.structs.replace(table, document=msgspec.structs.replace(table.document, unwelcome=unwelcome))


def _is_person(seats: Sequence[Seat], place: int) -> bool:
    return 0 <= place < len(seats) and seats[place].kind == "person"


def renamed(table: Table, user: User, asked: RenameSeat) -> Table:
    """What somebody is called at this table."""
    _check_waits(table)
    seats = table.document.seats
    if not _is_person(seats, asked.seat) or seats[asked.seat].user != user.id:
        raise BadInput("not-your-seat", seat=asked.seat)
    name = printable_name(asked.name, LONGEST_NAME)
    if name in [seat.name for place, seat in enumerate(seats) if place != asked.seat]:
        raise BadInput("name-twice", name=name)
    return with_seat(table, asked.seat, msgspec.structs.replace(seats[asked.seat], name=name))


def changed(table: Table, user: User, asked: ChangeTable) -> Table:
    """What the host changes."""
    _check_waits(table)
    check_host(table, user)
    for number, seat in (asked.seats or {}).items():
        table = _changed_seat(table, user, number, seat)
    if all(seat.kind == "bot" for seat in table.document.seats):
        raise BadInput("bots-alone")
    given = {"undo": asked.undo, "clock": asked.clock, "order": asked.order}
    document = msgspec.structs.replace(
        table.document, **{name: value for name, value in given.items() if value is not None}
    )
    listed = table.listed if asked.listed is None else asked.listed
    return msgspec.structs.replace(table, document=document, listed=listed)


def _changed_seat(table: Table, host: User, number: str, planned_seat: PlannedSeat) -> Table:
    """A seat that becomes something else; nobody else may sit there."""
    seats = table.document.seats
    places = {str(place): place for place in range(len(seats))}
    if number not in places:
        raise BadInput("no-such-seat-number", name=shortened(number))
    place = places[number]
    if seats[place].user not in (None, host.id):
        raise BadInput("seat-taken", seat=place)
    others = [seat for other, seat in enumerate(seats) if other != place]
    if isinstance(planned_seat, MySeat) and any(seat.user == host.id for seat in others):
        raise BadInput("sits-twice")
    return with_seat(table, place, _planned(planned_seat, host, [seat.name for seat in others]))


def check_startable(table: Table, user: User) -> None:
    """The host may start a table that waits, once nobody is missing."""
    _check_waits(table)
    check_host(table, user)
    free = sum(seat.is_free for seat in table.document.seats)
    if free:
        raise BadInput("not-full", free=free)


def check_closable(table: Table, user: User) -> None:
    """The host may close a table that waits."""
    _check_waits(table)
    check_host(table, user)


def forgotten(table: Table, user: User) -> Table:
    """The table without somebody who wants to be forgotten: a seat that waits is free, in a game a bot goes on.

    Nobody looks through that seat's eyes any longer, and another person is the host, if there is one.
    """
    if table.status == "waiting":
        return _with_heir(left(table, user, LeaveSeat()), user)
    eyes = dict(table.document.eyes)
    for place, seat in enumerate(table.document.seats):
        if seat.user == user.id:
            bot = "greedy" if table.status in ("sealing", "running") else None
            table = with_seat(table, place, Seat(kind="person", name=NOBODY, stand_in=bot))
            eyes.pop(place, None)
    document = msgspec.structs.replace(table.document, eyes=eyes)
    return _with_heir(msgspec.structs.replace(table, document=document), user)


def _with_heir(table: Table, user: User) -> Table:
    """The table with another host than somebody who goes."""
    heir = next((seat.user for seat in table.document.seats if seat.user is not None), None)
    if table.document.host != user.id or heir is None:
        return table
    return msgspec.structs.replace(table, document=msgspec.structs.replace(table.document, host=heir))


def check_host(table: Table, user: User) -> None:
    """Refuse what only the host may do."""
    if user.id != table.document.host:
        raise BadInput("not-the-host")


def _check_waits(table: Table) -> None:
    if table.status != "waiting":
        raise BadInput("has-begun")


def with_seat(table: Table, place: int, seat: Seat) -> Table:
    """The same table with another one on a seat."""
    seats = tuple([seat if other == place else each for other, each in enumerate(table.document.seats)])
    return msgspec.structs.replace(table, document=msgspec.structs.replace(table.document, seats=seats))


def again(table: Table, user: User, now: float) -> Table:
    """The same table once more: the same people and bots, each on their seats. Who asks is the host.

    The seat of somebody who was forgotten is open.
    """
    there = [seat if seat.bot or seat.user else Seat(kind="open") for seat in table.document.seats]
    seats = tuple([msgspec.structs.replace(seat, stand_in=None) for seat in there])
    document = Document(
        seats=seats,
        host=user.id,
        options=table.document.options,
        own_components=table.document.own_components,
        undo=table.document.undo,
        clock=table.document.clock,
        order=table.document.order,
    )
    return new_table(table.game, document, now, listed=table.listed)
