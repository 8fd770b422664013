"""The ten public objectives: SG-P. Each is met here twice, once, and not quite."""

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega.games.sagrada import GAME
from bottega.games.sagrada.dice import DICE
from bottega.games.sagrada.scoring import OBJECTIVES
from bottega.games.sagrada.window import window_with
from tests.games.sagrada.tables import pattern_of, table

Groups = tuple[tuple[str, ...], ...]


def scored(number: int, picture: str, options: Mapping[str, str] | None = None) -> tuple[int, Groups]:
    """What an objective pays for a window, and for which spaces. Whether its dice could come to lie so is no matter."""
    line = next(iter(table(picture, public=[number], options=options, over=True).sheet().values()))
    assert line.rule == f"SG-P{number}"
    return line.points, line.groups


ROW_A = ("A1", "A2", "A3", "A4", "A5")
ROW_D = ("D1", "D2", "D3", "D4", "D5")
COLUMN_1 = ("A1", "B1", "C1", "D1")
COLUMN_3 = ("A3", "B3", "C3", "D3")


def test_sg_p1_six_points_for_a_row_of_five_colours() -> None:
    assert scored(
        1,
        """
        R1 Y1 G1 B1 P1
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
    ) == (6, (ROW_A,))
    assert scored(
        1,
        """
        R1 Y1 G1 B1 P1
        .. .. .. .. ..
        .. .. .. .. ..
        P6 B5 G4 Y3 R2
        """,
    ) == (12, (ROW_A, ROW_D))


def test_sg_p1_not_with_a_colour_twice() -> None:
    assert scored(
        1,
        """
        R1 Y1 G1 B1 R2
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
    ) == (0, ())


def test_sg_p2_five_points_for_a_column_of_four_colours() -> None:
    assert scored(
        2,
        """
        R1 .. .. .. ..
        Y1 .. .. .. ..
        G1 .. .. .. ..
        B1 .. .. .. ..
        """,
    ) == (5, (COLUMN_1,))
    both = """
        R1 .. P6 .. ..
        Y1 .. R5 .. ..
        G1 .. Y4 .. ..
        B1 .. G3 .. ..
        """
    assert scored(2, both) == (10, (COLUMN_1, COLUMN_3))


def test_sg_p2_not_with_a_colour_twice() -> None:
    assert scored(
        2,
        """
        R1 .. .. .. ..
        Y1 .. .. .. ..
        R2 .. .. .. ..
        B1 .. .. .. ..
        """,
    ) == (0, ())


def test_sg_p3_five_points_for_a_row_of_five_shades() -> None:
    assert scored(
        3,
        """
        R1 R2 R3 R4 R5
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
    ) == (5, (ROW_A,))
    assert scored(
        3,
        """
        R1 R2 R3 R4 R6
        .. .. .. .. ..
        .. .. .. .. ..
        B6 B5 B4 B3 B2
        """,
    ) == (10, (ROW_A, ROW_D))


def test_sg_p3_not_with_a_shade_twice() -> None:
    assert scored(
        3,
        """
        R1 R2 R3 R4 B1
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
    ) == (0, ())


def test_sg_p4_four_points_for_a_column_of_four_shades() -> None:
    assert scored(
        4,
        """
        R1 .. .. .. ..
        R2 .. .. .. ..
        R3 .. .. .. ..
        R4 .. .. .. ..
        """,
    ) == (4, (COLUMN_1,))
    both = """
        R1 .. R6 .. ..
        R2 .. R5 .. ..
        R3 .. R4 .. ..
        R4 .. R1 .. ..
        """
    assert scored(4, both) == (8, (COLUMN_1, COLUMN_3))


def test_sg_p4_not_with_a_shade_twice() -> None:
    assert scored(
        4,
        """
        R1 .. .. .. ..
        R2 .. .. .. ..
        R3 .. .. .. ..
        R1 .. .. .. ..
        """,
    ) == (0, ())


@pytest.mark.parametrize("number", [1, 3])
def test_sg_7_1_rows_count_only_when_full(number: int) -> None:
    assert scored(
        number,
        """
        R1 Y2 G3 B4 ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
    ) == (0, ())


@pytest.mark.parametrize("number", [2, 4])
def test_sg_7_1_columns_count_only_when_full(number: int) -> None:
    assert scored(
        number,
        """
        R1 .. .. .. ..
        Y2 .. .. .. ..
        G3 .. .. .. ..
        .. .. .. .. ..
        """,
    ) == (0, ())


@pytest.mark.parametrize(("number", "low", "high"), [(5, 1, 2), (6, 3, 4), (7, 5, 6)])
def test_sg_p5_sg_p6_sg_p7_two_points_for_each_pair_of_shades(number: int, low: int, high: int) -> None:
    """[SG-P5] 1 and 2, [SG-P6] 3 and 4, [SG-P7] 5 and 6, anywhere in the window."""
    picture = """
        R1 .. .. .. ..
        .. .. .. .. ..
        .. .. R2 R2 ..
        .. .. .. .. R1
        """
    there = picture.replace("1", "L").replace("2", "H").replace("L", str(low)).replace("H", str(high))
    assert scored(number, there) == (4, (("A1", "C3"), ("C4", "D5")))


@pytest.mark.parametrize(("number", "low", "high"), [(5, 1, 2), (6, 3, 4), (7, 5, 6)])
def test_sg_p5_sg_p6_sg_p7_a_die_without_a_partner_is_ignored(number: int, low: int, high: int) -> None:
    """[SG-P5] [SG-P6] [SG-P7] As many sets as the rarer shade has dice."""
    assert scored(number, f"R{low} R{high} R{high} R{high}" + " .." * 16) == (2, (("A1", "A2"),))
    assert scored(number, f"R{low} B{low}" + " .." * 18) == (0, ())


def test_sg_p8_five_points_for_each_set_of_six_shades() -> None:
    assert scored(
        8,
        """
        R1 R2 R3 R4 R5
        B6 .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
    ) == (5, (("A1", "A2", "A3", "A4", "A5", "B1"),))
    assert (
        scored(
            8,
            """
        R1 R2 R3 R4 R5
        B6 B1 B2 B3 B4
        B5 B6 .. .. ..
        .. .. .. .. ..
        """,
        )[0]
        == 10
    )


def test_sg_p8_not_with_a_shade_missing() -> None:
    assert scored(
        8,
        """
        R1 R2 R3 R4 R5
        B1 B2 B3 B4 B5
        .. .. .. .. ..
        .. .. .. .. ..
        """,
    ) == (0, ())


def test_sg_p9_a_point_for_each_die_with_its_colour_diagonally_beside() -> None:
    assert scored(
        9,
        """
        R1 .. .. .. ..
        .. R2 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
    ) == (2, (("A1",), ("B2",)))


def test_sg_p9_a_die_counts_once() -> None:
    """A window with seven such dice, one of them with three partners: seven points."""
    picture = """
        R1 .. R2 .. B1
        .. R3 .. B2 ..
        R4 .. .. .. B3
        .. G1 .. .. ..
        """
    points, groups = scored(9, picture)
    assert points == 7
    assert groups == (("A1",), ("A3",), ("B2",), ("C1",), ("A5",), ("B4",), ("C5",))


def test_sg_p9_beside_or_farther_away_is_not_diagonally() -> None:
    assert (
        scored(
            9,
            """
        R1 R2 .. .. ..
        R3 .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        )[0]
        == 2
    )  # A2 and B1
    assert scored(
        9,
        """
        R1 .. R2 .. ..
        .. .. .. .. ..
        R3 .. R4 .. ..
        .. .. .. .. ..
        """,
    ) == (0, ())
    assert scored(
        9,
        """
        R1 .. .. .. ..
        .. B2 .. .. ..
        .. .. R3 .. ..
        .. .. .. .. ..
        """,
    ) == (0, ())


def test_sg_p9_diagonals_do_not_run_around_the_window() -> None:
    assert scored(
        9,
        """
        .. .. .. .. R1
        R2 .. .. .. ..
        .. .. .. .. R3
        .. .. .. .. ..
        """,
    ) == (0, ())


def test_sg_p9_by_option_each_pair_counts() -> None:
    picture = """
        R1 .. R2 .. ..
        .. R3 .. .. ..
        R4 .. .. .. ..
        .. .. .. .. ..
        """
    assert scored(9, picture, {"colour_diagonals": "dice"})[0] == 4
    pairs = scored(9, picture, {"colour_diagonals": "pairs"})
    assert pairs == (3, (("A1", "B2"), ("A3", "B2"), ("B2", "C1")))


def test_sg_p10_four_points_for_each_set_of_five_colours() -> None:
    assert scored(
        10,
        """
        R1 R2 Y1 G1 B1
        P1 .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
    ) == (4, (("A1", "A3", "A4", "A5", "B1"),))
    assert (
        scored(
            10,
            """
        R1 R2 Y1 G1 B1
        P1 Y6 G6 B6 P6
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        )[0]
        == 8
    )


def test_sg_p10_not_with_a_colour_missing() -> None:
    assert scored(
        10,
        """
        R1 Y1 G1 B1 R1
        R2 Y2 G2 B2 R2
        .. .. .. .. ..
        .. .. .. .. ..
        """,
    ) == (0, ())


@given(st.lists(st.one_of(st.none(), st.sampled_from(DICE)), min_size=20, max_size=20), st.booleans())
def test_counts_are_the_numbers_of_groups(dice: list[int | None], pairs: bool) -> None:
    """The quick count that bots use, and the groups that people are shown, never differ."""
    window = window_with(pattern_of("white"), [0 if die is None else 1 + die for die in dice])
    rules = GAME.ruleset(2, {"colour_diagonals": "pairs" if pairs else "dice"})
    for objective in OBJECTIVES:
        assert objective.count(window, rules) == len(objective.groups(window, rules))
