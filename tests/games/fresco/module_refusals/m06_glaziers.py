"""Refusals of module 6: how each comes about, and its sentence."""

from bottega.games.fresco.openings import Share
from bottega.games.fresco.table import Table
from tests.games.fresco.tables import Play, table
from tests.games.refusals import Case

GLAZIERS = {"glaziers": "on"}
WITHOUT_GREEN: Share = {
    "bag": ("green",) * 5 + ("yellow",) * 8,
    "display": ("red",),
    "reserve": ("blue",) * 7 + ("red",) * 4,
    "glass 0": ("red",),
}


def at_the_glazery() -> Play:
    """Red is at the glazery with a Thaler; only red glass and yellow glass is left."""
    share: Share = {"tile 0": ("market",), "display": ("yellow", "red"), "bag": ("yellow",) * 7, "glass 0": ()}
    rest: Share = {"reserve": ("blue",) * 7 + ("red",) * 5 + ("green",) * 5}
    return table("market", thalers=[1, 0, 0], options=GLAZIERS, modules={"glaziers": {**share, **rest}})


def replacing(thalers: int = 2) -> Play:
    """Red restores a segment beside a window, and has red glass."""
    windows: Share = {
        "bench": ("L06", "L01", "L02", "L03", "L04", "L05"),
        "stack": tuple([f"L{number:02}" for number in range(7, 19)]),
    }
    return table(
        "cathedral 1",
        paints="YRB",
        thalers=thalers,
        fresco={"A2": "F01"},
        options=GLAZIERS,
        modules={"glaziers": {**WITHOUT_GREEN, **windows}},
    ).plays("restore A2")


CASES: dict[str, Case[Table]] = {
    "m06_glaziers.BUY_GLASS_OR_PASS": Case(
        at_the_glazery, "close I", "This is a visit to the glazery: buy glass, or pass. [FR-M6.4]"
    ),
    "m06_glaziers.NO_GLASS_THERE": Case(
        at_the_glazery, "glass blue", "The glazery has no blue glass this round. [FR-M6.4]"
    ),
    "m06_glaziers.GLASS_TOO_DEAR": Case(
        at_the_glazery, "glass red", "Red glass costs 2 Thalers, and there are only 1. [FR-M6.4]"
    ),
    "m06_windows.TAKE_A_WINDOW": Case(replacing, "pass", "First take a window from the production bench. [FR-M6.6]"),
    "m06_windows.WINDOW_TOO_DEAR": Case(
        replacing, "window 6", "Window 6 costs 3 Thalers, and there are only 2. [FR-M6.6]"
    ),
    "m06_windows.GLAZE_OR_PASS": Case(
        replacing, "window 1", "First hand in glass for the panels, or pass. [FR-M6.7]", before=["window 1"]
    ),
    "m06_windows.NO_SUCH_PANEL": Case(
        replacing, "glaze blue", "No panel that is left takes blue glass. [FR-M6.7]", before=["window 1"]
    ),
    "m06_windows.NO_GLASS": Case(
        replacing, "glaze green", "There is no green glass behind this screen. [FR-M6.7]", before=["window 1"]
    ),
}
