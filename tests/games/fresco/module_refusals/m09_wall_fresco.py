"""Refusals of module 9, and of action tiles in general: how each comes about, and its sentence."""

from bottega.games.fresco.openings import Share
from bottega.games.fresco.table import Table
from tests.games.fresco.tables import Play, table
from tests.games.refusals import Case

ALL = [f"W{number:02}" for number in range(1, 19)]
WALL = {"wall_fresco": "on"}


def front(name: str) -> str:
    """The paint that a wall tile takes: six green ones, six orange ones, six purple ones."""
    return ["green", "orange", "purple"][ALL.index(name) // 6]


def owned(*tiles: str) -> Share:
    """These tiles lie in front of Red, the others on the wall."""
    left = [name for name in ALL if name not in tiles]
    laid = [*left[:15], "", "", *left[15:], *[""] * len(tiles)]
    return {"wall": tuple([name and front(name) for name in laid]), "owned 0": tiles}


def at_the_wall(paints: str = "OGP") -> Play:
    """Red is at the wall, where the tiles lie in order."""
    share = {**owned(), "tile 0": ("studio",)}
    return table("studio 1", paints=paints, options=WALL, modules={"wall_fresco": share})


def workshop(*tiles: str, options: dict[str, str] = WALL, exchanged: str = "") -> Play:
    """Red is in the workshop, with wall tiles."""
    share = {**owned(*tiles), "exchanged 0": tuple(exchanged.split())}
    return table("workshop 1", paints="YYRR", options=options, modules={"wall_fresco": share})


def trading() -> Play:
    """Red has two yellow wall tiles and a blue one."""
    return workshop("W03", "W04", "W05", options={**WALL, "requests": "on"})


def planning() -> Play:
    """A plan with three action tiles, for six apprentices."""
    return table("plan", mood=[4, 0, 0], options={**WALL, "bells": "on", "pews": "on"})


CASES: dict[str, Case[Table]] = {
    "SAY_FIRST": Case(planning, "assign market 1", "First say where the audience goes. [FR-M.4]", seat=0),
    "SAID_ALREADY": Case(
        lambda: planning().plays("audience studio", seat=0),
        "audience market",
        "It is said already where the audience goes: take it back first. [FR-3.3]",
        seat=0,
    ),
    "COVERED": Case(
        lambda: planning().plays("audience studio", seat=0),
        "wall-fresco studio",
        "The studio is covered already. [FR-M.4]",
        seat=0,
    ),
    "m09_wall_fresco.WALL_RESTORED": Case(at_the_wall, "wall D2", "D2 of the wall is restored already. [FR-M9.4]"),
    "m09_wall_fresco.NOT_BESIDE": Case(
        at_the_wall, "wall C3", "C3 is not beside a restored segment of the wall. [FR-M9.4]"
    ),
    "m09_wall_fresco.NO_PAINT_FOR_WALL": Case(
        lambda: at_the_wall("O"), "wall D3", "D3 of the wall takes purple. [FR-M9.5]"
    ),
    "m09_wall_fresco.RESTORE_OR_PASS": Case(
        at_the_wall, "attend", "First restore a segment of the wall, or pass. [FR-M9.3]"
    ),
    "m09_wall_fresco.ONLY_ON_THE_TILE": Case(
        workshop, "wall D3", "The wall is restored by an apprentice on its tile. [FR-M9.3]"
    ),
    "m09_wall_fresco.ONLY_IN_THE_WORKSHOP": Case(
        lambda: table("cathedral 1", paints="YRB", options=WALL),
        "exchange green",
        "Wall tiles are exchanged by an apprentice in the workshop. [FR-M9.8]",
    ),
    "m09_wall_fresco.NO_FRESH_APPRENTICE": Case(
        lambda: workshop("W03", "W05"),
        "exchange green",
        "No apprentice is left here for that: who has begun to blend can't do both. [FR-M9.8]",
        before=["blend orange"],
    ),
    "m09_wall_fresco.ONE_OF_EACH": Case(
        lambda: workshop("W03", "W05", exchanged="green"),
        "exchange green",
        "One green exchange tile is all that a player may have. [FR-M9.9]",
    ),
    "m09_wall_fresco.NO_PAIR": Case(
        lambda: workshop("W03", "W05"), "exchange orange", "Orange takes two wall tiles, of yellow and red. [FR-M9.8]"
    ),
    "m09_wall_fresco.TRADE_TILES": Case(
        trading, "pass", "First choose the wall tile of yellow to hand in. [FR-M9.8]", before=["exchange green"]
    ),
    "m09_wall_fresco.NOT_TO_TRADE": Case(
        trading,
        "trade W05",
        "W05 is no wall tile of yellow in front of this player. [FR-M9.8]",
        before=["exchange green"],
    ),
    "m09_wall_fresco.NOTHING_TO_TRADE": Case(
        workshop, "trade W03", "Say first which exchange tile the wall tiles are for. [FR-M9.8]"
    ),
}
