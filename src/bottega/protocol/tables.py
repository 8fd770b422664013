"""Tables: how one is set up, who sits where, and what everybody may know of it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from bottega.core.records import Hex, Time
from bottega.sitting.seats import LONGEST_NAME

Undoing = Literal["free", "consent", "off"]
Status = Literal["waiting", "sealing", "running", "finished", "ended"]
"""`sealing`: the clients add to the luck. `ended`: given up before the end."""
Milliseconds = int
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
"""A number as it is counted here: no larger than every client can hold."""
SeatName = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
"""What somebody is called at a table: short enough for every board."""
LONGEST_MESSAGE = 500


# Clocks


class NoClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="none"):
    """Everybody takes the time they need."""


class LiveClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="live"):
    """So many seconds for the whole game, and some more after each turn."""

    seconds: Annotated[int, msgspec.Meta(ge=10, le=86_400)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=3_600)] = 0


class DaysClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="days"):
    """So many days for each move."""

    days: Annotated[int, msgspec.Meta(ge=1, le=30)]


Clock = NoClock | LiveClock | DaysClock


class Clocks(msgspec.Struct, frozen=True):
    """The clocks as they stood at a moment: what each seat has left, and whose run on from there."""

    at: Time
    left: tuple[Milliseconds, ...]
    running: tuple[bool, ...]


# Setting up


class MySeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="me"):
    """Who opens the table sits here."""


class OpenSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="open"):
    """Whoever comes to the table may sit here."""


class InvitedSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="invited"):
    """Who has the seat's own link may sit here."""


class BotSeat(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, repr_omit_defaults=True, tag_field="kind", tag="bot"
):
    """A bot sits here. It may be called something; without a `name` it is called by what it is."""

    bot: str
    name: SeatName | None = None


class SeatBesideMe(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="beside-me"):
    """Another person at my own screen sits here."""

    name: SeatName


PlannedSeat = MySeat | OpenSeat | InvitedSeat | BotSeat | SeatBesideMe


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table to be opened.

    `options` are by their names; what is left out has its default. `modules` is a list like `4,7-9` or `random:5`.
    `own_components` is the text of a file that replaces printed values. A listed table is seen by everybody, another
    one by those who have its address.
    """

    game: str
    seats: Annotated[list[PlannedSeat], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, str] = {}
    modules: str | None = None
    own_components: str = ""
    listed: bool = False
    undo: Undoing = "free"
    clock: Clock = NoClock()
    order: Literal["as-listed", "random"] = "as-listed"


class ChangeTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the host changes about a table that waits: what is left out stays."""

    seats: dict[str, PlannedSeat] | None = None
    """Seats by their numbers; only those that nobody else sits on can become something else."""
    listed: bool | None = None
    undo: Undoing | None = None
    clock: Clock | None = None
    order: Literal["as-listed", "random"] | None = None


class JoinTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Somebody sits down: on a seat of their choice, on that of an invitation, or on the first that is open.

    `beside` is the name of another person at the same screen, who takes the seat.
    """

    seat: SeatNumber | None = None
    invitation: str = ""
    beside: SeatName | None = None


class OpenLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody looks at an invitation: that of a seat, or of the table itself."""

    invitation: Annotated[str, msgspec.Meta(max_length=64)] = ""


class LeaveSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody gets up from a seat, from all without a number; the host may ask others to."""

    seat: SeatNumber | None = None


class RenameSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody is called at this table."""

    seat: SeatNumber
    name: SeatName


class OwnComponents(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a file that replaces printed values."""

    text: str


class NewMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to be said."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_MESSAGE)]


class ContinueFrom(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A game goes on at a new table: who sits where there. It goes on after an `entry` of its record and the luck that
    follows; 0 is the table as it was set up.
    """

    entry: Count
    seats: Annotated[list[PlannedSeat], msgspec.Meta(min_length=1, max_length=8)] | None = None
    listed: bool = False
    undo: Undoing = "free"
    clock: Clock = NoClock()


# What everybody may know


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A seat, and who sits there.

    `stand_in` is the bot that plays for a person who is away. The host alone is told the `invitation` to a free seat,
    and when its link was last `opened`.
    """

    kind: Literal["person", "open", "invited", "bot"]
    name: str
    user: str | None = None
    is_mine: bool = False
    is_here: bool = False
    bot: str | None = None
    stand_in: str | None = None
    invitation: str | None = None
    opened: Time | None = None


class Proposal(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat asks the other people to agree to: taking something back, to one exact point, or the end.

    `entry` is the first entry of the record that would be taken back; None if it is the end that is proposed.
    """

    id: int
    what: Literal["undo", "cancel", "reset", "end"]
    seat: int
    entry: int | None
    agreed: tuple[int, ...]
    waiting: tuple[int, ...]


class Commitment(msgspec.Struct, frozen=True):
    """What the client of a seat has committed to."""

    seat: int
    commitment: Hex


class Sealing(msgspec.Struct, frozen=True, kw_only=True):
    """The luck is being sealed: every person's client adds to it.

    `line` is the first line of the record to be, with the host's commitment. In the phase `commit` a client sends its
    commitment to 32 random bytes and to that line; in the phase `show` all `commitments` are known, and it sends the
    bytes. Who has not committed by `until` plays without having added anything; if somebody committed and does not
    show, the game does not begin.
    """

    phase: Literal["commit", "show"]
    line: str
    waiting: tuple[int, ...]
    commitments: tuple[Commitment, ...]
    until: Time


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table, as everybody who comes to it may see it.

    `problem` says why it can't be played any more, "" if it can. `header` is the first line of the record, once the
    game has begun. `note` says why it could not begin, "" if nothing kept it. `changed` is when everybody could last
    see something happen.
    """

    id: str
    status: Status
    game: str
    options: dict[str, str]
    own_components: str
    seats: tuple[SeatInfo, ...]
    host: str
    is_host: bool
    listed: bool
    undo: Undoing
    clock: Clock
    order: Literal["as-listed", "random"]
    created: Time
    changed: Time
    pending: tuple[int, ...]
    clocks: Clocks | None
    proposal: Proposal | None
    sealing: Sealing | None
    header: str
    watchers: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rematch: str | None
    continued: str | None
    """The table whose game goes on here. It is told to those who sit here: its address lets one in."""
    note: str
    problem: str


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a table in a list. `is_mine` is about the asker; one that nobody has taken has no name."""

    kind: Literal["person", "open", "invited", "bot"]
    name: str
    is_mine: bool


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list. `free_seats` may be taken by anybody; `is_my_turn` is about the asker.

    `scores` and `winners` are by the numbers of the `seats`. At `deadline` the asker's own clock will have run out, if
    it runs.
    """

    id: str
    status: Status
    game: str
    options: dict[str, str]
    players: tuple[str, ...]
    seats: tuple[SeatRow, ...]
    free_seats: int
    is_mine: bool
    is_my_turn: bool
    deadline: Time | None
    clock: Clock
    created: Time
    changed: Time
    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Tables(msgspec.Struct, frozen=True):
    """Tables of one kind; `more` is where the list goes on, None if that is all."""

    tables: tuple[TableRow, ...]
    more: str | None
