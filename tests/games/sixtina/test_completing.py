"""Chapter 6: completing a fresco."""

import pytest

from bottega.games.sixtina.kinds import POSITIONS
from tests.games.sixtina.tables import Play, chapel, table

JUDGE = """
    J3  JC4  .. .. ..
    G4  GE9  .. .. .. ..
    L2  LJ2  Be Rc ## Bc .. + R2 B1
    """
"""The example of the rulebook: White takes the last technique, WP 5."""


def completes(picture: str, cards: str = "IR5", where: str = "J1 IR", seats: int = 3, **options: str) -> Play:
    """Red completes a fresco, by default JC4 at J1: IR 3, SS 4, RP 5; worth 5, 3, 1. Two others are to be restored."""
    lines = dict(line.split(maxsplit=1) for line in [picture, "G1 GE4 .. .. .. ..", "M1 MO1 .. .. .."])
    game = table(chapel(**lines), hand=cards, seats=seats, area=4, options=options)
    return game.restores(where, cards)


# The example of the rulebook


def example(extras: int = 1) -> Play:
    """[SX-6.2] S-EX6 and S-EX7: white's prudent restoration, with one material beside it, completes the fresco."""
    return table(JUDGE, hand="WP1 WP2", area=[4, 2, 4], seat=1).restores("L2 WP", "WP1 WP2", extras)


def test_sx_6_2_the_example_of_the_rulebook() -> None:
    """[SX-6.2] [SX-6.3] 12, 5, 4 become 9, 2, 1; blue is before red by the excellent restoration."""
    game = example()
    assert game.scores == [2, 1, 9]
    completed, *scored, marked = game.facts[1:6]
    assert completed == {
        "event": "fresco-completed",
        "position": "L2",
        "fresco": "LJ2",
        "excellent": 1,
        "prudent": 2,
        "values": (9, 2, 1),
        "materials": (3, 1, 3),
    }
    assert [(facts["actor"], facts["points"], facts["place"], facts["materials"]) for facts in scored] == [
        (2, 9, 1, 3),
        (0, 2, 2, 3),
        (1, 1, 3, 1),
    ]
    assert [facts["sharing"] for facts in scored] == [1, 1, 1]
    assert marked == {"event": "marked", "actor": 2, "position": "L2", "fresco": "LJ2"}


def test_sx_6_7_the_example_of_the_rulebook() -> None:
    """[SX-6.7] All materials go back, then blue marks the fresco."""
    before = table(JUDGE, hand="WP1 WP2", area=[4, 2, 4], seat=1).state
    game = example()
    assert game.fresco("L2") == "LJ2 restored B"
    assert game.state.supply[0] == before.supply[0] + 3
    assert game.state.supply[1] == before.supply[1] + 1
    assert game.state.supply[2] == before.supply[2] + 2
    assert game.state.black == before.black + 1 == 3


def test_sx_6_8_the_example_of_the_rulebook() -> None:
    """White, whose turn it is, reveals the next fresco."""
    game = example()
    assert game.seat == 1
    assert game.legal() == ["reveal J2", "reveal G3", "reveal M3", "reveal L1"]
    game.plays("reveal L1", luck=["pick 1"])
    assert game.fresco("L1") == "LJ3 .. .. .. .. .."
    assert game.last == (
        "White reveals the next project: L1 The Last Judgment: The Resurrection of the Dead and the Boat of Charon."
    )
    assert game.seat == 2


def test_sx_6_4_the_example_without_the_material_beside() -> None:
    """Who did a prudent restoration and placed nothing has not contributed."""
    assert example(extras=0).scores == [2, 0, 9]


# When


def test_sx_6_1_every_technique_holds_a_material() -> None:
    assert completes("J1 JC4 .. Wc Wc").fresco("J1") == "JC4 restored W"
    assert completes("J1 JC4 .. Wc ..").fresco("J1") == "JC4 Rc Wc .."


@pytest.mark.parametrize("marks", [".. Wc Wc", ".. We We", ".. ## ##"])
def test_sx_6_1_whatever_kind_they_are(marks: str) -> None:
    assert completes(f"J1 JC4 {marks}").fresco("J1").startswith("JC4 restored")


def test_sx_6_1_materials_beside_techniques_do_not_count() -> None:
    assert completes("J1 JC4 .. .. Wc + W5 R5").fresco("J1") == "JC4 Rc .. Wc + R5 W5"


# What it is worth


@pytest.mark.parametrize(
    ("marks", "cards", "values"),
    [
        (".. Wc Wc", "IR5", [5, 3]),
        (".. We Wc", "IR5", [6, 4]),
        (".. We We", "IR5", [7, 5]),
        (".. ## Wc", "IR5", [3, 1]),
        (".. ## We", "IR5", [4, 2]),
    ],
)
def test_sx_6_2_one_more_for_each_excellent_two_less_for_each_prudent(
    marks: str, cards: str, values: list[int]
) -> None:
    """White leads by materials beside the techniques, red is second."""
    assert completes(f"J1 JC4 {marks} + W5", cards).scores == [values[1], values[0], 0]


def test_sx_6_2_the_last_restoration_counts_too() -> None:
    assert completes("J1 JC4 .. Wc Wc + W1", "IR2").scores == [0, 3, 0]
    excellent = completes("J1 JC4 .. Wc Wc + W1", "IR3").plays("obtain")
    assert excellent.scores == [4, 6, 0]


# The places


@pytest.mark.parametrize(
    ("marks", "scores"),
    [
        # J1 JC4: the last technique, Infrared, is red's correct one, furthest left
        (".. Wc Bc + R2 W1", [5, 3, 1]),  # 3, 2, 1
        (".. Wc Bc + W1 B2", [1, 3, 5]),  # 1, 2, 3
        (".. We Bc", [4, 6, 2]),  # all one: an excellent restoration is before correct ones
        (".. Wc Be", [4, 2, 6]),  # then red's correct one is left of white's
        (".. Wc Bc", [5, 3, 1]),  # all correct, from left to right
        (".. We Be", [3, 7, 5]),  # excellent ones from left to right, then the correct one
    ],
)
def test_sx_6_3_most_materials_then_excellent_then_correct_from_the_left(marks: str, scores: list[int]) -> None:
    assert completes(f"J1 JC4 {marks}").scores == scores


def test_sx_6_3_two_excellent_ones_are_no_better_than_one_further_left() -> None:
    """GE4: LB 4, SS 2, WP 8, RP 6; worth 10, 3, 2. White and blue have three materials each."""
    game = table(
        chapel(G1="GE4 .. We Be Be + W2 B1", J1="JC4 .. .. ..", M1="MO1 .. .. .."), hand="LB5", area=4
    ).restores("G1 LB", "LB5")
    assert game.scores == [5, 13, 6]


def test_sx_6_3_a_prudent_restoration_breaks_no_tie() -> None:
    """White and blue have only materials beside: they share."""
    assert completes("J1 JC4 .. ## Rc + W3 B3").scores[1:] == [(3 + 1) // 2, (3 + 1) // 2]


def test_sx_6_3_who_has_a_restoration_is_before_who_has_none() -> None:
    assert completes("J1 JC4 .. Wc ## + W1 B2").scores == [-1, 3, 1]


def test_sx_6_3_those_who_have_nothing_there_share_a_place() -> None:
    """S-EX12: m is -3, red and blue have two beside, white one excellent: (4 + 1) / 2 each, and -1."""
    picture = chapel(J1="JC1 ## ## .. + R2 B2", G1="GE4 .. .. .. ..", M1="MO1 .. .. ..")
    game = table(picture, hand="WP1 WP5", seat=1).restores("J1 WP", "WP1 WP5", 0, "obtain")
    assert game.scores == [2, -1, 2]
    assert game.fresco("J1") == "JC1 restored ."


def test_sx_6_3_one_more_material_changes_all() -> None:
    """S-EX12: with one more white is first by the excellent restoration: 4, and (1 - 1) / 2 each."""
    picture = chapel(J1="JC1 ## ## .. + R2 B2", G1="GE4 .. .. .. ..", M1="MO1 .. .. ..")
    game = table(picture, hand="WP1 WP5", seat=1).restores("J1 WP", "WP1 WP5", 1, "obtain")
    assert game.scores == [0, 4, 0]
    assert game.fresco("J1") == "JC1 restored W"


def test_sx_6_4_the_fourth_place_scores_nothing() -> None:
    game = completes("J1 JC4 .. Wc Bc + R3 W2 B1 Y1", seats=4)
    assert game.scores == [5, 3, 1, 0]
    assert [facts["event"] for facts in game.facts].count("scored") == 3


def test_sx_6_4_fewer_than_three_contributors() -> None:
    assert completes("J1 JC4 .. Wc Wc").scores == [3, 5, 0]
    assert completes("J1 JC4 .. Rc Rc").scores == [5, 0, 0]


def test_sx_6_4_nobody_contributed() -> None:
    """Three prudent restorations without a material beside them: nobody scores, nobody marks it."""
    game = completes("J1 JC4 .. ## ##", "IR1")
    assert game.scores == [0, 0, 0]
    assert game.fresco("J1") == "JC4 restored ."
    assert game.state.black == 3


# Sharing


def test_sx_6_5_those_who_share_round_down() -> None:
    """JC1 is worth 7, 4, 2; all three restorations are prudent, and all three players have one material."""
    game = table(
        chapel(J1="JC1 ## ## .. + R1 W1 B1", G1="GE4 .. .. .. ..", M1="MO1 .. .. .."), hand="WP1", area=4
    ).restores("J1 WP", "WP1")
    assert game.scores == [-2, -2, -2]  # S-EX12: (1 - 2 - 4) / 3
    assert game.fresco("J1") == "JC1 restored ."


@pytest.mark.parametrize(
    ("beside", "scores"),
    [
        ("W2 B2", [3, 0, 0, 0]),  # red by the correct restoration; 1 and -1 are shared
        ("W3 B3", [-1, 2, 2, 0]),  # 3 and 1 are shared, red is third
        ("W3 B3 Y3", [0, 1, 1, 1]),  # all three places are shared, red is fourth
        ("R1 W1 B1 Y1", [3, 0, 0, 0]),  # second to fourth: only two of these places are worth anything
        ("W3 B1 Y1", [1, 3, -1, -1]),  # the third place alone is shared: half of -1, rounded down
    ],
)
def test_sx_6_5_shared_places(beside: str, scores: list[int]) -> None:
    """J1 is worth 3, 1, -1; red has two correct restorations."""
    assert completes(f"J1 JC4 .. ## Rc + {beside}", seats=4).scores == scores


# Below zero


def test_sx_6_6_points_below_zero_are_lost() -> None:
    """S-EX7: with 4, 2, 1 and -3 the third place costs 2 points. Here 5, 3, 1 less 4."""
    game = completes("J1 JC4 .. ## ## + W3 B2")
    assert game.scores == [-3, 1, -1]


def test_sx_6_6_by_option_they_are_worth_nothing() -> None:
    game = completes("J1 JC4 .. ## ## + W3 B2", negative_points="nothing")
    assert game.scores == [0, 1, 0]


def test_sx_6_6_by_option_those_who_share_lose_nothing_either() -> None:
    game = completes("J1 JC4 .. ## ## + W2 B2", negative_points="nothing")
    assert game.scores == [0, 0, 0]
    assert completes("J1 JC4 .. ## ## + W2 B2").scores == [-3, 0, 0]


def test_sx_6_6_a_score_may_fall_below_zero() -> None:
    assert completes("J1 JC4 .. ## ## + W3 B2").scores[0] < 0


# The material on the restored fresco


def test_sx_6_7_who_alone_is_first_marks_it() -> None:
    game = completes("J1 JC4 .. Wc Wc + W1")
    assert game.fresco("J1") == "JC4 restored W"
    assert {"event": "marked", "actor": 1, "position": "J1", "fresco": "JC4"} in game.facts


def test_sx_6_7_nobody_does_if_the_first_place_is_shared() -> None:
    assert completes("J1 JC4 .. ## Rc + W3 B3").fresco("J1") == "JC4 restored ."


def test_sx_6_7_even_if_the_first_place_costs_points() -> None:
    game = completes("J1 JC4 .. ## ## + R1 W1", "IR1")
    assert game.fresco("J1") == "JC4 restored ."
    game = completes("J1 JC4 .. ## ## + W1", "IR1")
    assert (game.fresco("J1"), game.scores) == ("JC4 restored W", [0, -1, 0])


def test_sx_6_7_the_materials_come_back_before_one_is_taken() -> None:
    """White's supply was empty."""
    picture = chapel(J1="JC4 .. Wc Wc + W7", G1="GE4 .. .. .. ..", M1="MO1 .. .. ..")
    game = table(picture, hand="IR5", area=[4, 4, 4])
    assert game.state.supply[1] == 0
    game.restores("J1 IR", "IR5")
    assert game.state.supply[1] == 8


# The next project


def test_sx_6_8_only_beside_a_fresco_that_can_be_seen() -> None:
    """Restored ones can be seen too."""
    game = table("J1 JC4 .. Wc Wc\nG1 GE4 restored .\nM1 MO1 .. .. ..", hand="IR5").restores("J1 IR", "IR5")
    assert game.legal() == ["reveal J2", "reveal G2", "reveal M2"]
    assert game.refuses("reveal G3") == "not-adjacent"
    assert game.refuses("reveal J1") == "not-covered"
    assert game.refuses("prepare") == "choose-a-project"


def test_sx_6_8_one_that_is_the_only_one_is_revealed_at_once() -> None:
    lines = {"J1": "JC4 .. Wc Wc", "G1": "GE4 .. .. .. ..", "M1": "MO1 .. .. .."}
    picture = "\n".join([line for line in chapel(**lines).splitlines() if not line.startswith("L2")])
    game = table(picture, hand="IR5").restores("J1 IR", "IR5", luck=["pick 0"])
    assert game.fresco("L2") == "LJ2 .. .. .. .. .."
    assert game.seat == 1


def test_sx_6_8_if_none_is_covered_none_is_revealed() -> None:
    assert completes("J1 JC4 .. Wc Wc").seat == 1


def test_sx_6_8_the_player_whose_turn_it_is_even_without_any_contribution() -> None:
    game = table("J1 JC4 .. Wc Wc\nM1 MO1 .. .. ..", hand="IR1", area=[0, 4, 4]).restores("J1 IR", "IR1")
    assert game.fresco("J1") == "JC4 restored W"
    assert game.seat == 0
    assert game.refuses("reveal J2", seat=1) == "not-your-turn"


@pytest.mark.parametrize(
    ("seen", "beside"),
    [
        ("J1", "J2 G2"),
        ("J3", "J2 G4 L1"),
        ("G2", "J1 G1 G3 M1"),
        ("G4", "J3 G3 M3 L1 L2"),
        ("M3", "G4 M2 L2"),
        ("L1", "J3 G4 L2"),
        ("L2", "G4 M3 L1"),
    ],
)
def test_sx_6_9_across_and_down_and_the_last_judgment_below_two(seen: str, beside: str) -> None:
    """[SX-6.9] S-EX8: nothing but this fresco can be seen."""
    zone = {"J": "JC4 .. Rc Rc", "G": "GE7 .. Rc Rc", "M": "MO5 Rc Rc ..", "L": "LJ3 Rc .. Rc Rc Rc"}[seen[0]]
    technique = {"J": "IR", "G": "LB", "M": "IR", "L": "IR"}[seen[0]]
    game = table(f"{seen} {zone}", hand="IR1 LB1").restores(f"{seen} {technique}", f"{technique}1")
    assert game.legal() == [f"reveal {name}" for name in sorted(beside.split(), key=POSITIONS.index)]
