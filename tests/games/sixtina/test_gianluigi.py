"""Chapter 8: two players, and Gianluigi."""

import pytest

from bottega.games.sixtina.actions import ALL_POSITIONS
from tests.games.sixtina.tables import Play, chapel, table
from tests.games.sixtina.test_setup import set_up

IDLE = {"event": "idle", "actor": "gianluigi", "technique": "IR", "total": 5}
EXAMPLE = """
    M1  MO3  .. .. .. ..
    G1  GE8  .. .. .. ..
    J1  JC4  .. .. ..
    """
"""WP 3, PI 8, RP 7, IR 5; IR 2, WP 5, PI 9, SS 3; IR 3, SS 4, RP 5."""


def duel(picture: str, hand: str, area: int = 4, **options: str) -> Play:
    """It is red's turn, in a game for two."""
    return table(picture, hand=hand, area=[area, 4], seats=2, options=options)


# Setting up


def test_sx_8_1_his_materials() -> None:
    """S-EX11: 15 points, the second space of each objective, eleven in the supply, nothing on a fresco."""
    state = set_up("SS3", "RP3", seats=2).state
    assert state.scores[2] == 15
    assert state.claims == [-1, 2, -1] * 3
    assert state.supply[2] == 11
    assert state.rules.materials == 15
    assert [state.of_colour(position, 2) for position in ALL_POSITIONS] == [0] * 12


@pytest.mark.parametrize("seats", [3, 4])
def test_sx_8_1_not_with_more_players(seats: int) -> None:
    state = set_up("SS3", "RP3", seats=3).state if seats == 3 else set_up("SS3", seats=4).state
    assert state.rules.gianluigi == -1
    assert state.claims == [-1] * 9


@pytest.mark.parametrize(("before", "after", "points"), [(".G.", "RG.", 7), ("WG.", "WGR", 2)])
def test_sx_8_2_the_first_and_the_third_space(before: str, after: str, points: int) -> None:
    game = table(
        "J1 JC4 .. .. .. + R5\nM1 MO1 .. .. ..",
        hand="SS3",
        seats=2,
        objectives=["five-in-one", "same-zone", "two-excellent"],
        claims={"five-in-one": before},
    ).restores("M1 SS", "SS3", 0, "claim five-in-one")
    assert game.claims("five-in-one") == after
    assert game.points("objectives") == [points, 7 if "W" in before else 0, 15]


def test_sx_8_2_then_all_are_taken() -> None:
    game = table(
        "J1 JC4 .. .. .. + W5\nM1 MO1 .. .. ..", hand="SS3", seats=2, seat=1, claims={"five-in-one": "RGW"}
    ).restores("M1 SS", "SS3")
    assert game.refuses("claim five-in-one") == "claimed-already"


def test_sx_8_3_turns_alternate() -> None:
    game = duel(EXAMPLE, "")
    assert game.plays("prepare", luck=["draw RP1"] * 3).seat == 1
    assert game.plays("prepare", luck=["draw RP2"] * 3).seat == 0


def test_sx_8_3_he_has_no_cards_and_no_play_area() -> None:
    state = duel(EXAMPLE, "").state
    assert (len(state.hands), len(state.prudent), len(state.area)) == (2, 2, 2)
    assert (len(state.supply), len(state.scores)) == (3, 3)


# When he restores


def test_sx_8_4_the_example_of_the_rulebook() -> None:
    """[SX-8.4] [SX-8.5] [SX-8.7] S-EX10: 8 of Plaster Injection, and 1 + 1 + 1.5 materials."""
    game = duel(EXAMPLE, "PI2 PI2 PI4").restores("M1 PI", "PI2 PI2 PI4", 1, "obtain")
    assert game.fresco("M1") == "MO3 .. Re .. .. + R1"
    assert game.fresco("G1") == "GE8 .. .. ## .. + G3"
    assert (game.state.black, game.state.supply[2]) == (2, 11 - 3)
    assert game.seat == 1
    assert game.last == "Gianluigi restores Plaster Injection of G1 The Flood: prudent, and adds 3 materials."


@pytest.mark.parametrize(
    ("cards", "kind"), [("IR5", "correct"), ("IR3", "excellent"), ("IR1", "prudent")], ids=lambda value: value
)
def test_sx_8_4_after_any_restoration(cards: str, kind: str) -> None:
    """J1 asks for 3, G1 for 2, M1 for 5."""
    game = duel("J1 JC4 .. .. ..\nG1 GE8 .. .. .. ..", cards).plays("restore J1 IR", f"play {cards}", "add 0")
    if kind == "excellent":
        game.plays("refine", luck=["draw RP1", "draw RP1"])
    marks = {"correct": "Gc .. .. .. + G2", "excellent": "Gc .. .. .. + G1", "prudent": "## .. .. .."}
    assert game.fresco("G1") == f"GE8 {marks[kind]}"


def test_sx_8_4_not_after_anything_else() -> None:
    game = duel(EXAMPLE, "PI2").plays("discard PI2", "take 1")
    game.plays("prepare", luck=["draw RP1"] * 3)
    assert {facts["event"] for facts in game.facts} == {"acquired", "drew", "cards-seen", "turn-began"}


def test_sx_8_4_when_the_player_s_fresco_is_dealt_with() -> None:
    """He restores on the fresco that was revealed just before."""
    picture = "J1 JC4 .. Rc Rc\nG1 GE1 .. .. ..\nM1 MO1 .. .. .."
    game = duel(picture, "IR5").restores("J1 IR", "IR5")
    assert game.fresco("J1") == "JC4 restored R"
    game.plays("reveal J2", luck=["pick 1"])  # JC2: PI 5, IR 7, WP 2
    assert game.fresco("J2") == "JC2 .. ## .. + G2"


def test_sx_8_4_by_option_before_it_is_scored() -> None:
    """There is no free Infrared yet: the next project comes too late."""
    picture = "J1 JC4 .. Rc Rc\nG1 GE1 .. .. ..\nM1 MO1 .. .. .."
    game = duel(picture, "IR5", gianluigi_acts="before-scoring").restores("J1 IR", "IR5")
    assert IDLE in game.facts
    game.plays("reveal J2", luck=["pick 1"])
    assert game.fresco("J2") == "JC2 .. .. .."


def test_sx_8_4_by_option_both_frescoes_are_then_scored() -> None:
    """His first, then the player's; each brings a new project."""
    picture = "J1 JC4 .. Rc Rc\nG1 GE7 Wc .. Wc\nM1 MO1 .. .. .."
    game = duel(picture, "IR5", gianluigi_acts="before-scoring").restores("J1 IR", "IR5")
    assert (game.fresco("J1"), game.fresco("G1")) == ("JC4 Rc Rc Rc", "GE7 restored G")
    game.plays("reveal G2", luck=["pick 0"])
    assert game.fresco("J1") == "JC4 restored R"
    assert game.plays("reveal J2", luck=["pick 0"]).seat == 1


def test_sx_8_4_the_bonus_comes_first() -> None:
    game = duel("J1 JC4 .. .. ..\nG1 GE8 .. .. .. ..", "IR3").restores("J1 IR", "IR3")
    assert game.fresco("G1") == "GE8 .. .. .. .."
    assert game.plays("obtain").fresco("G1") == "GE8 Gc .. .. .. + G1"


# What he restores. Infrared: JC4 3, GE2 2, GE6 4, MO3 5, GE7 5, LJ2 7.


@pytest.mark.parametrize(
    ("others", "where", "what"),
    [
        ("G1 GE2 .. .. .. ..\nG2 GE7 .. .. ..\nL2 LJ2 .. .. .. .. ..", "G2", "GE7 .. Ge .. + G2"),
        ("G1 GE2 .. .. .. ..\nL2 LJ2 .. .. .. .. ..", "G1", "GE2 .. .. .. Gc + G2"),
        ("L2 LJ2 .. .. .. .. ..", "L2", "LJ2 .. .. ## .. .. + G2"),
        ("G1 GE2 .. .. .. Wc\nG2 GE7 .. Wc ..\nL2 LJ2 .. .. .. .. ..", "L2", "LJ2 .. .. ## .. .. + G2"),
    ],
    ids=["excellent", "correct", "prudent", "free"],
)
def test_sx_8_5_excellent_if_he_can_then_correct_then_prudent(others: str, where: str, what: str) -> None:
    """The player has restored with 5."""
    game = duel(f"J1 JC4 .. .. ..\n{others}", "IR5").restores("J1 IR", "IR5")
    assert game.fresco(where) == what


def test_sx_8_5_not_on_a_restored_fresco() -> None:
    game = duel("J1 JC4 .. .. ..\nG2 GE7 restored .", "IR5").restores("J1 IR", "IR5")
    assert IDLE in game.facts


def test_sx_8_6_the_player_chooses_among_several_of_the_best_kind() -> None:
    """G1 and G2 would be correct, L2 only prudent; M1 is covered."""
    picture = "J1 JC4 .. .. ..\nG1 GE2 .. .. .. ..\nG2 GE6 .. .. .. ..\nL2 LJ2 .. .. .. .. .."
    game = duel(picture, "IR5").restores("J1 IR", "IR5")
    assert (game.seat, game.legal()) == (0, ["send G1", "send G2"])
    assert game.refuses("send L2") == "better-elsewhere"
    assert game.refuses("send J1") == "cannot-restore-there"
    assert game.refuses("send M1") == "covered"
    assert game.refuses("prepare") == "send-gianluigi"
    assert game.refuses("send G1", seat=1) == "not-your-turn"
    game.plays("send G2")
    assert game.fresco("G2") == "GE6 .. .. .. Gc + G2"
    assert game.fresco("G1") == "GE2 .. .. .. .."


def test_sx_8_6_if_there_is_none_he_does_nothing() -> None:
    game = duel("J1 JC4 .. .. ..\nG1 GE1 .. .. ..", "IR5").restores("J1 IR", "IR5")
    assert (game.seat, game.state.supply[2]) == (1, 11)
    assert IDLE in game.facts


def test_sx_8_6_without_black_there_is_no_prudent_one() -> None:
    picture = "J1 JC4 .. .. ..\nG1 GE1 ## ## ##\nL2 LJ2 .. .. .. .. .."
    game = duel(picture, "IR5").restores("J1 IR", "IR5")
    assert game.fresco("L2") == "LJ2 .. .. .. .. .."


# How many materials


@pytest.mark.parametrize(
    ("cards", "plaster"),
    [
        ("PI1", "## .."),
        ("PI1 PI1", "## .. + G1"),
        ("PI1 PI1 PI1", "## .. + G1"),
        ("PI1 PI4", "## .. + G2"),
        ("PI2 PI2 PI4", "## .. + G3"),
        ("PI5 PI4", "Ge .. + G3"),
        ("PI5 PI5 PI4", "Gc .. + G5"),
    ],
)
def test_sx_8_7_halves_are_added_up_and_rounded_down(cards: str, plaster: str) -> None:
    """1 shows half a material, 2 and 3 show one, 4 one and a half, 5 two. G1 asks for 9."""
    game = duel("J1 JC1 .. .. ..\nG1 GE8 .. .. .. ..", cards).restores("J1 PI", cards)
    assert game.fresco("G1") == f"GE8 .. .. {plaster}"


def test_sx_8_7_no_more_than_there_are() -> None:
    """Two are left: one goes on the technique, one beside it."""
    picture = "J1 JC4 .. .. ..\nG1 GE2 .. .. .. ..\nL2 LJ2 Gc .. .. .. .. + G8"
    game = duel(picture, "IR5").restores("J1 IR", "IR5")
    assert game.fresco("G1") == "GE2 .. .. .. Gc + G1"
    assert game.state.supply[2] == 0


def test_sx_8_8_without_his_own_only_a_prudent_one() -> None:
    """Excellent on G2 and correct on G1 would take a material."""
    picture = "J1 JC4 .. .. ..\nG1 GE2 .. .. .. ..\nG2 GE7 .. .. ..\nM1 MO1 .. .. .. + G11\nL2 LJ2 .. .. .. .. .."
    game = duel(picture, "IR5").restores("J1 IR", "IR5")
    assert (game.fresco("G1"), game.fresco("G2")) == ("GE2 .. .. .. ..", "GE7 .. .. ..")
    assert game.fresco("L2") == "LJ2 .. .. ## .. .."


def test_sx_8_8_an_excellent_one_brings_no_bonus() -> None:
    game = duel("J1 JC4 .. .. ..\nG2 GE7 .. .. ..", "IR5").restores("J1 IR", "IR5")
    assert game.fresco("G2") == "GE7 .. Ge .. + G2"
    assert game.seat == 1


# The end


LAST_TWO = chapel(J1="JC4 .. Rc Rc", G1="GE7 Wc .. Wc", G2="GE5 restored .")
"""J1 is to be completed with Infrared; G1 lacks only Infrared 5."""


def test_sx_8_9_he_restores_in_the_last_turn_too() -> None:
    """[SX-8.9] [SX-8.10] And completes the last fresco: it is scored in full, and marked."""
    game = duel(LAST_TWO, "IR5").restores("J1 IR", "IR5")
    assert game.seat is None
    assert game.fresco("G1") == "GE7 restored G"
    assert game.scores == [5, 3 + 1, 7 + 1]  # three for him, two for white
    assert "last-fresco" not in [facts["event"] for facts in game.facts]


def test_sx_8_9_by_option_he_rests() -> None:
    """White's two materials are worth half of 7."""
    game = duel(LAST_TWO, "IR5", gianluigi_at_the_end="rests").restores("J1 IR", "IR5")
    assert game.seat is None
    assert game.scores == [5, 3, 0]
    assert game.fresco("G1") == "GE7 restored ."


def test_sx_8_9_by_option_he_rests_also_if_the_fresco_is_not_scored_yet() -> None:
    game = duel(LAST_TWO, "IR5", gianluigi_at_the_end="rests", gianluigi_acts="before-scoring")
    game.restores("J1 IR", "IR5")
    assert (game.seat, game.scores, game.fresco("G1")) == (None, [5, 3, 0], "GE7 restored .")


def test_sx_8_9_by_option_only_then() -> None:
    game = duel("J1 JC4 .. .. ..\nG2 GE7 .. .. ..", "IR5", gianluigi_at_the_end="rests").restores("J1 IR", "IR5")
    assert game.fresco("G2") == "GE7 .. Ge .. + G2"


def test_sx_8_10_the_player_reveals_the_next_project() -> None:
    """[SX-6.8] He completes G1; red chooses, though red has nothing on it."""
    game = duel("J1 JC4 .. .. ..\nG1 GE7 Wc .. Wc", "IR5").restores("J1 IR", "IR5")
    assert game.fresco("G1") == "GE7 restored G"
    assert (game.seat, game.legal()) == (0, ["reveal J2", "reveal G2"])
    his = {"event": "scored", "actor": "gianluigi", "position": "G1", "points": 8, "materials": 3, "place": 1}
    assert {**his, "sharing": 1} in game.facts
    assert game.scores == [0, 4, 8]


def test_sx_8_10_two_frescoes_in_one_turn() -> None:
    game = duel("J1 JC4 .. Rc Rc\nG1 GE7 Wc .. Wc", "IR5").restores("J1 IR", "IR5")
    assert (game.fresco("J1"), game.fresco("G1")) == ("JC4 restored R", "GE7 Wc .. Wc")
    game.plays("reveal J2", luck=["pick 0"])  # JC1 has no Infrared
    assert game.fresco("G1") == "GE7 restored G"
    assert game.legal() == ["reveal J3", "reveal G2", "reveal G3"]
    assert game.plays("reveal G3", luck=["pick 0"]).seat == 1


def test_sx_8_11_his_points_in_the_end() -> None:
    game = table(chapel("RRGGGWW"), seats=2, scores=[20, 30, 25], area=[0, 0], over=True)
    assert [line.points for line in game.sheet(2).values()] == [25, 15, 10, 0, 0]
    assert game.points("restored-frescoes") == [(6 + 3) // 2, (6 + 3) // 2, 10]
    assert game.points("left-over") == [0, 0, 0]


def test_sx_8_11_he_takes_no_part_in_prudent_cards() -> None:
    """[SX-7.5]"""
    game = table(chapel(), seats=2, prudent={0: "PI1 PI4 PI5", 1: "PI2"}, over=True)
    assert game.points("prudent-restorations") == [9, 2, 0]


def test_sx_8_12_if_he_alone_has_most_points_he_wins() -> None:
    game = table(chapel(), seats=2, scores=[20, 25, 13], area=[0, 0], over=True)
    assert game.places() == [(1, "G", 28), (2, "W", 25), (3, "R", 20)]
    assert [(s.rival, s.won) for s in game.standings()] == [("gianluigi", True), ("", False), ("", False)]
    assert game.standings()[0].name(["Ann", "Ben"]) == "gianluigi"


def test_sx_8_12_a_tie_goes_to_the_players() -> None:
    game = table(chapel(), seats=2, scores=[28, 25, 13], area=[0, 0], over=True)
    assert game.places() == [(1, "R", 28), (2, "G", 28), (3, "W", 25)]


def test_sx_8_12_players_who_tie_with_him_share_the_victory() -> None:
    game = table(chapel(), seats=2, scores=[28, 28, 13], area=[0, 0], over=True)
    assert game.places() == [(1, "R", 28), (1, "W", 28), (3, "G", 28)]


def test_sx_8_12_by_option_he_never_wins() -> None:
    game = table(chapel(), seats=2, scores=[20, 25, 90], area=[0, 0], over=True, options={"gianluigi_wins": "never"})
    assert game.places() == [(1, "W", 25), (2, "R", 20), (3, "G", 105)]
    assert game.standings()[2].note == "cannot-win"
