"""What can be wrong with printed matter of any game: lists, numbers, names. `where` is the place in the file."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bottega.core.errors import BadInput, unknown

LONG = 10
"""A list of so many names is told by its ends."""


def list_faults(where: str, found: Sequence[str], right: Sequence[str]) -> list[BadInput]:
    """A list whose members and order are fixed."""
    if list(found) == list(right):
        return []
    if len(right) < LONG:
        return [BadInput("wrong-list", where=where, right=list(right))]
    return [BadInput("wrong-long-list", where=where, first=right[0], last=right[-1])]


def fixed_faults(where: str, found: str | int, right: str | int) -> list[BadInput]:
    """A value that is fixed."""
    return [] if found == right else [BadInput("must-be", where=where, right=right, found=found)]


def sum_faults(where: str, found: int, right: int) -> list[BadInput]:
    """Numbers whose sum is fixed."""
    return [] if found == right else [BadInput("wrong-sum", where=where, right=right, found=found)]


def range_faults(where: str, values: Sequence[int], least: int, most: int) -> list[BadInput]:
    """Numbers that have bounds."""
    outside = [value for value in values if not least <= value <= most]
    return [BadInput("out-of-range", where=where, least=least, most=most, found=outside[0])] if outside else []


def length_faults(where: str, found: int, least: int, most: int) -> list[BadInput]:
    """A list whose length has bounds."""
    if least <= found <= most:
        return []
    if least == most:
        return [BadInput("wrong-length", where=where, right=most, found=found)]
    return [BadInput("length-out-of-range", where=where, least=least, most=most, found=found)]


def id_faults(where: str, names: Iterable[str], known: Sequence[str]) -> list[BadInput]:
    """Names that there are not."""
    return [unknown("no-such-id", name, known, where=where) for name in names if name not in known]


def twice_faults(where: str, names: Sequence[str]) -> list[BadInput]:
    """Names that there may be only once."""
    seen = [name for place, name in enumerate(names) if name in names[:place]]
    return [BadInput("twice", where=where, name=name) for name in dict.fromkeys(seen)]


def name_faults(where: str, name: str) -> list[BadInput]:
    """A name that is to be told: it says something, on one line."""
    return [] if name.strip() and "\n" not in name else [BadInput("no-name", where=where)]
