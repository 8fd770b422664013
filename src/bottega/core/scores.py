"""Scores, broken down to the very spaces and cards that earned them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Line:
    """One line of a score sheet: what paid, by which rule, and the groups of things that earned it."""

    label: str
    points: int
    rule: str
    groups: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True)
class Standing:
    """A seat's final place, with its score sheet. `note` says what decided it, where that needs a word."""

    seat: int
    place: int
    won: bool
    total: int
    lines: tuple[Line, ...]
    note: str = ""
