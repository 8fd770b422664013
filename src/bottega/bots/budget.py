"""How much a bot may think about one decision."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from time import monotonic

from bottega.core.errors import BadInput


@dataclass(frozen=True)
class Budget:
    """Seconds by the clock, positions to look at, or both; None is as much as the bot likes.

    Without seconds no clock is asked: a bot with the same seed makes the same move on every machine.

    >>> Budget(positions=200)
    Budget(seconds=None, positions=200)
    """

    seconds: float | None = None
    positions: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is not None and not self.seconds > 0:
            raise BadInput("too-little-time", seconds=str(self.seconds))
        if self.positions is not None and self.positions < 1:
            raise BadInput("too-few-positions", positions=self.positions)

    def begin(self) -> Thought:
        """Begin to think: the clock runs from here on."""
        return Thought(self)


class Thought:
    """The thinking about one decision, and whether it should come to an end.

    >>> thought = Budget(positions=2).begin()
    >>> thought.look()
    >>> thought.is_over()
    False
    >>> thought.look()
    >>> thought.is_over()
    True
    """

    __slots__ = ("_until", "left")

    def __init__(self, budget: Budget) -> None:
        self.left = sys.maxsize if budget.positions is None else budget.positions
        """How many more positions may be looked at."""
        self._until = None if budget.seconds is None else monotonic() + budget.seconds

    def look(self) -> None:
        """Look at one more position."""
        self.left -= 1

    def is_over(self) -> bool:
        """Whether the budget is spent: choose the best of what was found so far."""
        return self.left <= 0 or (self._until is not None and monotonic() >= self._until)


AT_THE_TABLE = Budget(seconds=2.0)
"""What a bot may think where people wait for it."""
UNLIMITED = Budget()
"""As much thought as the bot likes."""
