"""Refusals of module 6: how each comes about, and its sentence."""

from bottega.games.fresco.table import Table
from tests.games.fresco.tables import Play, table
from tests.games.refusals import Case

GLAZIERS = {"glaziers": "on"}


def at_the_glazery() -> Play:
    """Red is at the glazery with a Thaler; only red glass and yellow glass is left."""
    share = {
        "spots": ("market", "kept", "kept"),
        "display": ("yellow", "red"),
        "bag": ("yellow",) * 7,
        "reserve": ("blue",) * 7 + ("red",) * 5 + ("green",) * 5,
    }
    return table("market", thalers=[1, 0, 0], options=GLAZIERS, modules={"glaziers": share})


def replacing(thalers: int = 2) -> Play:
    """Red restores a segment beside a window, and has red glass."""
    return in_the_cathedral(thalers).plays("restore A2")


def in_the_cathedral(thalers: int = 2, glass: tuple[str, ...] = ("red",)) -> Play:
    """Red may restore a segment beside a window, or the altar, and has red glass."""
    share = {
        "bag": ("green",) * 5 + ("yellow",) * 8,
        "display": (),
        "reserve": ("blue",) * 7 + ("red",) * (6 - len(glass)),
        "glass": (glass, (), ()),
        "bench": ("L06", "L01", "L02", "L03", "L04", "L05"),
        "stack": tuple([f"L{number:02}" for number in range(7, 19)]),
    }
    return table(
        "cathedral 1",
        paints="YRB",
        thalers=thalers,
        fresco={"A2": "F01"},
        options=GLAZIERS,
        modules={"glaziers": share},
    )


def two_red_ones() -> Play:
    """Red restores the altar, and has two tokens of red glass."""
    return in_the_cathedral(glass=("red", "red")).plays("altar YRB", "glaze red")


CASES: dict[str, Case[Table]] = {
    "m06_glaziers.NO_ROOM_AT_THE_GLAZERY": Case(
        lambda: table("plan", options=GLAZIERS).plays("glazery market", seat=0),
        "assign market 2",
        "Your glazery tile covers the market, and has room for 1 only. Send fewer. [FR-M6.3]",
        seat=0,
    ),
    "m06_glaziers.BUY_GLASS_OR_PASS": Case(
        at_the_glazery, "close I", "You are at the glazery: buy glass, or pass. [FR-M6.4]"
    ),
    "m06_glaziers.NO_GLASS_THERE": Case(
        at_the_glazery,
        "glass blue",
        "The glazery has no blue glass left this round. Buy another colour, or pass. [FR-M6.4]",
    ),
    "m06_glaziers.GLASS_TOO_DEAR": Case(
        at_the_glazery,
        "glass red",
        "A token of red glass costs 2 Thalers, and you have 1 Thaler. Buy a cheaper one, or pass. [FR-M6.4]",
    ),
    "m06_glaziers.TAKE_A_WINDOW": Case(replacing, "pass", "First take a window from the bench. [FR-M6.6]"),
    "m06_glaziers.WINDOW_TOO_DEAR": Case(
        replacing,
        "window 6",
        "Window 6 costs 3 Thalers, and you have 2 Thalers. Take one that you can pay: the first is free. [FR-M6.6]",
    ),
    "m06_glaziers.GLAZE_OR_PASS": Case(
        replacing, "window 1", "First hand in glass, or pass. [FR-M6.7]", before=["window 1"]
    ),
    "m06_glaziers.NO_SUCH_PANEL": Case(
        replacing,
        "glaze blue",
        "The panels that are left take red and green glass, not blue. [FR-M6.7]",
        before=["window 1"],
    ),
    "m06_glaziers.NO_SUCH_ALTAR_PANEL": Case(
        two_red_ones, "glaze red", "The altar takes one token of each colour, and red is there already. [FR-M6.9]"
    ),
    "m06_glaziers.NO_GLASS": Case(
        replacing,
        "glaze green",
        "You have no green glass. Hand in another colour, or pass. [FR-M6.7]",
        before=["window 1"],
    ),
}
