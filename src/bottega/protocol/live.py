"""What a server sends to those who sit at a table or watch it."""

from __future__ import annotations

from typing import Literal

import msgspec

from bottega.core.event import Event
from bottega.core.kinds import ActionName, SeatId
from bottega.core.questions import Question
from bottega.core.records import Door, Game, Hex, Time
from bottega.core.scores import Standing
from bottega.core.scribe import Ending
from bottega.core.views import Prospects, View
from bottega.protocol.failures import Failure
from bottega.protocol.tables import TableInfo
from bottega.sitting.snapshot import Legal, Pointer

Said = list[object]
"""A phrase: texts, and objects where something is named."""


class Told(msgspec.Struct, frozen=True):
    """An event by the number that the seat knows it by, and how it is said; None where nobody asked for words."""

    n: int
    event: Event
    said: Said | None = None


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """The table as a seat may see it; `seat` is None for a spectator.

    `number` goes with commands. `count` is how many events the seat was told: ask from there next. `asked` is what
    the seat is to decide, in words. `link` is the last link of the chain through the record, which has so many
    `entries`: keep it, to prove later what was played. `seal` is the commitment to the luck.
    """

    seat: SeatId | None
    number: int
    count: int
    pending: tuple[SeatId, ...]
    over: bool
    closed: Ending | None
    questions: tuple[Question, ...]
    legal: tuple[Legal, ...]
    can_undo: bool
    can_cancel: bool
    prospects: Prospects | None
    secrets: tuple[Pointer, ...]
    standings: tuple[Standing, ...]
    asked: Said | None
    link: Hex
    entries: int
    news: tuple[Told, ...]


class Snapshot(Position, frozen=True, kw_only=True, tag_field="type", tag="snapshot"):
    """The whole table. `news` are the events from the number `since` on, all of them unless less was asked for."""

    table: str
    game: Game
    names: tuple[str, ...]
    seal: Hex | None
    since: int
    view: View


class Update(Position, frozen=True, kw_only=True, tag_field="type", tag="update"):
    """What is new since the number `before`. `view` has those of its fields that changed."""

    before: int
    view: dict[str, object]


class Archive(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="archive"):
    """A table that can't be played any more, because its rules have changed since: what was told of it.

    `view` is the table as it was set up.
    """

    table: str
    game: Game
    names: tuple[str, ...]
    seat: SeatId | None
    problem: Failure
    view: dict[str, object]
    news: list[dict[str, object]]


class TableChanged(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """Who is here, the clocks, a proposal, the status: whatever is not part of the game itself."""

    table: TableInfo


class Message(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody said."""

    n: int
    room: Literal["players", "watchers"]
    name: str
    user: str
    text: str
    time: Time


class Chatted(msgspec.Struct, frozen=True, tag_field="type", tag="chat"):
    """Somebody said something; or, when one comes, what was said last."""

    messages: tuple[Message, ...]


class Done(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="done"):
    """A command was done, and is kept. `number` is the seat's number after it.

    `actions` are the names of those that were done. Where luck came in the middle of a line and a later part turned
    out to be impossible, it `ended` there. Where others must agree first, `proposal` is what they are asked.
    """

    id: int | None = None
    key: str = ""
    seat: SeatId | None = None
    number: int | None = None
    actions: tuple[ActionName, ...] = ()
    ended: Failure | None = None
    proposal: int | None = None


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """A command or a question was refused, and nothing was changed. `id` is None if the frame had none to be read."""

    id: int | None
    error: Failure


class Answered(msgspec.Struct, frozen=True, tag_field="type", tag="answer"):
    """The answer to a question."""

    id: int
    answer: msgspec.Raw


class Bye(msgspec.Struct, frozen=True, tag_field="type", tag="bye"):
    """The server closes this connection: it stops (come back in a moment), or one may not look any longer."""

    why: Literal["stopping", "not-allowed", "too-slow", "gone"]


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to `why` and `explain`: whether the line can be done, what it does, and the failure if it can't."""

    legal: bool
    typed: str
    said: Said
    failure: Failure | None


class MenuChoice(msgspec.Struct, frozen=True):
    """A legal action among others that are alike: its number in the action table, and what tells it apart."""

    id: int
    name: ActionName
    label: Said


class MenuRow(msgspec.Struct, frozen=True):
    """Legal actions that have something in common, which the label says."""

    label: Said
    choices: tuple[MenuChoice, ...]


class MenuInfo(msgspec.Struct, frozen=True):
    """The legal actions of a seat in words. `finish` is the one that says "no more", `warnings` what to think over."""

    asked: Said
    rows: tuple[MenuRow, ...]
    finish: MenuChoice | None
    warnings: tuple[Said, ...]


class ReplayFrame(msgspec.Struct, frozen=True, kw_only=True):
    """A step of a game that is over: the entry of its record, the table after it, and what was told of it.

    Step 0 is the table as it was set up.
    """

    step: int
    entry: dict[str, object] | None
    view: View
    news: tuple[Told, ...]


class ReplayInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Some steps of a game that is over, of so many in all."""

    steps: int
    names: tuple[str, ...]
    frames: tuple[ReplayFrame, ...]
    standings: tuple[Standing, ...]


class Odds(msgspec.Struct, frozen=True):
    """What an outcome of luck was one of. For a draw `counts` tell how many of each kind there were."""

    door: Door
    n: int
    counts: tuple[int, ...] | None = None


class Eyes(msgspec.Struct, frozen=True):
    """A token for looking through a seat's eyes: who has it sees what the seat sees, until it is taken back."""

    seat: SeatId
    token: str
