"""Refusals of module 14: how each comes about, and its sentence."""

from bottega.games.fresco.table import Table
from tests.games.fresco.tables import Play, table
from tests.games.refusals import Case


def restoring(apprentices: int = 2, beams: int = 3, pews: str = "PW01 PW05 PW09") -> Play:
    """Red is at the pews."""
    share = {"spots": ("cathedral", "kept", "kept"), "beams": (beams, 0, 0), "pews": tuple(pews.split())}
    return table(f"cathedral {apprentices}", options={"pews": "on"}, modules={"pews": share})


def planning() -> Play:
    """Red lays the pews on the studio, and has placed nobody yet but at the market and in the cathedral."""
    game = table("plan", options={"pews": "on"})
    return game.plays("pews studio", "assign market 1", "assign cathedral 1", seat=0)


CASES: dict[str, Case[Table]] = {
    "m14_pews.NO_ROOM_AT_THE_PEWS": Case(
        planning,
        "assign studio 3",
        "Your pews tile covers the studio, and has room for 2 only. Send fewer. [FR-M14.4]",
        seat=0,
    ),
    "m14_pews.NO_SUCH_PEW": Case(
        lambda: restoring(pews="PW01 PW09"),
        "pew 2",
        "No pew of 2 beams is left. Restore another one, or pass. [FR-M14.5]",
    ),
    "m14_pews.BEAMS_MISSING": Case(
        lambda: restoring(beams=2),
        "pew 3",
        "That pew takes 3 beams, and you have 2 beams. Restore a smaller one, or pass. [FR-M14.5]",
    ),
    "m14_pews.TOO_FEW_CARRIERS": Case(
        lambda: restoring(apprentices=1),
        "pew 3",
        "That pew takes 3 beams, and you have 2 apprentices left, with a beam each. Restore a smaller one, or pass. "
        "[FR-M14.4]",
    ),
    "m14_pews.RESTORE_OR_PASS": Case(restoring, "attend", "You are at the pews: restore one, or pass. [FR-M14.5]"),
}
