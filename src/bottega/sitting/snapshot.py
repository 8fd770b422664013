"""What clients are given of a sitting: the table as a seat may see it now, and what is new."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated

import msgspec

from bottega.core.actions import Action
from bottega.core.event import Event
from bottega.core.kinds import ActionName, SeatId
from bottega.core.questions import Question
from bottega.core.records import Game, Hex
from bottega.core.scores import Standing
from bottega.core.scribe import Ending
from bottega.core.views import Prospects, View
from bottega.sitting.seats import Player

Pointer = Annotated[str, msgspec.Meta(extra={"kind": "pointer"}, extra_json_schema={"pattern": "^/"})]
"""A place in a JSON value, as RFC 6901 has it."""


class Legal(msgspec.Struct, frozen=True):
    """A legal action: its number in the action table, its name, and what it says."""

    id: int
    name: ActionName
    action: Action


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """A sitting as a seat may see it at one moment; `seat=None` is a spectator.

    `number` counts what the seat could notice so far: a command that carries it is refused if the table has changed
    since. `events` is how many events the seat was told: `news` goes on from there. `prospects` is what the seat can
    work out from its view. `secrets` names the parts of the view that a spectator does not see so, as JSON pointers.
    `seal` is the commitment to the luck, None if it is not sealed. `standings` are empty until the game is over, and
    stay so if it was `closed` before its end.
    """

    name: str
    game: Game
    seat: SeatId | None
    number: int
    events: int
    players: tuple[Player, ...]
    pending: tuple[SeatId, ...]
    over: bool
    closed: Ending | None
    seal: Hex | None
    view: View
    prospects: Prospects
    secrets: tuple[Pointer, ...]
    questions: tuple[Question, ...]
    legal: tuple[Legal, ...]
    can_undo: bool
    can_cancel: bool
    standings: tuple[Standing, ...]


class News(msgspec.Struct, frozen=True):
    """What a seat was told from one of its event numbers on: `count` is the number to ask from next.

    `standing` are the numbers of those events that nobody took back, as far as they are worth telling: who took back
    what was not told before need not be named either.
    """

    since: int
    count: int
    events: tuple[Event, ...]
    standing: tuple[int, ...]

    @property
    def still_true(self) -> list[Event]:
        """The events that stand."""
        return [self.events[number - self.since] for number in self.standing]


def legal_actions(actions: Sequence[Action]) -> tuple[Legal, ...]:
    """Actions as clients are given them."""
    return tuple([Legal(action.id, action.name, action) for action in actions])


def questions_to(view: View, seat: int | None) -> tuple[Question, ...]:
    """What a seat is asked, as its view has it."""
    return tuple([question for question in view.questions if question.seat == seat])


def secrets_in(view: View, seen_by_all: View) -> tuple[str, ...]:
    """Where a view tells something else than the one for everybody does, as JSON pointers."""
    mine, theirs = msgspec.structs.astuple(view), msgspec.structs.astuple(seen_by_all)
    found: list[str] = []
    for name, value, other in zip(view.__struct_fields__, mine, theirs, strict=True):
        if value != other and name != "seat":
            found += _differing(value, other, f"/{name}")
    return tuple(found)


def _differing(mine: object, theirs: object, path: str) -> Iterator[str]:
    """Where two values that are not equal differ: in some of their places, or as a whole."""
    places, others = _items(mine), _items(theirs)
    if not places or [key for key, _ in places] != [key for key, _ in others]:
        yield path
        return
    for (key, value), (_, other) in zip(places, others, strict=True):
        if value != other:
            yield from _differing(value, other, f"{path}/{key}")


def _items(value: object) -> list[tuple[object, object]]:
    if isinstance(value, (tuple, list)):
        return list(enumerate(value))
    if isinstance(value, msgspec.Struct):
        return [(name, getattr(value, name)) for name in value.__struct_fields__]
    return list(value.items()) if isinstance(value, Mapping) else []


# As JSON


def encode(structure: object) -> bytes:
    """Whatever a sitting gives to clients, as JSON: actions, refusals and advice are told as their facts."""
    return msgspec.json.encode(structure, enc_hook=as_json)


def as_json(value: object) -> object:
    """What is no structure of facts, but can be told as one."""
    to_json = getattr(value, "to_json", None)
    if to_json is None:
        raise NotImplementedError(type(value))
    return to_json()
