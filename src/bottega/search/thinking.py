"""What comes of thinking: the lines that were considered, and what each promises."""

from __future__ import annotations

from math import sqrt

from bottega.core.actions import Action


class Considered:
    """A line that was thought about: the seat's chance to win with it, and the points it may hope for.

    Both are means over `looks`, after a first guess; `share_error` and `points_error` are their standard errors.
    """

    __slots__ = (
        "_points",
        "_points_squared",
        "_share",
        "_share_squared",
        "guess",
        "line",
        "looks",
        "prior",
        "seen_points",
        "seen_shares",
    )

    def __init__(self, line: list[Action], guess: float) -> None:
        self.line = line
        self.guess = guess
        """The chance to win by a first look."""
        self.prior = 0.0
        """How many looks the first one is worth."""
        self.looks = 0
        self._share = 0.0
        self._share_squared = 0.0
        self._points = 0.0
        self._points_squared = 0.0
        self.seen_shares: list[float] = []
        """What came of each look: the same number in two lines' lists is of the same world, with the same luck."""
        self.seen_points: list[float] = []

    def look(self, share: float, points: float) -> None:
        """One more look, and what came of it."""
        self.looks += 1
        self.seen_shares.append(share)
        self.seen_points.append(points)
        self._share += share
        self._share_squared += share * share
        self._points += points
        self._points_squared += points * points

    @property
    def worth(self) -> float:
        """The chance to win by all looks, the first included: what lines are compared by."""
        weight = self.looks + self.prior
        return (self._share + self.prior * self.guess) / weight if weight > 0.0 else self.guess

    @property
    def share(self) -> float:
        """The chance to win."""
        return self._share / self.looks if self.looks else self.guess

    @property
    def points(self) -> float:
        """The points to hope for."""
        return self._points / self.looks if self.looks else 0.0

    @property
    def share_error(self) -> float:
        """By how much the chance may be missed."""
        return error_of(self._share, self._share_squared, self.looks)

    @property
    def points_error(self) -> float:
        """By how much the points may be missed."""
        return error_of(self._points, self._points_squared, self.looks)


def error_of(total: float, squares: float, count: int) -> float:
    """The standard error of a mean."""
    if count < 2:
        return 0.0
    return sqrt(max(0.0, squares - total * total / count) / (count * (count - 1)))


def worth_of(considered: Considered) -> float:
    """What lines are sorted by."""
    return considered.worth


def no_limit() -> bool:
    """There is always time."""
    return False
