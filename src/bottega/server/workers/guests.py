"""Bots that live in a worker: each for one seat of one table, from its first decision to the end of the game."""

from __future__ import annotations

import random
import secrets
from collections import OrderedDict
from contextlib import suppress
from functools import cache
from types import GenericAlias
from typing import Union, cast

import msgspec

from bottega.bots import Budget, Seated, new_bot
from bottega.core.actions import Action
from bottega.core.event import Event
from bottega.core.game import Game
from bottega.core.registry import find_game
from bottega.core.scores import Standing
from bottega.core.seats import Seat
from bottega.core.views import View
from bottega.schemas.finding import events_of
from bottega.server.workers.jobs import NOTHING, Choose, End

MOST_GUESTS = 200
"""How many bots live in a worker. Who has not been asked for longest must go, and sits down anew when asked again."""


class Unheard(Exception):
    """A bot can't choose before it was told what happened from its event number `since` on."""

    def __init__(self, since: int) -> None:
        super().__init__(since)
        self.since = since


class Guest:
    """A bot on its seat, and how many of its seat's events it was told: each once, whatever is sent twice."""

    def __init__(self, name: str, game: Game, seat: Seat) -> None:
        self.name = name
        self.game = game
        self._bot = new_bot(name, game, random.Random(secrets.token_bytes(16)))
        self._seated = Seated(self._bot, seat, self._news_from)
        self._told = 0
        self._news: list[Event] = []

    def begin(self, seats: int, options: dict[str, str]) -> None:
        """The bot sits down."""
        self._seated.begin(self.game.ruleset(seats, options))

    def hear(self, since: int, events: msgspec.Raw) -> None:
        """Get ready to be told these events, as far as they are new; Unheard if some are missing."""
        if not self._bot.listens:
            return
        if events == NOTHING or since > self._told:
            raise Unheard(self._told)
        self._news = event_decoder(self.game.meta.name).decode(events)[self._told - since :]

    def choose(self, view: View, legal: list[Action], budget: Budget) -> Action:
        """Let the bot decide."""
        return self._seated.choose(view, legal, budget)

    def end(self, standings: list[Standing]) -> None:
        """The game is over."""
        self._seated.end(standings)

    def _news_from(self, seat: Seat, since: int) -> list[Event]:
        news, self._news = self._news, []
        self._told += len(news)
        return news


class Guests:
    """All bots that live in a worker."""

    def __init__(self) -> None:
        self._guests: OrderedDict[tuple[str, int], Guest] = OrderedDict()

    def choose(self, job: Choose, game: Game, view: View) -> Action:
        """What the bot on a seat does. If anything goes wrong with it, it sits down anew the next time."""
        assert view.seat is not None
        place = (job.table, view.seat)
        guest = self._guest(place, job, game)
        guest.hear(job.since, job.events)
        budget = Budget(job.seconds, job.positions)
        try:
            return guest.choose(view, [game.actions[number] for number in job.legal], budget)
        except BaseException:
            self._guests.pop(place, None)
            raise

    def end(self, job: End) -> None:
        """The bot on a seat leaves, if it is still here."""
        guest = self._guests.pop((job.table, job.seat), None)
        if guest is None:
            return
        with suppress(Unheard):
            guest.hear(job.since, job.events)
        guest.end(job.standings)

    def _guest(self, place: tuple[str, int], job: Choose, game: Game) -> Guest:
        guest = self._guests.get(place)
        if guest is None or guest.name != job.bot:
            guest = Guest(job.bot, game, Seat(place[1]))
            guest.begin(job.situation.seats, job.situation.options)
            self._guests[place] = guest
        self._guests.move_to_end(place)
        if len(self._guests) > MOST_GUESTS:
            self._guests.popitem(last=False)
        return guest


@cache
def event_decoder(game: str) -> msgspec.json.Decoder[list[Event]]:
    """Reads the events of a game. It takes long to make one."""
    kinds: object = Union[tuple(events_of(find_game(game)))]  # noqa: UP007
    return msgspec.json.Decoder(cast("type[list[Event]]", GenericAlias(list, (kinds,))))
