"""What can be wrong with the paints of printed matter, and the numbers that no box goes beyond."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.core.errors import BadInput
from bottega.core.faults import id_faults, length_faults
from bottega.games.fresco.catalogue import BASIC, BLENDED, PAINTS

BASIC_PAINTS = [PAINTS[paint] for paint in BASIC]
BLENDED_PAINTS = [PAINTS[paint] for paint in BLENDED]
USUAL_PAINTS = [*BASIC_PAINTS, *BLENDED_PAINTS]
"""The paints of the base game: pink and brown come with module 3 alone."""
MOST_ON_A_TILE = 5
MOST_POINTS = 99
MOST_PAINTS = 9
MOST = 99


def paint_faults(where: str, paints: Sequence[str], known: Sequence[str], fewest: int, most: int) -> list[BadInput]:
    """What is wrong with a list of paints, each of which is named once for each piece."""
    found = id_faults(where, sorted(set(paints)), known)
    return found + length_faults(where, len(paints), fewest, most)
