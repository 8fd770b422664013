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
from tests.games.fresco.tables import PORTRAITS, Play, drawn, table, wishes
from tests.games.refusals import Case

BOOTHS = {"I": "R Y", "II": "B G"}
AROUND = {"B3": "F01", "B2": "F05", "A1": "F06"}


def crowded() -> Play:
    """Six apprentices, and four tiles on the sheet: the cathedral, the studio, the workshop and the market."""
    tiles = {"glaziers": "on", "bells": "on", "wall_fresco": "on", "medico": "on", "pews": "on"}
    game = table("plan", mood=[4, 0, 0], options=tiles, modules={"medico": infirmary(offered="juice")})
    return game.plays("glazery cathedral", "audience studio", "wall-fresco workshop", "medico market")


CASES = {
    "NOT_YOUR_TURN": Case(table, "wake 5:00", "It is another player's turn to decide. Wait for them. [FR-3.4]", seat=1),
    "GAME_OVER": Case(lambda: table("over"), "pass", "The game is over. [FR-11.6]", seat=0),
    "NOT_HERE": Case(
        lambda: table("workshop 1", paints="YR"),
        "attend",
        "You are at the workshop, where you can't do that. Do something else, or pass. [FR-3.4]",
    ),
    "NOBODY_LEFT": Case(
        lambda: table(
            "market 1", market=BOOTHS, options={"wishing_well": "on"}, modules={"wishing_well": wishes("free-red")}
        ),
        "buy I 2",
        "You have no apprentice left at the market. Pass, or use what else you have here. [FR-3.6]",
        before=["buy I 1"],
    ),
    "WAKE_UP_FIRST": Case(table, "attend", "First choose a wake-up time. [FR-2.1]"),
    "PLAN_FIRST": Case(
        lambda: table("plan"), "attend", "First make your plan: say where your apprentices go. [FR-3.1]"
    ),
    "NOT_PLAYED_WITH": Case(
        lambda: table("workshop 1", paints="YR"),
        "request general",
        "You play without the module requests. [FR-M.1]",
    ),
    "TIME_TAKEN": Case(table, "wake 7:00", "7:00 is taken. Choose another time. [FR-2.2]", before=["wake 7:00"]),
    "COMMITTED": Case(
        lambda: table("plan").plans(0, "12011"),
        "commit",
        "You have committed your plan. The others are still planning. [FR-3.3]",
        seat=0,
    ),
    "ASSIGNED_ALREADY": Case(
        lambda: table("plan"),
        "assign market 1",
        "You have planned the market already. Take it back first. [FR-3.3]",
        before=["assign market 2"],
    ),
    "ASSIGN_IN_ORDER": Case(
        lambda: table("plan"), "assign studio 1", "First say how many apprentices go to the market. [FR-3.1]"
    ),
    "NO_ROOM_FOR_ALL": Case(
        crowded,
        "pews theater",
        "With the tile there your sheet would have room for only 5 apprentices. "
        "All must find room: choose another location, or keep it. [FR-M.5]",
    ),
    "TOO_FEW_APPRENTICES": Case(
        lambda: table("plan"),
        "assign cathedral 3",
        "You have only 2 apprentices left to place. [FR-3.1]",
        before=["assign market 3"],
    ),
    "NO_ROOM_FOR_THE_REST": Case(
        lambda: table("plan"),
        "assign workshop 1",
        "Send more: the locations that follow have room for only 3 apprentices. [FR-3.1]",
        before=["assign market 0", "assign cathedral 0", "assign studio 0"],
    ),
    "NOT_PLANNED_YET": Case(
        lambda: table("plan"), "commit", "Your plan is not complete. First say where all your apprentices go. [FR-3.1]"
    ),
    "NO_SUCH_BOOTH": Case(
        lambda: table("market 1", market=BOOTHS), "close IV", "There is no booth IV with so few players. [FR-1.1]"
    ),
    "NO_SUCH_PLACE": Case(lambda: table("market 1", market=BOOTHS), "buy I 3", "Booth I has only 2 places. [FR-1.3]"),
    "BOOTH_EMPTY": Case(
        lambda: table("market 1", market=BOOTHS),
        "buy III 1",
        "Booth III is closed this round. Choose another one. [FR-4.4]",
    ),
    "OTHER_BOOTH": Case(
        lambda: table("market 2", market=BOOTHS),
        "buy II 1",
        "You are at booth I. All tiles of a visit come from one booth. [FR-4.1]",
        before=["buy I 1"],
    ),
    "SOLD_ALREADY": Case(
        lambda: table("market 2", market=BOOTHS),
        "buy I 1",
        "That tile is sold. Choose another one. [FR-4.2]",
        before=["buy I 1"],
    ),
    "TOO_DEAR": Case(
        lambda: table("market 1", market=BOOTHS, thalers=3),
        "buy I 1",
        "A tile costs 4 Thalers, and you have only 3. [FR-4.2]",
    ),
    "BOUGHT_ALREADY": Case(
        lambda: table("market 2", market=BOOTHS, options={"black_market": "on"}),
        "close I",
        "You have bought paints on this visit. You can't close a booth as well. [FR-4.5]",
        before=["barrel"],
        luck=drawn("O"),
    ),
    "BOUGHT_HERE": Case(
        lambda: table("market 2", market=BOOTHS),
        "close I",
        "You have bought here. You can't close a booth as well. [FR-4.1]",
        before=["buy I 1"],
    ),
    "RESTORED_ALREADY": Case(
        lambda: table("cathedral 1", paints="YRB", fresco=AROUND),
        "restore C3",
        "C3 is restored already. Choose another segment. [FR-5.2]",
    ),
    "PAINT_MISSING": Case(
        lambda: table("cathedral 1", paints="YRB", fresco=AROUND),
        "restore B2",
        "B2 takes yellow, red and green. You lack green. [FR-5.2]",
    ),
    "NO_PAINT_FOR_ALTAR": Case(
        lambda: table("cathedral 1", paints="YRB"),
        "altar YOO",
        "You lack orange for that altar. [FR-5.8]",
    ),
    "NO_PAINT_FOR_BLENDED_ALTAR": Case(
        lambda: table("cathedral 1", paints="YRB"),
        "altar OGP",
        "You lack orange, green and purple for that altar. [FR-5.9]",
    ),
    "NO_PAINT_FOR_SPECIAL_ALTAR": Case(
        lambda: table("cathedral 1", paints="YRB", options={"special_blends": "on"}),
        "altar KWW",
        "You lack pink and brown for that altar. [FR-M3.4]",
    ),
    "NO_SPECIAL_ALTAR": Case(
        lambda: table("cathedral 1", paints="YRB"), "altar OGK", "You play without pink and brown. [FR-M3.4]"
    ),
    "BISHOP_MOVED": Case(
        lambda: table("cathedral 1", paints="YRB", fresco=AROUND),
        "bishop B3",
        "You have moved the bishop already. Now restore a segment. [FR-5.6]",
        before=["bishop C4"],
    ),
    "BISHOP_TOO_FAR": Case(
        lambda: table("cathedral 1", paints="YRB", fresco=AROUND),
        "bishop A3",
        "The bishop moves by one segment, and A3 is too far. [FR-5.6]",
    ),
    "BISHOP_THERE": Case(
        lambda: table("cathedral 1", paints="YRB", fresco=AROUND),
        "bishop C3",
        "The bishop stands on C3 already. [FR-5.6]",
    ),
    "BISHOP_UNPAID": Case(
        lambda: table("cathedral 1", paints="YRB", fresco=AROUND, thalers=0),
        "bishop C4",
        "Moving the bishop costs 1 Thaler, and you have none. [FR-5.6]",
    ),
    "BISHOP_FOR_NOTHING": Case(
        lambda: table("cathedral 1", paints="YRO", fresco=AROUND),
        "bishop C4",
        "You move the bishop before you restore a segment, and you can't restore any now. [FR-5.7]",
    ),
    "RESTORE_A_SEGMENT": Case(
        lambda: table("cathedral 1", paints="YRB", fresco=AROUND),
        "pass",
        "You have moved the bishop. Now restore a segment. [FR-5.7]",
        before=["bishop C4"],
    ),
    "RESTORE_NOW": Case(
        lambda: table("cathedral 1", paints="YRB", fresco=AROUND, owned={0: "P04"}, options=PORTRAITS),
        "pass",
        "You have moved the bishop. Now restore a segment or the altar. [FR-5.7]",
        before=["bishop A1"],
    ),
    "CANNOT_BLEND": Case(
        lambda: table("workshop 1", paints="YR"),
        "blend green",
        "You blend yellow and blue into green, and you lack blue. [FR-7.2]",
    ),
    "NO_NEXT": Case(
        lambda: table("workshop 2", paints="YYRR"),
        "next",
        "The apprentice at work can simply go on. Blend, or pass. [FR-7.3]",
        before=["blend orange"],
    ),
    "NO_SPECIAL_BLEND": Case(
        lambda: table("workshop 1", paints="YROG"), "blend brown", "You play without brown. [FR-M3.2]"
    ),
    "CHOOSE_A_SPACE": Case(
        lambda: table("cathedral 1", paints="YRB", track="4 6 50"),
        "pass",
        "First choose where to stop: `front` or `behind`. [FR-9.2]",
        before=["altar YRB"],
    ),
    "TAKE_A_BASIC_PAINT": Case(
        lambda: table("studio 1", display="P05 ..", options=PORTRAITS),
        "blend pink",
        "First take a basic paint: yellow, red or blue. [FR-M.3]",
        before=["portrait 1"],
    ),
    "LEONARDO_BUYS_NOTHING": Case(
        lambda: table("market", seats=2, market=BOOTHS), "buy I 1", "Leonardo never buys. He closes a booth. [FR-L.5]"
    ),
    "LEONARDO_CLOSES": Case(
        lambda: table("market", seats=2, market=BOOTHS), "pass", "Leonardo must close a booth. Choose one. [FR-L.5]"
    ),
    "LEONARDO_RESTORES": Case(
        lambda: table("cathedral", seats=2, fresco=AROUND),
        "pass",
        "Leonardo must restore a segment. Choose one. [FR-L.6]",
    ),
    "LEONARDO_STEPS": Case(
        lambda: table("cathedral", seats=2, fresco=AROUND),
        "restore B2",
        "Leonardo steps to a tile above, below, left or right of him: B3. [FR-L.6]",
    ),
    "LEONARDO_JUMPS": Case(
        lambda: table("cathedral", seats=2, fresco={"A1": "F06", "B2": "F05", "E5": "F24"}),
        "restore E5",
        "Leonardo jumps to a tile that is worth least: A1 or B2. [FR-L.7]",
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
