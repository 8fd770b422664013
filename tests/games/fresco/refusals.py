"""Every refusal of the game: how it comes about, and its sentence. Those of modules are named after their files."""

from tests.games.fresco.infirmaries import infirmary
from tests.games.fresco.module_refusals import (
    m01_portraits,
    m02_requests,
    m04_wishing_well,
    m05_gold_leaf,
    m06_glaziers,
    m07_scrolls,
    m08_bells,
    m09_wall_fresco,
    m10_medico,
    m11_favors,
    m12_dames,
    m13_catacombs,
    m14_pews,
    m15_dome,
    m16_black_market,
    m17_guild,
)
from tests.games.fresco.tables import PORTRAITS, Play, drawn, table
from tests.games.refusals import Case

BOOTHS = {"I": "R Y", "II": "B G"}
AROUND = {"B3": "F01", "B2": "F05", "A1": "F06"}


def narrow() -> Play:
    """A plan with a map on the market, which leaves one space there."""
    game = table("plan", options={"catacombs": "on"}, modules={"catacombs": {"maps 0": ("5A",)}})
    return game.plays("map 5A market", seat=0)


def crowded() -> Play:
    """Six apprentices, and four tiles on the sheet: the cathedral, the studio, the workshop and the market."""
    tiles = {"glaziers": "on", "bells": "on", "wall_fresco": "on", "medico": "on", "pews": "on"}
    game = table("plan", mood=[4, 0, 0], options=tiles, modules={"medico": infirmary(offered="juice")})
    return game.plays("glazery cathedral", "audience studio", "wall-fresco workshop", "medico market")


CASES = {
    "NOT_YOUR_TURN": Case(table, "wake 5:00", "It is another player's decision now. [FR-3.4]", seat=1),
    "GAME_OVER": Case(lambda: table("over"), "pass", "The game is over. [FR-11.6]", seat=0),
    "NOT_NOW": Case(
        lambda: table("workshop 1", paints="YR"),
        "attend",
        "That is not to be decided now: this is a visit to the workshop. [FR-3.4]",
    ),
    "NOT_PLAYED_WITH": Case(
        lambda: table("workshop 1", paints="YR"),
        "request general",
        "This game is played without the module requests. [FR-M.1]",
    ),
    "TIME_TAKEN": Case(table, "wake 7:00", "7:00 is taken by another painter. [FR-2.2]", before=["wake 7:00"]),
    "COMMITTED": Case(
        lambda: table("plan").plans(0, "12011"),
        "commit",
        "This plan is committed; the others are still planning. [FR-3.3]",
        seat=0,
    ),
    "ASSIGNED_ALREADY": Case(
        lambda: table("plan"),
        "assign market 1",
        "The market is planned already: take it back first. [FR-3.3]",
        before=["assign market 2"],
    ),
    "ASSIGN_IN_ORDER": Case(
        lambda: table("plan"), "assign studio 1", "First say how many apprentices go to the market. [FR-3.1]"
    ),
    "NO_ROOM_FOR_ALL": Case(
        crowded, "pews theater", "All must be placed, and with that the sheet has room for 5 only. [FR-M.5]"
    ),
    "NO_ROOM": Case(narrow, "assign market 2", "The market has room for 1 only. [FR-3.2]"),
    "TOO_FEW_APPRENTICES": Case(
        lambda: table("plan"),
        "assign cathedral 3",
        "There are only 2 left to place. [FR-3.1]",
        before=["assign market 3"],
    ),
    "NO_ROOM_FOR_THE_REST": Case(
        lambda: table("plan"),
        "assign workshop 1",
        "All must be placed, and the locations that follow have room for 3 only. [FR-3.1]",
        before=["assign market 0", "assign cathedral 0", "assign studio 0"],
    ),
    "NOT_PLANNED_YET": Case(lambda: table("plan"), "commit", "The plan is not complete. [FR-3.1]"),
    "NO_SUCH_BOOTH": Case(
        lambda: table("market 1", market=BOOTHS), "close IV", "There is no booth IV on this side of the board. [FR-1.1]"
    ),
    "NO_SUCH_PLACE": Case(lambda: table("market 1", market=BOOTHS), "buy I 3", "Booth I has 2 tiles only. [FR-1.3]"),
    "BOOTH_EMPTY": Case(
        lambda: table("market 1", market=BOOTHS), "buy III 1", "Booth III is closed for this round. [FR-4.4]"
    ),
    "OTHER_BOOTH": Case(
        lambda: table("market 2", market=BOOTHS), "buy II 1", "This visit is to booth I. [FR-4.1]", before=["buy I 1"]
    ),
    "SOLD_ALREADY": Case(
        lambda: table("market 2", market=BOOTHS), "buy I 1", "That tile is sold. [FR-4.2]", before=["buy I 1"]
    ),
    "TOO_DEAR": Case(
        lambda: table("market 1", market=BOOTHS, thalers=3),
        "buy I 1",
        "The tile costs 4 Thalers, and there are only 3. [FR-4.2]",
    ),
    "BOUGHT_ALREADY": Case(
        lambda: table("market 2", market=BOOTHS, options={"black_market": "on"}),
        "close I",
        "Who has bought paints does not close a booth as well. [FR-4.5]",
        before=["barrel"],
        luck=drawn("O"),
    ),
    "BOUGHT_HERE": Case(
        lambda: table("market 2", market=BOOTHS),
        "close I",
        "Who has bought at a booth does not close one as well. [FR-4.1]",
        before=["buy I 1"],
    ),
    "RESTORED_ALREADY": Case(
        lambda: table("cathedral 1", paints="YRB", fresco=AROUND), "restore C3", "C3 is restored already. [FR-5.2]"
    ),
    "PAINT_MISSING": Case(
        lambda: table("cathedral 1", paints="YRB", fresco=AROUND),
        "restore B2",
        "B2 takes yellow, red, green; green is missing. [FR-5.2]",
    ),
    "NO_PAINT_FOR_ALTAR": Case(
        lambda: table("cathedral 1", paints="YRB"),
        "altar OGP",
        "There are not the paints for that: orange, green, purple. [FR-5.8]",
    ),
    "NO_SPECIAL_ALTAR": Case(
        lambda: table("cathedral 1", paints="YRB"), "altar OGK", "Pink and brown are not played with. [FR-M3.4]"
    ),
    "BISHOP_MOVED": Case(
        lambda: table("cathedral 1", paints="YRB", fresco=AROUND),
        "bishop B3",
        "The bishop has been moved already for this segment. [FR-5.6]",
        before=["bishop C4"],
    ),
    "BISHOP_TOO_FAR": Case(
        lambda: table("cathedral 1", paints="YRB", fresco=AROUND),
        "bishop A3",
        "The bishop moves by one segment: A3 is too far. [FR-5.6]",
    ),
    "BISHOP_THERE": Case(
        lambda: table("cathedral 1", paints="YRB", fresco=AROUND),
        "bishop C3",
        "The bishop stands on C3 already. [FR-5.6]",
    ),
    "BISHOP_UNPAID": Case(
        lambda: table("cathedral 1", paints="YRB", fresco=AROUND, thalers=0),
        "bishop C4",
        "Moving the bishop costs a Thaler, and there is none. [FR-5.6]",
    ),
    "BISHOP_FOR_NOTHING": Case(
        lambda: table("cathedral 1", paints="YRO", fresco=AROUND),
        "bishop C4",
        "The bishop is moved before restoring a segment, and none can be restored now. [FR-5.7]",
    ),
    "RESTORE_NOW": Case(
        lambda: table("cathedral 1", paints="YRB", fresco=AROUND),
        "pass",
        "The bishop is moved: restore a segment now. [FR-5.7]",
        before=["bishop C4"],
    ),
    "CANNOT_BLEND": Case(
        lambda: table("workshop 1", paints="YR"), "blend green", "To blend green takes yellow and blue. [FR-7.2]"
    ),
    "NO_NEXT": Case(
        lambda: table("workshop 2", paints="YYRR"),
        "next",
        "No apprentice here has to make room for another now. [FR-7.3]",
        before=["blend orange"],
    ),
    "NO_SPECIAL_BLEND": Case(
        lambda: table("workshop 1", paints="YROG"), "blend brown", "Brown is not played with. [FR-M3.2]"
    ),
    "CHOOSE_A_SPACE": Case(
        lambda: table("cathedral 1", paints="YRB", track="4 6 50"),
        "pass",
        "First choose a space: in front or behind. [FR-9.2]",
        before=["altar YRB"],
    ),
    "TAKE_A_BASIC_PAINT": Case(
        lambda: table("studio 1", display="P05 ..", options=PORTRAITS),
        "blend pink",
        "First take a basic paint: yellow, red or blue. [FR-M.3]",
        before=["portrait 1"],
    ),
    "LEONARDO_BUYS_NOTHING": Case(
        lambda: table("market", seats=2, market=BOOTHS), "buy I 1", "Leonardo never buys: he closes a booth. [FR-L.5]"
    ),
    "LEONARDO_CLOSES": Case(
        lambda: table("market", seats=2, market=BOOTHS), "pass", "Leonardo must close a booth. [FR-L.5]"
    ),
    "LEONARDO_RESTORES": Case(
        lambda: table("cathedral", seats=2, fresco=AROUND), "pass", "Leonardo must restore a segment. [FR-L.6]"
    ),
    "LEONARDO_STEPS": Case(
        lambda: table("cathedral", seats=2, fresco=AROUND),
        "restore B2",
        "Leonardo steps to a tile above, below, left or right of him: B3. [FR-L.6]",
    ),
    "LEONARDO_JUMPS": Case(
        lambda: table("cathedral", seats=2, fresco={"A1": "F06", "B2": "F05", "E5": "F24"}),
        "restore E5",
        "Leonardo jumps to a tile that is worth least: A1, B2. [FR-L.7]",
    ),
}

for module in (
    m01_portraits,
    m02_requests,
    m04_wishing_well,
    m05_gold_leaf,
    m06_glaziers,
    m07_scrolls,
    m08_bells,
    m09_wall_fresco,
    m10_medico,
    m11_favors,
    m12_dames,
    m13_catacombs,
    m14_pews,
    m15_dome,
    m16_black_market,
    m17_guild,
):
    CASES |= module.CASES
