"""Chapters 1 and 2: setting up."""

import random
from collections.abc import Mapping

import pytest

from bottega.core.chance import FastChance, ScriptedChance
from bottega.core.errors import BadInput
from bottega.core.events import Chronicle
from bottega.core.seats import Seat
from bottega.games.sagrada import GAME
from tests.games.sagrada.tables import Play
from tests.games.sagrada.test_round import passed_through

FIRST_OF_ALL = ["pick 0"] * 13
"""Two players: two private objectives, four pattern cards, three tools, three public objectives, first player."""

FIRST_POOL = ["draw 0"] * 5 + ["roll 1"] * 5


def set_up(luck: list[str], seats: int = 2, options: Mapping[str, str] | None = None) -> Play:
    chance = ScriptedChance(*luck)
    state = GAME.new(GAME.ruleset(seats, options or {}), chance)
    chance.done()
    return Play(state)


def test_sg_1_1_each_player_gets_one_private_objective() -> None:
    luck = ["pick 4", "pick 0", *["pick 0"] * 11]
    assert GAME.dump(set_up(luck).state).private == (("purple",), ("red",))


def test_sg_1_1_no_two_players_get_the_same() -> None:
    luck = ["pick 0", "pick 0", "pick 0", "pick 0", *["pick 0"] * (8 + 3 + 3 + 1)]
    assert GAME.dump(set_up(luck, seats=4).state).private == (("red",), ("yellow",), ("green",), ("blue",))


def test_sg_1_1_only_its_owner_may_look_at_it() -> None:
    state = set_up(FIRST_OF_ALL).state
    assert GAME.view(state, Seat(0)).private == (("red",), None)
    assert GAME.view(state, Seat(1)).private == (None, ("yellow",))
    assert GAME.view(state, None).private == (None, None)


def test_sg_1_1_only_its_owner_is_told() -> None:
    told = Chronicle()
    GAME.new(GAME.ruleset(2, {}), ScriptedChance(*FIRST_OF_ALL), told)
    secret = "objective-dealt seat=1 colour=yellow"
    assert secret in map(repr, told.seen_by(Seat(1)))
    assert secret not in map(repr, told.seen_by(Seat(0)))
    assert secret not in map(repr, told.seen_by(None))


def test_sg_1_1_at_the_end_all_are_shown() -> None:
    state, _ = passed_through(2)
    shown = GAME.view(state, None).private
    assert None not in shown
    assert GAME.view(state, Seat(0)).private == shown


def test_sg_1_2_each_player_may_choose_one_of_four_sides() -> None:
    game = set_up(FIRST_OF_ALL)
    assert game.state.pending == (0, 1)
    assert game.legal(seat=0) == [
        "choose bellesguard",
        "choose batllo",
        "choose fractal-drops",
        "choose ripples-of-light",
    ]
    assert game.legal(seat=1) == [
        "choose luz-celestial",
        "choose fulgor-del-cielo",
        "choose sun-catcher",
        "choose shadow-thief",
    ]


def test_sg_1_2_not_a_side_of_another_card() -> None:
    game = set_up(FIRST_OF_ALL)
    assert game.refuses("choose sun-catcher", seat=0) == "not-offered"
    assert game.rule_of("choose sun-catcher", seat=0) == "SG-1.2"


def test_sg_1_2_before_anything_else() -> None:
    game = set_up(FIRST_OF_ALL)
    assert game.refuses("pass", seat=0) == "choose-a-window"
    assert game.rule_of("pass", seat=0) == "SG-1.2"


def test_sg_1_2_all_choose_at_the_same_time_in_any_order() -> None:
    game = set_up(FIRST_OF_ALL)
    game.plays("choose sun-catcher", seat=1)
    assert game.state.pending == (0,)
    assert game.refuses("choose shadow-thief", seat=1) == "not-your-turn"
    game.plays("choose batllo", seat=0, luck=FIRST_POOL)
    assert [window.pattern.id for window in game.state.windows] == ["batllo", "sun-catcher"]


def test_sg_1_2_the_choices_are_shown_together() -> None:
    game = set_up(FIRST_OF_ALL).plays("choose sun-catcher", seat=1)
    assert GAME.view(game.state, Seat(0)).chosen == (None, None)
    assert GAME.view(game.state, None).chosen == (None, None)
    assert GAME.view(game.state, Seat(1)).chosen == (None, "sun-catcher")
    game.plays("choose batllo", seat=0, luck=FIRST_POOL)
    assert GAME.view(game.state, None).chosen == ("batllo", "sun-catcher")


def test_sg_1_2_nor_is_a_sealed_choice_told() -> None:
    game = set_up(FIRST_OF_ALL).plays("choose sun-catcher", seat=1)
    assert [repr(event) for event in game.told.seen_by(Seat(0))] == []
    assert [repr(event) for event in game.told.seen_by(Seat(1))] == ["window-chosen seat=1 pattern=Sun Catcher"]


def test_sg_1_2_no_card_is_dealt_twice() -> None:
    for seed in range(20):
        state = GAME.new(GAME.ruleset(4, {}), FastChance(random.Random(seed)))
        cards = [pattern.card for offer in state.deal.offers for pattern in offer]
        assert len(cards) == 16
        assert len(set(cards)) == 8


def test_sg_1_2_sg_2_1_sg_2_2_every_card_may_come() -> None:
    """[SG-1.1] [SG-1.2] [SG-2.1] [SG-2.2] All cards of each deck, and no others."""
    deals = [GAME.new(GAME.ruleset(4, {}), FastChance(random.Random(seed))).deal for seed in range(100)]
    assert {colour for deal in deals for hand in deal.private for colour in hand} == set(range(5))
    assert {pattern for deal in deals for offer in deal.offers for pattern in offer} == set(GAME.box.patterns)
    assert {tool for deal in deals for tool in deal.tools} == set(range(1, 13))
    assert {objective for deal in deals for objective in deal.public} == set(range(10))
    assert all(len(offer) == 4 for deal in deals for offer in deal.offers)


def test_sg_1_3_as_many_tokens_as_the_pattern_is_difficult() -> None:
    game = set_up(FIRST_OF_ALL).plays("choose bellesguard", seat=0)
    game.plays("choose shadow-thief", seat=1, luck=FIRST_POOL)
    assert game.state.tokens == [3, 5]


def test_sg_2_1_three_tools_lie_face_up() -> None:
    luck = [*["pick 0"] * 6, "pick 11", "pick 4", "pick 0", *["pick 0"] * 4]
    assert set_up(luck).state.deal.tools == (1, 5, 12)


def test_sg_2_1_the_others_are_not_used() -> None:
    game = set_up(FIRST_OF_ALL).plays("choose bellesguard", seat=0)
    game.plays("choose shadow-thief", seat=1, luck=FIRST_POOL)
    assert game.state.deal.tools == (1, 2, 3)
    assert game.refuses("use flux-brush") == "no-such-tool"
    assert game.rule_of("use flux-brush") == "SG-2.1"


def test_sg_2_2_three_public_objectives_lie_face_up() -> None:
    luck = [*["pick 0"] * 9, "pick 9", "pick 4", "pick 0", "pick 0"]
    state = set_up(luck).state
    assert state.deal.public == (0, 4, 9)
    assert GAME.view(state, None).public == (0, 4, 9)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_sg_2_3_ninety_dice_go_in_the_bag(seats: int) -> None:
    state = GAME.new(GAME.ruleset(seats, {}), FastChance(random.Random(1)))
    assert state.bag == [18, 18, 18, 18, 18]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_sg_2_4_the_first_player_is_chosen_at_random(first: int) -> None:
    luck = [*["pick 0"] * (3 + 6 + 3 + 3), f"pick {first}"]
    assert set_up(luck, seats=3).state.first == first


@pytest.mark.parametrize(
    ("seats", "bag", "each"),
    [(2, "full", 18), (3, "full", 18), (4, "full", 18), (2, "reduced", 10), (3, "reduced", 14)],
)
def test_sg_2_5_the_bag_may_be_reduced(seats: int, bag: str, each: int) -> None:
    state = GAME.new(GAME.ruleset(seats, {"bag": bag}), FastChance(random.Random(1)))
    assert state.bag == [each] * 5


@pytest.mark.parametrize("seats", [1, 4])
def test_sg_2_5_the_bag_is_reduced_for_two_or_three_players_only(seats: int) -> None:
    with pytest.raises(BadInput, match=f"option 'bag' is for 2 or 3 players, not for {seats}"):
        GAME.ruleset(seats, {"bag": "reduced"})


@pytest.mark.parametrize(("seats", "bag"), [(2, "reduced"), (3, "reduced"), (4, "full")])
def test_sg_2_5_then_it_is_empty_after_the_last_round(seats: int, bag: str) -> None:
    state, _ = passed_through(seats, bag=bag)
    assert state.bag == [0, 0, 0, 0, 0]


def test_sg_2_5_a_full_bag_is_not() -> None:
    state, _ = passed_through(2)
    assert sum(state.bag) == 40


@pytest.mark.parametrize("seats", [0, 5])
def test_one_to_four_players(seats: int) -> None:
    with pytest.raises(BadInput, match=f"Sagrada is for 1 to 4 players, not {seats}"):
        GAME.ruleset(seats, {})
