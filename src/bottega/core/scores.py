"""Scores, broken down to the very spaces and cards that earned them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bottega.core.kinds import Fact, Kind, RuleId, SeatId


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


@dataclass(frozen=True)
class LineKind:
    """What lines of one label tell: the kinds of the things in their groups, of their facts, and of lists of facts.

    A line may lack facts, as Gianluigi's do.
    """

    label: str
    things: tuple[Kind, ...] = ()
    facts: Mapping[str, Kind] = field(default_factory=dict)
    lists: Mapping[str, Kind] = field(default_factory=dict)


@dataclass(frozen=True)
class Sheet:
    """What the score sheets of a game may tell: the lines, the notes with their facts, and the rivals."""

    lines: tuple[LineKind, ...]
    notes: Mapping[str, Mapping[str, Kind]] = field(default_factory=dict)
    rivals: tuple[str, ...] = ()
