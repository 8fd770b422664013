"""The nine objectives: met, just not met, with both sides of the cards and both readings of the options.

Red does an excellent restoration, and is offered the objective or not.
"""

from collections.abc import Mapping

import pytest

from tests.games.sixtina.tables import Play, chapel, table

OTHERS = ["eight-materials", "six-in-three", "five-in-one", "adjacent-frescoes"]


def offered(
    objective: str, picture: str, seats: int = 3, where: str = "L2 SS", options: Mapping[str, str] | None = None
) -> bool:
    """Whether red may claim an objective after an excellent restoration, by default of SS 2 on LJ2 at L2."""
    game = at_the_bonus(objective, picture, seats, where, options)
    assert game.allows("refine")
    return game.allows(f"claim {objective}")


def at_the_bonus(
    objective: str, picture: str, seats: int, where: str, options: Mapping[str, str] | None = None
) -> Play:
    in_play = [objective, *[other for other in OTHERS if other != objective]][:3]
    area = [1, *[4] * (seats - 1)]
    if where.startswith("L2"):
        picture += "\nL2 LJ2 .. .. .. .. .."
    cards = {"L2 SS": "SS2", "L2 WP": "WP5", "L2 RP": "RP3 RP3", "J1 IR": "IR3", "J1 RP": "RP5", "M1 LB": "LB4"}[where]
    game = table(picture, hand=cards, area=area, seats=seats, objectives=in_play, options=options)
    return game.restores(where, cards)


# Materials. One more lies on L2, for the restoration that brings the bonus.


@pytest.mark.parametrize(
    ("seats", "beside", "markers", "met"),
    [
        (3, "+ R7", ".", True),
        (3, "+ R6", ".", False),
        (3, "+ R6", "R", True),
        (3, "+ R6", "W", False),
        (2, "+ R6", "R", True),
        (2, "+ R5", "R", False),
        (4, "+ R6", ".", True),
        (4, "+ R5", ".", False),
        (4, "+ R5", "R", True),
    ],
)
def test_sx_o1_eight_materials(seats: int, beside: str, markers: str, met: bool) -> None:
    """On frescoes being restored and on restored ones; seven with four players."""
    picture = f"J1 JC4 .. .. .. {beside}\nJ2 JC5 restored {markers}"
    assert offered("eight-materials", picture, seats) == met


def test_sx_o1_materials_on_techniques_and_beside_them_count_alike() -> None:
    assert offered("eight-materials", "J1 JC4 Rc .. .. + R2\nG1 GE4 Re .. Rc .. + R2")
    assert not offered("eight-materials", "J1 JC4 Rc .. .. + R2\nG1 GE4 Re .. ## .. + R2 W4")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("picture", "met"),
    [
        ("J1 JC4 .. .. .. + R3\nG1 GE4 .. .. .. .. + R2", True),
        ("J1 JC4 .. .. .. + R2\nG1 GE4 .. .. .. .. + R2", False),
        ("J1 JC4 .. .. .. + R4\nG1 GE4 .. .. .. .. + R1", True),
        ("J1 JC4 .. .. .. + R5\nG1 GE4 .. .. .. ..", False),
        ("J1 JC4 .. .. .. + R3\nG1 GE4 .. .. .. .. + W2", False),
    ],
)
def test_sx_o2_six_materials_in_three(picture: str, met: bool, seats: int) -> None:
    """At least one on each of three frescoes being restored."""
    assert offered("six-in-three", picture, seats) == met


def test_sx_o2_the_three_with_most() -> None:
    four = "J1 JC4 .. .. .. + R2\nG1 GE4 .. .. .. .. + R1\nM1 MO1 .. .. .. + R2"
    assert not offered("six-in-three", four)
    assert offered("six-in-three", four.replace("R1", "R2"))


def test_sx_o2_restored_frescoes_do_not_count() -> None:
    assert not offered("six-in-three", "J1 JC4 .. .. .. + R5\nG1 GE4 restored R")


def test_sx_o2_by_option_on_three_at_the_most() -> None:
    options = {"six_in_three": "up-to-three"}
    assert offered("six-in-three", "J1 JC4 .. .. .. + R5", options=options)
    assert not offered("six-in-three", "J1 JC4 .. .. .. + R4", options=options)
    assert not offered(
        "six-in-three", "J1 JC4 .. .. .. + R2\nG1 GE4 .. .. .. .. + R2\nM1 MO1 .. .. .. + R1", options=options
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sx_o3_five_materials_in_one(seats: int) -> None:
    assert offered("five-in-one", "J1 JC4 .. .. .. + R5", seats)
    assert offered("five-in-one", "J1 JC4 Rc .. Re + R3", seats)
    assert not offered("five-in-one", "J1 JC4 .. .. .. + R4 W5\nG1 GE4 .. .. .. .. + R4", seats)


# Restored frescoes


@pytest.mark.parametrize(
    ("seats", "places", "met"),
    [
        (3, "J1 J2 J3", True),
        (3, "J1 J2", False),
        (3, "J1 J2 G1", False),
        (3, "J1 G2 G1", True),
        (3, "J3 G4 L1", True),
        (3, "J3 L1", False),
        (3, "G4 M3 M2", True),
        (3, "J1 J3 M1 M3", False),
        (2, "J1 J2 G3", True),
        (2, "J1 J2", False),
        (4, "J1 J2", True),
        (4, "J1 G1", False),
        (4, "G2 M1", True),
    ],
)
def test_sx_o4_adjacent_frescoes(seats: int, places: str, met: bool) -> None:
    """Three that hang together, in any shape; two with four players."""
    picture = "\n".join([f"{place} {restored(place)} restored R" for place in places.split()])
    assert offered("adjacent-frescoes", picture, seats) == met


def restored(place: str) -> str:
    """A fresco of the zone of a place, a different one for each."""
    zone = {"J": "JC", "G": "GE", "M": "MO", "L": "LJ"}[place[0]]
    return f"{zone}{place[1]}" if place != "L2" else "LJ3"


def test_sx_o4_another_s_fresco_separates() -> None:
    picture = "J1 JC1 restored R\nJ2 JC2 restored W\nJ3 JC3 restored R\nG4 GE4 restored R"
    assert not offered("adjacent-frescoes", picture)
    assert not offered("adjacent-frescoes", picture.replace("W", "."))


@pytest.mark.parametrize(
    ("places", "met"),
    [
        ("J1 J2 J3", True),
        ("J1 G2 M1", True),
        ("G1 G2 G3", True),
        ("G2 G3 G4", True),
        ("J1 G2 G1", False),
        ("J1 J2 G3", False),
        ("J3 G4 L1", False),
        ("J1 J2 G2", False),
        ("J2 J3 L1", False),
        ("G3 G4 L1", False),
        ("J3 G4 M3", True),
        ("J1 J3 G1 G2", False),
    ],
)
def test_sx_o4_by_option_in_a_straight_line(places: str, met: bool) -> None:
    picture = "\n".join([f"{place} {restored(place)} restored R" for place in places.split()])
    assert offered("adjacent-frescoes", picture, options={"adjacent_frescoes": "line"}) == met


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("places", "met"), [("J1 J3", True), ("J1 G1", False), ("G1 M1 G4", True), ("J1 G1 M1 L1", False), ("J1", False)]
)
def test_sx_o5_two_of_the_same_zone(places: str, met: bool, seats: int) -> None:
    picture = "\n".join([f"{place} {restored(place)} restored R" for place in places.split()])
    assert offered("same-zone", picture, seats) == met


@pytest.mark.parametrize(
    ("seats", "places", "met"),
    [
        (3, "J1 G1 M1", True),
        (3, "J1 G1 L1", True),
        (3, "J1 J2 G1 G2", False),
        (2, "J1 G1 M1", True),
        (2, "J1 G1", False),
        (4, "J1 G1", True),
        (4, "J1 J2", False),
    ],
)
def test_sx_o6_different_zones(seats: int, places: str, met: bool) -> None:
    """Three zones; two with four players."""
    picture = "\n".join([f"{place} {restored(place)} restored R" for place in places.split()])
    assert offered("different-zones", picture, seats) == met


def test_sx_o6_frescoes_being_restored_do_not_count() -> None:
    picture = "J1 JC1 restored R\nG1 GE1 restored R\nM1 MO1 Rc .. .. + R2"
    assert not offered("different-zones", picture)


def test_sx_o6_by_option_they_do() -> None:
    picture = "J1 JC1 restored R\nG1 GE1 restored R\nM1 MO1 Rc .. .. + R2"
    assert offered("different-zones", picture, options={"different_zones": "any"})
    assert not offered("different-zones", picture.replace("R", "W"), options={"different_zones": "any"})


def test_sx_o5_sx_o6_frescoes_of_others_do_not_count() -> None:
    """[SX-O5] [SX-O6]"""
    picture = "J1 JC1 restored R\nJ2 JC2 restored W\nG1 GE1 restored B\nM1 MO1 restored ."
    assert not offered("same-zone", picture)
    assert not offered("different-zones", picture)


# Kinds of restorations. JC4 has IR 3, SS 4, RP 5; GE4 LB 4, SS 2, WP 8, RP 6; LJ2 SS 2, RP 6, IR 7, PI 4, WP 5.


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("picture", "met"),
    [
        ("J1 JC4 .. .. Re\nG1 GE4 .. .. Re ..", True),
        ("J1 JC4 .. .. Re\nG1 GE4 Re .. .. ..", True),
        ("G1 GE4 Re .. .. Re", True),
        ("J1 JC4 .. .. Re", False),
        ("J1 JC4 .. .. Re\nG1 GE4 .. .. Rc Rc", False),
        ("J1 JC4 Re Re ..\nG1 GE4 Re .. .. ..", False),
        ("J1 JC4 .. .. Re\nG1 GE4 We .. We ..", False),
    ],
)
def test_sx_o7_two_excellent(picture: str, met: bool, seats: int) -> None:
    """Of Repainting, Washi Paper or Laboratory; the Solvent Sponge that brings the bonus is none of these."""
    assert offered("two-excellent", picture, seats) == met


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("picture", "met"),
    [
        ("J1 JC4 Rc Rc ..", True),
        ("J1 JC4 Rc .. ..\nG1 GE4 Rc .. .. ..", True),
        ("J1 JC4 .. Rc ..\nG1 GE4 .. Rc .. ..", True),
        ("J1 JC4 Rc .. ..", False),
        ("J1 JC4 Rc Re Rc", False),
        ("J1 JC4 Rc Wc ..", False),
    ],
)
def test_sx_o8_two_correct(picture: str, met: bool, seats: int) -> None:
    """Of Laboratory, Infrared or Solvent Sponge."""
    assert offered("two-correct", picture, seats) == met


@pytest.mark.parametrize(
    ("seats", "picture", "met"),
    [
        (3, "J1 JC4 .. Rc Re", True),
        (3, "J1 JC4 .. Rc ..", False),
        (3, "J1 JC4 Rc Rc ..\nG1 GE4 Re .. Re ..", False),
        (3, "J1 JC1 .. Rc ..\nG1 GE4 .. .. .. Re", True),
        (2, "J1 JC4 .. Rc Rc", True),
        (2, "J1 JC4 .. Rc Wc", False),
        (4, "J1 JC4 .. Rc ..", True),
        (4, "J1 JC4 Rc .. ..", False),
    ],
)
def test_sx_o9_excellent_or_correct(seats: int, picture: str, met: bool) -> None:
    """Three of Solvent Sponge, Plaster Injection or Repainting; two with four players.

    The Solvent Sponge that brings the bonus is one of them.
    """
    assert offered("three-good", picture, seats) == met


# What counts


@pytest.mark.parametrize(("value", "met"), [("table", False), ("history", True)])
def test_sx_o10_restorations_count_as_long_as_they_lie_there(value: str, met: bool) -> None:
    """J1 is completed, and its restorations are gone; by option they count for the whole game."""
    game = with_another_open({"type_objectives": value})
    game.restores("J1 IR", "IR5").plays("discard WP1", "take 0", "discard WP2", "take 0").restores("L2 SS", "SS2")
    assert game.fresco("J1") == "JC4 restored R"
    assert game.allows("claim two-correct") == met


def with_another_open(options: Mapping[str, str]) -> Play:
    """Three frescoes to go; red has two correct restorations on J1, and can complete it."""
    return table(
        chapel(J1="JC4 .. Rc Rc", L2="LJ2 .. .. .. .. ..", G1="GE4 .. .. .. .."),
        hands={0: "IR5 SS2", 1: "WP1", 2: "WP2"},
        objectives=["two-correct", "five-in-one", "same-zone"],
        options=options,
    )


def test_sx_o10_by_option_it_is_still_one_s_own_history() -> None:
    game = with_another_open({"type_objectives": "history"})
    game.state.done[:] = [0] * len(game.state.done)
    game.restores("J1 IR", "IR5").plays("discard WP1", "take 0", "discard WP2", "take 0").restores("L2 SS", "SS2")
    assert game.refuses("claim two-correct") == "not-met"  # only the Infrared of just now


def test_sx_o10_the_first_material_of_the_game_is_a_correct_restoration() -> None:
    """[SX-1.8]"""
    picture = "J1 JC4 Rc .. .."
    assert not offered("two-correct", picture)
    assert offered("two-correct", picture + "\nM1 MO1 .. Rc ..")


def test_sx_o11_the_excellent_restoration_of_now_counts() -> None:
    """[SX-O7] [SX-O9] Washi Paper on L2, with another of Repainting."""
    assert offered("two-excellent", "J1 JC4 .. .. Re", where="L2 WP")
    assert not offered("two-excellent", "J1 JC4 .. .. Rc", where="L2 WP")
    assert not offered("two-excellent", "J1 JC4 .. .. Re", where="L2 SS")


def test_sx_o11_its_materials_count_even_if_the_fresco_is_complete() -> None:
    """[SX-O1] [SX-O3] J1 is completed by the last material, and still being restored when the bonus is chosen."""
    picture = "J1 JC4 .. Wc ## + R4\nG1 GE4 .. .. .. .. + R3"
    assert offered("five-in-one", picture, where="J1 IR")
    assert offered("eight-materials", picture, where="J1 IR")
    assert not offered("five-in-one", picture.replace("R4", "R3"), where="J1 IR")


def test_sx_o11_so_do_its_restorations() -> None:
    """[SX-O7] Repainting completes J1."""
    assert offered("two-excellent", "J1 JC4 ## Wc ..\nG1 GE4 Re .. .. ..", where="J1 RP")


def test_sx_o11_it_is_no_restored_fresco_yet() -> None:
    """[SX-O5] [SX-6.7] Red is about to get J1, the second of its zone: too late for this bonus."""
    picture = "J1 JC4 .. Wc ## + R4\nJ2 JC5 restored R"
    assert not offered("same-zone", picture, where="J1 IR")


# Refusing


def test_what_is_missing_is_said() -> None:
    game = at_the_bonus("same-zone", "J1 JC1 restored R", 3, "L2 SS")
    assert game.why_not("claim same-zone").to_json() == {
        "code": "not-met",
        "rule": "SX-4.4",
        "objective": "same-zone",
        "reached": 1,
        "needed": 2,
    }
