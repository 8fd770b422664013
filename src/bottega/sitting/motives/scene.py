"""A scene: what a seat sees before a line, and what it would see and be told after it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bottega.core.actions import Action
from bottega.core.event import Event
from bottega.core.game import Game
from bottega.core.views import View


@dataclass(frozen=True)
class Scene:
    """A line, and the table before and after it as its player knows it; `instead` is the table after the next best.

    `events` are what is certain to be told. Where luck ends the line, it is a guess in `after`: what is said of the
    line may not depend on it.
    """

    game: Game
    seat: int
    before: View
    after: View
    events: Sequence[Event]
    line: Sequence[Action]
    instead: View | None
