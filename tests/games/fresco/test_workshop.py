"""Chapter 7: the workshop."""

import pytest

from tests.games.fresco.tables import table


def test_fr_7_1_the_example_of_the_rulebook() -> None:
    """One apprentice blends up to two times."""
    game = table("workshop 1", paints="YYRRBB").plays("blend orange", "blend green")
    assert game.paints() == "RBOG"
    assert game.waiting == "theater 1 4 1"


def test_fr_7_1_two_apprentices_blend_four_times() -> None:
    game = table("workshop 2", paints="YYYY RRRR").plays(*["blend orange"] * 4)
    assert game.paints() == "OOOO"


def test_fr_7_1_or_less() -> None:
    game = table("workshop 2", paints="YYYY RRRR").plays("blend orange", "pass")
    assert game.paints() == "YYYRRRO"
    assert game.waiting == "theater 1 4 1"


def test_fr_7_1_three_apprentices_blend_six_times_and_no_more() -> None:
    game = table("workshop 3", paints="YYYYYYY RRRRRRR").plays(*["blend orange"] * 6)
    assert game.paints() == "YROOOOOO"


@pytest.mark.parametrize(
    ("paint", "of", "left", "makes"),
    [("orange", "YRB", "B", "BO"), ("green", "YRB", "R", "RG"), ("purple", "YRB", "Y", "YP")],
)
def test_fr_7_2_what_is_blended_of_what(paint: str, of: str, left: str, makes: str) -> None:
    game = table("workshop 1", paints=of).plays(f"blend {paint}")
    assert game.paints() == makes
    assert left in game.paints()
    assert [each["paint"] for each in game.facts("blended")] == [paint]


def test_fr_7_2_both_are_needed() -> None:
    game = table("workshop 1", paints="YYB")
    assert game.why_not("blend orange").params == {"paint": "orange", "paints": ["yellow", "red"], "missing": ["red"]}
    assert game.refuses("blend purple") == "cannot-blend"
    assert game.legal("blend") == ["blend green"]


def test_fr_7_2_blended_paints_are_not_blended_further() -> None:
    """There is no pink and no brown in the base game."""
    assert table("workshop 1", paints="OOGGPPRR").waiting == "theater 1 4 1"


def test_fr_7_2_pieces_go_to_the_supply_and_one_comes_from_it() -> None:
    game = table("workshop 1", paints="YR").plays("blend orange")
    assert game.view().supply[:4] == (17, 17, 17, 8)
