"""Chapter 1: setting up."""

import random
from collections.abc import Mapping, Sequence

import pytest

from bottega.core.chance import FastChance
from bottega.core.errors import BadInput
from bottega.core.events import Chronicle
from bottega.core.seats import Seat
from bottega.games.sixtina import GAME
from bottega.games.sixtina.actions import ALL_POSITIONS, POSITIONS
from bottega.games.sixtina.table import COVERED
from tests.games.sixtina.tables import Play, named_luck

HAND = ["draw RP1", "draw RP2", "draw SS1", "draw SS2", "draw LB1"]
OTHER_HANDS = ["draw IR2"] * 4 + ["draw PI2"] + ["draw PI3"] * 3 + ["draw PI4"] * 2 + ["draw LB2"] * 4 + ["draw LB5"]


def set_up(
    *reveals: str,
    seats: int = 3,
    first: int = 0,
    frescoes: Sequence[int] = (),
    objectives: Sequence[int] = (0, 0, 0),
    options: Mapping[str, str] | None = None,
) -> Play:
    """A new game in which these cards are revealed for the first materials.

    `frescoes` are picks of J1, G1, (G2,) M1 among those of their zones, the first of each if none are given.
    """
    rules = GAME.ruleset(seats, options or {})
    picks = [f"pick {number}" for number in [*objectives, first, *(frescoes or [0] * len(rules.open_positions))]]
    hands = [*HAND, *OTHER_HANDS[: 5 * (seats - 1)]]
    chance = named_luck(rules.box, *picks, *hands, *[f"draw {card}" for card in reveals])
    told = Chronicle()
    state = GAME.new(rules, chance, told)
    chance.done()
    return Play(state, told)


def begun(seats: int) -> Play:
    """A new game after the first materials, with random luck."""
    chance = FastChance(random.Random(seats))
    state = GAME.new(GAME.ruleset(seats, {}), chance)
    while state.agenda[-1].name.startswith("first"):
        state.apply(state.pending[0], state.legal(state.pending[0])[0], chance)
    return Play(state)


# The chapel


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sx_1_1_every_place_gets_a_fresco_of_its_zone(seats: int) -> None:
    """[SX-1.1] [SX-1.2] At the end of a game all twelve have been seen, and no fresco twice."""
    rng = random.Random(seats)
    chance = FastChance(rng)
    state = GAME.new(GAME.ruleset(seats, {}), chance)
    while state.pending:
        seat = state.pending[0]
        state.apply(seat, rng.choice(state.legal(seat)), chance)
    zones = [state.fresco(position).zone for position in ALL_POSITIONS]
    assert zones == [0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3]
    assert len(set(state.frescoes)) == 12


@pytest.mark.parametrize(("seats", "visible"), [(2, "J1 G1 M1"), (3, "J1 G1 M1"), (4, "J1 G1 G2 M1")])
def test_sx_1_2_the_top_frescoes_lie_open(seats: int, visible: str) -> None:
    """[SX-1.2] S-EX1: nine sheets, or eight with four players."""
    state = begun(seats).state
    shown = [name for name, number in zip(POSITIONS, state.frescoes, strict=True) if number != COVERED]
    assert shown == visible.split()
    assert state.frescoes.count(COVERED) == (8 if seats == 4 else 9)


def test_sx_1_2_nobody_knows_what_is_under_a_sheet() -> None:
    """Not even the table knows: a fresco is drawn when its sheet goes."""
    state = begun(3).state
    assert GAME.view(state, Seat(0)).chapel[1] is None
    assert GAME.dump(state).chapel[1] is None


def test_sx_1_1_no_fresco_is_drawn_twice() -> None:
    """With four players two frescoes of Genesis lie open: different ones."""
    state = set_up("SS3", seats=4).state
    assert [GAME.dump(state).chapel[place].id for place in (3, 4)] == ["GE1", "GE2"]  # type: ignore[union-attr]


# Objectives, cards, materials, scores


def test_sx_1_3_three_of_the_nine_objectives() -> None:
    view = GAME.view(set_up("LB3", objectives=(8, 0, 6)).state, None)
    assert view.objectives == ("eight-materials", "two-correct", "three-good")
    assert view.claims == ((None, None, None),) * 3


@pytest.mark.parametrize(("seats", "needed"), [(2, 8), (3, 8), (4, 7)])
def test_sx_1_3_with_the_side_for_the_number_of_players(seats: int, needed: int) -> None:
    assert GAME.ruleset(seats, {}).objectives[0].needed == needed


def test_sx_1_4_each_player_gets_five_cards() -> None:
    state = set_up("LB3").state
    assert [len(hand) for hand in state.hands] == [5, 5, 5]
    assert sum(state.deck) == 84 - 15 - 1


def test_sx_1_4_which_nobody_else_sees() -> None:
    game = set_up("LB3")
    assert GAME.view(game.state, Seat(0)).hands == (("RP1", "RP2", "SS1", "SS2", "LB1"), None, None)
    assert GAME.view(game.state, Seat(0)).hand_sizes == (5, 5, 5)
    assert GAME.view(game.state, None).hands == (None, None, None)
    secret = "cards-seen seat=0 cards=RP1 RP2 SS1 SS2 LB1"
    assert secret in map(repr, game.told.seen_by(Seat(0)))
    assert secret not in map(repr, game.told.seen_by(Seat(1)))
    assert secret not in map(repr, game.told.seen_by(None))
    assert "drew seat=0 cards=5 cards" in map(repr, game.told.seen_by(None))


@pytest.mark.parametrize(("seats", "each", "supply"), [(2, 15, 9), (3, 14, 8), (4, 13, 7)])
def test_sx_1_5_materials_by_the_number_of_players(seats: int, each: int, supply: int) -> None:
    """S-EX1: one on the score board, four in the play area, one on a fresco, the others in the supply."""
    state = begun(seats).state
    assert state.area == [4] * seats
    assert state.supply[:seats] == [supply] * seats
    assert state.rules.materials == each == supply + 4 + 1 + 1


@pytest.mark.parametrize(("seats", "black"), [(2, 3), (3, 3), (4, 4)])
def test_sx_1_6_three_black_materials_or_four(seats: int, black: int) -> None:
    assert set_up("LB3", seats=seats).state.black == black


@pytest.mark.parametrize(
    ("seats", "first", "scores"),
    [
        (2, 0, [0, 2, 15]),
        (2, 1, [2, 0, 15]),
        (3, 0, [0, 2, 4]),
        (3, 1, [4, 0, 2]),
        (4, 0, [0, 2, 4, 6]),
        (4, 2, [4, 6, 0, 2]),
    ],
)
def test_sx_1_7_the_later_the_turn_the_more_points(seats: int, first: int, scores: list[int]) -> None:
    game = set_up("LB3", seats=seats, first=first)
    assert game.scores == scores
    assert GAME.view(game.state, None).first == first


def test_sx_1_7_the_first_player_begins() -> None:
    game = set_up("LB3", first=1)
    assert game.seat == 1
    game.plays("place G1", luck=["draw RP3"])
    assert game.seat == 2
    game.plays("place J1", luck=["draw SS3"])
    assert game.seat == 1
    assert "prepare" in game.legal()
    assert game.refuses("prepare", seat=0) == "not-your-turn"


# The first materials: J1 has RP, PI, WP; G1 RP, PI, LB; M1 LB, SS, WP


def test_sx_1_8_the_only_fresco_with_the_technique() -> None:
    """It is on the top space, whatever the value; nothing is there to choose."""
    game = set_up("SS5", "RP3")
    assert game.fresco("M1") == "MO1 .. Rc .."
    assert game.state.supply[0] == 14 - 1 - 4 - 1
    assert game.seat == 1


def test_sx_1_8_several_frescoes_are_a_choice() -> None:
    """S-EX2: red reveals Washi Paper, and two frescoes have it."""
    game = set_up("WP5")
    assert (game.seat, game.legal()) == (0, ["place J1", "place M1"])
    assert game.refuses("place G1") == "no-place-there"
    assert game.refuses("place J2") == "covered"
    assert game.refuses("prepare") == "place-first"
    game.plays("place M1", luck=["draw LB3"])
    assert game.fresco("M1") == "MO1 .. .. Rc"
    assert game.state.supply[0] == 8
    assert game.discard == "LB3 WP5"


def test_sx_1_8_a_taken_technique_can_t_be_chosen() -> None:
    game = set_up("WP5").plays("place M1", luck=["draw WP4", "draw WP3", "draw RP4"])
    assert (game.fresco("J1"), game.fresco("M1")) == ("JC1 .. .. Wc", "MO1 .. .. Rc")
    assert game.seat == 2


def test_sx_1_9_a_card_of_no_use_is_discarded_and_another_revealed() -> None:
    """No fresco needs Infrared."""
    game = set_up("IR1", "IR3", "SS3", "IR4", "RP3")
    assert game.fresco("M1") == "MO1 .. Rc .."
    assert game.discard == "RP3 SS3 IR1 IR3 IR4"
    assert "card-shown seat=0 card=IR1 technique=Infrared" in game.events
    assert [e.tell(["Ann", "Ben", "Cid"]) for e in game.told.events if e.word == "card-shown"][:2] == [
        "Ann reveals IR1: no Infrared is free.",
        "Ann reveals IR3: no Infrared is free.",
    ]


def test_sx_1_9_revealed_cards_are_discarded() -> None:
    assert set_up("SS5", "RP3").discard == "RP3 SS5"


def test_sx_1_10_not_the_last_free_technique() -> None:
    """Red and white begin on M1; blue may not complete it."""
    game = set_up("SS3", "LB3").plays("place M1", luck=["draw WP1"])
    assert game.fresco("M1") == "MO1 Wc Rc .."
    assert game.fresco("J1") == "JC1 .. .. Bc"  # the only other Washi Paper


def test_sx_1_10_is_said() -> None:
    game = set_up("SS3", seats=4).plays("place M1", luck=["draw LB3"]).plays("place M1", luck=["draw WP2"])
    assert game.legal() == ["place J1", "place G2"]
    assert game.refuses("place M1") == "last-space"


def test_sx_1_10_if_it_is_the_only_one_another_card_is_revealed() -> None:
    """J1, PI 5, IR 7, WP 2; G1, RP 9, PI 5, LB 2; M1, SS 8, PI 5, IR 3: Solvent Sponge is on M1 alone."""
    game = set_up("PI1", frescoes=(1, 0, 4))
    game.plays("place M1", luck=["draw IR1"]).plays("place M1", luck=["draw SS3", "draw LB3"])
    assert game.fresco("M1") == "MO5 .. Rc Wc"
    assert game.fresco("G1") == "GE1 .. .. Bc"


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_players(seats: int) -> None:
    with pytest.raises(BadInput, match="1980 Sixtina is for 2 to 4 players"):
        GAME.ruleset(seats, {})


def test_nobody_plays_alone_though_the_box_says_so() -> None:
    said = "1980 Sixtina is for 2 to 4 players: the box says 1 to 4, but the rulebook has no rules for playing alone"
    with pytest.raises(BadInput) as refusal:
        GAME.ruleset(1, {})
    assert str(refusal.value) == said
    with pytest.raises(BadInput, match=r"1980 Sixtina is for 2 to 4 players, not 5$"):
        GAME.ruleset(5, {})


def test_setting_up_is_told() -> None:
    game = set_up("LB3")
    assert game.told.events[0].tell(["Ann", "Ben", "Cid"]) == (
        "The work begins with J1 The Baptism of Christ, G1 The Separation of Light from Darkness, "
        "M1 The Journey of Moses into Egypt. Objectives: Eight materials, Six materials in three, "
        "Five materials in one. Ann is the first player."
    )
