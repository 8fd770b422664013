"""Refusals of module 16: how each comes about, and its sentence."""

from bottega.games.fresco.table import Table
from tests.games.fresco.tables import Play, drawn, table
from tests.games.refusals import Case

ON = {"black_market": "on"}
BOOTHS = {"I": "R Y", "II": "B G"}
ALL_BOOTHS = {"I": "R Y", "II": "B RRR YYY", "III": "BBB RB YB YR"}


def at_the_market(thalers: int = 12) -> Play:
    return table("market 3", market=BOOTHS, thalers=thalers, options=ON)


CASES: dict[str, Case[Table]] = {
    "m16_black_market.ONLY_AT_THE_MARKET": Case(
        lambda: table("workshop 1", paints="YR", options=ON),
        "barrel",
        "To buy on the black market you need an apprentice at the market who has not bought yet. [FR-M16.2]",
    ),
    "m16_black_market.ONE_A_ROUND": Case(
        at_the_market,
        "barrel",
        "You have bought on the black market this round. One tile is all you get. [FR-M16.2]",
        before=["barrel"],
        luck=drawn("O"),
    ),
    "m16_black_market.BAG_EMPTY": Case(
        lambda: table("market", plans={0: "10000", 1: "10000", 2: "10001"}, market=ALL_BOOTHS, options=ON),
        "barrel",
        "No tile is left in the bag. Buy at a booth. [FR-M16.4]",
        before=["barrel", "barrel"],
        luck=drawn("O G"),
    ),
    "m16_black_market.BARREL_TOO_DEAR": Case(
        lambda: at_the_market(3),
        "barrel",
        "Whatever you draw costs 4 Thalers, and you have only 3 Thalers. [FR-M16.4]",
    ),
}
