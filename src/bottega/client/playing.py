"""A bot that plays at a server from outside: by the same protocol as everybody, from what its seat may see."""

from __future__ import annotations

import random
import secrets
import threading
from collections.abc import Callable
from functools import partial
from typing import Literal

from bottega.bots import UNLIMITED, Budget, Seated, check_bot, new_bot
from bottega.client.afar import MatchAfar
from bottega.client.failing import Refused
from bottega.client.live import LiveTable
from bottega.client.server import Server
from bottega.core.errors import BadInput
from bottega.core.event import Event
from bottega.core.records import parse_record
from bottega.core.seats import Seat
from bottega.protocol.commands import Play
from bottega.protocol.tables import JoinTable
from bottega.sitting.reasons import STALE

LOOKS = 5.0
"""Seconds between two looks for new tables."""
OVER = ("finished", "ended")
OVERTAKEN = (STALE.code, "not-running")
"""Why a decision comes too late: something else was done, or the game has ended."""
Happening = Literal["sits", "plays", "over"]
Telling = Callable[[Happening, str], None]
"""How a bot's life is told of: what happened, and at which table."""


class BotAfar:
    """A bot at one table. It holds all seats that its user holds there."""

    def __init__(self, server: Server, table: str, bot: str, tell: Telling, budget: Budget = UNLIMITED) -> None:
        check_bot(bot)
        self.server = server
        self.table = table
        self.bot = bot
        self.tell = tell
        self.budget = budget
        self._seated: dict[int, Seated] = {}

    def sit_down(self, invitation: str = "") -> None:
        """Take a seat, unless the bot's user has one."""
        info = self.server.table(self.table)
        if not any(seat.is_mine for seat in info.seats) and info.status not in OVER:
            self.server.join(self.table, JoinTable(invitation=invitation))

    def play(self, stopping: threading.Event | None = None) -> None:
        """Play until the game is over, or until told to stop."""
        is_stopped = (stopping or threading.Event()).is_set
        with LiveTable(self.server, self.table) as live:
            if not live.seats:
                raise BadInput("not-at-this-table", table=self.table)
            self.tell("sits", self.table)
            while not is_stopped():
                if live.wait(lambda: _is_over(live) or bool(_asked(live)), LOOKS) and not is_stopped():
                    if _is_over(live):
                        self._end(live)
                        return
                    self._decide(live, _asked(live)[0])

    def _decide(self, live: LiveTable, seat: int) -> None:
        place = live.places[seat]
        action = self._on(live, seat).choose(place.view, list(place.legal), self.budget)
        try:
            done = live.do(Play(seat=seat, number=place.number, line=[action.name]))
        except Refused as refused:
            if refused.code not in OVERTAKEN:
                raise
            return  # something happened meanwhile, which is known by now
        live.wait_for_number(seat, done.number)

    def _on(self, live: LiveTable, seat: int) -> Seated:
        """The bot on a seat: it sits down when it is first asked."""
        if seat not in self._seated:
            header = parse_record(f"{live.info.header}\n").header
            game = MatchAfar(live, header).game
            luck = random.Random(secrets.token_bytes(16))
            seated = Seated(new_bot(self.bot, game, luck), Seat(seat), partial(_events, live))
            seated.begin(game.ruleset(header.seats, header.options))
            self._seated[seat] = seated
            self.tell("plays", self.table)
        return self._seated[seat]

    def _end(self, live: LiveTable) -> None:
        for seat, seated in self._seated.items():
            seated.end(list(live.places[seat].standings))
        self.tell("over", self.table)


def _is_over(live: LiveTable) -> bool:
    return any(place.over for place in live.places.values())


def _asked(live: LiveTable) -> list[int]:
    """The seats that the bot has to decide for."""
    places = live.places
    return [seat for seat in live.seats if seat in places and places[seat].legal and not live.info.seats[seat].stand_in]


def _events(live: LiveTable, seat: Seat, since: int) -> list[Event]:
    return list(live.places[seat].events[since:])


class Tables:
    """A bot at all tables where its user sits, each in a thread of its own."""

    def __init__(self, server: Server, bot: str, tell: Telling, trouble: Callable[[str, Exception], None]) -> None:
        check_bot(bot)
        self.server = server
        self.bot = bot
        self.tell = tell
        self.trouble = trouble
        self.stopping = threading.Event()
        self._playing: dict[str, threading.Thread] = {}

    def play(self) -> None:
        """Look for tables and play there, until told to stop."""
        try:
            while not self.stopping.is_set():
                self.look()
                self.stopping.wait(LOOKS)
        finally:
            self.stopping.set()
            for thread in self._playing.values():
                thread.join(LOOKS * 2)

    def look(self) -> None:
        """Sit down at tables that are new."""
        for row in self.server.tables("mine"):
            thread = self._playing.get(row.id)
            if row.status not in OVER and (thread is None or not thread.is_alive()):
                self._playing[row.id] = threading.Thread(target=self._play_at, args=(row.id,), daemon=True)
                self._playing[row.id].start()

    def _play_at(self, table: str) -> None:
        try:
            BotAfar(self.server, table, self.bot, self.tell).play(self.stopping)
        except Exception as error:
            self.trouble(table, error)
