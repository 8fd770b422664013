"""Module 7, the scrolls: what is told."""

from __future__ import annotations

from typing import ClassVar

from bottega.core.event import Event
from bottega.core.kinds import RuleId, SeatId
from bottega.core.seats import Audience, Seat, only
from bottega.games.fresco.modules.m07_scrolls.kinds import ScrollId


class ScrollsDealt(Event):
    """The scrolls of a player, for the eyes of their owner."""

    actor: SeatId
    scrolls: tuple[ScrollId, ...]
    rule: RuleId = "FR-M7.1"

    @property
    def audience(self) -> Audience:
        return only(Seat(self.actor))


class ScrollsShown(Event):
    """In the end all see which scrolls a player has not played."""

    reveals: ClassVar[bool] = True
    actor: SeatId
    scrolls: tuple[ScrollId, ...]
    rule: RuleId = "FR-M7.4"


class ScrollPlayed(Event):
    """A scroll was played, or both: points for each restored segment of their lines."""

    reveals: ClassVar[bool] = True
    actor: SeatId
    scrolls: tuple[ScrollId, ...]
    restored: int
    points: int
    rule: RuleId
