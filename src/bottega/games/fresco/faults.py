"""What can be wrong with printed matter of any kind: lists, paints and numbers."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.games.fresco.catalogue import BASIC, BLENDED, PAINTS

BASIC_PAINTS = [PAINTS[paint] for paint in BASIC]
BLENDED_PAINTS = [PAINTS[paint] for paint in BLENDED]
USUAL_PAINTS = [*BASIC_PAINTS, *BLENDED_PAINTS]
"""The paints of the base game: pink and brown come with module 3 alone."""
MOST_ON_A_TILE = 5
MOST_POINTS = 99
MOST_PAINTS = 9
MOST = 99


def list_faults(what: str, found: list[str], right: list[str]) -> list[str]:
    """What is wrong with a list whose members and order are fixed."""
    return [] if found == right else [f"{what}: they are {told(right)}, in this order"]


def told(names: list[str]) -> str:
    """A list in words; a long one by its ends."""
    return ", ".join(names) if len(names) < 10 else f"{names[0]} to {names[-1]}"


def paint_faults(paints: list[str], known: list[str], fewest: int, most: int) -> list[str]:
    """What is wrong with a list of paints, each of which is named once for each piece."""
    strange = sorted(set(paints) - set(known))
    found = [f"there is no paint {name!r} here; there are {', '.join(known)}" for name in strange]
    if not fewest <= len(paints) <= most:
        found.append(f"the number of paints runs from {fewest} to {most}")
    return found


def range_faults(what: str, values: Sequence[int], least: int, most: int) -> list[str]:
    """What is wrong with numbers that have bounds."""
    return [] if all(least <= value <= most for value in values) else [f"{what} from {least} to {most}"]


def name_faults(name: str) -> list[str]:
    """What is wrong with the name of a thing, which must be told."""
    return [] if name.strip() and "\n" not in name else ["the name says something, on one line"]
