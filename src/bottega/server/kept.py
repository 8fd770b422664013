"""What the server keeps of people and tables, as it stands in the database. It is private."""

from __future__ import annotations

from typing import Literal

import msgspec

from bottega.core.gathering import Gathering
from bottega.protocol.tables import Clock, NoClock, Status, Undoing
from bottega.sitting.beginning import Prepared


class User(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who came in. `account` is the name by which an account is found, None for a guest."""

    id: str
    name: str
    account: str | None
    password: str | None
    language: str
    created: float

    @property
    def is_guest(self) -> bool:
        """Whether there is no password to come back with."""
        return self.account is None


class Token(msgspec.Struct, frozen=True, kw_only=True):
    """A token of a program; only a hash of it is kept."""

    id: str
    user: str
    name: str
    hash: str
    created: float
    used: float | None


class Seat(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat, and who sits there. Invited seats have a token of their own. `opened` is when somebody last looked at the
    invitation to it.
    """

    kind: Literal["person", "open", "invited", "bot"]
    name: str = ""
    user: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    invitation: str | None = None
    opened: float | None = None

    @property
    def decider(self) -> str | None:
        """The bot that decides here; None if a person does."""
        return self.bot or self.stand_in

    @property
    def is_free(self) -> bool:
        """Whether somebody may still sit down."""
        return self.kind in ("open", "invited")


class Sealing(msgspec.Struct, frozen=True, kw_only=True):
    """The luck is being sealed: the game that is to begin, with its secret, and what people's clients add to it.

    `users` is whose client each seat's is. Who has not committed by `until` adds nothing; who has not shown by then
    what it committed to stops the beginning.
    """

    prepared: Prepared
    gathering: Gathering
    users: dict[int, str]
    until: float

    @property
    def phase(self) -> Literal["commit", "show"]:
        """Whether commitments are still missing, or only shares."""
        return "commit" if self.gathering.uncommitted else "show"


class Proposal(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat asks the other people for. It is void when something happens that everybody can see."""

    id: int
    what: Literal["undo", "cancel", "reset", "end"]
    seat: int
    entry: int | None
    agreed: tuple[int, ...]


class Clocks(msgspec.Struct, frozen=True, kw_only=True):
    """What each seat had left at a moment, in seconds, and which clocks run on from there."""

    at: float
    left: tuple[float, ...]
    running: tuple[bool, ...]


class Document(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All that is kept of a table but the game itself.

    `unwelcome` are people whom the host has asked to leave. `eyes` are tokens for looking through a seat's eyes, by
    seat. `continued` is the table whose game goes on here, from its `step`. `note` is a code of what the players should
    know: why the game could not begin.
    """

    seats: tuple[Seat, ...]
    host: str
    options: dict[str, str]
    own_components: str = ""
    undo: Undoing = "free"
    clock: Clock = NoClock()
    order: Literal["as-listed", "random"] = "as-listed"
    pending: tuple[int, ...] = ()
    clocks: Clocks | None = None
    proposal: Proposal | None = None
    sealing: Sealing | None = None
    header: str = ""
    unwelcome: tuple[str, ...] = ()
    eyes: dict[int, str] = {}
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    rematch: str | None = None
    continued: str | None = None
    step: int = 0
    note: str = ""


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """A table. `version` grows with each change; `due` is when something will have to be done by itself."""

    id: str
    version: int
    status: Status
    game: str
    listed: bool
    created: float
    changed: float
    due: float | None
    document: Document
    deeds: int


class KeptDeed(msgspec.Struct, frozen=True, kw_only=True):
    """A deed, what was told of it, and the command it came from: who made it, its key, and what was answered."""

    n: int
    deed: str
    told: str
    maker: str = ""
    key: str = ""
    answer: str = ""


Room = Literal["players", "watchers"]


class ChatMessage(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody said at a table. Each room has numbers of its own, which tell nothing of the other."""

    n: int
    room: Room
    user: str
    name: str
    text: str
    time: float


class KeptReview(msgspec.Struct, frozen=True, kw_only=True):
    """The review of a game: all of it, or "" while a process works at it, which has `done` so much of the `whole`.

    `changed` is when that process was last heard of: after a while of silence it is gone.
    """

    done: int
    whole: int
    changed: float
    review: str
