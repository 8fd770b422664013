"""Scores, broken down to the very spaces and cards that earned them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bottega.core.kinds import Fact, RuleId, SeatId


@dataclass(frozen=True)
class Line:
    """One line of a score sheet: what paid, by which rule, and the groups of things that earned it."""

    label: str
    points: int
    rule: RuleId
    groups: tuple[tuple[str, ...], ...] = ()
    facts: Mapping[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True)
class Standing:
    """A final place, with its score sheet. `note` says what decided it, where that needs a word.

    A rival whom nobody plays, like Gianluigi, has no seat but a name.
    """

    seat: SeatId | None
    place: int
    won: bool
    total: int
    lines: tuple[Line, ...]
    note: str = ""
    rival: str = ""
    facts: Mapping[str, Fact] = field(default_factory=dict)

    def name(self, names: Sequence[str]) -> str:
        """Whose place it is, given the players' names."""
        return self.rival if self.seat is None else names[self.seat]
