"""Module 16: the black market."""

import random

import pytest

from bottega.core.chance import FastChance
from bottega.games.fresco import GAME
from bottega.games.fresco.modules.m16_black_market.view import BlackMarketShare
from tests.games.fresco.tables import REFILL, REFILL_FOR_FOUR, Play, begun, drawn, first_come, table

BLACK_MARKET = {"black_market": "on"}
BEAM_BOOTHS = {"I": "M15 RRR"}
BOOTHS = {"I": "R Y", "II": "RRR G B", "III": "RB YB"}


def market(apprentices: int = 3, thalers: int = 12) -> Play:
    """Red is at the market, at 9:00: a tile costs one Thaler."""
    return table(f"market {apprentices}", market=BOOTHS, thalers=thalers, hours="9:00 7:00 8:00", options=BLACK_MARKET)


def barrel(game: Play) -> tuple[str, ...]:
    """The tiles on the barrel."""
    return game.share(BlackMarketShare).barrel


# Setting up


@pytest.mark.parametrize(("seats", "luck", "left"), [(2, REFILL, 2), (3, REFILL, 2), (4, REFILL_FOR_FOUR, 1)])
def test_fr_m16_1_the_market_is_filled_as_usual(seats: int, luck: list[str], left: int) -> None:
    game = begun(*luck, *first_come(24), seats=seats, options=BLACK_MARKET)
    assert game.bag == left
    assert barrel(game) == ()


def test_fr_m16_1_without_the_module_there_is_no_barrel() -> None:
    assert table("market 1", market=BOOTHS).refuses("barrel") == "not-played-with"


# Buying unseen


def test_fr_m16_3_the_example_of_the_rulebook() -> None:
    """Two tiles of booth II, green and three red; then an orange one from the bag."""
    game = market().plays("buy II 2", "buy II 1")
    assert (game.paints(), game.waiting) == ("RRRG", "market 0 0 1 1 M14 M07")
    bag = game.bag
    game.plays("barrel", luck=drawn("O"))
    assert game.paints() == "RRROG"
    assert game.thalers[0] == 12 - 3
    assert barrel(game) == ("M13",)
    assert game.booth("II") == ".. .. .."
    assert game.bag == bag - 1 + 3
    assert game.facts("bought-unseen") == [{"actor": 0, "tile": "M13", "price": 1, "paints": ("orange",)}]


def test_fr_m16_2_one_apprentice_a_round() -> None:
    game = market().plays("barrel", luck=drawn("O"))
    assert game.waiting == "market 0 0 2 -1 +4"
    assert game.refuses("barrel") == "one-on-the-black-market"
    game.plays("buy I 1")
    assert game.refuses("barrel") == "one-on-the-black-market"


def test_fr_m16_2_each_player_once() -> None:
    game = table("market", plans={0: "10000", 1: "10001"}, market=BOOTHS, options=BLACK_MARKET)
    game.plays("barrel", "barrel", luck=drawn("O YR"))
    assert barrel(game) == ("M12", "M13")


def test_fr_m16_2_not_with_closing_a_booth() -> None:
    """Neither before nor after: closing ends the visit."""
    game = market().plays("barrel", luck=drawn("O"))
    assert game.legal("close") == []
    assert game.refuses("close I") == "bought-already"
    assert game.question["may_close"] is False
    assert market().question["may_close"] is True
    closed = market().plays("close I")
    assert closed.waiting == "theater 1 4 1"


def test_fr_m16_2_only_at_the_market() -> None:
    assert table("workshop 1", paints="YR", options=BLACK_MARKET).rule_of("barrel") == "FR-M16.2"


def test_fr_m16_2_with_all_booths_closed() -> None:
    game = table("market 1", options=BLACK_MARKET)
    assert game.legal() == ["barrel", "pass"]


def test_fr_m16_3_with_the_beams_of_the_tile() -> None:
    """[FR-M14.3] One blue with two beams."""
    game = table("market 1", market=BEAM_BOOTHS, options={**BLACK_MARKET, "pews": "on"})
    game.plays("barrel", luck=drawn("M17"))
    assert (game.paints(), barrel(game)) == ("B", ("M17",))


def test_fr_m16_3_at_the_price_of_the_round() -> None:
    game = table("market 1", market=BOOTHS, options=BLACK_MARKET).plays("barrel", luck=drawn("YYY"))
    assert (game.thalers[0], game.paints()) == (12 - 4, "YYY")


def test_fr_m16_4_the_price_is_asked_for_before_drawing() -> None:
    game = table("market 1", market=BOOTHS, thalers=3, options=BLACK_MARKET)
    assert game.refuses("barrel") == "barrel-too-dear"
    assert game.legal("barrel") == []


def test_fr_m16_4_not_from_an_empty_bag() -> None:
    full = {"I": "R Y", "II": "B RRR YYY", "III": "BBB RB YB YR"}
    game = table("market", plans={0: "10000", 1: "10000", 2: "10001"}, market=full, options=BLACK_MARKET)
    game.plays("barrel", "barrel", luck=drawn("O G"))
    assert (game.bag, game.refuses("barrel")) == (0, "bag-empty")
    assert game.allows("buy I 1")


def test_fr_m16_5_the_tile_stays_on_the_barrel_until_the_round_is_over() -> None:
    """Then it may come to a booth again."""
    game = market(1).plays("barrel", luck=drawn("O"))
    assert game.state.bag[12] == 0
    game.plays("attend", "attend", luck=drawn("O Y", "B RRR YYY", "BBB RB YB YR"))
    assert game.facts("barrel-emptied") == [{"tiles": ("M13",)}]
    words = [event.word for event in game.told.events]
    assert words.index("barrel-emptied") < words.index("market-filled"), "it may be drawn again at once"
    assert (barrel(game), game.booth("I")) == ((), "O Y")


def test_fr_m16_6_black_market_only() -> None:
    """Nobody's booth is emptied, and the others find it as it was."""
    game = market(1).plays("barrel", luck=drawn("O"))
    assert [game.booth(name) for name in ("I", "II", "III")] == ["R Y", "RRR G B", "RB YB .. .."]
    passing = market(2).plays("barrel", "pass", luck=drawn("O"))
    assert passing.booth("II") == "RRR G B"


def test_fr_m16_7_leonardo_only_closes() -> None:
    game = table("market", seats=2, market=BOOTHS, options=BLACK_MARKET, hours="5:00 6:00 9:00")
    assert game.waiting == "leonardo-closes"
    assert game.refuses("barrel") == "leonardo-closes"


def test_everybody_sees_the_barrel() -> None:
    game = market(1).plays("barrel", luck=drawn("O"))
    assert {game.share(BlackMarketShare, seat).barrel for seat in (0, 1, 2, None)} == {("M13",)}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_with_a_black_market_end_and_add_up(seats: int) -> None:
    rng = random.Random(seats)
    chance = FastChance(rng)
    state = GAME.new(GAME.ruleset(seats, BLACK_MARKET), chance)
    bought = 0
    while state.pending:
        assert GAME.complaints(state) == []
        action = rng.choice(state.legal(state.pending[0]))
        bought += action.word == "barrel"
        state.apply(state.pending[0], action, chance)
    assert bought
