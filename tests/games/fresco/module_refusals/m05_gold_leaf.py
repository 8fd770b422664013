"""Refusals of module 5: how each comes about, and its sentence."""

from bottega.games.fresco.table import Table
from tests.games.fresco.tables import Play, table
from tests.games.refusals import Case


def gilding() -> Play:
    """Red restores a segment with the colour of the disc, and has no leaf."""
    return table(
        "cathedral 1",
        paints="YRB",
        fresco={"A1": "F01"},
        options={"gold_leaf": "on"},
        modules={"gold_leaf": {"disc": "red"}},
    ).plays("restore A1")


CASES: dict[str, Case[Table]] = {
    "m05_gold_leaf.NO_LEAF": Case(gilding, "gild", "You have no gold leaf. Pass. [FR-M5.4]"),
    "m05_gold_leaf.GILD_OR_PASS": Case(
        gilding, "restore A1", "First say whether you use a gold leaf: gild, or pass. [FR-M5.4]"
    ),
}
