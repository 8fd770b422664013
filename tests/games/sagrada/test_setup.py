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

FIRST_OF_ALL = ["pick 0"] * 6
"""Two players: two private objectives, four pattern cards."""

FIRST_TABLE = ["pick 0"] * 7
"""Three tools, three public objectives, first player."""

FIRST_POOL = ["draw 0"] * 5 + ["roll 1"] * 5


def set_up(luck: list[str], seats: int = 2, options: Mapping[str, str] | None = None) -> Play:
    chance = ScriptedChance(*luck)
    state = GAME.new(GAME.ruleset(seats, options or {}), chance)
    chance.done()
    return Play(state)


def opened(table: list[str], seats: int = 2) -> Play:
    """All have chosen the first window that they were offered, and the table is set up by this luck."""
    game = set_up(["pick 0"] * (3 * seats), seats)
    for seat in range(seats - 1):
        game.plays(game.legal("choose", seat)[0], seat=seat)
    dice = 2 * seats + 1
    return game.plays(game.legal("choose")[0], luck=[*table, *["draw 0"] * dice, *["roll 1"] * dice])


def test_sg_1_1_each_player_gets_one_private_objective() -> None:
    luck = ["pick 4", "pick 0", *["pick 0"] * 4]
    assert GAME.dump(set_up(luck).state).private == (("purple",), ("red",))


def test_sg_1_1_no_two_players_get_the_same() -> None:
    luck = ["pick 0", "pick 0", "pick 0", "pick 0", *["pick 0"] * 8]
    assert GAME.dump(set_up(luck, seats=4).state).private == (("red",), ("yellow",), ("green",), ("blue",))


def test_sg_1_1_only_its_owner_may_look_at_it() -> None:
    state = set_up(FIRST_OF_ALL).state
    assert GAME.view(state, Seat(0)).private == (("red",), None)
    assert GAME.view(state, Seat(1)).private == (None, ("yellow",))
    assert GAME.view(state, None).private == (None, None)


def test_sg_1_1_only_its_owner_is_told() -> None:
    told = Chronicle()
    GAME.new(GAME.ruleset(2, {}), ScriptedChance(*FIRST_OF_ALL), told)
    secret = {"event": "objective-dealt", "actor": 1, "colour": "yellow", "openly": False, "rule": "SG-1.1"}
    assert secret in [event.to_json() for event in told.seen_by(Seat(1))]
    assert secret not in [event.to_json() for event in told.seen_by(Seat(0))]
    assert secret not in [event.to_json() for event in told.seen_by(None)]


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
    game.plays("choose batllo", seat=0, luck=[*FIRST_TABLE, *FIRST_POOL])
    assert [window.pattern.id for window in game.state.windows] == ["batllo", "sun-catcher"]


def test_sg_1_2_the_choices_are_shown_together() -> None:
    game = set_up(FIRST_OF_ALL).plays("choose sun-catcher", seat=1)
    assert GAME.view(game.state, Seat(0)).chosen == (None, None)
    assert GAME.view(game.state, None).chosen == (None, None)
    assert GAME.view(game.state, Seat(1)).chosen == (None, "sun-catcher")
    game.plays("choose batllo", seat=0, luck=[*FIRST_TABLE, *FIRST_POOL])
    assert GAME.view(game.state, None).chosen == ("batllo", "sun-catcher")


def test_sg_1_2_nor_is_a_sealed_choice_told() -> None:
    game = set_up(FIRST_OF_ALL).plays("choose sun-catcher", seat=1)
    assert game.told.seen_by(Seat(0)) == []
    chosen = {"event": "window-chosen", "actor": 1, "pattern": "sun-catcher", "rule": "SG-1.2"}
    assert [event.to_json() for event in game.told.seen_by(Seat(1))] == [chosen]


def test_sg_1_2_no_card_is_dealt_twice() -> None:
    for seed in range(20):
        state = GAME.new(GAME.ruleset(4, {}), FastChance(random.Random(seed)))
        cards = [pattern.card for offer in state.deal.offers for pattern in offer]
        assert len(cards) == 16
        assert len(set(cards)) == 8


def test_sg_1_2_sg_2_1_sg_2_2_every_card_may_come() -> None:
    """[SG-1.1] [SG-1.2] [SG-2.1] [SG-2.2] All cards of each deck, and no others."""
    rules = GAME.ruleset(4, {"windows": "after-cards"})
    deals = [GAME.new(rules, FastChance(random.Random(seed))).deal for seed in range(100)]
    assert {colour for deal in deals for hand in deal.private for colour in hand} == set(range(5))
    assert {pattern for deal in deals for offer in deal.offers for pattern in offer} == set(GAME.box.patterns)
    assert {tool for deal in deals for tool in deal.tools} == set(range(1, 13))
    assert {objective for deal in deals for objective in deal.public} == set(range(10))
    assert all(len(offer) == 4 for deal in deals for offer in deal.offers)


def test_sg_1_3_as_many_tokens_as_the_pattern_is_difficult() -> None:
    game = set_up(FIRST_OF_ALL).plays("choose bellesguard", seat=0)
    game.plays("choose shadow-thief", seat=1, luck=[*FIRST_TABLE, *FIRST_POOL])
    assert game.state.tokens == [3, 5]


def test_sg_1_4_windows_are_chosen_before_the_table_is_set_up() -> None:
    """Luck deals no more than the players' own cards before all have chosen."""
    game = set_up(FIRST_OF_ALL).plays("choose bellesguard", seat=0)
    seen = GAME.view(game.state, Seat(1))
    assert (seen.tools, seen.on_tools, seen.public, seen.first) == ((), (), (), None)
    game.plays("choose shadow-thief", seat=1, luck=[*FIRST_TABLE, *FIRST_POOL])
    seen = GAME.view(game.state, Seat(1))
    assert (seen.tools, seen.on_tools) == (("grozing-pliers", "eglomise-brush", "copper-foil-burnisher"), (0, 0, 0))
    assert (seen.public, seen.first) == (("row-colour-variety", "column-colour-variety", "row-shade-variety"), 0)


def test_sg_1_4_what_is_laid_is_told_after_the_windows() -> None:
    told = [event.word for event in opened(FIRST_TABLE).told.events]
    assert told == ["window-chosen", "window-chosen", "window-shown", "window-shown", "cards-laid", "round-began"]


def test_sg_1_4_nothing_is_imagined_of_a_table_that_is_not_set_up() -> None:
    seen = GAME.view(set_up(FIRST_OF_ALL).plays("choose bellesguard", seat=0).state, Seat(1))
    imagined = Play(GAME.determinize(seen, random.Random(1)))
    assert (imagined.state.deal.tools, imagined.state.deal.public) == ((), ())
    last = ["pick 11", *FIRST_TABLE[1:6], "pick 1"]
    imagined.plays("choose shadow-thief", seat=1, luck=[*last, *FIRST_POOL])
    assert (imagined.state.deal.tools, imagined.state.first) == ((1, 2, 12), 1)


def test_sg_1_4_by_option_the_table_is_set_up_first() -> None:
    game = set_up([*FIRST_OF_ALL, *FIRST_TABLE[:6], "pick 1"], options={"windows": "after-cards"})
    seen = GAME.view(game.state, None)
    assert seen.tools == ("grozing-pliers", "eglomise-brush", "copper-foil-burnisher")
    assert (seen.public, seen.first) == (("row-colour-variety", "column-colour-variety", "row-shade-variety"), 1)
    game.plays("choose bellesguard", seat=0)
    game.plays("choose shadow-thief", seat=1, luck=FIRST_POOL)
    assert game.state.deal.tools == (1, 2, 3)


def test_sg_2_1_three_tools_lie_face_up() -> None:
    assert opened(["pick 11", "pick 4", "pick 0", *["pick 0"] * 4]).state.deal.tools == (1, 5, 12)


def test_sg_2_1_the_others_are_not_used() -> None:
    game = opened(FIRST_TABLE)
    assert game.state.deal.tools == (1, 2, 3)
    assert game.refuses("use flux-brush") == "no-such-tool"
    assert game.rule_of("use flux-brush") == "SG-2.1"


def test_sg_2_2_three_public_objectives_lie_face_up() -> None:
    state = opened([*["pick 0"] * 3, "pick 9", "pick 4", "pick 0", "pick 0"]).state
    assert state.deal.public == (0, 4, 9)
    assert GAME.view(state, None).public == ("row-colour-variety", "light-shades", "colour-variety")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_sg_2_3_ninety_dice_go_in_the_bag(seats: int) -> None:
    state = GAME.new(GAME.ruleset(seats, {}), FastChance(random.Random(1)))
    assert state.bag == [18, 18, 18, 18, 18]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_sg_2_4_the_first_player_is_chosen_at_random(first: int) -> None:
    assert opened([*["pick 0"] * (3 + 3), f"pick {first}"], seats=3).state.first == first


@pytest.mark.parametrize(
    ("seats", "bag", "each"),
    [(2, "full", 18), (3, "full", 18), (4, "full", 18), (2, "reduced", 10), (3, "reduced", 14)],
)
def test_sg_2_5_the_bag_may_be_reduced(seats: int, bag: str, each: int) -> None:
    state = GAME.new(GAME.ruleset(seats, {"bag": bag}), FastChance(random.Random(1)))
    assert state.bag == [each] * 5


@pytest.mark.parametrize("seats", [1, 4])
def test_sg_2_5_the_bag_is_reduced_for_two_or_three_players_only(seats: int) -> None:
    with pytest.raises(BadInput, match=f"Option 'bag' is for 2 or 3 players, not for {seats}"):
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
