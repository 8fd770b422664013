"""Refusals of module 7: how each comes about, and its sentence."""

from bottega.games.fresco.modules.m07_scrolls.view import ScrollHand
from bottega.games.fresco.table import Table
from tests.games.fresco.tables import Play, table
from tests.games.refusals import Case


def scrolls(*hands: str, played: str = "") -> dict[str, object]:
    """The scrolls of each seat, by row and column: "A1"; "A." has no scroll of a column any more."""
    return {"hands": tuple([hand(*text) for text in hands]), "played": tuple(played.split())}


def hand(row: str, column: str) -> ScrollHand:
    """A row and a column; "." where the scroll is played."""
    has_row, has_column = row != ".", column != "."
    return ScrollHand(
        has_row=has_row,
        has_column=has_column,
        row=f"row-{row}" if has_row else None,
        column=f"column-{column}" if has_column else None,
    )


def restoring() -> Play:
    """Red has the scrolls of row A and column 1, and restores."""
    share = scrolls("A1", "B2", "C3")
    return table("cathedral 1", paints="YRB", options={"scrolls": "on"}, modules={"scrolls": share})


CASES: dict[str, Case[Table]] = {
    "m07_scrolls.NOT_IN_LINE": Case(
        restoring,
        "scroll column",
        "You have no column scroll that A2 lies on. Play another one, or pass. [FR-M7.2]",
        before=["restore A2"],
    ),
    "m07_scrolls.PLAY_A_SCROLL": Case(
        restoring, "restore A1", "First play a scroll, or pass. [FR-M7.2]", before=["restore A2"]
    ),
}
