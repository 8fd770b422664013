"""Refusals of module 13: how each comes about, and its sentence."""

from collections.abc import Mapping

from bottega.games.fresco.openings import Share
from bottega.games.fresco.table import Table
from tests.games.fresco.tables import Play, table
from tests.games.refusals import Case

CATACOMBS = {"catacombs": "on"}
TREASURES = [f"T{number:02}" for number in range(1, 26)]
COVERED = {"A4": "F01", "E5": "F02"}


def rooms(
    fresco: Mapping[str, str] | None = None,
    opened: Mapping[str, str] | None = None,
    kept: Mapping[int, str] | None = None,
    maps: Mapping[int, str] | None = None,
    laid: Mapping[int, str] | None = None,
    spent: Mapping[int, str] | None = None,
    shown: str = "",
) -> dict[str, Share]:
    """The catacombs under a fresco with these tiles: what is turned up and neither open nor kept, is sold.

    `laid` tells where a painter's maps lie: {0: "market 5A, studio 7C"}.
    """
    share: Share = {"shown": tuple(shown.split())}
    share["open"] = tuple([f"{segment} {treasure}" for segment, treasure in (opened or {}).items()])
    there = [*(opened or {}).values(), *" ".join((kept or {}).values()).split()]
    sold = 25 if fresco is None else len(fresco)
    share["sold"] = tuple([treasure for treasure in TREASURES if treasure not in there][: 25 - sold - len(there)])
    for place, words in (("kept", kept or {}), ("maps", maps or {}), ("spent", spent or {})):
        share |= {f"{place} {painter}": tuple(text.split()) for painter, text in words.items()}
    share |= {f"laid {painter}": tuple(text.split(", ")) for painter, text in (laid or {}).items()}
    return {"catacombs": share}


def planning(maps: str = "5A 6B") -> Play:
    """Red plans, with these maps."""
    return table("plan", market={"I": "R Y"}, options=CATACOMBS, modules=rooms(maps={0: maps}))


def with_maps(number: int) -> Play:
    """Red has six apprentices, and has laid so many maps."""
    game = planning("5A 5B 6A 6B 7A 7B")
    game.state.apprentices[0] = 6
    names = zip(["5A", "5B", "6A", "6B"], ["market", "cathedral", "studio", "workshop"], strict=True)
    return game.plays(*[f"map {name} {location}" for name, location in names][:number], seat=0)


def exploring(
    opened: Mapping[str, str] | None = None, kept: str = "", number: str = "5A", at: str = "workshop 1"
) -> Play:
    """Red is in the workshop, where a map lies: 5A shows A2, A3, A4 and B2."""
    opened = {"A2": "T03", "A3": "T16"} if opened is None else opened
    modules = rooms(COVERED, opened, {0: kept}, laid={0: f"{at.split(maxsplit=1)[0]} {number}"})
    return table(at, paints="YYRR", fresco=COVERED, options=CATACOMBS, modules=modules)


def leonardos(hour: str = "5:00", luck: str = "draw 0") -> Play:
    """Leonardo has woken up, and has taken a map."""
    return table(seats=2, track="10 20 1", options=CATACOMBS).plays(f"wake {hour}", luck=[luck])


CASES: dict[str, Case[Table]] = {
    "m13_catacombs.BUY_OR_PASS": Case(
        lambda: table(options=CATACOMBS), "wake 6:00", "First buy a map, or pass. [FR-M13.3]", before=["wake 5:00"]
    ),
    "m13_catacombs.SAY_WHERE": Case(planning, "assign market 1", "First say where map 5A goes. [FR-M13.4]", seat=0),
    "m13_catacombs.NO_SUCH_MAP": Case(planning, "map 7A no", "This player does not have map 7A. [FR-M13.4]", seat=0),
    "m13_catacombs.MAP_THERE": Case(
        lambda: with_maps(1), "map 5B market", "A map lies on the market already. [FR-M13.4]", seat=0
    ),
    "m13_catacombs.NO_MAP_HERE": Case(
        lambda: table("workshop 1", paints="YR", options=CATACOMBS),
        "explore",
        "There is no map here to explore with. [FR-M13.6]",
    ),
    "m13_catacombs.NOTHING_OPEN": Case(
        lambda: exploring({"E1": "T03"}), "explore", "No room of the map holds an open treasure. [FR-M13.6]"
    ),
    "m13_catacombs.NOTHING_FOUND": Case(
        exploring, "keep", "That is done with a treasure: explore the catacombs first. [FR-M13.8]"
    ),
    "m13_catacombs.KEEP_OR_SELL": Case(
        exploring,
        "blend orange",
        "First keep the treasure, sell it, or pass and leave it. [FR-M13.8]",
        before=["explore"],
    ),
    "m13_catacombs.SECOND_COPY": Case(
        lambda: exploring({"A2": "T16"}, kept="T17"),
        "keep",
        "This player has a script of volume 1: sell it. [FR-M13.10]",
        before=["explore"],
    ),
    "m13_catacombs.LEONARDO_LAYS": Case(
        leonardos, "map 5A no", "Leonardo's map 5A is laid on a location of his sheet first. [FR-M13.12]"
    ),
}
