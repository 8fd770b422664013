"""Refusals of module 14: how each comes about, and its sentence."""

from bottega.games.fresco.table import Table
from tests.games.fresco.tables import Play, table
from tests.games.refusals import Case


def restoring(apprentices: int = 2, beams: int = 3, pews: str = "PW01 PW05 PW09") -> Play:
    """Red is at the pews."""
    share = {"tile 0": ("cathedral",), "beams 0": (str(beams),), "pews": tuple(pews.split())}
    return table(f"cathedral {apprentices}", options={"pews": "on"}, modules={"pews": share})


CASES: dict[str, Case[Table]] = {
    "m14_pews.NO_SUCH_PEW": Case(
        lambda: restoring(pews="PW01 PW09"), "pew 2", "No pew is left that takes 2 beams. [FR-M14.5]"
    ),
    "m14_pews.BEAMS_MISSING": Case(
        lambda: restoring(beams=2), "pew 3", "The pew takes 3 beams, and there are only 2. [FR-M14.5]"
    ),
    "m14_pews.TOO_FEW_CARRIERS": Case(
        lambda: restoring(apprentices=1),
        "pew 3",
        "Each apprentice carries one beam: they can carry 2 more. [FR-M14.4]",
    ),
    "m14_pews.RESTORE_OR_PASS": Case(restoring, "attend", "First restore pews, or pass. [FR-M14.5]"),
}
