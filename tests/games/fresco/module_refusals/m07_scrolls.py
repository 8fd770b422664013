"""Refusals of module 7: how each comes about, and its sentence."""

from bottega.games.fresco.openings import Share
from bottega.games.fresco.table import Table
from tests.games.fresco.tables import Play, table
from tests.games.refusals import Case


def restoring() -> Play:
    """Red has the scrolls of row A and column 1, and restores."""
    hands: Share = {
        "scrolls 0": ("row A", "column 1"),
        "scrolls 1": ("row B", "column 2"),
        "scrolls 2": ("row C", "column 3"),
    }
    return table("cathedral 1", paints="YRB", options={"scrolls": "on"}, modules={"scrolls": hands})


CASES: dict[str, Case[Table]] = {
    "m07_scrolls.NOT_IN_LINE": Case(
        restoring,
        "scroll column",
        "A2 does not lie in the line of such a scroll of yours. [FR-M7.2]",
        before=["restore A2"],
    ),
    "m07_scrolls.PLAY_A_SCROLL": Case(
        restoring, "restore A1", "First play a scroll, or pass. [FR-M7.2]", before=["restore A2"]
    ),
}
