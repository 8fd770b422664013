"""Refusals of module 13: how each comes about, and its sentence."""

from collections.abc import Mapping

from bottega.games.fresco.modules.m13_catacombs.catalogue import TREASURES
from bottega.games.fresco.modules.m13_catacombs.view import HeldMap, LaidMap, OpenRoom
from bottega.games.fresco.table import Table
from tests.games.fresco.tables import Play, table
from tests.games.refusals import Case

CATACOMBS = {"catacombs": "on"}
COVERED = {"A4": "F01", "E5": "F02"}


def rooms(
    fresco: Mapping[str, str] | None = None,
    opened: Mapping[str, str] | None = None,
    kept: Mapping[int, str] | None = None,
    maps: Mapping[int, str] | None = None,
    laid: Mapping[int, str] | None = None,
    spent: Mapping[int, str] | None = None,
    shown: str = "",
    seats: int = 3,
) -> dict[str, dict[str, object]]:
    """The catacombs under a fresco with these tiles: what is turned up and neither open nor kept, is sold.

    `laid` tells where a painter's maps lie: {0: "market 5A, studio 7C"}.
    """
    there = [*(opened or {}).values(), *" ".join((kept or {}).values()).split()]
    sold = len(TREASURES) - (len(TREASURES) if fresco is None else len(fresco)) - len(there)
    painters = range(max(seats, 3))
    return {
        "catacombs": {
            "open": tuple([OpenRoom(segment, treasure) for segment, treasure in (opened or {}).items()]),
            "kept": tuple([tuple((kept or {}).get(painter, "").split()) for painter in painters]),
            "sold": tuple([treasure for treasure in TREASURES if treasure not in there][:sold]),
            "hands": tuple([held((maps or {}).get(seat, "")) for seat in range(seats)]),
            "laid": tuple([maps_on((laid or {}).get(painter, "")) for painter in painters]),
            "spent": tuple([held((spent or {}).get(seat, "")) for seat in range(seats)]),
            "shown": tuple(shown.split()),
        }
    }


def held(text: str) -> tuple[HeldMap, ...]:
    """Maps in a hand: "5A 6B". Of one that is not known there is only the time: "5:00"."""
    return tuple([HeldMap(hour_of(word), None if ":" in word else word) for word in text.split()])


def maps_on(text: str) -> tuple[LaidMap, ...]:
    """Maps on a sheet: "market 5A, studio 7:00"."""
    laid = [two.split() for two in text.split(",") if two]
    return tuple([LaidMap(location, hour_of(word), None if ":" in word else word) for location, word in laid])


def hour_of(word: str) -> str:
    """The time of a map."""
    return f"{word[0]}:00"


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
        lambda: table(options=CATACOMBS),
        "wake 6:00",
        "First say whether you buy a map: buy it, or pass. [FR-M13.3]",
        before=["wake 5:00"],
    ),
    "m13_catacombs.SAY_WHERE": Case(
        planning, "assign market 1", "First say where map 5A goes, or that you keep it. [FR-M13.4]", seat=0
    ),
    "m13_catacombs.MAP_SAID_ALREADY": Case(
        lambda: with_maps(1),
        "map 5A no",
        "You have said already where map 5A goes. `undo` takes it back. [FR-3.3]",
        seat=0,
    ),
    "m13_catacombs.NO_SUCH_MAP": Case(planning, "map 7A no", "You do not have map 7A. [FR-M13.4]", seat=0),
    "m13_catacombs.MAP_THERE": Case(
        lambda: with_maps(1),
        "map 5B market",
        "Another map of yours lies on the market. Lay map 5B elsewhere, or keep it. [FR-M13.4]",
        seat=0,
    ),
    "m13_catacombs.NO_ROOM_BESIDE_MAP": Case(
        lambda: planning("5A").plays("map 5A market", seat=0),
        "assign market 2",
        "Your map 5A lies on the market, with room for one apprentice beside it. [FR-M13.5]",
        seat=0,
    ),
    "m13_catacombs.NO_MAP_HERE": Case(
        lambda: table("workshop 1", paints="YR", options=CATACOMBS),
        "explore",
        "No map of yours lies here to explore with. [FR-M13.6]",
    ),
    "m13_catacombs.NOTHING_OPEN": Case(
        lambda: exploring({"E1": "T03"}),
        "explore",
        "No room of map 5A holds an open treasure. Go on without exploring, or pass. [FR-M13.6]",
    ),
    "m13_catacombs.NOTHING_FOUND": Case(
        exploring, "keep", "Treasures are kept or sold in the catacombs. Explore them first. [FR-M13.8]"
    ),
    "m13_catacombs.KEEP_OR_SELL": Case(
        exploring,
        "blend orange",
        "First decide about the treasure: keep it, sell it, or pass to leave it there. [FR-M13.8]",
        before=["explore"],
    ),
    "m13_catacombs.SECOND_COPY": Case(
        lambda: exploring({"A2": "T16"}, kept="T17"),
        "keep",
        "You have a script of volume 1, and nobody keeps two. Sell this one, or pass to leave it there. [FR-M13.10]",
        before=["explore"],
    ),
    "m13_catacombs.LEONARDO_LAYS": Case(
        leonardos, "map 5A no", "First lay Leonardo's map 5A on a location of his sheet. [FR-M13.12]"
    ),
}
