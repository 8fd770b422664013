"""An event: something that happened, as typed facts."""

from __future__ import annotations

from typing import ClassVar, cast

import msgspec

from bottega.core.kinds import SeatId, kebab
from bottega.core.seats import EVERYONE, Audience


class Event(msgspec.Struct, eq=False, forbid_unknown_fields=True, tag_field="event", tag=kebab):
    """Something that happened: its fields are the facts, ids and numbers, and speech makes a sentence of them.

    It says enough to show it: who (`actor`), what, from where, to where, how many, for how many points, by which
    `rule`. An event that `reveals` something hidden is a barrier to undo. Two events are never equal: each happened
    once.
    """

    reveals: ClassVar[bool] = False

    @property
    def word(self) -> str:
        """What kind of event it is."""
        return str(self.__struct_config__.tag)

    @property
    def audience(self) -> Audience:
        """Who may know of it."""
        return EVERYONE

    def to_json(self) -> dict[str, object]:
        """The event as a JSON object."""
        return cast("dict[str, object]", msgspec.to_builtins(self))


class TakenBack(Event):
    """A seat took its last action back, and with it these events: each seat is told the numbers it knows them by."""

    actor: SeatId
    events: tuple[int, ...]


class Decided(Event):
    """A seat made its decision while others still make theirs: what it is stays sealed until all have decided."""

    actor: SeatId


class Resigned(Event):
    """A seat gave up, and the game ended for all."""

    actor: SeatId


class EndedEarly(Event):
    """All agreed to end the game."""
