"""A bot at a table: what it is told, and when."""

from __future__ import annotations

from collections.abc import Callable

from bottega.bots.bot import Bot
from bottega.bots.budget import Budget
from bottega.core.actions import Action
from bottega.core.errors import BadInput
from bottega.core.event import Event
from bottega.core.ruleset import Ruleset
from bottega.core.scores import Standing
from bottega.core.seats import Seat
from bottega.core.views import View


class Seated:
    """A bot on its seat, for whoever runs the game: `begin`, then `choose` as often as it is asked, then `end`.

    `events` tells what a seat may know, from its event number on: `seen_by` of a chronicle, or `events` of a match.
    It is not asked for a bot that does not listen.
    """

    __slots__ = ("_events", "_told", "bot", "seat")

    def __init__(self, bot: Bot, seat: Seat, events: Callable[[Seat, int], list[Event]]) -> None:
        self.bot = bot
        self.seat = seat
        self._events = events
        self._told = 0

    def begin(self, ruleset: Ruleset) -> None:
        """The bot sits down."""
        self.bot.begin(self.seat, ruleset)

    def choose(self, view: View, legal: list[Action], budget: Budget) -> Action:
        """Let the bot decide. It gets a list of its own; what it chooses must be on the real one, or it is BadInput."""
        self._tell()
        action = self.bot.choose(view, legal.copy(), budget)
        if action not in legal:
            raise BadInput("illegal-action-of-bot", seat=self.seat, found=repr(action))
        return action

    def end(self, standings: list[Standing]) -> None:
        """The game is over; the bot is told what it has not heard yet, and the standings."""
        self._tell()
        self.bot.end(standings)

    def _tell(self) -> None:
        if self.bot.listens and (events := self._events(self.seat, self._told)):
            self._told += len(events)
            self.bot.notice(events)
