"""Opening a table: who sits where, and by which clock, as somebody types it."""

from __future__ import annotations

import re
from typing import get_args

from bottega.bots import bot_names
from bottega.core.errors import BadInput, unknown
from bottega.protocol.tables import (
    BotSeat,
    Clock,
    DaysClock,
    InvitedSeat,
    LiveClock,
    MySeat,
    NoClock,
    OpenSeat,
    PlannedSeat,
    SeatBesideMe,
    Undoing,
)
from bottega.sitting.seats import LONGEST_NAME, PERSON, shortened

OPEN = "open"
INVITED = "invited"
SECONDS = {"s": 1, "m": 60, "h": 3_600}
LIVE_CLOCK = re.compile(r"([0-9]{1,5})([smh])(?:\+([0-9]{1,4})([sm]))?")
DAYS_CLOCK = re.compile(r"([0-9]{1,2})d")
LONGEST_CLOCK, LONGEST_INCREMENT, MOST_DAYS = 86_400, 3_600, 30


def plan_seats(text: str) -> list[PlannedSeat]:
    """The seats of a list like "me,greedy,open" or "me:Ada,me:Ben,invited".

    >>> plan_seats("me,open,greedy")
    [MySeat(), OpenSeat(), BotSeat(bot='greedy')]
    >>> plan_seats("me:Ada,me:Ben")
    [MySeat(), SeatBesideMe(name='Ben')]
    """
    planned: list[PlannedSeat] = []
    for word in [word.strip() for word in text.split(",")]:
        kind, _, name = word.partition(":")
        if not word:
            raise BadInput("seat-empty", bots=bot_names(), person=PERSON)
        if kind.lower() == PERSON:
            planned.append(_person(name.strip(), is_first=MySeat() not in planned))
        else:
            planned.append(_other(word))
    return planned


def _other(word: str) -> PlannedSeat:
    """Somebody who comes, or a bot: which ones there are, the server knows."""
    if word.lower() == OPEN:
        return OpenSeat()
    return InvitedSeat() if word.lower() == INVITED else BotSeat(word)


def _person(name: str, *, is_first: bool) -> PlannedSeat:
    """Somebody at this screen: whoever opens the table, or another one beside."""
    if is_first:
        return MySeat()
    if not name:
        raise BadInput("name-missing", person=PERSON)
    return SeatBesideMe(checked_name(name))


def names_here(text: str) -> list[str]:
    """What the people at this screen are called in a list of seats; "" for one who says no name.

    >>> names_here("me,greedy,me:Ben")
    ['', 'Ben']
    """
    words = [word.strip().partition(":") for word in text.split(",")]
    return [checked_name(name.strip()) for kind, _, name in words if kind.lower() == PERSON]


def checked_name(name: str) -> str:
    """A name that every board has room for."""
    if not name.isprintable():
        raise BadInput("name-unprintable", name=shortened(name))
    if len(name) > LONGEST_NAME:
        raise BadInput("name-too-long", name=shortened(name), most=LONGEST_NAME)
    return name


def parse_clock(text: str) -> Clock:
    """A clock: so much for the whole game and some more after each turn, so many days for a move, or none.

    >>> parse_clock("10m+10s"), parse_clock("3d"), parse_clock("none")
    (LiveClock(seconds=600, increment=10), DaysClock(days=3), NoClock())
    """
    word = text.strip().lower()
    if word in ("", "none"):
        return NoClock()
    if (days := DAYS_CLOCK.fullmatch(word)) and 1 <= int(days[1]) <= MOST_DAYS:
        return DaysClock(int(days[1]))
    if live := LIVE_CLOCK.fullmatch(word):
        seconds, increment = int(live[1]) * SECONDS[live[2]], int(live[3] or 0) * SECONDS[live[4] or "s"]
        if 10 <= seconds <= LONGEST_CLOCK and increment <= LONGEST_INCREMENT:
            return LiveClock(seconds, increment)
    raise BadInput("clock-unclear", text=shortened(text))


def parse_undo(text: str) -> Undoing:
    """How actions may be taken back, by its name."""
    for undoing in get_args(Undoing):
        if text.strip().lower() == undoing:
            return undoing  # type: ignore[no-any-return]
    raise unknown("no-such-undo", shortened(text), get_args(Undoing))
