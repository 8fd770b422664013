"""Refusals of module 9, and of action tiles in general: how each comes about, and its sentence."""

from bottega.games.fresco.table import Table
from tests.games.fresco.tables import Play, table
from tests.games.refusals import Case

ALL = [f"W{number:02}" for number in range(1, 19)]
WALL = {"wall_fresco": "on"}


def front(name: str) -> str:
    """The paint that a wall tile takes: six green ones, six orange ones, six purple ones."""
    return ["green", "orange", "purple"][ALL.index(name) // 6]


def owned(*tiles: str, tile: str = "kept", exchanged: str = "") -> dict[str, object]:
    """Tiles in front of Red, the others on the wall; where Red's action tile lies, and Red's exchange tiles."""
    left = [name for name in ALL if name not in tiles]
    laid = [*left[:15], "", "", *left[15:], *[""] * len(tiles)]
    return {
        "spots": (tile, "kept", "kept"),
        "wall": tuple([front(name) if name else None for name in laid]),
        "owned": (tiles, (), ()),
        "exchanged": (tuple(exchanged.split()), (), ()),
    }


def at_the_wall(paints: str = "OGP") -> Play:
    """Red is at the wall, where the tiles lie in order."""
    return table("studio 1", paints=paints, options=WALL, modules={"wall_fresco": owned(tile="studio")})


def workshop(*tiles: str, options: dict[str, str] = WALL, exchanged: str = "") -> Play:
    """Red is in the workshop, with wall tiles."""
    share = owned(*tiles, exchanged=exchanged)
    return table("workshop 1", paints="YYRR", options=options, modules={"wall_fresco": share})


def trading() -> Play:
    """Red has two yellow wall tiles and a blue one."""
    return workshop("W03", "W04", "W05", options={**WALL, "requests": "on"})


def planning() -> Play:
    """A plan with three action tiles, for six apprentices."""
    return table("plan", mood=[4, 0, 0], options={**WALL, "bells": "on", "pews": "on"})


CASES: dict[str, Case[Table]] = {
    "SAY_FIRST": Case(planning, "assign market 1", "First say where your audience tile goes. [FR-M.4]", seat=0),
    "SAID_ALREADY": Case(
        lambda: planning().plays("audience studio", seat=0),
        "audience market",
        "You have said already where your audience tile goes. Take it back first. [FR-3.3]",
        seat=0,
    ),
    "COVERED": Case(
        lambda: planning().plays("audience studio", seat=0),
        "wall-fresco studio",
        "The studio is covered already. Choose another location, or keep the tile. [FR-M.4]",
        seat=0,
    ),
    "m09_wall_fresco.NO_ROOM_AT_THE_WALL": Case(
        lambda: planning().plays("audience no", "wall-fresco market", "pews no", seat=0),
        "assign market 2",
        "Your wall fresco tile covers the market, and has room for 1 only. Send fewer. [FR-M9.3]",
        seat=0,
    ),
    "m09_wall_fresco.WALL_RESTORED": Case(
        at_the_wall,
        "wall D2",
        "D2 of the wall is restored already. Choose another segment, or pass. [FR-M9.4]",
    ),
    "m09_wall_fresco.NOT_BESIDE": Case(
        at_the_wall,
        "wall C3",
        "C3 of the wall is not beside a restored segment. Choose one that is, or pass. [FR-M9.4]",
    ),
    "m09_wall_fresco.NO_PAINT_FOR_WALL": Case(
        lambda: at_the_wall("O"),
        "wall D3",
        "D3 of the wall takes purple, and you have none. Choose another segment, or pass. [FR-M9.5]",
    ),
    "m09_wall_fresco.RESTORE_OR_PASS": Case(
        at_the_wall, "attend", "You are at the wall: restore a segment of it, or pass. [FR-M9.3]"
    ),
    "m09_wall_fresco.ONLY_ON_THE_TILE": Case(
        workshop,
        "wall D3",
        "Only an apprentice on your wall fresco tile restores the wall: lay it on a location when you plan. [FR-M9.3]",
    ),
    "m09_wall_fresco.ONLY_IN_THE_WORKSHOP": Case(
        lambda: table("cathedral 1", paints="YRB", options=WALL),
        "exchange green",
        "Only an apprentice in the workshop exchanges wall tiles. [FR-M9.8]",
    ),
    "m09_wall_fresco.NO_FRESH_APPRENTICE": Case(
        lambda: workshop("W03", "W05"),
        "exchange green",
        "An apprentice exchanges wall tiles instead of blending, and yours has begun to blend. [FR-M9.8]",
        before=["blend orange"],
    ),
    "m09_wall_fresco.ONE_OF_EACH": Case(
        lambda: workshop("W03", "W05", exchanged="green"),
        "exchange green",
        "You have a green exchange tile already, and one of each colour is all you may have. [FR-M9.9]",
    ),
    "m09_wall_fresco.NO_PAIR": Case(
        lambda: workshop("W03", "W05"),
        "exchange orange",
        "For the orange exchange tile you hand in wall tiles of yellow and red, and you have none of red. [FR-M9.8]",
    ),
    "m09_wall_fresco.TRADE_TILES": Case(
        trading, "pass", "First choose the wall tile of yellow that you hand in. [FR-M9.8]", before=["exchange green"]
    ),
    "m09_wall_fresco.NOT_TO_TRADE": Case(
        trading,
        "trade W05",
        "That is no wall tile of yellow in front of you. Choose one that is. [FR-M9.8]",
        before=["exchange green"],
    ),
    "m09_wall_fresco.NOTHING_TO_TRADE": Case(
        workshop, "trade W03", "First say which exchange tile you want, like `exchange green`. [FR-M9.8]"
    ),
}
