"""Chapter 1: setting up."""

import random
from collections.abc import Mapping, Sequence

import pytest

from bottega.core.chance import FastChance
from bottega.core.errors import BadInput
from bottega.core.events import Chronicle
from bottega.core.seats import Seat
from bottega.games.sixtina import GAME
from bottega.games.sixtina.actions import ALL_POSITIONS
from bottega.games.sixtina.kinds import POSITIONS
from bottega.games.sixtina.table import COVERED
from tests.games.sixtina.tables import Play, facts_of, named_luck
from tests.told import told

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
    events = Chronicle()
    state = GAME.new(rules, chance, events)
    chance.done()
    return Play(state, events)


def begun(seats: int) -> Play:
    """A new game after the first materials, with random luck."""
    chance, events = FastChance(random.Random(seats)), Chronicle()
    state = GAME.new(GAME.ruleset(seats, {}), chance, events)
    while state.agenda[-1].name.startswith("first"):
        state.apply(state.pending[0], state.legal(state.pending[0])[0], chance, events)
    return Play(state, events)


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
    assert [objective.id for objective in view.objectives] == ["eight-materials", "two-correct", "three-good"]
    assert [objective.claims for objective in view.objectives] == [(None, None, None)] * 3


@pytest.mark.parametrize(("seats", "needed"), [(2, 8), (3, 8), (4, 7)])
def test_sx_1_3_with_the_side_for_the_number_of_players(seats: int, needed: int) -> None:
    assert GAME.ruleset(seats, {}).objectives[0].needed == needed


def test_sx_1_4_each_player_gets_five_cards() -> None:
    state = set_up("LB3").state
    assert [len(hand) for hand in state.hands] == [5, 5, 5]
    assert sum(state.deck) == 84 - 15 - 1


def test_sx_1_4_which_nobody_else_sees() -> None:
    game = set_up("LB3")
    own = GAME.view(game.state, Seat(0)).restorers
    assert [restorer.hand for restorer in own] == [("RP1", "RP2", "SS1", "SS2", "LB1"), None, None]
    assert [restorer.hand_size for restorer in own] == [5, 5, 5]
    assert [restorer.hand for restorer in GAME.view(game.state, None).restorers] == [None, None, None]
    secret = {"event": "cards-seen", "actor": 0, "cards": ("RP1", "RP2", "SS1", "SS2", "LB1")}
    assert secret in map(facts_of, game.told.seen_by(Seat(0)))
    assert secret not in map(facts_of, game.told.seen_by(Seat(1)))
    assert secret not in map(facts_of, game.told.seen_by(None))
    assert {"event": "drew", "actor": 0, "number": 5} in map(facts_of, game.told.seen_by(None))


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
    shown = {"event": "card-shown", "actor": 0, "card": "IR1", "technique": "IR", "is_free": False}
    assert shown in game.facts
    assert [told(GAME, e, ["Ann", "Ben", "Cid"]) for e in game.told.events if e.word == "card-shown"][:3] == [
        "Ann reveals IR1, but Infrared is free nowhere.",
        "Ann reveals IR3, but Infrared is free nowhere.",
        "Ann reveals SS3 for the first material.",
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


def test_two_to_four_players() -> None:
    with pytest.raises(BadInput, match=r"1980 Sixtina is for 2 to 4 players, not 5\."):
        GAME.ruleset(5, {})


def test_nobody_plays_alone_though_the_box_says_so() -> None:
    with pytest.raises(BadInput, match="Sixtina says 1 to 4, but the rulebook has no rules for playing alone"):
        GAME.ruleset(1, {})


def test_setting_up_is_told() -> None:
    game = set_up("LB3")
    assert told(GAME, game.told.events[0], ["Ann", "Ben", "Cid"]) == (
        "The work begins with The Baptism of Christ, The Separation of Light from Darkness and The Journey of Moses "
        "into Egypt. The objectives are Eight materials, Six materials in three and Five materials in one. "
        "Ann plays first."
    )
    assert game.facts[0] == {
        "event": "opened",
        "first": 0,
        "positions": ("J1", "G1", "M1"),
        "frescoes": ("JC1", "GE1", "MO1"),
        "objectives": ("eight-materials", "six-in-three", "five-in-one"),
        "scores": (0, 2, 4),
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sx_2_1_the_first_turn_begins_when_all_have_placed_a_material(seats: int) -> None:
    game = begun(seats)
    words = [event.word for event in game.told.events]
    assert words.count("first-placed") == seats
    assert game.facts[-1] == {"event": "turn-began", "actor": game.state.first}
    assert words.count("turn-began") == 1
