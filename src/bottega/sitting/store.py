"""Where sittings are kept: how each began, and what was done at it, in its order. How, is for others to say.

It is all private: it tells the secret of the luck, and what is sealed. What may be shown of it is the record.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, Literal, Protocol

import msgspec

from bottega.core.errors import BadInput
from bottega.core.kinds import ActionName, SeatId
from bottega.core.records import Door, Header, Hex, Number, Record, format_record
from bottega.sitting.seats import Player

Doing = Literal["act", "undo", "resign", "end"]


class Deed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """Something that was done: an action, a taking back, the end by resigning or by agreement.

    All deeds of a sitting are numbered, from 1 and without gaps. Unlike the record, they tell what is sealed or was
    taken back under a seal. The last one of those that were done in one piece has the link of the record after it.
    """

    n: Number
    do: Doing
    time: datetime
    seat: SeatId | None = None
    action: ActionName | None = None
    link: Hex = ""


class Earlier(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a sitting takes over from the game that it goes on from: what was done there, and what luck brought."""

    deeds: tuple[Deed, ...]
    outcomes: tuple[tuple[Door, int | None], ...]


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """How a sitting began: its game, who sits where, and where its luck comes from.

    Sealed luck comes from a `secret`, with the shares in the header, other luck from a `seed`. Where it goes on from
    an `earlier` game, that comes first.
    """

    name: str
    header: Header
    players: Annotated[tuple[Player, ...], msgspec.Meta(min_length=1)]
    secret: Hex | None
    seed: int | None
    earlier: Earlier | None = None


class Kept(msgspec.Struct, frozen=True):
    """All that a store keeps of a sitting."""

    start: Start
    deeds: tuple[Deed, ...]


class Overtaken(BadInput):
    """Somebody else has gone on with the sitting: what was to be added comes too late, and does not count."""

    def __init__(self, name: str, number: int) -> None:
        super().__init__("overtaken", name=name, number=number)


class Store(Protocol):
    """Keeps sittings by their names. What can't be kept is BadInput, and nothing of it is.

    A deed is kept under its sitting's name and its number, and no number is given twice: of two who add the same one,
    the first wins, and the other is `Overtaken`. What is added in one call is kept as a whole or not at all, also if
    the program is killed meanwhile.
    """

    def begin(self, start: Start) -> None:
        """Keep a sitting that begins; BadInput if the name is taken."""

    def append(self, name: str, deeds: Sequence[Deed]) -> None:
        """Keep what was done, if it goes on where the last deed left off."""

    def load(self, name: str) -> Kept:
        """All there is of a sitting; BadInput if it is not there, or can't be read."""

    def finish(self, name: str, record: Record) -> None:
        """The game is over: keep its record for all to see, and forget the rest."""

    def forget(self, name: str) -> None:
        """Keep nothing of a sitting any more."""

    def names(self) -> list[str]:
        """The sittings that are not finished, the latest first."""


def check_next(name: str, kept: int, deeds: Sequence[Deed]) -> None:
    """Refuse deeds that do not go on from so many."""
    numbers = [deed.n for deed in deeds]
    if numbers != list(range(kept + 1, kept + 1 + len(numbers))):
        raise Overtaken(name, numbers[0])


class MemoryStore:
    """Keeps sittings as long as the program runs: for tests, and for programs that need no more."""

    def __init__(self) -> None:
        self.records: dict[str, str] = {}
        """The records of finished games, by name."""
        self._kept: dict[str, Kept] = {}
        self._lock = threading.Lock()

    def begin(self, start: Start) -> None:
        """Keep a sitting that begins."""
        with self._lock:
            if start.name in self._kept or start.name in self.records:
                raise BadInput("name-taken", name=start.name)
            self._kept[start.name] = Kept(start, ())

    def append(self, name: str, deeds: Sequence[Deed]) -> None:
        """Keep what was done."""
        with self._lock:
            kept = self.load(name)
            check_next(name, len(kept.deeds), deeds)
            others = {other: there for other, there in self._kept.items() if other != name}
            self._kept = others | {name: Kept(kept.start, (*kept.deeds, *deeds))}

    def load(self, name: str) -> Kept:
        """All there is of a sitting."""
        if name not in self._kept:
            raise BadInput("no-such-save", name=name)
        return self._kept[name]

    def finish(self, name: str, record: Record) -> None:
        """Keep the record alone."""
        self.records[name] = format_record(record)
        self.forget(name)

    def forget(self, name: str) -> None:
        """Keep nothing of a sitting any more."""
        self._kept.pop(name, None)

    def names(self) -> list[str]:
        """The sittings that are not finished, the latest first."""
        return list(reversed(self._kept))
