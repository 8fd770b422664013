"""A place at a table far away: all that one seat, or a spectator, was shown and told of the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Union

import msgspec

from bottega.core.actions import Action
from bottega.core.event import Event
from bottega.core.game import Game
from bottega.core.scores import Standing
from bottega.core.scribe import Ending
from bottega.core.views import View
from bottega.schemas.finding import events_of


class _Named(msgspec.Struct):
    """A legal action, by its name."""

    name: str


class _Told(msgspec.Struct):
    """An event, to be read by the types of its game."""

    n: int
    event: msgspec.Raw


class _Position(msgspec.Struct, kw_only=True):
    """What a client reads of a snapshot or an update: the same of both."""

    seat: int | None
    number: int
    pending: tuple[int, ...]
    over: bool
    closed: Ending | None
    legal: tuple[_Named, ...]
    can_undo: bool
    can_cancel: bool
    secrets: tuple[str, ...]
    standings: tuple[Standing, ...]
    link: str
    entries: int
    news: tuple[_Told, ...]
    view: dict[str, msgspec.Raw]
    before: int | None = None
    since: int = 0


@dataclass(frozen=True)
class Place:
    """The table as it was last shown to a seat, or to a spectator (None). `events` are all that it was told."""

    seat: int | None
    number: int
    pending: tuple[int, ...]
    over: bool
    closed: Ending | None
    view: View
    legal: tuple[Action, ...]
    can_undo: bool
    can_cancel: bool
    secrets: tuple[str, ...]
    standings: tuple[Standing, ...]
    events: tuple[Event, ...]
    link: str
    entries: int
    fields: Mapping[str, msgspec.Raw] = field(repr=False)
    """The view as it was sent: what changes is put into it."""


class Gap(Exception):
    """Something was missed in between: the table is to be looked at anew."""

    def __init__(self, seat: int | None) -> None:
        super().__init__(seat)
        self.seat = seat


class PlaceReader:
    """Reads what a server sends of a table of one game. Raises msgspec.ValidationError if it is not of this game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._events = msgspec.json.Decoder(Union[tuple(events_of(game))])  # noqa: UP007
        self._views = msgspec.json.Decoder(game.view_type)
        self._positions = msgspec.json.Decoder(_Position)

    def read(self, data: bytes | str, places: Mapping[int | None, Place]) -> Place:
        """The place that a snapshot or an update makes of those before; Gap if something is missing in between."""
        position = self._positions.decode(data)
        known = places.get(position.seat)
        if position.before is None:
            return self._place(position, {}, () if known is None else known.events[: position.since])
        if known is None or known.number != position.before:
            raise Gap(position.seat)
        return self._place(position, known.fields, known.events)

    def _place(self, position: _Position, fields: Mapping[str, msgspec.Raw], events: tuple[Event, ...]) -> Place:
        told = [each for each in position.news if each.n >= len(events)]
        if told and told[0].n != len(events):
            raise Gap(position.seat)
        merged = {**fields, **{name: value.copy() for name, value in position.view.items()}}
        names = self.game.actions
        return Place(
            seat=position.seat,
            number=position.number,
            pending=position.pending,
            over=position.over,
            closed=position.closed,
            view=self._views.decode(msgspec.json.encode(merged)),
            legal=tuple([names.parse_name(each.name) for each in position.legal]),
            can_undo=position.can_undo,
            can_cancel=position.can_cancel,
            secrets=position.secrets,
            standings=position.standings,
            events=(*events, *[self._events.decode(each.event) for each in told]),
            link=position.link,
            entries=position.entries,
            fields=merged,
        )
