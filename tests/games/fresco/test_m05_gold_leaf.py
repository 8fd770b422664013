"""Module 5: the gold leaf."""

import random

import pytest

from bottega.core.seats import Seat
from bottega.games.fresco import GAME
from bottega.games.fresco.catalogue import CATHEDRAL, PAINTS, MarketTile
from bottega.games.fresco.cathedral import CathedralVisit
from bottega.games.fresco.components import parse_components
from bottega.games.fresco.market import ANY_BOOTH, receive
from bottega.games.fresco.marks import ILL
from bottega.games.fresco.modules.m05_gold_leaf.basket import Basket
from bottega.games.fresco.modules.m05_gold_leaf.view import GoldLeafShare
from bottega.games.fresco.modules.m08_bells.view import BellsShare, PartlyPaid
from tests.games.fresco.beguinages import beguines
from tests.games.fresco.tables import REFILL, REFILL_FOR_FOUR, Play, begun, drawn, first_come, table, wishes

GOLD_LEAF = {"gold_leaf": "on"}


def gold(disc: str = "yellow", leaves: str = "0 0 0") -> dict[str, dict[str, object]]:
    """A disc in the basket, and the leaves of each seat."""
    held = tuple([int(number) for number in leaves.split()])
    return {"gold_leaf": {"disc": disc, "supply": 20 - sum(held), "leaves": held}}


def restoring(bishop: str = "A1", disc: str = "yellow", leaves: str = "2 0 0", track: str = "1 40 50") -> Play:
    """Red restores A1, worth 7: yellow, red and purple."""
    return table(
        "cathedral 2",
        paints="YYRRBPP",
        fresco={"A1": "F15", "E5": "F16"},
        bishop=bishop,
        track=track,
        options=GOLD_LEAF,
        modules=gold(disc, leaves),
    ).plays("restore A1")


def leaves(game: Play) -> list[int]:
    """How many leaves each seat has, and how many are left."""
    share = game.share(GoldLeafShare)
    return [*share.leaves, share.supply]


# Setting up


def test_fr_m5_1_fr_m5_2_four_players() -> None:
    game = begun(*REFILL_FOR_FOUR, *first_come(24), "pick 5", seats=4, options=GOLD_LEAF)
    assert game.share(GoldLeafShare).disc == "purple"
    assert leaves(game) == [0, 0, 0, 0, 20]


def test_fr_m5_1_twenty_leaves_and_nobody_has_any() -> None:
    game = begun(*REFILL, *first_come(24), "pick 0", options=GOLD_LEAF)
    assert leaves(game) == [0, 0, 0, 20]


@pytest.mark.parametrize(("pick", "colour"), list(enumerate(PAINTS[:6])))
def test_fr_m5_2_one_of_six_discs_is_drawn(pick: int, colour: str) -> None:
    game = begun(*REFILL, *first_come(24), f"pick {pick}", options=GOLD_LEAF)
    assert game.share(GoldLeafShare).disc == colour
    assert game.facts("disc-drawn") == [{"paint": colour}]
    assert game.bag == 2, "market tiles are drawn without them"


# The market


def test_fr_m5_3_the_example_of_the_rulebook() -> None:
    """One leaf with yellow and blue, two with two red: of different booths, so of two players."""
    game = table(
        "market 1",
        seats=4,
        market={"II": "B Y RR", "III": "YB R"},
        plans={0: "10000", 1: "10000"},
        options=GOLD_LEAF,
    )
    game.plays("buy III 1")
    assert (game.paints(), leaves(game)) == ("YB", [1, 0, 0, 0, 19])
    game.plays("buy II 3")
    assert (game.paints(1), leaves(game)) == ("RR", [1, 2, 0, 0, 17])
    assert game.facts("leaves-taken") == [
        {"actor": 0, "booth": "III", "place": 1, "leaves": 1},
        {"actor": 1, "booth": "II", "place": 3, "leaves": 2},
    ]


def test_fr_m5_1_the_other_side_of_the_board_has_arrows_too() -> None:
    game = table("market 1", market={"II": "B Y RRR"}, options=GOLD_LEAF).plays("buy II 3")
    assert leaves(game) == [2, 0, 0, 18]


def test_fr_m5_3_no_arrow_no_leaf() -> None:
    game = table("market 2", market={"II": "B Y RRR", "III": "YB R"}, options=GOLD_LEAF)
    game.plays("buy II 1", "buy II 2")
    assert leaves(game) == [0, 0, 0, 20]
    assert game.facts("leaves-taken") == []


def test_fr_m5_3_the_arrow_marks_the_place_whichever_tile_lies_there() -> None:
    for tile in ("O", "BBB", "YR"):
        game = table("market 1", market={"II": f".. .. {tile}"}, options=GOLD_LEAF).plays("buy II 3")
        assert leaves(game)[0] == 2


def test_fr_m5_3_a_tile_from_elsewhere_brings_no_leaf() -> None:
    """[FR-4.3] As that of the black market."""
    game = table("market 1", market={"I": "R"}, options=GOLD_LEAF)
    receive(game.state, Seat(0), MarketTile(7), ANY_BOOTH, 2, game.told)
    assert (game.paints(), leaves(game)) == ("YYY", [0, 0, 0, 20])


@pytest.mark.parametrize(("left", "taken"), [(1, 1), (0, 0)])
def test_fr_m5_3_as_many_as_there_are(left: int, taken: int) -> None:
    game = table(
        "market 1", market={"II": "B Y RRR"}, options=GOLD_LEAF, modules=gold(leaves=f"0 {15 - left} 5")
    ).plays("buy II 3")
    assert leaves(game) == [taken, 15 - left, 5, 0]


def test_fr_m5_3_a_tile_that_a_wish_card_brings_for_nothing_has_its_leaves() -> None:
    """[FR-M4.8] The card shows one red, which lies where the arrow of two leaves points."""
    game = table(
        "market 1",
        market={"II": "B Y R"},
        options={**GOLD_LEAF, "wishing_well": "on"},
        modules={"wishing_well": wishes("free-red")},
    ).plays("buy II 1", "wish free-red 3")
    assert (game.paints(), leaves(game)) == ("RB", [2, 0, 0, 18])


def test_fr_m5_3_a_tile_that_a_dame_has_swapped_in_has_the_leaves_of_its_place() -> None:
    """[FR-M12.6] Red's dame brings green to the arrow of two leaves."""
    game = table(
        "market 1",
        market={"I": "G Y", "II": "B R RRR"},
        options={**GOLD_LEAF, "dames": "on"},
        modules={"dames": beguines(sent={0: "pink market"})},
    ).plays("switch I 1", "switch II 3")
    assert (game.booth("I"), game.booth("II")) == ("RRR Y", "B R G")
    assert leaves(game.plays("buy II 3")) == [2, 0, 0, 18]


def test_fr_m5_3_the_black_market_brings_no_leaf() -> None:
    """[FR-M16.3]"""
    game = table("market 1", market={"II": "B Y RRR"}, options={**GOLD_LEAF, "black_market": "on"})
    game.plays("barrel", luck=drawn("YYY"))
    assert (game.paints(), leaves(game)) == ("YYY", [0, 0, 0, 20])


# The cathedral


@pytest.mark.parametrize(
    ("bishop", "bonus", "gilt", "total"), [("A1", 3, 3, 13), ("B2", 2, 2, 11), ("C3", 0, 1, 8), ("E5", 0, 1, 8)]
)
def test_fr_m5_5_the_examples_of_the_rulebook(bishop: str, bonus: int, gilt: int, total: int) -> None:
    game = restoring(bishop)
    assert game.waiting == "gilding 0 0 well"
    about = {"segment": "A1", "paint": "yellow", "points": gilt, "leaves": 2}
    assert game.question == {"asks": "gild-segment", "seat": 0, **about}
    game.plays("gild")
    assert game.track[0] == 1 + total
    lines = {"tiles": 1 + 7, "bishop": bonus, "gold-leaf": gilt}
    assert game.sheet() == {label: points for label, points in lines.items() if points}
    assert game.facts("gilded") == [{"actor": 0, "segment": "A1", "points": gilt}]
    restored = game.facts("segment-restored")[0]
    assert (restored["more"], restored["points"]) == (({"module": "gold_leaf", "points": gilt},), total)
    assert leaves(game) == [1, 0, 0, 19]
    assert game.bishop == "A1"


def test_fr_m5_5_one_move_by_the_sum() -> None:
    """[FR-5.4] Space 14 is taken, 8 and 11 do not matter."""
    game = restoring("A1", track="1 14 8").plays("gild")
    assert game.waiting == "landing 0 14"


def test_fr_m5_4_it_need_not_be_used() -> None:
    game = restoring().plays("pass")
    assert (game.track[0], leaves(game)) == (1 + 10, [2, 0, 0, 18])


def test_fr_m5_4_one_leaf_a_segment_and_again_for_the_next() -> None:
    game = restoring().plays("gild")
    assert game.waiting == "cathedral 0 1 1 0"
    game.plays("restore E5", "gild")
    assert leaves(game) == [0, 0, 0, 20]
    assert game.sheet()["gold-leaf"] == 3 + 1


def test_fr_m5_4_another_colour_is_not_refined() -> None:
    game = restoring(disc="green")
    assert game.waiting == "cathedral 0 1 1 0"
    assert game.refuses("gild") == "not-here"


@pytest.mark.parametrize(("disc", "waiting"), [("blue", "gilding 0 0 well"), ("yellow", "cathedral 0 1 1 0")])
def test_fr_m5_4_pink_and_brown_are_not_refined(disc: str, waiting: str) -> None:
    """A special tile is, if it also shows the colour of the disc: S6 takes blue, pink and brown."""
    game = table(
        "cathedral 2",
        paints="BKWYRB",
        fresco={"A1": "S6", "B1": "F01"},
        options={**GOLD_LEAF, "special_blends": "on"},
        modules=gold(disc),
    )
    assert game.plays("restore A1").waiting == waiting


def test_fr_m5_9_one_is_asked_without_leaves_too() -> None:
    game = restoring(leaves="0 1 0")
    assert game.waiting == "gilding 0 0 well"
    assert game.legal() == ["pass"]
    assert game.refuses("gild") == "no-gold-leaf"
    assert game.refuses("restore E5") == "gild-or-pass"
    assert game.plays("pass").track[0] == 1 + 10


def test_fr_m5_5_with_an_ill_apprentice_a_leaf_is_worth_one() -> None:
    game = table(
        "cathedral 1", paints="YRP", fresco={"A1": "F15"}, bishop="A1", options=GOLD_LEAF, modules=gold(leaves="1 0 0")
    )
    game.state.agenda[-1] = CathedralVisit(Seat(0), CATHEDRAL, 1, marks=ILL)
    game.plays("restore A1")
    assert game.waiting == "gilding 0 0 ill"
    assert game.plays("gild").track[0] == 7 + 3 + 1


def test_fr_m5_8_not_at_the_altar() -> None:
    game = table("cathedral 1", paints="YRB", options=GOLD_LEAF, modules=gold(leaves="3 0 0")).plays("altar YRB")
    assert (game.track[0], leaves(game)) == (2, [3, 0, 0, 17])


# The next round


@pytest.mark.parametrize(("pick", "colour"), [(0, "yellow"), (1, "blue"), (4, "purple")])
def test_fr_m5_6_another_disc_before_the_old_one_goes_back(pick: int, colour: str) -> None:
    """Red is not among the five."""
    game = table("evening", luck=[*REFILL, f"pick {pick}"], options=GOLD_LEAF, modules=gold("red", "1 2 3"))
    assert game.share(GoldLeafShare).disc == colour
    assert leaves(game) == [1, 2, 3, 14]


# The end


def test_fr_m5_7_a_thaler_a_leaf_before_money_is_scored() -> None:
    game = table("theater 1", last=True, thalers=[1, 2, 0], options=GOLD_LEAF, modules=gold(leaves="3 0 1"))
    assert game.seat is None
    assert leaves(game) == [0, 0, 0, 20]
    assert game.thalers == [4, 2, 1]
    assert game.sheet() == {"thalers": 2}
    assert game.facts("leaves-returned") == [
        {"actor": 0, "leaves": 3, "thalers": 3},
        {"actor": 2, "leaves": 1, "thalers": 1},
    ]


def test_fr_m5_7_in_the_order_of_the_last_round() -> None:
    game = table(
        "theater 1",
        last=True,
        hours="8:00 6:00 7:00",
        thalers=0,
        options=GOLD_LEAF,
        modules=gold(leaves="1 1 1"),
    )
    assert [told["actor"] for told in game.facts("leaves-returned")] == [1, 2, 0]


def test_fr_m5_7_the_thalers_pay_for_a_certificate_first() -> None:
    """[FR-M8.6] Three leaves, after two pennies [FR-M4.17]: five of the six Thalers of B10."""
    unseen = tuple([entry.id for entry in parse_components().certificates.items if entry.id != "B10"])
    game = table(
        "theater 1",
        last=True,
        thalers=0,
        options={**GOLD_LEAF, "wishing_well": "on", "bells": "on"},
        modules={
            **gold(leaves="3 0 0"),
            "wishing_well": {"pennies": (2, 3, 3)},
            "bells": {
                "unpaid": ((PartlyPaid("B10", 0),), (), ()),
                "display": (None, None, None),
                "unseen": unseen,
            },
        },
    )
    words = [event.word for event in game.told.events]
    assert words.index("pennies-exchanged") < words.index("leaves-returned") < words.index("bells-counted")
    assert game.thalers[0] == 0
    assert game.share(BellsShare).unpaid[0] == (PartlyPaid("B10", 5),)


# Leonardo


def test_fr_m5_8_leonardo_has_no_leaves() -> None:
    game = table(
        "cathedral",
        seats=2,
        fresco={"C4": "F15", "A1": "F01"},
        bishop="C4",
        hours="6:00 7:00 5:00",
        options=GOLD_LEAF,
        modules=gold(leaves="2 2"),
    ).plays("restore C4")
    assert game.track[2] == 7 + 3
    assert leaves(game) == [2, 2, 16]


# What may be seen


@pytest.mark.parametrize("seat", [0, 1, None])
def test_fr_m5_9_all_have_seen_how_many_another_took(seat: int | None) -> None:
    game = table("plan", options=GOLD_LEAF, modules=gold(leaves="3 1 0"))
    share = game.share(GoldLeafShare, seat)
    assert (share.leaves, share.supply) == ((3, 1, 0), 16)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_fr_m5_9_nothing_is_imagined(seat: int | None) -> None:
    game = table("plan", options=GOLD_LEAF, modules=gold(leaves="3 5 2"))
    state = GAME.determinize(game.view(seat), random.Random(1))
    assert GAME.complaints(state) == []
    assert leaves(Play(state)) == leaves(game)


def test_fr_m5_9_to_use_a_leaf_shows_nothing_new() -> None:
    """So it can be taken back."""
    game = restoring().plays("gild")
    assert [event.reveals for event in game.told.events if event.word == "gilded"] == [False]


def basket_of(game: Play) -> Basket:
    basket = game.state.extras[0]
    assert isinstance(basket, Basket)
    return basket


def test_a_leaf_in_use_can_be_stored() -> None:
    """Between the leaf and the points another module may ask."""
    game = restoring()
    basket_of(game).gilding = 2
    assert GAME.dump(GAME.load(GAME.dump(game.state))) == GAME.dump(game.state)


def test_complaints_notice_a_lost_leaf() -> None:
    game = table("plan", options=GOLD_LEAF)
    basket_of(game).supply -= 1
    assert GAME.complaints(game.state) == ["there are not 20 gold leaves"]
