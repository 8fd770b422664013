"""Module 6: the glaziers."""

import random
from collections import Counter

import pytest

from bottega.core.seats import Seat
from bottega.games.fresco import GAME
from bottega.games.fresco.catalogue import CATHEDRAL
from bottega.games.fresco.cathedral import CathedralVisit
from bottega.games.fresco.marks import ILL
from bottega.games.fresco.modules.m06_glaziers.catalogue import GLASS, WINDOWS
from bottega.games.fresco.modules.m06_glaziers.view import GlaziersShare, Wall
from bottega.games.fresco.modules.m06_glaziers.workroom import Workroom
from tests.games.fresco.beguinages import beguines
from tests.games.fresco.module_refusals.m13_catacombs import rooms
from tests.games.fresco.tables import REFILL, REFILL_FOR_FOUR, Play, begun, first_come, table

ON = {"glaziers": "on"}
LETTERS = {"Y": "yellow", "B": "blue", "R": "red", "G": "green"}
TOKENS = Counter({"yellow": 8, "blue": 7, "red": 6, "green": 5})
YB, YBG, BRG, YYG, RRG = "L01", "L08", "L10", "L13", "L18"
"""Windows by their panels."""
BENCH = f"{YB} {YBG} {BRG} {YYG} L02 L03"
"""What lies on the bench of these tests: for 0, 1, 1, 2, 2 and 3 Thalers."""


def glass(text: str) -> tuple[str, ...]:
    """Glass by letters: "YYG"."""
    return tuple(sorted([LETTERS[letter] for letter in text], key=GLASS.index))


def glaziers(
    own: str = "",
    other: str = "",
    display: str = "",
    bag: str | None = None,
    bench: str = BENCH,
    tile: str = "kept",
    seats: int = 3,
) -> dict[str, dict[str, object]]:
    """Glass of seats 0 and 1, on display and in the bag, or else in reserve; windows on the bench; and Red's tile."""
    left = TOKENS - Counter(glass(own + other + display))
    in_bag = left if bag is None else Counter(glass(bag))
    shown = tuple(bench.split())
    return {
        "glaziers": {
            "spots": (tile, *["kept"] * (seats - 1)),
            "glass": (glass(own), glass(other), *[()] * (seats - 2)),
            "display": glass(display),
            "bag": tuple(sorted(in_bag.elements(), key=GLASS.index)),
            "reserve": tuple(sorted((left - in_bag).elements(), key=GLASS.index)),
            "bench": shown,
            "stack": tuple([window for window in WINDOWS if window not in shown]),
        }
    }


def cathedral(
    own: str = "",
    bishop: str = "E1",
    thalers: int = 12,
    bench: str = BENCH,
    apprentices: int = 1,
    track: str = "1 40 50",
) -> Play:
    """Red may restore A2, beside a window, or B2, which is not: both worth 7."""
    return table(
        f"cathedral {apprentices}",
        paints="YYRRBBPPO",
        fresco={"A2": "F15", "B2": "F16", "E5": "F01"},
        bishop=bishop,
        thalers=thalers,
        track=track,
        options=ON,
        modules=glaziers(own, bench=bench),
    )


def share(game: Play) -> GlaziersShare:
    """Everything of the glaziers."""
    return GAME.dump(game.state).share(GlaziersShare)


def walls(game: Play) -> list[str | None]:
    """The windows that were replaced, wall by wall."""
    return [wall.window for wall in share(game).walls]


def glazery(display: str, sent: int = 0, thalers: int = 12, column: str = "market") -> Play:
    """Red is at the glazery, in place of the market."""
    return table(
        column,
        plans={0: "".join([str(sent) if name == column else "0" for name in ("market", "cathedral", "studio")]) + "00"},
        thalers=[thalers, 12, 12],
        options=ON,
        modules=glaziers(display=display, tile=column),
    )


# Setting up


def test_fr_m6_1_fr_m6_2_six_windows_and_two_tokens_a_player() -> None:
    luck = [*["pick 0"] * 6, *["draw 0", "draw 1", "draw 2", "draw 3", "draw 0", "draw 0"]]
    game = begun(*REFILL, *first_come(24), *luck, options=ON)
    found = share(game)
    assert found.bench == tuple(WINDOWS[:6])
    assert found.stack == tuple(WINDOWS[6:])
    assert found.display == glass("YYYBRG")
    assert Counter(found.bag) == {"yellow": 5, "blue": 6, "red": 5, "green": 4}
    assert found.glass == ((), (), ())
    assert set(walls(game)) == {None}
    shown = game.facts("window-shown")
    assert [(told["window"], told["place"]) for told in shown] == list(zip(WINDOWS[:6], range(1, 7), strict=True))
    assert shown[0] == {"window": YB, "panels": ("yellow", "blue"), "points": 3, "place": 1}
    drawn = ("yellow", "blue", "red", "green", "yellow", "yellow")
    assert game.facts("glass-drawn") == [{"glass": drawn, "refilled_after": None}]


@pytest.mark.parametrize(("seats", "tokens"), [(2, 4), (3, 6), (4, 8)])
def test_fr_m6_2_none_for_leonardo(seats: int, tokens: int) -> None:
    refill = REFILL_FOR_FOUR if seats == 4 else REFILL
    game = begun(*refill, *first_come(24 + 6), *["draw 0"] * tokens, seats=seats, options=ON)
    assert share(game).display == ("yellow",) * tokens


def test_fr_m6_1_twelve_of_the_segments_have_a_window() -> None:
    segments = GAME.box.components.glazery.segments
    assert len(set(segments)) == 12
    assert [wall.segment for wall in share(cathedral()).walls] == sorted(segments)


# The action tile


def test_fr_m6_3_the_tile_covers_any_location() -> None:
    """[FR-M.4] Or it is kept."""
    game = table("plan", options=ON)
    assert game.legal(seat=0) == [
        "glazery no",
        "glazery market",
        "glazery cathedral",
        "glazery studio",
        "glazery workshop",
        "glazery theater",
    ]
    assert game.refuses("assign market 2", seat=0) == "say-first"


def test_fr_m6_3_it_has_room_for_one_apprentice() -> None:
    """[FR-M.4] All others are placed elsewhere."""
    game = table("plan", options=ON).plays("glazery market", seat=0)
    assert game.legal(seat=0) == ["assign market 0", "assign market 1"]
    assert game.why_not("assign market 2", seat=0).to_json() == {
        "code": "no-room-on-tile",
        "rule": "FR-M6.3",
        "tile": "glazery",
        "location": "market",
        "room": 1,
    }


def test_fr_m6_3_the_example_of_the_rulebook() -> None:
    """Five apprentices and the two on the tile, which covers the studio: seven actions."""
    game = table("plan", options=ON)
    game.plays("glazery studio", seat=0).plays("glazery no", seat=1).plays("glazery no", seat=2)
    game.plans(0, "22100").plans(1, "00311").plans(2, "00311")
    plan = game.facts("plan-revealed")[0]
    assert (plan["apprentices"], plan["tiles"]) == ((2, 2, 1, 0, 0), ({"tile": "glazery", "location": "studio"},))
    while game.question != {"asks": "visit-glazery", "seat": 0, "apprentices": 3}:
        game.plays("pass")


def test_fr_m6_3_the_printed_apprentices_act_alone() -> None:
    game = glazery("YYYY")
    assert game.waiting == "at-the-glazery 0 2"
    game.plays("glass yellow", "glass yellow")
    assert not game.waiting.startswith("at-the-glazery")


def test_fr_m6_3_nobody_goes_to_the_covered_location() -> None:
    """[FR-M.4] The one at the studio earns no wage: he is at the glazery."""
    game = glazery("YY", sent=1, column="studio").plays("pass")
    assert game.thalers[0] == 12
    assert game.facts("paid") == []


def test_fr_m6_3_in_place_of_a_location_when_its_turn_comes() -> None:
    """[FR-3.4] At the market Blue woke up earlier and acts first."""
    game = table(
        "market",
        plans={0: "00000", 1: "10000"},
        hours="7:00 6:00 8:00",
        market={"I": "R"},
        options=ON,
        modules=glaziers(display="Y", tile="market"),
    )
    assert game.seat == 1
    assert game.plays("pass").waiting == "at-the-glazery 0 2"


def test_fr_m6_10_the_tile_is_taken_off() -> None:
    """[FR-M.6]"""
    game = table(
        "evening",
        options=ON,
        modules=glaziers(tile="studio"),
        luck=[*REFILL, *["draw 0"] * 6],
    )
    assert share(game).spots == ("kept", "kept", "kept")
    assert game.facts("tiles-taken-off") == [{"tile": "glazery"}]


def test_fr_m6_12_where_the_tile_lies_is_secret_while_plans_are() -> None:
    game = table("plan", options=ON).plays("glazery studio", seat=0)
    seen = [game.share(GlaziersShare, seat).spots[0] for seat in (0, 1, None)]
    assert seen == ["studio", None, None]


def test_fr_m6_3_no_dame_is_sent_where_the_tile_lies() -> None:
    """[FR-M12.4]"""
    dames = {"dames": beguines({0: "pink"})}
    game = table("plan", options={**ON, "dames": "on"}, modules=dames).plays("glazery studio", seat=0)
    game.plays("assign market 1", "assign cathedral 2", "assign studio 1", "assign workshop 1", seat=0)
    assert game.refuses("dame pink studio", seat=0) == "no-dame-there"


def test_fr_m6_3_no_map_is_laid_where_the_tile_lies() -> None:
    """[FR-M13.5]"""
    game = table("plan", options={**ON, "catacombs": "on"}, modules=rooms(maps={0: "5A"}))
    game.plays("glazery studio", seat=0)
    assert game.refuses("map 5A studio", seat=0) == "covered"


# Buying


@pytest.mark.parametrize(("colour", "price"), [("blue", 1), ("yellow", 1), ("red", 2), ("green", 2)])
def test_fr_m6_4_prices(colour: str, price: int) -> None:
    game = glazery("YBRG").plays(f"glass {colour}")
    assert game.thalers[0] == 12 - price
    assert share(game).glass[0] == (colour,)
    assert colour not in share(game).display
    assert game.facts("glass-bought") == [{"actor": 0, "glass": colour, "price": price}]


def test_fr_m6_4_one_token_an_apprentice() -> None:
    game = glazery("YYBBRRGG", sent=1).plays("glass yellow", "glass red", "glass red")
    assert share(game).glass[0] == glass("YRR")
    assert not game.waiting.startswith("at-the-glazery")


def test_fr_m6_4_what_is_sold_out_is_sold_out() -> None:
    game = glazery("Y").plays("glass yellow")
    assert game.facts("idled") == [{"actor": 0, "apprentices": 1, "place": "glazery"}]


def test_fr_m6_4_what_can_t_be_paid_is_not_offered() -> None:
    game = glazery("YRG", thalers=1)
    assert game.legal() == ["glass yellow", "pass"]
    assert game.refuses("glass red") == "glass-too-dear"
    assert game.refuses("glass blue") == "no-glass-there"


def test_fr_m6_4_without_money_nobody_is_asked() -> None:
    assert not glazery("YBRG", thalers=0).waiting.startswith("at-the-glazery")


def test_fr_m6_4_one_need_not_buy() -> None:
    """[FR-3.6]"""
    game = glazery("YY").plays("glass yellow", "pass")
    assert game.facts("forfeited")[-1] == {"actor": 0, "place": "glazery"}
    assert game.refuses("glass yellow", seat=0) == "not-your-turn"


# Windows


@pytest.mark.parametrize(
    ("bishop", "place", "handed", "total"),
    [
        ("A2", 2, ["glaze yellow", "glaze blue", "glaze green"], 17),
        ("E1", 2, ["glaze yellow", "glaze blue", "pass"], 6),
        ("E1", 2, ["pass"], 0),
        ("E1", 3, ["pass"], 0),
    ],
    ids="ABCD",
)
def test_fr_m6_8_the_examples_of_the_rulebook(bishop: str, place: int, handed: list[str], total: int) -> None:
    """[FR-M6.7] A tile worth 7 with a window worth 7, and in D with one worth 9, where it would be -2."""
    game = cathedral("YBGR", bishop).plays("restore A2", f"window {place}", *handed, luck=["pick 0"])
    assert game.track[0] == 1 + total
    assert sum(game.sheet().values()) == 1 + total


def test_fr_m6_8_the_accounts_of_a_restoration() -> None:
    game = cathedral("YB").plays("restore A2", "window 2", "glaze yellow", "glaze blue", luck=["pick 0"])
    assert game.sheet() == {"tiles": 1 + 7, "windows": -1}
    (told,) = game.facts("segment-restored")
    assert (told["value"], told["more"], told["points"]) == (7, ({"module": "glaziers", "points": -1},), 6)


def test_fr_m6_8_a_sum_below_zero_takes_off_no_more_than_there_is() -> None:
    """[FR-5.3] The bishop's bonus goes too: 7 + 2 + 9 - 18 = 0, 7 + 9 - 18 = -2."""
    beside = cathedral(bishop="A1").plays("restore A2", "window 3", luck=["pick 0"])
    assert beside.sheet() == {"tiles": 8, "bishop": 2, "windows": -9}
    away = cathedral().plays("restore A2", "window 3", luck=["pick 0"])
    assert away.sheet() == {"tiles": 8, "windows": -7}
    assert away.track[0] == 1
    told = [game.facts("segment-restored")[0] for game in (beside, away)]
    assert [(facts["more"], facts["points"]) for facts in told] == [
        (({"module": "glaziers", "points": -9},), 0),
        (({"module": "glaziers", "points": -7},), 0),
    ]


def test_fr_m6_8_in_two_moves_by_option() -> None:
    """[FR-5.4] Where tile and window together are below zero, the bonus makes up for it first."""
    game = table(
        "cathedral 1",
        paints="YRB",
        fresco={"A2": "F01", "E5": "F02"},
        bishop="A2",
        track="1 40 50",
        options={**ON, "advance": "twice"},
        modules=glaziers(bench=f"L05 {BENCH[4:]}"),
    ).plays("restore A2", "window 1", luck=["pick 0"])
    assert game.sheet() == {"tiles": 4, "bishop": 3, "windows": -6}
    assert game.track[0] == 1


def test_fr_m6_8_gold_leaf_belongs_to_the_sum() -> None:
    """[FR-M5.5] 7 + 1 + 9 - 18 is below zero all the same."""
    game = table(
        "cathedral 1",
        paints="YRP",
        fresco={"A2": "F15", "E5": "F01"},
        bishop="E1",
        track="1 40 50",
        options={**ON, "gold_leaf": "on"},
        modules={
            **glaziers(),
            "gold_leaf": {"disc": "yellow", "leaves": (1, 0, 0), "supply": 19},
        },
    ).plays("restore A2")
    assert game.waiting == "gilding 0 1 well", "the gold leaf is asked for first"
    game.plays("gild", "window 3", luck=["pick 0"])
    assert game.track[0] == 1
    assert game.sheet() == {"tiles": 8, "gold-leaf": 1, "windows": -8}


def test_fr_m6_8_favors_are_counted_apart() -> None:
    """[FR-M11.4]"""
    game = table(
        "cathedral 1",
        paints="YRP",
        fresco={"A2": "F15", "E5": "F01"},
        bishop="A2",
        track="1 40 50",
        options={**ON, "favors": "on"},
        modules=glaziers(),
    ).plays("restore A2", "window 3", luck=["pick 0", "draw 2"])
    assert game.track[0] == 1 + 1 + 1, "7 + 3 + 9 - 18 and the favor"


def test_fr_m6_5_other_segments_have_no_window() -> None:
    game = cathedral("YBG").plays("restore B2")
    assert game.track[0] == 1 + 7
    assert set(walls(game)) == {None}
    assert game.facts("segment-restored")[0]["more"] == ()


def test_fr_m6_5_it_must_be_replaced() -> None:
    game = cathedral("YBG").plays("restore A2")
    assert game.question == {"asks": "which-window", "seat": 0, "segment": "A2"}
    assert game.refuses("pass") == "take-a-window"


def test_fr_m6_5_by_an_ill_apprentice_too() -> None:
    game = cathedral("YB")
    game.state.agenda[-1] = CathedralVisit(Seat(0), CATHEDRAL, 1, marks=ILL)
    game.plays("restore A2", "window 1", "glaze yellow", "glaze blue", luck=["pick 0"])
    assert game.track[0] == 1 + 7 + 3


@pytest.mark.parametrize(("place", "cost"), list(enumerate([0, 1, 1, 2, 2, 3], 1)))
def test_fr_m6_6_a_window_costs_what_its_place_says(place: int, cost: int) -> None:
    game = cathedral().plays("restore A2", f"window {place}", luck=["pick 0"])
    assert game.thalers[0] == 12 - cost


def test_fr_m6_6_only_what_can_be_paid() -> None:
    game = cathedral(thalers=1).plays("restore A2")
    assert game.legal() == ["window 1", "window 2", "window 3"]
    assert game.refuses("window 4") == "window-too-dear"


def test_fr_m6_6_the_free_one_can_always_be_had() -> None:
    """It is the only one, so nobody is asked."""
    game = cathedral(thalers=0).plays("restore A2", luck=["pick 0"])
    assert walls(game)[0] == YB
    assert game.facts("window-replaced") == [
        {
            "actor": 0,
            "window": YB,
            "segment": "A2",
            "place": 1,
            "price": 0,
            "panels": ("yellow", "blue"),
            "points": 3,
            "penalties": 6,
        }
    ]


def test_fr_m6_6_the_example_of_the_rulebook() -> None:
    """Yellow, yellow and green for two Thalers; red, green and red is turned up, and the others move up."""
    game = cathedral().plays("restore A2", "window 4", luck=["pick 11"])
    assert game.thalers[0] == 10
    assert share(game).bench == (YB, YBG, BRG, "L02", "L03", RRG)
    assert walls(game) == [YYG, *[None] * 11]
    assert RRG not in share(game).stack
    assert [(told["window"], told["place"]) for told in game.facts("window-shown")] == [(RRG, 6)]


def test_fr_m6_6_on_the_wall_of_its_segment() -> None:
    for segment in ("A2", "C5", "E4"):
        game = table(
            "cathedral 1", paints="YRB", fresco={segment: "F01", "A1": "F02"}, options=ON, modules=glaziers()
        ).plays(f"restore {segment}", "window 1", luck=["pick 0"])
        assert Wall(segment, YB) in share(game).walls


def test_fr_m6_6_twelve_windows_leave_six_on_the_bench() -> None:
    """The bench is full until the last wall is done."""
    segments = sorted(GAME.box.components.glazery.segments)
    done = [Wall(*pair) for pair in zip(segments, [*WINDOWS[6:17], None], strict=True)]
    game = table(
        "cathedral 1",
        paints="YRB",
        fresco={"E4": "F01", "A1": "F02"},
        options=ON,
        modules={"glaziers": {"bench": tuple(WINDOWS[:6]), "stack": (RRG,), "walls": tuple(done)}},
    ).plays("restore E4", "window 1", luck=["pick 0"])
    assert share(game).bench == (*WINDOWS[1:6], RRG)
    assert share(game).stack == ()


# Glass for windows


def test_fr_m6_7_any_part_of_the_glass() -> None:
    """Yellow, yellow, green: what is passed over stays behind the screen."""
    ways = {
        ("pass",): 6 - 12,
        ("glaze yellow", "pass"): 6 - 10,
        ("glaze yellow", "glaze yellow", "pass"): 6 - 8,
        ("glaze green", "pass"): 6 - 4,
        ("glaze yellow", "glaze green", "pass"): 6 - 2,
        ("glaze yellow", "glaze yellow", "glaze green"): 6,
    }
    for handed, window in ways.items():
        game = cathedral("YYYGB").plays("restore A2", "window 4", *handed, luck=["pick 0"])
        assert game.track[0] == 1 + 7 + window
        given = Counter([word.split()[1] for word in handed if word != "pass"])
        assert Counter(share(game).glass[0]) == Counter(glass("YYYGB")) - given
        assert Counter(share(game).reserve) == given


def test_fr_m6_7_in_any_order() -> None:
    """Who hands in green first may still hand in both yellow ones; at the altar it is the same."""
    game = cathedral("YYG").plays("restore A2", "window 4", "glaze green")
    assert game.question["panels"] == ("yellow", "yellow")
    assert game.facts("glass-handed-in") == [{"actor": 0, "glass": "green", "at_altar": False, "points": 8}]
    assert game.plays("glaze yellow", "glaze yellow", luck=["pick 0"]).track[0] == 1 + 7 + 6
    altar = cathedral("YG").plays("altar YRB", "glaze green", "glaze yellow")
    assert altar.track[0] == 1 + 2 + 2


def test_fr_m6_7_panel_by_panel() -> None:
    game = cathedral("YYGB").plays("restore A2", "window 4")
    panels = ("yellow", "yellow", "green")
    assert game.question == {"asks": "which-glass", "seat": 0, "at_altar": False, "panels": panels, "points": 6 - 12}
    assert game.legal() == ["glaze yellow", "glaze green", "pass"]
    assert game.refuses("glaze blue") == "no-such-panel"
    question = game.plays("glaze yellow").question
    assert (question["panels"], question["points"]) == (("yellow", "green"), 6 - 10)


def test_fr_m6_7_glass_that_one_does_not_have() -> None:
    game = cathedral("Y").plays("restore A2", "window 4")
    assert game.refuses("glaze green") == "no-glass"
    assert game.refuses("window 1") == "glaze-or-pass"
    assert game.plays("glaze yellow", luck=["pick 0"]).track[0] == 1 + 7 + 6 - 10


@pytest.mark.parametrize(("window", "penalty"), [(YB, 2 + 4), ("L06", 6 + 8)])
def test_fr_m6_7_penalties(window: str, penalty: int) -> None:
    game = cathedral(bench=f"{window} L02 L03 L04 L05 L07").plays("restore A2", "window 1", luck=["pick 0"])
    assert game.sheet().get("windows", 0) == penalty // 2 - penalty


def test_fr_m6_12_who_has_glass_is_asked_whichever_it_is() -> None:
    """And who has none is not."""
    game = cathedral("R").plays("restore A2", "window 1")
    assert game.question["panels"] == ("yellow", "blue")
    assert game.legal() == ["pass"]
    assert cathedral().plays("restore A2", "window 1", luck=["pick 0"]).waiting == "theater 1 4 1"


# The altar


def test_fr_m6_9_the_example_of_the_rulebook() -> None:
    """Two basic paints and an orange one, and three tokens: 2 + 1 + 3."""
    game = cathedral("YBG").plays("altar YRO")
    assert game.question == {
        "asks": "which-glass",
        "seat": 0,
        "at_altar": True,
        "panels": ("yellow", "blue", "red", "green"),
        "points": 0,
    }
    game.plays("glaze yellow", "glaze blue", "glaze green")
    assert game.track[0] == 1 + 6
    assert game.sheet() == {"tiles": 1, "altar": 3, "windows": 3}
    assert share(game).reserve == glass("YBG")
    assert game.facts("glass-handed-in")[0] == {"actor": 0, "glass": "yellow", "at_altar": True, "points": 1}
    (told,) = game.facts("altar-restored")
    assert (told["value"], told["more"], told["points"]) == (3, ({"module": "glaziers", "points": 3},), 6)


def test_fr_m6_9_one_token_of_a_colour() -> None:
    game = cathedral("YYR").plays("altar YRB", "glaze yellow")
    assert game.refuses("glaze yellow") == "no-such-altar-panel"
    assert game.plays("pass").track[0] == 1 + 2 + 1


def test_fr_m6_9_it_need_not_be() -> None:
    game = cathedral("YBRG").plays("altar YRB", "pass")
    assert (game.track[0], share(game).glass[0]) == (3, glass("YBRG"))


def test_fr_m6_9_without_glass_nobody_is_asked() -> None:
    game = cathedral().plays("altar YRB")
    assert game.track[0] == 3
    assert game.facts("altar-restored")[0]["more"] == ()


def test_fr_m6_9_in_one_move() -> None:
    """[FR-9.2] Space 3 is taken, and does not matter."""
    game = cathedral("Y", track="1 3 50").plays("altar YRB", "glaze yellow")
    assert game.track[0] == 4


# The next round


def test_fr_m6_10_unsold_glass_goes_into_reserve_and_new_glass_is_drawn() -> None:
    game = table("evening", options=ON, modules=glaziers(display="YG"), luck=[*REFILL, *["draw 2"] * 6])
    assert share(game).reserve == glass("YG")
    assert game.facts("glass-reserved") == [{"glass": glass("YG")}]
    assert share(game).display == ("red",) * 6


def test_fr_m6_10_an_empty_bag_is_filled_in_the_middle_of_a_draw() -> None:
    """Two are left in the bag, and then come four of the reserve, in which the unsold one is too."""
    luck = [*REFILL, "draw 3", "draw 3", *["draw 0"] * 4]
    game = table("evening", options=ON, modules=glaziers(display="B", bag="GG"), luck=luck)
    assert share(game).display == glass("YYYYGG")
    assert share(game).reserve == ()
    assert game.facts("glass-drawn")[0]["refilled_after"] == 2
    assert Counter(share(game).bag) == TOKENS - Counter(glass("YYYYGG"))


def test_fr_m6_10_a_bag_that_is_just_empty_waits_for_the_next_draw() -> None:
    luck = [*REFILL, *["draw 3"] * 5, "draw 2"]
    game = table("evening", options=ON, modules=glaziers(bag="GGGGGR"), luck=luck)
    assert share(game).bag == ()
    assert game.facts("glass-drawn")[0]["refilled_after"] is None
    assert len(share(game).reserve) == 20


def test_fr_m6_10_if_the_players_have_it_all_there_is_less() -> None:
    game = table(
        "evening",
        options=ON,
        modules=glaziers(own="YYYYYYYYBBBBBBB", other="RRRRRRGGG", bag="G"),
        luck=[*REFILL, "draw 3", "draw 3"],
    )
    assert share(game).display == glass("GG")


# Leonardo


def leonardo(segment: str, at: str) -> Play:
    return table(
        "cathedral",
        seats=2,
        fresco={segment: "F15", "D3": "F01"},
        leonardo=at,
        hours="6:00 7:00 5:00",
        track="1 40 20",
        options=ON,
        modules=glaziers(seats=2, bench=f"{YBG} {YB} {BRG} {YYG} L02 L03"),
    ).plays(f"restore {segment}", luck=["pick 0"] if segment == "A2" else [])


def test_fr_m6_11_leonardo_takes_the_free_one_without_penalty() -> None:
    game = leonardo("A2", at="A1")
    assert game.sheet(2) == {"tiles": 27, "windows": 7}
    assert walls(game)[0] == YBG
    assert share(game).bench[:5] == (YB, BRG, YYG, "L02", "L03")
    (told,) = game.facts("window-replaced")
    assert (told["actor"], told["points"], told["penalties"]) == ("leonardo", 7, 0)


def test_fr_m6_11_elsewhere_he_replaces_none() -> None:
    game = leonardo("C4", at="C3")
    assert game.sheet(2) == {"tiles": 27, "bishop": 2}


# What may be seen


@pytest.mark.parametrize("seat", [0, 1, None])
def test_fr_m6_12_all_have_seen_which_glass_another_bought(seat: int | None) -> None:
    game = table("plan", options=ON, modules=glaziers(own="YG", other="RRB"))
    assert game.share(GlaziersShare, seat).glass == (glass("YG"), glass("BRR"), ())


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_fr_m6_12_no_glass_is_imagined(seat: int | None) -> None:
    game = table("plan", options=ON, modules=glaziers(own="YGB", other="RRB"))
    state = GAME.determinize(game.view(seat), random.Random(1))
    assert GAME.complaints(state) == []
    assert workroom_of(Play(state)).glass == workroom_of(game).glass


def test_fr_m6_12_to_hand_in_glass_shows_nothing_new() -> None:
    """So it can be taken back."""
    game = cathedral("YYYGB").plays("restore A2", "window 4", "glaze yellow")
    assert [event.reveals for event in game.told.events if event.word == "glass-handed-in"] == [False]


def workroom_of(game: Play) -> Workroom:
    workroom = game.state.extras[0]
    assert isinstance(workroom, Workroom)
    return workroom


def test_a_table_between_window_and_points_can_be_stored() -> None:
    game = cathedral("YBG").plays("restore A2", "window 2", "glaze yellow")
    assert share(game).balance == 7 - 12
    assert GAME.dump(GAME.load(GAME.dump(game.state))) == GAME.dump(game.state)


def test_complaints_notice_what_is_lost() -> None:
    game = cathedral()
    workroom_of(game).bag[0] -= 1
    assert GAME.complaints(game.state) == ["there are not 8 tokens of yellow glass"]
    game = cathedral()
    workroom_of(game).bench[0] = workroom_of(game).bench[1]
    assert GAME.complaints(game.state) == ["a window is in two places", "a window is lost"]
    game = cathedral()
    workroom_of(game).glass[0] -= 1
    workroom_of(game).bag[0] += 1
    assert GAME.complaints(game.state) == ["there is less glass than none"]


def test_fr_m_4_who_covers_the_market_buys_no_paints() -> None:
    """The booths stay as they are."""
    game = table(
        "market",
        plans={0: "10000"},
        market={"I": "R Y"},
        options=ON,
        modules=glaziers(display="YBG", tile="market"),
    ).plays("glass yellow", "glass blue", "glass green")
    assert game.booth("I") == "R Y"
