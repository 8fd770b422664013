"""Refusals of module 4: how each comes about, and its sentence."""

from bottega.games.fresco.marks import ILL
from bottega.games.fresco.table import Table
from bottega.games.fresco.visit import Visit
from tests.games.fresco.tables import Play, table, wishes
from tests.games.refusals import Case

ON = {"wishing_well": "on"}
BOOTHS = {"I": "R Y", "II": "B G"}


def wishing(at: str, *cards: str, paints: str = "", pennies: int = 3, placed: int = 0) -> Play:
    """Red has these wish cards and so many pennies, some of them on the sheet."""
    share = wishes(" ".join(cards), pennies=(pennies, 3, 3), placed=(placed, 0, 0))
    return table(at, paints=paints, market=BOOTHS, options=ON, modules={"wishing_well": share})


def planned() -> Play:
    """Red has one penny left, and an apprentice at the market."""
    game = wishing("plan", pennies=1)
    return game.plays("assign market 1", "assign cathedral 2", "assign studio 2", "assign workshop 0", seat=0)


def ill() -> Play:
    """An ill apprentice of Red's is in the workshop."""
    game = wishing("workshop 1", "alchemy", paints="YRB")
    visit = game.state.agenda[-1]
    assert isinstance(visit, Visit)
    game.state.agenda[-1] = visit.marked(ILL)
    return game


CASES: dict[str, Case[Table]] = {
    "m04_wishing_well.TOO_FEW_PENNIES": Case(
        planned, "pennies 2", "You have only 1 lucky penny. Place fewer. [FR-M4.2]", seat=0
    ),
    "m04_wishing_well.THROW_OR_PASS": Case(
        lambda: wishing("market 1", placed=1),
        "buy I 1",
        "First throw a lucky penny into the well, or pass. [FR-M4.3]",
    ),
    "m04_wishing_well.NOT_HELD": Case(
        lambda: wishing("market 1", "tip"),
        "wish lucky-day",
        "You have no Lucky Day. Use a wish card that you have. [FR-M4.5]",
    ),
    "m04_wishing_well.ELSEWHERE": Case(
        lambda: wishing("market 1", "tip"),
        "wish tip",
        "Tip is for an apprentice in the studio. Keep it until then. [FR-M4.5]",
    ),
    "m04_wishing_well.ONE_EACH": Case(
        lambda: wishing("market 1", "lucky-day", "lucky-day"),
        "wish lucky-day",
        "Nobody is left for this wish card: each apprentice here uses one at the most. [FR-M4.5]",
        before=["wish lucky-day"],
    ),
    "m04_wishing_well.NOT_IF_ILL": Case(
        ill,
        "wish alchemy YRB green",
        "An ill apprentice can't use this wish card. Keep it for a healthy one. [FR-M4.6]",
    ),
    "m04_wishing_well.NO_PURCHASE": Case(
        lambda: wishing("market 2", "free-red"),
        "wish free-red 1",
        "Free paint comes with a purchase: first buy at a booth. Each purchase brings one. [FR-M4.8]",
    ),
    "m04_wishing_well.NOT_SHOWN": Case(
        lambda: wishing("market 2", "free-red"),
        "wish free-red 2",
        "The tile at place 2 of your booth is not one that the card shows. [FR-M4.8]",
        before=["buy I 1"],
    ),
    "m04_wishing_well.TOO_FAR_FOR_A_VISIT": Case(
        lambda: wishing("cathedral 1", "visit", paints="YRB"),
        "wish visit C5",
        "The bishop pays a visit to a segment beside him, and C5 is too far. [FR-M4.9]",
    ),
    "m04_wishing_well.NO_SEGMENT_FOR_A_VISIT": Case(
        lambda: wishing("cathedral 1", "visit", paints="OOO"),
        "wish visit C4",
        "The bishop pays a visit before you restore a segment, and you can restore none now. [FR-M4.9]",
    ),
    "m04_wishing_well.PRAISE_OR_PASS": Case(
        lambda: wishing("cathedral 1", "praise", paints="OGP"),
        "restore A1",
        "First use the praise of the bishop, or pass. [FR-M4.10]",
        before=["restore C3"],
    ),
    "m04_wishing_well.NO_PAINTS_FOR_ALCHEMY": Case(
        lambda: wishing("workshop 1", "alchemy", paints="YRB"),
        "wish alchemy YYB green",
        "You have not enough yellow for that. Choose other paints. [FR-M4.12]",
    ),
    "m04_wishing_well.BUSKER_OR_PASS": Case(
        lambda: wishing("wake", "busker"),
        "wake 7:00",
        "First use a busker, or pass. [FR-M4.14]",
        before=["wake 8:00"],
    ),
}
