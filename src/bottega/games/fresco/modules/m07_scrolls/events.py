"""Module 7, the scrolls: what is told."""

from __future__ import annotations

from typing import ClassVar

from bottega.core.event import Event
from bottega.core.kinds import RuleId, SeatId
from bottega.games.fresco.modules.m07_scrolls.kinds import ScrollId


class ScrollPlayed(Event):
    """A scroll was played, or both: points for each restored segment of their lines."""

    reveals: ClassVar[bool] = True
    actor: SeatId
    scrolls: tuple[ScrollId, ...]
    restored: int
    points: int
    rule: RuleId
