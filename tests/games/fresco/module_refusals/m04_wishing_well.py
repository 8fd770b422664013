"""Refusals of module 4: how each comes about, and its sentence."""

from bottega.games.fresco.marks import ILL
from bottega.games.fresco.openings import Share
from bottega.games.fresco.table import Table
from bottega.games.fresco.visit import Visit
from tests.games.fresco.tables import Play, table
from tests.games.refusals import Case

ON = {"wishing_well": "on"}
BOOTHS = {"I": "R Y", "II": "B G"}


def wishing(at: str, *cards: str, paints: str = "", plans: dict[int, str] | None = None, **places: str) -> Play:
    """Red has these wish cards; `places` are other places of the module, with a number each."""
    share: Share = {"cards 0": cards, **{place.replace("_", " "): (number,) for place, number in places.items()}}
    return table(at, paints=paints, plans=plans, market=BOOTHS, options=ON, modules={"wishing_well": share})


def planned() -> Play:
    """Red has one penny left, and an apprentice at the market."""
    game = wishing("plan", pennies_0="1")
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
        planned, "pennies 2", "There are only 1 lucky penny to place. [FR-M4.2]", seat=0
    ),
    "m04_wishing_well.THROW_OR_PASS": Case(
        lambda: wishing("market 1", placed_0="1"),
        "buy I 1",
        "First throw a lucky penny into the well, or pass. [FR-M4.3]",
    ),
    "m04_wishes.NOT_HELD": Case(
        lambda: wishing("market 1", "tip"), "wish lucky-day", "There is no such wish card in this hand. [FR-M4.5]"
    ),
    "m04_wishes.ELSEWHERE": Case(
        lambda: wishing("market 1", "tip"), "wish tip", "This wish card is used in the studio. [FR-M4.5]"
    ),
    "m04_wishes.ONE_EACH": Case(
        lambda: wishing("market 1", "lucky-day", "lucky-day"),
        "wish lucky-day",
        "An apprentice uses one wish card, and nobody here is left for it. [FR-M4.5]",
        before=["wish lucky-day"],
    ),
    "m04_wishes.NOT_IF_ILL": Case(
        ill, "wish alchemy YRB green", "An ill apprentice can't use this wish card. [FR-M4.6]"
    ),
    "m04_wishes.NO_PURCHASE": Case(
        lambda: wishing("market 2", "free-red"),
        "wish free-red 1",
        "Free paint comes with a purchase at a booth, one with each. [FR-M4.8]",
    ),
    "m04_wishes.NOT_SHOWN": Case(
        lambda: wishing("market 2", "free-red"),
        "wish free-red 2",
        "There is no tile that the card shows at place 2 of the booth. [FR-M4.8]",
        before=["buy I 1"],
    ),
    "m04_wishes.TOO_FAR_FOR_A_VISIT": Case(
        lambda: wishing("cathedral 1", "visit", paints="YRB"),
        "wish visit C5",
        "The bishop is not beside C5. [FR-M4.9]",
    ),
    "m04_wishes.NO_SEGMENT_FOR_A_VISIT": Case(
        lambda: wishing("cathedral 1", "visit", paints="OOO"),
        "wish visit C4",
        "The bishop is moved before restoring a segment, and none can be restored now. [FR-M4.9]",
    ),
    "m04_wishing_well.PRAISE_OR_PASS": Case(
        lambda: wishing("cathedral 1", "praise", paints="OGP"),
        "restore A1",
        "First use the praise of the bishop, or pass. [FR-M4.10]",
        before=["restore C3"],
    ),
    "m04_wishes.NO_PAINTS_FOR_ALCHEMY": Case(
        lambda: wishing("workshop 1", "alchemy", paints="YRB"),
        "wish alchemy YYB green",
        "There are not the paints for that: yellow, yellow, blue. [FR-M4.12]",
    ),
    "m04_wishing_well.BUSKER_OR_PASS": Case(
        lambda: wishing("wake", "busker"),
        "wake 7:00",
        "First use a busker, or pass. [FR-M4.14]",
        before=["wake 8:00"],
    ),
}
