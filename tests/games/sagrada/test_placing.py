"""Chapter 4: placing a die."""

from hypothesis import given
from hypothesis import strategies as st

from bottega.games.sagrada import GAME
from bottega.games.sagrada.dice import DICE
from bottega.games.sagrada.pattern import GRID
from bottega.games.sagrada.window import Window, empty_window
from tests.games.sagrada.tables import drawn, pattern_of, picture_of, table, window


def test_sg_4_1_first_die_goes_on_edge_or_corner() -> None:
    game = table(pool="R5")
    assert game.refuses("place R5 B2") == "edge"
    assert game.rule_of("place R5 B2") == "SG-4.1"
    game.plays("place R5 D3")
    assert game.board() == drawn("""
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. R5 .. ..
    """)


def test_sg_4_1_the_edge_has_fourteen_spaces() -> None:
    inner = {"B2", "B3", "B4", "C2", "C3", "C4"}
    game = table(pool="R5")
    assert {action[-2:] for action in game.legal("place")} == set(GRID.names) - inner
    assert {game.refuses(f"place R5 {cell}") for cell in inner} == {"edge"}


def test_sg_4_1_a_later_die_may_leave_the_edge() -> None:
    game = table(
        """
        R3 .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        pool="B5",
    )
    game.plays("place B5 B2")


def test_sg_4_1_holds_again_in_a_window_whose_only_die_was_lifted() -> None:
    """[SG-5.7] A lone die that moves is placed in a window that holds none."""
    game = table(
        """
        R3 .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        tools=[2],
    ).plays("use eglomise-brush")
    assert game.refuses("move A1 B2") == "edge"
    game.plays("move A1 D5")


def test_sg_4_2_later_dice_touch_one_of_the_window() -> None:
    game = table(
        """
        R3 .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        pool="B5",
    )
    assert game.refuses("place B5 A3") == "touch"
    assert game.rule_of("place B5 A3") == "SG-4.2"
    assert game.legal("place") == ["place B5 A2", "place B5 B1", "place B5 B2"]


def test_sg_4_2_touching_diagonally_is_enough() -> None:
    game = table(
        """
        .. .. .. .. ..
        .. .. R3 .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        pool="B5",
    )
    for cell in ("A2", "A4", "C2", "C4"):
        assert game.allows(f"place B5 {cell}")
    assert game.refuses("place B5 D3") == "touch"


def test_sg_4_2_rows_do_not_run_on() -> None:
    """The end of a row does not touch the beginning of the next."""
    game = table(
        """
        .. .. .. .. R3
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        pool="B5",
    )
    assert game.refuses("place B5 B1") == "touch"
    assert game.refuses("place B5 C1") == "touch"


def test_sg_4_3_a_red_space_takes_only_red() -> None:
    """The rulebook's example: any value, but red."""
    game = table(pool="R1 R6 B5", pattern="R.... ..... ..... .....")
    assert game.allows("place R1 A1")
    assert game.allows("place R6 A1")
    assert game.refuses("place B5 A1") == "printed-colour"
    assert game.rule_of("place B5 A1") == "SG-4.3"


def test_sg_4_4_a_3_takes_only_3s() -> None:
    """The rulebook's example: any colour, but a 3."""
    game = table(pool="R3 B3 B5", pattern="3.... ..... ..... .....")
    assert game.allows("place R3 A1")
    assert game.allows("place B3 A1")
    assert game.refuses("place B5 A1") == "printed-shade"
    assert game.rule_of("place B5 A1") == "SG-4.4"


def test_sg_4_4_a_white_space_takes_any_die() -> None:
    assert all(pattern_of("white").printed[die] == GRID.everywhere for die in DICE)


def test_sg_4_4_every_printed_space_takes_what_it_asks_for() -> None:
    """[SG-4.3] All 24 patterns, space by space, against a reading of their letters."""
    for pattern in GAME.box.patterns:
        for cell in GRID.cells:
            asked = pattern.spaces[cell]
            taken = {die for die in DICE if pattern.printed[die] >> cell & 1}
            assert taken == {die for die in DICE if asked == "." or asked in "RYGBP"[die // 6] + str(1 + die % 6)}


def test_sg_4_5_two_red_dice_are_not_side_by_side() -> None:
    game = table(
        """
        R3 .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        pool="R5 B5",
    )
    assert game.refuses("place R5 A2") == "same-colour"
    assert game.refuses("place R5 B1") == "same-colour"
    assert game.rule_of("place R5 A2") == "SG-4.5"
    game.plays("place B5 A2")


def test_sg_4_5_equal_colours_may_lie_diagonally() -> None:
    game = table(
        """
        R3 .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        pool="R5",
    )
    assert game.legal("place") == ["place R5 B2"]
    game.plays("place R5 B2")


def test_sg_4_5_all_four_neighbours_count() -> None:
    game = table(
        """
        .. .. .. .. ..
        .. .. R3 .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        pool="R5",
    )
    for cell in ("A3", "B2", "B4", "C3"):
        assert game.refuses(f"place R5 {cell}") == "same-colour"


def test_sg_4_6_two_3s_are_not_side_by_side() -> None:
    game = table(
        """
        R3 .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        pool="B3 B4",
    )
    assert game.refuses("place B3 A2") == "same-value"
    assert game.refuses("place B3 B1") == "same-value"
    assert game.rule_of("place B3 A2") == "SG-4.6"
    game.plays("place B4 A2")


def test_sg_4_6_equal_values_may_lie_diagonally() -> None:
    table(
        """
        R3 .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        pool="B3",
    ).plays("place B3 B2")


def test_sg_4_6_a_die_may_be_like_a_space_beside_it() -> None:
    """The rulebook only advises against it: what counts is the neighbouring die, not the neighbouring print."""
    table(pool="R2", pattern=".2... R.... ..... .....").plays("place R2 A1")


def test_sg_4_7_a_space_holds_one_die() -> None:
    game = table(
        """
        R3 .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        pool="B5",
    )
    assert game.refuses("place B5 A1") == "taken"
    assert game.rule_of("place B5 A1") == "SG-4.7"
    game.plays("place B5 A2")


def test_sg_4_8_a_wrong_placement_is_refused_and_changes_nothing() -> None:
    game = table(
        """
        R3 .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        pool="R5",
    )
    assert game.refuses("place R5 A2") == "same-colour"
    assert game.pool == "R5"
    assert game.board() == drawn("""
        R3 .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
    """)


def test_sg_4_this_red_2_has_exactly_three_places() -> None:
    """The rulebook's example, with a window of our own: its picture shows one with three such spaces.

    On Fractal Drops, which asks for a yellow die on A4, a red one on B1 and a purple one on C4.
    """
    game = table(
        """
        .. G4 .. .. ..
        .. .. R5 .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        pool="R2",
        pattern="fractal-drops",
    )
    assert game.refuses("place R2 A2") == "taken"
    assert game.refuses("place R2 A3") == "same-colour"
    assert game.refuses("place R2 A4") == "printed-colour"
    assert game.refuses("place R2 B2") == "same-colour"
    assert game.refuses("place R2 B4") == "same-colour"
    assert game.refuses("place R2 C3") == "same-colour"
    assert game.refuses("place R2 C4") == "printed-colour"
    assert game.refuses("place R2 D1") == "touch"
    assert game.legal("place") == ["place R2 A1", "place R2 B1", "place R2 C2"]


# What must hold for every window


@st.composite
def windows(draw: st.DrawFn) -> Window:
    """A window filled by the rules, die by die."""
    result = empty_window(draw(st.sampled_from(GAME.box.patterns)))
    for _ in range(draw(st.integers(0, 12))):
        die = draw(st.sampled_from(DICE))
        spaces = GRID.cells_of(result.open_to(die))
        if spaces:
            result = result.placed(die, draw(st.sampled_from(spaces)))
    return result


@given(windows(), st.sampled_from(DICE))
def test_sg_4_spaces_offered_are_those_not_refused(filled: Window, die: int) -> None:
    kind = DICE[die]
    allowed = [cell for cell in GRID.cells if filled.why_not(kind, cell) is None]
    assert allowed == GRID.cells_of(filled.open_to(kind))
    assert [action.name[-2:] for action in filled.placements([kind])] == [GRID.names[cell] for cell in allowed]
    assert filled.fits([kind]) == bool(allowed)


@given(windows(), st.sampled_from(DICE))
def test_sg_4_spaces_offered_are_those_of_the_plain_rules(filled: Window, die: int) -> None:
    """The masks agree with a reading of chapter 4 that knows no masks."""
    kind = DICE[die]
    assert GRID.cells_of(filled.open_to(kind)) == [cell for cell in GRID.cells if fits_plainly(filled, die, cell)]


def fits_plainly(filled: Window, die: int, cell: int) -> bool:
    row, column = divmod(cell, 5)
    asked = filled.pattern.spaces[cell]
    others = [(divmod(i, 5), other - 1) for i, other in enumerate(filled.dice) if other]
    beside = [other for (r, c), other in others if abs(r - row) + abs(c - column) == 1]
    if filled.dice[cell]:
        return False
    if others:
        touches = any(max(abs(r - row), abs(c - column)) == 1 for (r, c), _ in others)
    else:
        touches = row in (0, 3) or column in (0, 4)
    meets_print = asked == "." or asked in ("RYGBP"[die // 6], str(1 + die % 6))
    differs = all(die // 6 != other // 6 and die % 6 != other % 6 for other in beside)
    return touches and meets_print and differs


@given(windows(), st.sampled_from(DICE), st.data())
def test_sg_4_placing_and_lifting_are_inverse(filled: Window, die: int, data: st.DataObject) -> None:
    kind = DICE[die]
    spaces = GRID.cells_of(filled.open_to(kind))
    if not spaces:
        return
    cell = data.draw(st.sampled_from(spaces))
    after = filled.placed(kind, cell)
    assert after.die_on(cell) == kind
    again = after.without(cell)
    assert (again.dice, again.taken, again.free) == (filled.dice, filled.taken, filled.free)
    assert (again.at, again.beside) == (filled.at, filled.beside)


@given(windows())
def test_sg_4_a_drawn_window_is_the_same_window(filled: Window) -> None:
    """The drawings of these tests lose nothing."""
    again = window(picture_of(filled), filled.pattern.id)
    assert (again.dice, again.taken, again.free) == (filled.dice, filled.taken, filled.free)
    assert (again.at, again.beside) == (filled.at, filled.beside)
