"""Module 4: the wishing well."""

import random
from collections import Counter
from collections.abc import Mapping, Sequence

import pytest

from bottega.core.chance import FastChance, TracedChance
from bottega.core.errors import BadInput
from bottega.core.seats import Seat, may_see
from bottega.games.fresco import GAME, Fresco
from bottega.games.fresco.accounts import complaints
from bottega.games.fresco.advice.appraisal import unscored
from bottega.games.fresco.catalogue import Painter
from bottega.games.fresco.components import parse_components
from bottega.games.fresco.marks import ILL
from bottega.games.fresco.modules.m04_wishing_well.catalogue import WISH_CARDS
from bottega.games.fresco.modules.m04_wishing_well.view import WishingWellShare
from bottega.games.fresco.modules.m04_wishing_well.well import Well
from bottega.games.fresco.planning import blank_for
from bottega.games.fresco.visit import Visit
from tests.games.fresco.beguinages import beguines
from tests.games.fresco.infirmaries import infirmary
from tests.games.fresco.tables import PORTRAITS, REFILL, REQUESTS, Play, begun, drawn, first_come, table, wishes

WELL = {"wishing_well": "on"}
BOOTHS = {"I": "R Y", "II": "B G RRR", "III": "RB YB"}


def wishing(
    at: str,
    *cards: str,
    paints: str | Mapping[int, str] = "",
    plans: Mapping[int, str] | None = None,
    thalers: int | Sequence[int] = 12,
    market: Mapping[str, str] | None = None,
    options: Mapping[str, str] | None = None,
    blue: str = "",
    used: str = "",
    pennies: Sequence[int] = (3, 3, 3),
    placed: Sequence[int] = (0, 0, 0),
) -> Play:
    """Red has these wish cards, and pays 4 Thalers a tile; `blue` are those of Blue, `used` are out of the game."""
    share = wishes(" ".join(cards), blue, used=tuple(used.split()), pennies=tuple(pennies), placed=tuple(placed))
    return table(
        at,
        paints=paints,
        plans=plans,
        thalers=thalers,
        market=market or BOOTHS,
        bishop="B2",
        track="1 60 70",
        options={**WELL, **(options or {})},
        modules={"wishing_well": share},
    )


def card(name: str) -> str:
    """The luck that brings a card."""
    return f"draw {WISH_CARDS.index(name)}"


def share(game: Play, seat: int | None = None) -> WishingWellShare:
    return game.share(WishingWellShare, seat)


def pennies(game: Play, seat: int = 0) -> int:
    return share(game).pennies[seat]


def cards_of(game: Play, seat: int, viewer: int | None = None) -> tuple[str, ...] | None:
    """Which cards a seat has, as another one sees it."""
    return share(game, viewer).hands[seat].cards


def used(card: str, **facts: int) -> dict[str, object]:
    """What is told of a card that Red uses, which brings nothing but this."""
    return {"actor": 0, "card": card, "pennies": 0, "thalers": 0, "points": 0, "spaces": 0, **facts}


def fall_ill(game: Play) -> Play:
    """The apprentice at work is ill, as module 10 would mark him."""
    visit = game.state.agenda[-1]
    assert isinstance(visit, Visit)
    game.state.agenda[-1] = visit.marked(visit.marks | ILL)
    return game


# Setting up


@pytest.mark.parametrize(("seats", "supply"), [(2, 14), (3, 11), (4, 8)])
def test_fr_m4_1_three_pennies_each_and_twenty_cards_face_down(seats: int, supply: int) -> None:
    """[FR-M4.18] And none for Leonardo."""
    state = GAME.new(GAME.ruleset(seats, WELL), FastChance(random.Random(1)))
    seen = share(Play(state))
    assert (seen.supply, seen.deck, seen.well, seen.used) == (supply, 20, 0, ())
    assert seen.pennies == (3,) * seats


def test_fr_m4_1_the_cards_of_the_rulebook() -> None:
    cards = GAME.box.components.wish_cards.items
    assert {c.id: c.copies for c in cards if not c.shows} == {
        "lucky-day": 3,
        "visit": 2,
        "praise": 2,
        "tip": 3,
        "alchemy": 2,
        "finders": 2,
        "busker": 3,
    }
    assert sum(c.copies for c in cards) == 20
    assert len([c for c in cards if c.shows]) == 3


def test_fr_m4_1_without_the_module_there_is_no_well() -> None:
    assert table("market 1", market=BOOTHS).refuses("wish lucky-day") == "not-played-with"
    assert begun(*REFILL, *first_come(24)).view().modules == ()


# Planning


def planning(plan: str, pennies: int = 3) -> Play:
    """Red has placed the apprentices, and not said anything about pennies."""
    game = wishing("plan", pennies=(pennies, 3, 3))
    words = zip(("market", "cathedral", "studio", "workshop"), plan[:-1], strict=True)
    return game.plays(*[f"assign {location} {number}" for location, number in words], seat=0)


def test_fr_m4_2_the_example_of_the_rulebook() -> None:
    """Three apprentices at the market, and two pennies."""
    game = planning("31010")
    assert game.legal(seat=0) == ["pennies 0", "pennies 1", "pennies 2"]
    assert game.question == {"asks": "pennies-for-well", "seat": 0, "pennies": 3, "most": 2}
    game.plays("pennies 2", "commit", seat=0)
    assert share(game, 0).placed == (2, None, None)


def test_fr_m4_2_not_without_an_apprentice_at_the_market() -> None:
    assert planning("03110").legal(seat=0) == ["commit"]


def test_fr_m4_2_not_more_than_there_are() -> None:
    assert planning("11110", pennies=1).legal(seat=0) == ["pennies 0", "pennies 1"]
    assert planning("11110", pennies=0).legal(seat=0) == ["commit"]


def test_fr_m4_2_not_if_a_tile_stands_in_for_the_market() -> None:
    """[FR-M14.4] The apprentice there is on the tile of the pews. The medico's tile leaves him at the market."""
    game = table("plan", options={**WELL, "pews": "on"}).plays("pews market", seat=0)
    game.plays("assign market 1", "assign cathedral 2", "assign studio 1", "assign workshop 1", seat=0)
    assert game.legal(seat=0) == ["commit"]


def test_fr_m4_2_what_is_planned_already() -> None:
    game = planning("11110")
    assert game.refuses("assign market 1", seat=0) == "assigned-already"
    assert game.refuses("commit", seat=0) == "not-planned-yet"
    assert game.refuses("throw", seat=0) == "plan-first"
    assert blank_for(game.state, Seat(1)).applies(game.state, Seat(1))
    assert game.refuses("pennies 1", seat=1) == "plan-first"


def test_fr_m4_2_a_plan_is_secret_and_then_revealed() -> None:
    game = planning("11110").plays("pennies 2", "commit", seat=0)
    assert share(game, 1).placed == (None, 0, None)
    assert share(game).placed == (None, None, None)
    for seat in (1, 2):
        game.plans(seat, "00311")
    assert share(game, 1).placed == (2, 0, 0)
    assert game.facts("pennies-placed") == [{"actor": 0, "pennies": 2}]


# Throwing


def test_fr_m4_3_a_card_for_each_penny() -> None:
    game = wishing("market 1", placed=(2, 0, 0))
    assert (game.waiting, game.legal()) == ("throw-pennies 0", ["throw", "pass"])
    assert game.question == {"asks": "throw-penny", "seat": 0, "left": 2, "room": 2}
    game.plays("throw", luck=[card("tip")])
    assert (pennies(game), share(game).well, share(game).deck) == (2, 1, 19)
    game.plays("throw", luck=[card("praise")])
    assert game.waiting == "market 0 0 1 -1"
    assert cards_of(game, 0, 0) == ("praise", "tip")
    assert cards_of(game, 0, 1) is cards_of(game, 0) is None
    assert share(game, 1).hands[0].count == 2


def test_fr_m4_3_nobody_else_learns_which() -> None:
    game = wishing("market 1", placed=(1, 0, 0)).plays("throw", luck=[card("tip")])
    told = [[event.word for event in game.told.seen_by(seat)] for seat in (Seat(0), Seat(1), None)]
    assert [words[-2:] for words in told[:1]] == [["penny-thrown", "wish-card-drawn"]]
    assert ["wish-card-drawn" in words for words in told] == [True, False, False]
    chance = TracedChance(FastChance(random.Random(1)))
    again = wishing("market 1", placed=(1, 0, 0))
    again.state.apply(Seat(0), GAME.actions.parse_name("throw"), chance)
    (outcome,) = chance.taken()
    assert [may_see(seat, outcome.audience) for seat in (Seat(0), Seat(1), None)] == [True, False, False]


def test_fr_m4_3_two_in_a_round_by_all_players() -> None:
    """Red throws one, Blue none and Green one; then the well is full, whatever lies on the sheets."""
    plans = {0: "10000", 1: "10001", 2: "10001"}
    game = wishing("market", plans=plans, placed=(1, 2, 2))
    game.plays("throw", "pass", luck=[card("tip")])
    assert game.waiting == "throw-pennies 1"
    game.plays("pass", "pass")
    assert game.waiting == "throw-pennies 2"
    game.plays("throw", luck=[card("tip")])
    assert (game.waiting, share(game).well) == ("market 2 0 1 -1", 2)


def test_fr_m4_3_who_comes_to_a_full_well_is_not_asked() -> None:
    game = wishing("market", plans={0: "10000", 1: "10001"}, placed=(2, 2, 0))
    game.plays("throw", "throw", "pass", luck=[card("tip"), card("tip")])
    assert game.waiting == "market 1 0 1 -1"


def test_fr_m4_3_nobody_must_throw() -> None:
    game = wishing("market 1", placed=(2, 0, 0)).plays("pass")
    assert (game.waiting, pennies(game), cards_of(game, 0, 0)) == ("market 0 0 1 -1", 3, ())


def test_fr_m4_3_only_before_the_rest() -> None:
    game = wishing("market 2", placed=(2, 0, 0)).plays("throw", "pass", luck=[card("tip")])
    assert game.refuses("throw") == "not-here"
    assert game.refuses("pennies 1") == "not-here"


def test_fr_m4_4_what_was_not_thrown_is_taken_back() -> None:
    game = wishing("market 1", placed=(2, 0, 0)).plays("pass", "buy I 1")
    assert (pennies(game), share(game).placed) == (3, (0, 0, 0))
    assert game.facts("pennies-taken-back") == [{"actor": 0, "pennies": 2}]
    closing = wishing("market 1", placed=(2, 0, 0)).plays("throw", "pass", "pass", luck=[card("busker")])
    assert (pennies(closing), share(closing).placed) == (2, (0, 0, 0))
    assert closing.facts("pennies-taken-back") == [{"actor": 0, "pennies": 1}]


def test_fr_m4_15_no_card_no_throw() -> None:
    everything = " ".join([c.id for c in GAME.box.components.wish_cards.items for _ in range(c.copies)])
    game = wishing("market 1", placed=(2, 0, 0), used=everything)
    assert game.waiting == "market 0 0 1 -1"
    but_one = everything.replace("lucky-day", "", 1)
    last = wishing("market 1", placed=(2, 0, 0), used=but_one).plays("throw", luck=[card("lucky-day")])
    assert last.waiting == "market 0 0 1 -1"


# Using cards


def test_fr_m4_5_a_card_drawn_may_be_used_at_once_and_is_out_of_the_game() -> None:
    game = wishing("market 1", placed=(1, 0, 0)).plays("throw", "wish lucky-day", luck=[card("lucky-day")])
    assert (share(game).used, cards_of(game, 0, 0)) == (("lucky-day",), ())
    assert game.facts("wish-card-used") == [used("lucky-day", pennies=2)]


def test_fr_m4_5_only_at_its_location() -> None:
    game = wishing("market 1", "tip", "finders", "busker", "praise", "alchemy", "visit", paints="YRB")
    refused = ["wish tip", "wish finders", "wish busker", "wish praise", "wish alchemy YRB green", "wish visit A1"]
    assert {game.refuses(name) for name in refused} == {"used-elsewhere"}
    assert game.refuses("wish lucky-day") == "no-such-card"


def test_fr_m4_5_an_apprentice_uses_one_card() -> None:
    game = wishing("market 2", "lucky-day", "lucky-day", "lucky-day").plays("wish lucky-day", "wish lucky-day")
    assert (game.refuses("wish lucky-day"), pennies(game)) == ("one-card-each", 7)
    bought = wishing("market 1", "lucky-day", "lucky-day").plays("wish lucky-day", "buy I 1")
    assert bought.waiting == "theater 1 4 1"


def test_fr_m4_5_others_can_not_tell_what_could_be_used() -> None:
    """A visit waits for a card that there might be, and the step has the same name."""
    held = wishing("studio 1", "tip")
    other = wishing("studio 1", "busker")
    assert held.waiting == other.waiting == "studio 0 2 1"
    assert (held.legal(), other.legal()) == (["wish tip", "pass"], ["pass"])
    assert held.view(1) == other.view(1)


def test_fr_m4_5_no_visit_waits_for_cards_that_are_all_used() -> None:
    assert wishing("studio 1", "busker", used="tip tip tip").waiting == "theater 1 4 1"
    assert wishing("studio 1").waiting == "theater 1 4 1"


# Lucky Day


def test_fr_m4_7_lucky_day() -> None:
    game = wishing("market 1", "lucky-day").plays("wish lucky-day")
    assert (pennies(game), share(game).supply) == (5, 9)
    assert game.legal("buy")


def test_fr_m4_7_also_before_closing_a_booth() -> None:
    game = wishing("market 1", "lucky-day").plays("wish lucky-day", "close I")
    assert game.booth("I") == ".. .."


def test_fr_m4_7_also_after_the_last_purchase() -> None:
    game = wishing("market 1", "lucky-day").plays("buy I 1")
    assert (game.waiting, game.legal()) == ("market 0 0 0 0 M01", ["wish lucky-day", "pass"])
    assert pennies(game.plays("wish lucky-day")) == 5


def test_fr_m4_15_what_is_left_in_the_supply() -> None:
    game = wishing("market 1", "lucky-day", pennies=(3, 13, 3)).plays("wish lucky-day")
    assert (pennies(game), share(game).supply) == (4, 0)
    tip = wishing("studio 1", "tip", pennies=(3, 14, 3)).plays("wish tip")
    assert (pennies(tip), tip.thalers[0]) == (3, 12 + 1 + 3)
    assert tip.facts("wish-card-used") == [used("tip", thalers=1)]


# Free paint


def test_fr_m4_8_a_tile_of_the_same_booth_for_nothing() -> None:
    game = wishing("market 2", "free-red").plays("buy I 2")
    assert game.legal("wish") == ["wish free-red 1"]
    game.plays("wish free-red 1")
    assert (game.paints(), game.thalers[0]) == ("YR", 12 - 4)
    assert game.booth("I") == ".. .."
    assert game.facts("wish-card-used") == [used("free-red")]
    got = {"actor": 0, "tile": "M01", "booth": "I", "place": 1, "price": 0, "paints": ("red",)}
    assert game.facts("bought")[-1] == got


def test_fr_m4_8_without_another_apprentice_and_after_the_last_purchase() -> None:
    game = wishing("market 1", "free-blue").plays("buy II 2")
    assert game.waiting == "market 0 0 0 1 M14"
    bag = game.bag
    game.plays("wish free-blue 1")
    assert (game.paints(), game.waiting, game.bag) == ("BG", "theater 1 4 1", bag + 3)


def test_fr_m4_8_two_pieces_are_shown_too() -> None:
    """With four players, where such tiles are played with."""
    game = table(
        "market 1",
        seats=4,
        market={"I": "RR Y"},
        options=WELL,
        modules={"wishing_well": wishes("free-red", seats=4)},
    )
    assert game.plays("buy I 2", "wish free-red 1").paints() == "YRR"


def test_fr_m4_8_only_what_the_card_shows() -> None:
    game = wishing("market 2", "free-red").plays("buy II 1")
    assert game.refuses("wish free-red 3") == "not-shown"
    assert game.refuses("wish free-red 1") == "not-shown"
    assert game.refuses("wish free-red 4") == "not-shown"


def test_fr_m4_8_not_without_a_purchase_and_not_when_closing() -> None:
    game = wishing("market 2", "free-red")
    assert game.refuses("wish free-red 1") == "no-purchase"
    assert game.plays("close I").refuses("wish free-red 1") == "no-purchase"
    assert game.plays("pass").waiting == "theater 1 4 1"


def test_fr_m4_8_one_with_each_purchase() -> None:
    game = wishing("market 2", "free-red", "free-blue", market={"III": "R B RB YB"})
    game.plays("buy III 3", "wish free-red 1")
    assert game.refuses("wish free-blue 2") == "no-purchase"
    assert game.plays("buy III 4", "wish free-blue 2").paints() == "YRRBBB"


def test_fr_m4_8_the_black_market_is_no_booth() -> None:
    """[FR-M16.6] With the barrel alone no booth is visited; after a purchase at one, it is."""
    game = wishing("market 2", "free-red", options={"black_market": "on"}).plays("barrel", luck=drawn("O"))
    assert game.refuses("wish free-red 1") == "no-purchase"
    assert game.plays("buy I 2").allows("wish free-red 1")


# The bishop pays a visit


def cathedral(*cards: str, apprentices: int = 2, bishop: str = "B2", thalers: int = 12, paints: str = "YYRRBB") -> Play:
    return table(
        f"cathedral {apprentices}",
        paints=paints,
        fresco={"A1": "F01", "C3": "F02", "E5": "F24"},
        bishop=bishop,
        thalers=thalers,
        track="1 60 70",
        options=WELL,
        modules={"wishing_well": wishes(" ".join(cards))},
    )


def test_fr_m4_9_a_step_for_nothing() -> None:
    game = cathedral("visit", thalers=0).plays("wish visit A1", "restore A1")
    assert (game.track[0], game.thalers[0]) == (1 + 3 + 3, 0)
    assert game.facts("wish-card-used") == [used("visit")]
    assert game.facts("bishop-moved") == [{"actor": 0, "start": "B2", "segment": "A1", "price": 0}]


@pytest.mark.parametrize("moves", [["bishop D4", "wish visit C3"], ["wish visit D4", "bishop C3"]])
def test_fr_m4_9_beside_a_step_that_is_paid_for(moves: list[str]) -> None:
    """In either order: two segments on, for one Thaler."""
    game = cathedral("visit", bishop="E5").plays(*moves)
    assert (game.bishop, game.thalers[0]) == ("C3", 11)
    assert game.refuses("bishop B3") == "bishop-moved"
    assert game.plays("restore C3").track[0] == 1 + 3 + 3


def test_fr_m4_9_one_segment_in_any_direction() -> None:
    game = cathedral("visit")
    around = ["A1", "A2", "A3", "B1", "B3", "C1", "C2", "C3"]
    assert game.legal("wish") == [f"wish visit {segment}" for segment in around]
    assert (game.refuses("wish visit B2"), game.refuses("wish visit B4")) == ("too-far-for-a-visit",) * 2


def test_fr_m4_9_a_segment_follows() -> None:
    game = cathedral("visit").plays("wish visit A1")
    assert game.waiting == "cathedral 0 1 2 2 +16384"
    assert (game.refuses("altar YRB"), game.refuses("pass")) == ("restore-a-segment", "restore-a-segment")
    assert cathedral("visit", paints="OOO").refuses("wish visit A1") == "no-segment-for-a-visit"


def test_fr_m4_9_one_card_for_an_apprentice() -> None:
    game = cathedral("visit", "visit").plays("wish visit A1")
    assert game.refuses("wish visit B2") == "one-card-each"
    game.plays("restore A1")
    assert game.allows("wish visit B2")


def test_fr_m4_6_fr_m4_9_not_for_an_ill_apprentice() -> None:
    assert fall_ill(cathedral("visit")).refuses("wish visit A1") == "not-if-ill"


# Praise of the bishop


@pytest.mark.parametrize(("bishop", "bonus"), [("A1", 4), ("B2", 3)])
def test_fr_m4_10_the_bonus_is_raised_by_one(bishop: str, bonus: int) -> None:
    game = cathedral("praise", bishop=bishop).plays("restore A1")
    assert (game.waiting, game.legal()) == ("praising 0", ["wish praise", "pass"])
    assert game.question == {"asks": "use-praise", "seat": 0, "points": 1}
    game.plays("wish praise")
    assert (game.track[0], game.sheet()["bishop"]) == (1 + 3 + bonus, bonus)
    assert share(game).praised is None
    assert game.facts("wish-card-used") == [used("praise", points=1)]


def test_fr_m4_10_for_one_segment() -> None:
    game = cathedral("praise", "tip", paints="YRB OGP").plays("restore A1", "wish praise", "restore E5")
    assert game.sheet()["bishop"] == 3


def test_fr_m4_10_not_without_a_bonus() -> None:
    game = cathedral("praise", bishop="E1").plays("restore A1")
    assert (game.waiting, game.track[0]) == ("cathedral 0 1 1 0", 4)


def test_fr_m4_10_nobody_must_and_all_who_have_cards_are_asked() -> None:
    game = cathedral("praise").plays("restore A1", "pass")
    assert (game.track[0], cards_of(game, 0, 0)) == (1 + 3 + 2, ("praise",))
    other = cathedral("tip").plays("restore A1")
    assert (other.waiting, other.legal()) == ("praising 0", ["pass"])
    assert other.refuses("wish praise") == "no-such-card"
    assert cathedral().plays("restore A1").waiting == "cathedral 0 1 1 0"


def test_fr_m4_10_one_card_for_an_apprentice() -> None:
    """[FR-M4.5] Who has used the visit is not asked."""
    game = cathedral("visit", "praise").plays("wish visit A1", "restore A1")
    assert game.waiting == "cathedral 0 1 1 0"
    assert game.plays("bishop B2", "restore C3").waiting == "praising 0"


def test_fr_m4_5_fr_m4_10_beside_the_abbot() -> None:
    """The same bonus of another module."""
    game = table(
        "cathedral 1",
        paints="YRB",
        fresco={"A1": "F01", "E5": "F02"},
        bishop="A1",
        owned={0: "P03"},
        options={**WELL, **PORTRAITS},
        modules={"wishing_well": wishes("praise")},
    ).plays("restore A1", "wish praise")
    assert game.sheet()["bishop"] == 3 + 1 + 1


def test_fr_m4_6_fr_m4_10_an_ill_apprentice_may() -> None:
    game = fall_ill(cathedral("praise", bishop="A1")).plays("restore A1")
    assert game.waiting == "praising 0"


def test_fr_m4_18_leonardo_is_not_praised() -> None:
    game = table(
        "cathedral",
        seats=2,
        options=WELL,
        hours="5:00 6:00 9:00",
        modules={"wishing_well": wishes("praise", seats=2)},
    )
    assert game.plays("restore C2").waiting == "theater 0 4 1"


def test_bots_know_that_points_will_follow_the_question() -> None:
    game = cathedral("praise").plays("restore A1")
    assert unscored(game.state, Painter(0)) == 3 + 2
    assert unscored(game.state, Painter(1)) == 0
    assert unscored(game.plays("pass").state, Painter(0)) == 0


# Tip


def test_fr_m4_11_the_example_of_the_rulebook() -> None:
    """A Thaler and a penny, beside the wages."""
    game = wishing("studio 2", "tip").plays("wish tip")
    assert (game.thalers[0], pennies(game)) == (12 + 1 + 6, 4)
    assert game.facts("wish-card-used") == [used("tip", pennies=1, thalers=1)]


def test_fr_m4_11_one_for_each_apprentice() -> None:
    game = wishing("studio 2", "tip", "tip", "tip").plays("wish tip")
    assert game.waiting == "studio 0 2 2 +8"
    game.plays("wish tip")
    assert (game.waiting, game.thalers[0], pennies(game)) == ("theater 1 4 1", 12 + 2 + 6, 5)


@pytest.mark.parametrize("order", [["portrait 1", "wish tip"], ["wish tip", "portrait 1"]])
@pytest.mark.parametrize(("edition", "wages"), [("2010", 0), ("mega", 3)])
def test_fr_m4_11_also_for_who_paints_a_portrait(order: list[str], edition: str, wages: int) -> None:
    game = table(
        "studio 1",
        display="P01 ..",
        options={**WELL, **PORTRAITS, "edition": edition},
        modules={"wishing_well": wishes("tip")},
    ).plays(*order)
    assert (game.thalers[0], pennies(game), game.waiting) == (12 + 1 + wages, 4, "theater 1 4 1")


def test_fr_m4_6_fr_m4_11_not_for_an_ill_apprentice() -> None:
    """Those do not stand on the sheet; so nobody healthy is there."""
    game = wishing("studio 1", "tip")
    game.state.sheets[0] = 0
    assert game.refuses("wish tip") == "one-card-each"


# Alchemy


@pytest.mark.parametrize("paints", ["YYY", "YRB", "RRB", "BBB"])
@pytest.mark.parametrize("result", ["orange", "green", "purple"])
def test_fr_m4_12_any_three_basic_paints_for_any_blended_one(paints: str, result: str) -> None:
    game = wishing("workshop 1", "alchemy", paints=paints).plays(f"wish alchemy {paints} {result}")
    assert game.paints() == {"orange": "O", "green": "G", "purple": "P"}[result]
    names = tuple([{"Y": "yellow", "R": "red", "B": "blue"}[paint] for paint in paints])
    assert game.facts("wish-card-used") == [used("alchemy")]
    assert game.facts("blended") == [{"actor": 0, "paint": result, "paints": names}]


def test_fr_m4_12_beside_two_blends() -> None:
    game = wishing("workshop 1", "alchemy", paints="YYYRRBB")
    game.plays("blend orange", "wish alchemy YBB purple", "blend orange")
    assert (game.paints(), game.waiting) == ("OOP", "theater 1 4 1")


@pytest.mark.parametrize("moves", ["ABB", "BAB", "BBA"])
def test_fr_m4_12_before_between_or_after_the_others(moves: str) -> None:
    """Also after the last blend of the only apprentice."""
    said = {"A": ["wish alchemy YBB purple"], "B": ["blend orange"]}
    game = wishing("workshop 1", "alchemy", paints="YYYRRBB").plays(*[word for move in moves for word in said[move]])
    assert (game.paints(), game.waiting) == ("OOP", "theater 1 4 1")


def test_fr_m4_12_after_the_last_blend_all_who_have_cards_are_asked() -> None:
    game = wishing("workshop 1", "tip", paints="YYRRYRB").plays("blend orange", "blend orange")
    assert game.legal() == ["pass"]
    assert game.plays("pass").waiting == "theater 1 4 1"


def test_fr_m4_12_who_is_done_uses_one_card_and_the_next_one_another() -> None:
    game = wishing("workshop 2", "alchemy", "alchemy", paints="YYRR" + 2 * "YRB")
    game.plays("blend orange", "blend orange", "wish alchemy YRB green")
    assert game.waiting == "workshop 0 3 1 2"
    assert game.plays("wish alchemy YRB green").waiting == "theater 1 4 1"


def test_fr_m4_12_with_a_card_before_the_last_blend_there_is_none_after_it() -> None:
    game = wishing("workshop 1", "alchemy", "alchemy", paints="YYRR" + 2 * "YRB")
    game.plays("blend orange", "wish alchemy YRB green", "blend orange")
    assert (game.paints(), game.waiting) == ("YRBOOG", "theater 1 4 1")


def test_fr_m4_6_fr_m4_12_a_healthy_one_who_is_done_may_before_an_ill_one_works() -> None:
    game = table(
        "workshop 1",
        paints="YYRR" + 3 * "YRB",
        options={**WELL, "medico": "on"},
        modules={
            "wishing_well": wishes("alchemy alchemy"),
            "medico": infirmary(ill={0: 1}, sent={0: "workshop"}),
        },
    ).plays("blend orange", "blend orange")
    assert game.plays("wish alchemy YRB green").refuses("wish alchemy YRB green") == "not-if-ill"
    assert game.plays("blend purple").waiting == "theater 1 4 1"


def test_fr_m4_12_beside_exchanges_at_the_guild() -> None:
    """[FR-M17.2] Two steps of the guild, and the card."""
    game = table(
        "workshop 1",
        paints="RGYRB",
        options={**WELL, "guild": "on"},
        modules={"wishing_well": wishes("alchemy"), "guild": {"basic": "blue", "blended": "purple"}},
    ).plays("guild red", "guild green", "wish alchemy YRB green")
    assert (game.paints(), game.waiting) == ("BGP", "theater 1 4 1")


def test_fr_m4_12_not_for_an_apprentice_who_exchanges_wall_tiles() -> None:
    """[FR-M9.8]"""
    tiles = GAME.box.components.wall_tiles.items
    pair = [next(tile.id for tile in tiles if tile.income == paint) for paint in ("yellow", "red")]
    gone = tuple([tile.id for tile in tiles if tile.id not in pair])
    game = table(
        "workshop 1",
        paints="YRBYR",
        options={**WELL, "wall_fresco": "on"},
        modules={
            "wishing_well": wishes("alchemy"),
            "wall_fresco": {"wall": (None,) * 20, "owned": (tuple(sorted(pair)), (), ()), "gone": gone},
        },
    )
    both = Play(game.state.copy())
    assert game.plays("exchange orange").waiting == "theater 1 4 1"
    assert both.plays("wish alchemy YRB green").refuses("exchange orange") == "nobody-to-exchange"


def test_fr_m4_12_the_paints_must_be_there() -> None:
    game = wishing("workshop 1", "alchemy", paints="YRO")
    assert game.refuses("wish alchemy YRR green") == "no-paints-for-alchemy"
    assert game.why_not("wish alchemy RBB green").params == {"missing": ["blue"]}
    assert game.legal("wish") == []


def test_fr_m4_12_one_for_each_apprentice_who_blends() -> None:
    """[FR-7.3] The next one may use another."""
    game = wishing("workshop 2", "alchemy", "alchemy", paints="YYYYYYY").plays("wish alchemy YYY orange")
    assert game.refuses("wish alchemy YYY green") == "one-card-each"
    assert game.legal() == ["next", "pass"]
    assert game.plays("next", "wish alchemy YYY green").paints() == "YOG"


def test_fr_m4_12_not_for_an_apprentice_with_a_request() -> None:
    game = table(
        "workshop 1",
        paints="YRBYR",
        tiles={0: "F01 F02 F03"},
        options={**WELL, **REQUESTS},
        modules={"wishing_well": wishes("alchemy")},
    )
    both = Play(game.state.copy())
    assert game.plays("wish alchemy YRB green").refuses("request general") == "no-fresh-apprentice"
    assert both.plays("request general").waiting == "theater 1 4 1"


def test_fr_m4_6_fr_m4_12_not_for_an_ill_apprentice() -> None:
    game = fall_ill(wishing("workshop 1", "alchemy", paints="YRB"))
    assert game.refuses("wish alchemy YRB green") == "not-if-ill"


# Finders Keepers


def test_fr_m4_13_three_thalers_at_the_theater() -> None:
    game = wishing("theater 2", "finders").plays("wish finders")
    assert (game.thalers[0], game.mood[0], game.waiting) == (15, 2, "theater 0 4 1 +8")
    assert game.facts("wish-card-used") == [used("finders", thalers=3)]


def test_fr_m4_13_one_for_each_apprentice() -> None:
    game = wishing("theater 2", "finders", "finders").plays("wish finders", "wish finders")
    assert (game.thalers[0], game.mood[0]) == (18, 4)


def test_fr_m4_13_also_after_attending() -> None:
    """The mood has risen already; each apprentice still finds once."""
    game = wishing("theater 1", "finders", "finders").plays("attend", "wish finders")
    assert (game.thalers[0], game.mood[0], game.waiting) == (15, 2, "theater 1 4 1")
    two = wishing("theater 2", "finders", "finders").plays("attend", "attend", "wish finders", "wish finders")
    assert (two.thalers[0], two.mood[0], two.waiting) == (18, 4, "theater 1 4 1")


def test_fr_m4_13_a_dame_alone_finds_nothing() -> None:
    """[FR-M12.3]"""
    game = table(
        "theater 0",
        mood=[-2, 0, 0],
        options={**WELL, "dames": "on"},
        modules={
            "wishing_well": wishes("finders"),
            "dames": beguines(sent={0: "pink theater"}),
        },
    )
    assert game.plays("cheer-up").waiting == "theater 1 4 1"


def test_fr_m4_13_even_if_the_mood_can_not_rise() -> None:
    game = wishing("theater 3", "finders").plays("attend", "attend")
    assert (game.mood[0], game.waiting) == (4, "theater 0 4 1")
    assert game.plays("wish finders").thalers[0] == 15


def test_fr_m4_13_not_in_the_final_round() -> None:
    """[FR-11.2] There is no theater then."""
    game = table(
        "theater 1",
        last=True,
        paints="YRB",
        options=WELL,
        modules={"wishing_well": wishes("finders")},
    )
    assert game.refuses("wish finders") == "used-elsewhere"


# Busker


def test_fr_m4_14_a_space_more() -> None:
    game = wishing("wake", "busker").plays("wake 7:00")
    assert (game.waiting, game.legal()) == ("busking 0", ["wish busker", "pass"])
    game.plays("wish busker")
    assert (game.mood[0], share(game).used, share(game).busked) == (0, ("busker",), (0,))
    assert game.facts("wish-card-used") == [used("busker", spaces=1)]


def test_fr_m4_14_it_is_one_change_of_mood() -> None:
    """From the top of the column an hour later is no loss, and a busker is none either."""
    game = table(mood=[4, 0, 0], options=WELL, modules={"wishing_well": wishes("busker")})
    assert game.plays("wake 6:00", "wish busker").mood[0] == 3


@pytest.mark.parametrize(
    ("mood", "hour", "after"), [(-4, "5:00", -4), (-2, "5:00", -4), (4, "9:00", 4), (-4, "6:00", -4)]
)
def test_fr_m4_14_at_the_ends_of_the_column_it_may_be_in_vain(mood: int, hour: str, after: int) -> None:
    """[FR-2.3] One change, which stays in the column; what is told is what happened."""
    game = table(mood=[mood, 0, 0], options=WELL, modules={"wishing_well": wishes("busker")})
    game.plays(f"wake {hour}")
    assert game.question == {"asks": "use-busker", "seat": 0, "spaces": 0}
    game.plays("wish busker")
    assert (game.mood[0], share(game).used) == (after, ("busker",))
    assert game.facts("wish-card-used") == [used("busker", spaces=0)]
    changed = [{"actor": 0, "spaces": after - mood, "mood": after}] if mood > after else []
    assert game.facts("mood-changed") == changed


def test_fr_m4_14_close_to_the_end_it_is_a_space() -> None:
    game = table(mood=[-2, 0, 0], options=WELL, modules={"wishing_well": wishes("busker")})
    game.plays("wake 6:00", "wish busker")
    assert game.mood[0] == -3
    assert game.facts("wish-card-used") == [used("busker", spaces=1)]


def test_fr_m4_14_one_a_round() -> None:
    game = wishing("wake", "busker", "busker").plays("wake 7:00", "wish busker")
    assert game.waiting == "wake-up 1"


def test_fr_m4_14_all_who_have_cards_are_asked() -> None:
    other = wishing("wake", "tip").plays("wake 7:00")
    assert (other.waiting, other.legal()) == ("busking 0", ["pass"])
    assert other.refuses("wish busker") == "no-such-card"
    assert other.plays("pass").mood[0] == -1
    assert wishing("wake").plays("wake 7:00").waiting == "wake-up 1"
    assert wishing("wake", "tip", used="busker busker busker").plays("wake 7:00").waiting == "wake-up 1"


def test_fr_m4_14_again_next_round() -> None:
    game = table("evening", options=WELL, modules={"wishing_well": {"busked": (0,)}}, luck=REFILL)
    assert share(game).busked == ()


# The next round and the end


def test_fr_m4_16_the_pennies_of_the_well_go_back() -> None:
    game = table("evening", options=WELL, modules={"wishing_well": {"well": 2}}, luck=REFILL)
    assert (share(game).well, share(game).supply) == (0, 11)
    assert game.facts("well-emptied") == [{"pennies": 2}]


def test_fr_m4_17_a_thaler_for_each_penny_before_money_is_scored() -> None:
    game = table(
        "theater",
        last=True,
        thalers=[1, 0, 3],
        track="10 30 50",
        plans={0: "10000", 1: "10000", 2: "10000"},
        options=WELL,
        modules={"wishing_well": {"pennies": (3, 0, 2)}},
    )
    assert game.waiting == ""
    assert game.track == [10 + 2, 30, 50 + 2]
    assert game.thalers == [4, 0, 5]
    assert game.facts("pennies-exchanged") == [
        {"actor": 0, "pennies": 3, "thalers": 3},
        {"actor": 2, "pennies": 2, "thalers": 2},
    ]
    assert pennies(game) == 0


def test_fr_m4_18_leonardo_throws_nothing() -> None:
    game = table("market", seats=2, market=BOOTHS, options=WELL, hours="5:00 6:00 9:00")
    assert game.waiting == "leonardo-closes"
    assert game.refuses("throw") == "leonardo-closes"


# What may be seen, and accounts


def test_the_cards_of_others_are_imagined_anew() -> None:
    """What is used, or in one's own hand, is in nobody else's."""
    game = wishing("market 1", "tip", "tip", blue="busker praise", used="tip alchemy alchemy")
    found = Counter[str]()
    for seed in range(60):
        imagined = Play(GAME.determinize(game.view(0), random.Random(seed)))
        found.update(cards_of(imagined, 1, 1) or ())
        assert share(imagined, 0) == share(game, 0)
    assert not {"tip", "alchemy"} & set(found)
    assert len(found) == len(WISH_CARDS) - 2


def test_a_hand_is_hidden_from_spectators_and_shown_in_the_end() -> None:
    game = wishing("market 1", "tip", blue="busker praise")
    assert (cards_of(game, 1), share(game).hands[1].count) == (None, 2)
    over = table("over", options=WELL, modules={"wishing_well": wishes("", "busker")})
    assert cards_of(over, 1) == ("busker",)


def test_what_does_not_add_up_is_noticed() -> None:
    game = wishing("market 1", "tip")
    well = game.state.extras[0]
    assert isinstance(well, Well)
    well.placed[1] = 4
    well.supply -= 12
    well.used[0] = 1
    assert complaints(game.state) == [
        "there are not 20 lucky pennies",
        "the supply of pennies is overdrawn, or the well too full",
        "somebody has placed pennies that are not there",
        "there are not 3 cards lucky-day",
    ]


def test_secret_hands_make_no_difference_to_others() -> None:
    """Two worlds that differ in Red's cards alone look the same to Blue, until Red uses one."""
    hands = (["tip", "visit"], ["busker", "lucky-day"])
    worlds = [wishing("market", *cards, plans={0: "10111", 1: "10011"}, paints="YRB") for cards in hands]
    chances = [FastChance(random.Random(1)) for _ in worlds]
    seen = set[str]()
    for _ in range(30):
        assert worlds[0].waiting == worlds[1].waiting
        seen.add(worlds[0].waiting.split()[0])
        common = [name for name in worlds[0].legal() if name in worlds[1].legal()]
        for world, chance in zip(worlds, chances, strict=True):
            world.state.apply(world.state.pending[0], GAME.actions.parse_name(common[-1]), chance)
        assert worlds[0].view(1) == worlds[1].view(1)
    assert {"market", "studio", "workshop", "theater", "wake-up", "busking"} <= seen


# Components of one's own


@pytest.mark.parametrize(
    ("own", "fault"),
    [
        ("[lucky_pennies]\npieces = 3\neach = 0", "lucky_pennies.pieces must be 4 to 99, not 3."),
        ("[lucky_pennies]\neach = 6", "lucky_pennies.each must be 0 to 5, not 6."),
        ('[[wish_cards.items]]\nid = "tip"\ncopies = 4', "wish_cards.tip.copies must be 3, not 4."),
        ('[[wish_cards.items]]\nid = "tip"\nname = " "', "wish_cards.tip.name must say something, on one line."),
        (
            '[[wish_cards.items]]\nid = "tip"\nshows = [["red"]]',
            "wish_cards.tip.shows must have tiles if the card is of free paint, and none if it is not.",
        ),
        (
            '[[wish_cards.items]]\nid = "free-red"\nshows = []',
            "wish_cards.free-red.shows must have tiles if the card is of free paint, and none if it is not.",
        ),
        (
            '[[wish_cards.items]]\nid = "free-red"\nshows = [["pink"]]',
            "wish_cards.free-red.shows can't be 'pink'. There are yellow, red, blue, orange, green and purple.",
        ),
    ],
)
def test_fr_m4_1_a_value_that_can_not_be(own: str, fault: str) -> None:
    with pytest.raises(BadInput) as said:
        parse_components(own)
    assert fault in str(said.value)


def test_own_values_are_played_by() -> None:
    own = GAME.with_components(
        '[lucky_pennies]\npieces = 30\neach = 5\n[[wish_cards.items]]\nid = "free-red"\nname = "A gift"\n'
        'shows = [["blue", "yellow"]]'
    )
    assert isinstance(own, Fresco)
    game = table("market 1", market=BOOTHS, options=WELL, modules={"wishing_well": wishes("free-red")}, game=own)
    assert (pennies(game), share(game).supply) == (5, 15)
    assert game.plays("buy III 1", "wish free-red 2").paints() == "YRBB"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_with_a_well_end_and_add_up(seats: int) -> None:
    words = Counter[str]()
    for seed in range(4):
        rng = random.Random(seed)
        chance = FastChance(rng)
        state = GAME.new(GAME.ruleset(seats, WELL), chance)
        while state.pending:
            assert GAME.complaints(state) == []
            action = rng.choice(state.legal(state.pending[0]))
            words[action.word] += 1
            state.apply(state.pending[0], action, chance)
    assert words["throw"] > 10
    assert words["wish"] > 5
