"""Refusals of module 15: how each comes about, and its sentence."""

from bottega.games.fresco.table import Table
from tests.games.fresco.tables import Play, table
from tests.games.refusals import Case


def finishing() -> Play:
    """Red may finish D1 or D7 in the end, and not D8."""
    return table(
        "evening",
        last=True,
        paints="ROGG",
        fresco={},
        options={"dome": "on"},
        modules={"dome": {"down": (), "owned": (("D1", "D7", "D8"), ("D2",), ())}},
    )


CASES: dict[str, Case[Table]] = {
    "m15_dome.FINISH_OR_PASS": Case(finishing, "commit", "First finish a dome tile, or pass. [FR-M15.3]"),
    "m15_dome.NOT_ONES_DOME": Case(
        finishing,
        "finish D2",
        "The dome tile of 5 points is not yours. Finish a dome tile in front of you, or pass. [FR-M15.3]",
    ),
    "m15_dome.FINISHED_ALREADY": Case(
        finishing,
        "finish D1",
        "The dome tile of 5 points is finished already. Finish another one, or pass. [FR-M15.3]",
        before=["finish D1"],
    ),
    "m15_dome.DOME_PAINT_MISSING": Case(
        finishing, "finish D8", "The dome tile of 7 points takes orange and purple, and you have no purple. [FR-M15.3]"
    ),
}
