"""Chapter 3: restoring a fresco. The examples are those of the rulebook, on Christ the Judge."""

import pytest

from tests.games.sixtina.tables import Play, chapel, table

JUDGE = """
    G4  GE9  restored .
    L2  LJ2  .. .. .. .. ..
    """
"""SS 2, RP 6, IR 7, PI 4, WP 5; all other places are covered or restored."""
ONE_LEFT = """
    J1  JC4  .. Wc ##
    """
"""IR 3 is free, SS 4 and RP 5 are not."""


# Where


def test_sx_3_1_a_free_technique_of_an_open_fresco() -> None:
    game = table(hand="RP1 LB4")
    assert game.legal("restore") == ["restore J1 RP", "restore G1 RP", "restore G1 LB", "restore M1 LB"]


def test_sx_3_1_not_under_a_sheet() -> None:
    assert table(hand="RP1").refuses("restore J2 RP") == "covered"


def test_sx_3_1_not_on_a_restored_fresco() -> None:
    assert table(JUDGE, hand="RP1").refuses("restore G4 RP") == "already-restored"


def test_sx_3_1_not_a_technique_that_the_fresco_does_not_need() -> None:
    assert table(hand="LB4").refuses("restore J1 LB") == "no-such-technique"


@pytest.mark.parametrize("mark", ["Rc", "Re", "Wc", "We", "##"])
def test_sx_3_1_not_where_a_material_lies_whoever_s_it_is(mark: str) -> None:
    game = table(f"J1 JC4 {mark} .. ..", hand="IR3 SS4")
    assert game.refuses("restore J1 IR") == "space-taken"
    assert game.allows("restore J1 SS")


# The cards


def test_sx_3_2_one_or_more_cards() -> None:
    game = table(JUDGE, hand="RP1 RP2 RP3").plays("restore L2 RP")
    assert game.refuses("add 0") == "play-a-card"
    assert game.plays("play RP1").allows("add 0")
    assert game.plays("play RP2", "play RP3").allows("add 0")


def test_sx_3_2_of_that_technique_and_no_other() -> None:
    game = table(JUDGE, hand="RP1 SS1").plays("restore L2 RP")
    assert game.legal() == ["play RP1"]
    assert game.refuses("play SS1") == "other-technique"


def test_sx_3_2_no_more_cards_than_there_are() -> None:
    game = table(JUDGE, hand="RP1 RP1").plays("restore L2 RP", "play RP1", "play RP1")
    assert game.refuses("play RP1") == "card-not-left"
    assert game.refuses("play RP2") == "card-not-left"


def test_sx_3_2_a_card_of_the_technique_is_needed() -> None:
    assert table(JUDGE, hand="SS1").refuses("restore L2 RP") == "no-card-of-it"


def test_sx_3_2_what_was_begun_is_finished() -> None:
    game = table(JUDGE, hand="RP1 SS1").plays("restore L2 RP")
    assert {game.refuses(name) for name in ("prepare", "discard SS1", "restore L2 SS", "pass", "take 0")} == {
        "finish-restoring"
    }


def test_sx_3_2_the_order_of_the_cards_does_not_matter() -> None:
    game = table(JUDGE, hand="RP1 RP2 RP3").restores("L2 RP", "RP3 RP1", 0)
    assert (game.hand(), game.prudent()) == ("RP2", "RP1 RP3")


# The sum decides


@pytest.mark.parametrize(
    ("cards", "fresco"),
    [
        ("RP5 RP2", "LJ2 .. Rc .. .. .."),
        ("RP4 RP2", "LJ2 .. Re .. .. .."),
        ("RP4 RP1", "LJ2 .. ## .. .. .."),
    ],
)
def test_sx_3_3_greater_is_correct_equal_excellent_less_prudent(cards: str, fresco: str) -> None:
    assert table(JUDGE, hand=cards).restores("L2 RP", cards).fresco("L2") == fresco


def test_sx_3_3_nobody_can_call_a_restoration_something_else() -> None:
    """A sum that reaches the value is never prudent, even if there is no material for it."""
    game = table(JUDGE, hand="SS2", area=[0, 4, 4])
    assert game.refuses("restore L2 SS") == "no-material"


# Correct


def correct() -> Play:
    """S-EX4: three Repainting cards of 7 together where 6 are asked for, and four materials."""
    return table(JUDGE, hand="RP1 RP2 RP4").plays("restore L2 RP", "play RP1", "play RP2", "play RP4")


def test_sx_3_4_the_example_of_the_rulebook() -> None:
    """[SX-3.4] [SX-3.7] [SX-3.8] One material on top and two of the up to three others."""
    game = correct()
    assert game.legal("add") == ["add 0", "add 1", "add 2", "add 3"]
    game.plays("add 2")
    assert game.fresco("L2") == "LJ2 .. Rc .. .. .. + R2"
    assert (game.state.area[0], game.hand(), game.discard) == (1, "", "RP1 RP2 RP4")
    assert game.seat == 1  # no bonus


def test_sx_3_4_it_takes_a_material_of_the_play_area() -> None:
    game = table(JUDGE, hand="RP1 RP2 RP4", area=[0, 4, 4]).plays("restore L2 RP", "play RP1", "play RP2")
    assert game.refuses("play RP4") == "no-material"


def test_sx_3_4_not_one_of_the_supply() -> None:
    """Ten materials in the supply are of no help."""
    game = table(JUDGE, hand="SS3", area=[0, 4, 4])
    assert game.state.supply[0] == 13
    assert game.refuses("restore L2 SS") == "no-material"


# Excellent


def test_sx_3_5_the_example_of_the_rulebook() -> None:
    """[SX-3.5] [SX-3.9] [SX-4.4] S-EX5: blue's last two materials, and an objective for which they count."""
    picture = "J1 JC4 .. .. .. + B5\nL2 LJ2 .. .. .. .. .."
    game = table(picture, hand="SS2", area=[4, 4, 2], seat=2).plays("restore L2 SS", "play SS2")
    assert game.legal("add") == ["add 0", "add 1"]
    game.plays("add 1")
    assert game.fresco("L2") == "LJ2 Be .. .. .. .. + B1"
    assert (game.state.area[2], game.hand(2), game.discard) == (0, "", "SS2")
    supply = game.state.supply[2]
    game.plays("claim five-in-one")
    assert game.claims("five-in-one") == "B.."
    assert (game.state.supply[2], game.state.area[2], game.hand(2)) == (supply - 1, 0, "")
    assert game.seat == 0


def test_sx_3_5_it_takes_a_material_of_the_play_area() -> None:
    game = table(JUDGE, hand="RP2 RP4", area=[0, 4, 4]).plays("restore L2 RP", "play RP2")
    assert game.refuses("play RP4") == "no-material"
    assert game.allows("add 0")  # prudent


# Prudent


def test_sx_3_6_the_example_of_the_rulebook() -> None:
    """[SX-3.6] [SX-3.7] [SX-3.8] S-EX6: Washi Papers of 3 together where 5 are asked for; one material."""
    game = table(JUDGE, hand="WP1 WP2", prudent={1: "RP1"}, area=[4, 2, 4], seat=1)
    game.plays("restore L2 WP", "play WP1", "play WP2")
    assert game.legal("add") == ["add 0", "add 1", "add 2"]
    game.plays("add 1")
    assert game.fresco("L2") == "LJ2 .. .. .. .. ## + W1"
    assert (game.state.area[1], game.state.black) == (1, 2)
    assert (game.hand(1), game.prudent(1), game.discard) == ("", "RP1 WP1 WP2", "")
    assert game.seat == 2  # no bonus


def test_sx_3_6_no_material_of_one_s_own_is_needed() -> None:
    game = table(JUDGE, hand="WP1 WP2", area=[0, 4, 4]).plays("restore L2 WP", "play WP1", "play WP2")
    assert game.legal() == ["add 0"]
    assert game.plays("add 0").fresco("L2") == "LJ2 .. .. .. .. ##"


def test_sx_3_6_a_black_material_is_needed() -> None:
    picture = "J1 JC4 ## ## ..\nG1 GE1 ## .. ..\nL2 LJ2 .. .. .. .. .."
    game = table(picture, hand="WP1 WP2 RP2 RP5")
    assert game.state.black == 0
    assert game.refuses("restore L2 WP") == "no-black"
    game.plays("restore L2 RP", "play RP2")  # with the other card it will be correct
    assert game.refuses("add 0") == "no-black"
    assert game.legal() == ["play RP5"]


def test_sx_3_6_the_black_material_is_nobody_s() -> None:
    game = table(JUDGE, hand="WP1").restores("L2 WP", "WP1")
    assert sum(game.state.materials) == 0


def test_sx_3_6_without_any_material_nothing_can_be_restored() -> None:
    picture = "J1 JC4 ## ## ..\nL2 LJ2 ## .. .. .. .."
    game = table(picture, hand="RP5 RP3 WP1", area=[0, 4, 4])
    assert game.legal("restore") == []
    assert game.refuses("restore L2 RP") == "no-materials"


# Further materials


def test_sx_3_7_at_most_as_many_as_cards() -> None:
    game = table(JUDGE, hand="SS3").plays("restore L2 SS", "play SS3")
    assert game.legal("add") == ["add 0", "add 1"]
    assert game.refuses("add 2") == "too-many-extras"


@pytest.mark.parametrize(("area", "most"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 3)])
def test_sx_3_7_beside_the_one_on_the_technique(area: int, most: int) -> None:
    game = table(JUDGE, hand="RP2 RP2 RP3", area=[area, 4, 4])
    game.plays("restore L2 RP", "play RP2", "play RP2", "play RP3")
    assert game.legal("add") == [f"add {number}" for number in range(most + 1)]


def test_sx_3_7_only_materials_of_the_play_area() -> None:
    game = table(JUDGE, hand="RP2 RP2 RP3", area=[2, 4, 4])
    game.plays("restore L2 RP", "play RP2", "play RP2", "play RP3")
    assert game.refuses("add 2") == "area-short"


def test_sx_3_7_eight_cards_allow_eight() -> None:
    hand = "RP1 RP1 RP1 RP2 RP2 RP2 RP2 RP3"
    game = table(JUDGE, hand=hand, area=[9, 4, 4]).restores("L2 RP", hand, 8)
    assert game.fresco("L2") == "LJ2 .. Rc .. .. .. + R8"


# Where the cards go


@pytest.mark.parametrize("cards", ["RP5 RP2", "RP4 RP2"])
def test_sx_3_8_the_cards_of_a_good_restoration_are_discarded(cards: str) -> None:
    game = table(JUDGE, hand=f"SS1 {cards}").restores("L2 RP", cards)
    assert (game.hand(), game.prudent()) == ("SS1", "")
    assert sorted(game.discard.split()) == sorted(cards.split())


def test_sx_3_8_prudent_cards_are_not_cards_in_hand() -> None:
    game = table(JUDGE, hand="WP1 RP1 RP2 RP3 RP4 RP5 SS1 SS2", seats=2, area=[4, 4]).restores("L2 WP", "WP1")
    game.plays("prepare", luck=["draw IR1"] * 3)
    assert game.prudent() == "WP1"
    assert game.plays("prepare", luck=["draw PI1"]).hand() == "RP1 RP2 RP3 RP4 RP5 SS1 SS2 PI1"


def test_sx_3_8_prudent_cards_do_not_come_back() -> None:
    """The draw pile is empty: only the discard pile is shuffled."""
    game = table(JUDGE, hand="WP1", discard="RP1", deck="", prudent={1: "SS5"}).restores("L2 WP", "WP1")
    assert game.plays("prepare", luck=["draw RP1"]).hand(1) == "RP1"
    assert (game.prudent(0), game.prudent(1)) == ("WP1", "SS5")


# What follows


def test_sx_3_9_the_bonus_comes_before_the_fresco_is_checked() -> None:
    game = table(ONE_LEFT, hand="IR3").restores("J1 IR", "IR3")
    assert game.legal() == ["refine", "obtain"]
    assert game.fresco("J1") == "JC4 Re Wc ##"


@pytest.mark.parametrize("cards", ["IR4", "IR2"])
def test_sx_3_9_only_an_excellent_restoration_brings_one(cards: str) -> None:
    game = table(chapel(J1="JC4 .. Wc ..", G1="GE1 .. .. .."), hand=cards).restores("J1 IR", cards)
    assert game.seat == 1


def test_every_restoration_is_told() -> None:
    game = table(JUDGE, hand="RP1 RP2 RP4").restores("L2 RP", "RP1 RP2 RP4", 2)
    assert game.told.events[0].to_json() == {
        "event": "restored",
        "actor": 0,
        "position": "L2",
        "fresco": "LJ2",
        "technique": "RP",
        "value": 6,
        "total": 7,
        "restoration": "correct",
        "cards": ("RP1", "RP2", "RP4"),
        "extras": 2,
        "rule": "SX-3.4",
    }
    assert game.last == (
        "Red restores Repainting of L2 The Last Judgment: Christ the Judge with RP1 RP2 RP4: correct, "
        "and adds 2 materials."
    )
