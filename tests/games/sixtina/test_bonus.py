"""Chapter 4: the bonus for an excellent restoration."""

from collections.abc import Mapping, Sequence

import pytest

from tests.games.sixtina.tables import THREE_OBJECTIVES, Play, table

OBJECTIVES = ("five-in-one", "same-zone", "two-excellent")
FIVE = "J1 JC4 .. .. .. + R5\nM1 MO1 .. .. .."
"""Red meets "Five materials in one"; IR 3, SS 4, RP 5 and LB 4, SS 3, WP 7 are free."""
REFUSED = {"empty_bonus": "refused"}


def excellent(
    picture: str = FIVE,
    *,
    hand: str = "SS3",
    area: int = 1,
    seats: int = 3,
    objectives: Sequence[str] = THREE_OBJECTIVES,
    claims: Mapping[str, str] | None = None,
    options: Mapping[str, str] | None = None,
    deck: str | None = None,
) -> Play:
    """Red has done an excellent restoration on M1, and chooses a bonus."""
    areas = [area, *[4] * (seats - 1)]
    game = table(
        picture,
        hand=hand,
        area=areas,
        seats=seats,
        objectives=objectives,
        claims=claims,
        options=options,
        deck=deck,
    )
    return game.restores("M1 SS", "SS3")


def test_sx_4_1_one_of_three() -> None:
    game = excellent(objectives=OBJECTIVES)
    assert game.legal() == ["claim five-in-one", "refine", "obtain"]
    game.plays("obtain")
    assert game.seat == 1  # one, not more


def test_sx_4_1_nothing_else_before_that() -> None:
    game = excellent()
    assert {game.refuses(name) for name in ("prepare", "pass", "add 0", "reveal J2")} == {"choose-a-bonus"}


def test_sx_4_1_a_bonus_that_brings_nothing_may_be_chosen() -> None:
    """All materials are on the fresco or in the play area."""
    game = excellent("M1 MO1 .. .. ..", area=13)
    assert game.state.supply[0] == 0
    game.plays("obtain")
    assert (game.state.area[0], game.state.supply[0]) == (12, 0)
    assert {"event": "material-obtained", "actor": 0, "materials": 0} in game.facts


def test_sx_4_1_by_option_it_may_not_as_long_as_another_brings_something() -> None:
    game = excellent("M1 MO1 .. .. ..", area=13, options=REFUSED)
    assert game.refuses("obtain") == "empty-bonus"
    assert game.legal() == ["refine"]


def test_sx_4_1_by_option_all_else_is_free() -> None:
    assert excellent(options=REFUSED).legal() == ["claim five-in-one", "refine", "obtain"]


def test_sx_4_1_refined_technique_always_brings_a_card() -> None:
    """[SX-4.2] Both piles were empty, and a card was played: so by option it is never refused."""
    game = excellent("M1 MO1 .. .. ..", area=13, deck="", options=REFUSED)
    assert game.legal() == ["refine"]
    assert game.plays("refine", luck=["draw SS3"]).hand() == "SS3"


# Refined technique


@pytest.mark.parametrize(
    ("left", "drawn"), [("", 2), ("RP1 RP1 RP1 RP2 RP2 RP2", 2), ("RP1 RP1 RP1 RP2 RP2 RP2 RP2", 1)]
)
def test_sx_4_2_two_cards_but_never_beyond_eight(left: str, drawn: int) -> None:
    """S-EX3: with seven cards left, one."""
    game = excellent(hand=f"{left} SS3").plays("refine", luck=["draw WP1"] * drawn)
    assert game.hand() == f"{left} {'WP1 ' * drawn}".strip()


def test_sx_4_2_the_cards_just_played_may_come_again() -> None:
    """[SX-2.4] [SX-3.8] They are discarded before the bonus."""
    game = excellent(deck="").plays("refine", luck=["draw SS3"])
    assert game.hand() == "SS3"


# Additional material


def test_sx_4_3_a_material_of_the_supply() -> None:
    game = excellent()
    supply = game.state.supply[0]
    game.plays("obtain")
    assert (game.state.area[0], game.state.supply[0]) == (1, supply - 1)


# Objective


def test_sx_4_4_an_objective_that_is_met() -> None:
    game = excellent(objectives=OBJECTIVES)
    supply = game.state.supply[0]
    game.plays("claim five-in-one")
    assert game.claims("five-in-one") == "R.."
    assert (game.state.supply[0], game.state.area[0]) == (supply - 1, 0)
    claimed = {"event": "objective-claimed", "actor": 0, "objective": "five-in-one", "space": 1, "points": 7}
    assert claimed in game.facts


def test_sx_4_4_not_one_that_is_not_met() -> None:
    game = excellent(objectives=OBJECTIVES)
    assert game.refuses("claim same-zone") == "not-met"
    assert game.refuses("claim two-excellent") == "not-met"


def test_sx_4_4_not_one_that_is_not_in_play() -> None:
    assert excellent(objectives=OBJECTIVES).refuses("claim eight-materials") == "not-in-play"


@pytest.mark.parametrize(("before", "after", "points"), [("...", "R..", 7), ("W..", "WR.", 5), ("BW.", "BWR", 2)])
def test_sx_4_4_the_highest_free_space(before: str, after: str, points: int) -> None:
    game = excellent(objectives=OBJECTIVES, claims={"five-in-one": before}).plays("claim five-in-one")
    assert game.claims("five-in-one") == after
    assert game.points("objectives")[0] == points


def test_sx_4_4_only_as_a_bonus() -> None:
    """Neither in a turn without an excellent restoration, nor for another."""
    game = table(FIVE, hand="SS4", area=[1, 4, 4])
    assert game.refuses("claim five-in-one") == "not-now"
    assert game.restores("M1 SS", "SS4").seat == 1


def test_sx_4_5_once_a_player() -> None:
    game = excellent(objectives=OBJECTIVES, claims={"five-in-one": "R.."})
    assert game.refuses("claim five-in-one") == "claimed-already"


def test_sx_4_5_by_three_altogether() -> None:
    game = excellent(seats=4, objectives=OBJECTIVES, claims={"five-in-one": "WBY"})
    assert game.refuses("claim five-in-one") == "no-space-left"


def test_sx_4_5_it_takes_a_material_in_the_supply() -> None:
    """None of the play area will do."""
    game = excellent("J1 JC4 .. .. .. + R6\nM1 MO1 .. .. ..", area=7)
    assert (game.state.supply[0], game.state.area[0]) == (0, 6)
    assert game.refuses("claim five-in-one") == "no-material-to-claim"
