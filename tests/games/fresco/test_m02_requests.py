"""Module 2: the bishop's request."""

import pytest

from bottega.games.fresco.modules.m02_requests.view import RequestsShare
from tests.games.fresco.tables import REFILL, REQUESTS, Play, begun, first_come, table

SETUP = [*REFILL, *first_come(24)]
PURPLE = "F11 F15 F16"
"""Three tiles with a purple seal."""


def workshop(tiles: str, apprentices: int = 1, paints: str = "", track: str = "1 40 50") -> Play:
    """Red is in the workshop, with these tiles in front of them; Green has fulfilled requests before."""
    return table(f"workshop {apprentices}", tiles={0: tiles}, paints=paints, track=track, options=REQUESTS)


def later(tiles: str, requests: str, track: str = "1 40 50") -> Play:
    """Red is in the workshop; Blue has fulfilled these requests."""
    return table("workshop 1", tiles={0: tiles}, requests={1: requests}, track=track, options=REQUESTS)


# The requests


def test_fr_m2_1_four_stacks_of_three_the_best_on_top() -> None:
    game = begun(*SETUP, options=REQUESTS)
    assert {stack.request: stack.points for stack in game.share(RequestsShare).stacks} == {
        "general": (8, 6, 4),
        "purple": (15, 12, 10),
        "orange": (12, 10, 8),
        "green": (12, 10, 8),
    }


def test_fr_m2_1_without_the_module_there_are_none() -> None:
    assert table("workshop 1", paints="YR", tiles={0: PURPLE}).refuses("request general") == "not-played-with"


def test_fr_m2_2_one_request_a_round() -> None:
    game = workshop("F01 F02 F03 F04 F05 F06", apprentices=3, paints="YR")
    game.plays("request general", "pile F01", "pile F02", "pile F03")
    assert game.refuses("request general") == "one-request"
    assert game.share(RequestsShare).done == (0,)
    assert game.legal() == ["blend orange", "pass"]


def test_fr_m2_2_the_apprentice_does_not_blend() -> None:
    """Two apprentices: one fulfills a request, the other blends twice."""
    game = workshop("F01 F02 F03", apprentices=2, paints="YYY RRR").plays("request general")
    game.plays("blend orange", "blend orange")
    assert game.paints() == "YROO"
    assert game.waiting == "theater 1 4 1"


def test_fr_m2_2_nor_after_having_blended_once() -> None:
    game = workshop("F01 F02 F03", apprentices=1, paints="YY RR").plays("blend orange")
    assert game.refuses("request general") == "no-fresh-apprentice"
    assert game.legal() == ["blend orange", "pass"]


def test_fr_m2_2_between_two_blends_another_apprentice_may() -> None:
    """The one who has blended once keeps the second blend."""
    game = workshop("F01 F02 F03", apprentices=2, paints="YYY RRR").plays("blend orange", "request general")
    assert game.waiting == "workshop 0 3 1 1 +4096"
    game.plays("blend orange")
    assert (game.paints(), game.waiting) == ("YROO", "theater 1 4 1")


def test_fr_m2_2_without_paints_one_may_still_ask() -> None:
    assert workshop("F01 F02 F03").legal() == ["request general", "pass"]


def test_fr_m2_2_only_in_the_workshop() -> None:
    game = table("cathedral 1", paints="YRB", tiles={0: PURPLE}, options=REQUESTS)
    assert game.refuses("request general") == "only-in-the-workshop"


def test_fr_m2_2_next_round_again() -> None:
    plans = {0: "00010", 1: "00100", 2: "00100"}
    game = table("workshop", plans=plans, tiles={0: "F01 F02 F03"}, options=REQUESTS, track="1 40 50")
    game.plays("request general", luck=REFILL)
    assert game.waiting == "choose-paint 0 1"
    assert game.share(RequestsShare).done == ()


def test_fr_m2_3_the_example_of_the_rulebook() -> None:
    """[FR-M2.5] Three tiles for a general request worth 6."""
    game = later("F01 F05 F12", "general F02 F03 F04").plays("request general")
    assert game.track[0] == 1 + 6
    assert game.tiles() == ""
    share = game.share(RequestsShare)
    assert (share.fulfilled[0], share.piled[0]) == (("general",), ("F01", "F05", "F12"))
    told = {"actor": 0, "request": "general", "tiles": ("F01", "F05", "F12"), "points": 6}
    assert game.facts("request-fulfilled") == [told]


def test_fr_m2_3_any_three_tiles() -> None:
    game = workshop("F01 F02 F03 F24").plays("request general")
    assert game.waiting == "piling 0 general"
    assert game.legal() == ["pile F01", "pile F02", "pile F03", "pile F24"]
    game.plays("pile F24")
    about = {"painter": 0, "request": "general", "points": 8, "chosen": ("F24",), "left": 2}
    assert game.question == {"asks": "tile-for-request", "seat": 0, **about}
    game.plays("pile F01", "pile F03")
    assert game.tiles() == "F02"
    assert game.facts("request-fulfilled")[0]["tiles"] == ("F24", "F01", "F03")
    assert game.track[0] == 1 + 8


def test_fr_m2_3_fewer_will_not_do() -> None:
    game = table("workshop 1", paints="YR", tiles={0: "F01 F02"}, options=REQUESTS)
    assert game.why_not("request general").params == {"needed": 3, "tiles": 2}


def test_fr_m2_3_others_tiles_do_not_count_nor_can_they_be_piled() -> None:
    game = table("workshop 1", tiles={0: "F01 F02 F03 F04", 1: "F05"}, options=REQUESTS).plays("request general")
    assert game.why_not("pile F05").params == {"tile": "F05", "painter": 0}
    game.plays("pile F01")
    assert game.refuses("pile F01") == "piled-already"
    assert game.refuses("pass") == "pile-tiles"


def test_fr_m2_4_the_example_of_the_rulebook() -> None:
    """[FR-M2.5] Three purple seals: the purple request worth 10."""
    game = later(PURPLE, "purple F17 F18 F19, purple F20 F21 F22").plays("request purple")
    assert game.track[0] == 1 + 10
    assert game.share(RequestsShare).fulfilled[0] == ("purple",)
    assert game.sheet() == {"tiles": 1, "requests": 10}


@pytest.mark.parametrize(
    ("kind", "tiles", "points"), [("purple", PURPLE, 15), ("orange", "F04 F08 F12", 12), ("green", "F03 F05 F12", 12)]
)
def test_fr_m2_4_the_first_of_each_special_kind(kind: str, tiles: str, points: int) -> None:
    assert workshop(tiles).plays(f"request {kind}").track[0] == 1 + points


def test_fr_m2_4_three_seals_of_one_colour() -> None:
    game = workshop("F11 F15 F01 F24 F04")
    assert game.why_not("request orange").params == {"request": "orange", "needed": 3, "tiles": 2}
    assert game.refuses("request green") == "too-few-seals"
    assert game.legal("request") == ["request general", "request purple"]


def test_fr_m2_4_a_tile_counts_for_any_of_its_seals() -> None:
    """[FR-M2.5] But once: F24 has all three."""
    game = workshop("F11 F15 F24 F04 F08", apprentices=2).plays("request purple")
    assert game.tiles() == "F04 F08"


def test_fr_m2_4_of_four_fitting_tiles_three_are_chosen() -> None:
    game = workshop(f"{PURPLE} F24 F01").plays("request purple")
    assert game.legal() == ["pile F11", "pile F15", "pile F16", "pile F24"]
    assert game.refuses("pile F01") == "no-such-seal"
    game.plays("pile F11", "pile F15", "pile F16")
    assert game.tiles() == "F01 F24"


def test_fr_m2_5_the_top_of_the_stack_goes_first() -> None:
    assert later("F01 F05 F12", "general F02 F03 F04, general F06 F07 F08").plays("request general").track[0] == 1 + 4


def test_fr_m2_5_a_stack_comes_to_its_end() -> None:
    game = table(
        "workshop 1",
        paints="YR",
        tiles={0: "F01 F05 F12"},
        requests={1: "general F02 F03 F04, general F06 F07 F08, general F09 F10 F11"},
        options=REQUESTS,
    )
    assert game.refuses("request general") == "no-request-left"


def test_fr_m2_5_points_may_lead_to_a_taken_space() -> None:
    game = workshop("F01 F02 F03", apprentices=2, paints="YR", track="1 9 50").plays("request general")
    assert game.waiting == "landing 0 9"
    game.plays("behind", "blend orange")
    assert game.track[0] == 8


def test_fr_m2_5_piled_tiles_are_not_used_again() -> None:
    game = table(
        "workshop 1",
        paints="YR",
        tiles={0: "F01 F02"},
        requests={0: f"purple {PURPLE}"},
        options=REQUESTS,
    )
    assert game.refuses("request general") == "too-few-tiles"
    assert game.refuses("pile F11") == "not-asked-for"


# Income


def income(requests: str, tiles: str = "") -> Play:
    return table("evening", tiles={0: tiles}, requests={0: requests}, options=REQUESTS, luck=REFILL, track="1 40 50")


def test_fr_m2_6_a_special_request_pays_a_thaler_and_its_paint() -> None:
    """The rulebook's purple one: its three tiles pay no more."""
    game = income(f"purple {PURPLE}")
    assert (game.thalers[0], game.paints()) == (13, "P")
    assert game.waiting == "wake-up 0"
    assert game.facts("paint-taken") == [{"actor": 0, "paint": "purple"}]


def test_fr_m2_6_a_general_request_pays_a_thaler_and_a_basic_paint_of_one_s_choice() -> None:
    """[FR-M.3]"""
    game = income("general F01 F02 F03", tiles="F04 F05")
    assert game.thalers[0] == 12 + 2 + 1
    assert game.waiting == "choose-paint 0 1"
    assert game.refuses("pass") == "take-a-basic-paint"
    game.plays("take red")
    assert (game.paints(), game.waiting) == ("R", "wake-up 0")


def test_fr_m2_6_several_requests() -> None:
    game = income("general F01 F02 F05, green F03 F06 F07, general F04 F08 F09, orange F12 F13 F14")
    assert game.thalers[0] == 16
    assert game.waiting == "choose-paint 0 2"
    game.plays("take yellow", "take blue")
    assert game.paints() == "YBOG"


def test_fr_m2_6_in_the_order_of_waking_up() -> None:
    game = table(
        "evening",
        requests={0: "general F01 F02 F03", 1: "general F04 F05 F06"},
        hours="8:00 6:00 7:00",
        options=REQUESTS,
        luck=REFILL,
    )
    assert game.seat == 1
    game.plays("take red")
    assert game.seat == 0


def test_fr_m2_6_not_after_the_last_round() -> None:
    game = table("theater 1", last=True, requests={0: f"purple {PURPLE}"}, options=REQUESTS, thalers=[1, 0, 0])
    assert game.paints() == ""
    assert game.facts("income-paid") == []


# Leonardo


def with_leonardo(tiles: str, track: str = "1 40 20", last: bool = False) -> Play:
    """It is Leonardo's turn in the workshop; all other tiles are still on the fresco."""
    return table(
        "workshop",
        tiles={2: tiles},
        track=track,
        last=last,
        player=1,
        seats=2,
        hours="5:00 6:00 9:00",
        options=REQUESTS,
    )


def test_fr_m2_7_leonardo_may_fulfill_a_request() -> None:
    game = with_leonardo(PURPLE)
    assert (game.waiting, game.state.pending) == ("leonardo-asks", (1,))
    assert game.legal() == ["request general", "request purple", "pass"]
    assert game.refuses("request green") == "too-few-seals"
    assert game.refuses("blend orange") == "leonardo-may-ask"
    assert game.question == {"asks": "leonardos-request", "seat": 1}


def test_fr_m2_7_request_and_tiles_are_removed() -> None:
    game = with_leonardo(PURPLE).plays("request purple")
    assert game.track[2] == 35
    assert game.sheet(2) == {"tiles": 20, "requests": 15}
    assert game.tiles(2) == ""
    share = game.share(RequestsShare)
    assert share.fulfilled == ((), ())
    assert [stack.points for stack in share.stacks if stack.request == "purple"] == [(12, 10)]
    told = {"actor": "leonardo", "request": "purple", "tiles": ("F11", "F15", "F16"), "points": 15}
    assert game.facts("request-fulfilled") == [told]


def test_fr_m2_7_his_player_chooses_tiles_and_space() -> None:
    game = with_leonardo(f"{PURPLE} F17", track="35 40 20").plays("request purple")
    assert (game.waiting, game.state.pending) == ("piling 2 purple", (1,))
    assert game.question["painter"] == "leonardo"
    game.plays("pile F17", "pile F11", "pile F15")
    assert (game.waiting, game.state.pending) == ("landing 2 35", (1,))
    assert game.tiles(2) == "F16"


def test_fr_m2_7_he_need_not() -> None:
    game = with_leonardo(PURPLE).plays("pass")
    assert game.track[2] == 20
    assert game.facts("forfeited") == [{"actor": "leonardo", "place": "workshop"}]


def test_fr_m2_7_without_the_tiles_nobody_is_asked() -> None:
    assert with_leonardo("F01 F02").waiting == "theater 0 4 1"


def test_fr_m2_7_in_the_final_round_too() -> None:
    """[FR-L.9]"""
    assert with_leonardo(PURPLE, last=True).waiting == "leonardo-asks"


def test_fr_m2_7_he_has_no_income_of_it() -> None:
    game = table("evening", seats=2, requests={2: f"purple {PURPLE}"}, options=REQUESTS, luck=REFILL)
    assert (game.paints(0), game.paints(1), game.thalers) == ("", "", [12, 12])
