"""Chapter 7, second part: the final scoring."""

import pytest

from bottega.core.scores import Line
from tests.games.sixtina.tables import Play, chapel, table

OBJECTIVES = ("five-in-one", "same-zone", "two-excellent")
MARKERS = "RRRRWWWWBBB."
"""Red and white four each, blue three; the last fresco is nobody's."""


def example() -> Play:
    """S-EX9, the final example of the rulebook, for red, white and blue."""
    return table(
        chapel(MARKERS),
        scores=[40, 38, 32],
        claims={"five-in-one": "B..", "same-zone": "RB.", "two-excellent": "WBR"},
        objectives=OBJECTIVES,
        prudent={
            0: "PI1 PI2 PI2 IR5",
            1: "IR1 LB3 RP2 RP4",
            2: "PI1 PI2 PI3 PI5 IR2 IR4 LB5",
        },
        hands={0: "SS1 SS2 SS3 SS4 SS5", 1: "WP1 WP2 WP3", 2: "WP5"},
        area=[3, 1, 2],
        over=True,
    )


def test_sx_7_8_the_example_of_the_rulebook() -> None:
    """69, 65 and 64: red wins."""
    assert example().places() == [(1, "R", 69), (2, "W", 65), (3, "B", 64)]


@pytest.mark.parametrize(
    ("label", "points"),
    [
        ("during-the-game", [40, 38, 32]),
        ("objectives", [9, 7, 17]),
        ("restored-frescoes", [8, 8, 3]),
        ("prudent-restorations", [8, 10, 11]),
        ("left-over", [4, 2, 1]),
    ],
)
def test_sx_7_every_line_of_the_example(label: str, points: list[int]) -> None:
    """[SX-7.3] [SX-7.4] [SX-7.5] [SX-7.6] [SX-7.7]"""
    assert example().points(label) == points


def test_sx_7_the_example_technique_by_technique() -> None:
    """[SX-7.5] [SX-7.6]"""
    game = example()
    assert game.sheet(0)["prudent-restorations"] == Line(
        "prudent-restorations", 8, "SX-7.5", (("IR5",), ("PI1", "PI2", "PI2")), {"paid": (2, 6), "dropped": (0, 0)}
    )
    white, blue = game.sheet(1)["prudent-restorations"], game.sheet(2)["prudent-restorations"]
    assert white.groups == (("RP2", "RP4"), ("LB3",), ("IR1",))
    assert white.facts == {"paid": (6, 2, 2), "dropped": (0, 0, 0)}
    assert blue.groups == (("LB5",), ("IR2", "IR4"), ("PI1", "PI2", "PI3", "PI5"))
    assert blue.facts == {"paid": (2, 4, 5), "dropped": (0, 1, 3)}


def test_sx_7_3_each_space_pays_what_is_printed() -> None:
    game = table(chapel(), claims={"five-in-one": "WRB", "same-zone": "R.."}, objectives=OBJECTIVES, over=True)
    assert game.points("objectives") == [12, 7, 2]
    assert game.sheet(0)["objectives"].groups == (("five-in-one",), ("same-zone",))


# Restored frescoes


@pytest.mark.parametrize(
    ("markers", "points"),
    [
        ("RRRWWB", [10, 6, 3]),
        ("RRWWB", [8, 8, 3]),
        ("RRWB", [10, 4, 4]),
        ("RWB", [6, 6, 6]),
        ("RRRWW", [10, 6, 0]),
        ("RW", [8, 8, 0]),
        ("R", [10, 0, 0]),
        ("", [0, 0, 0]),
    ],
)
def test_sx_7_4_ten_six_three(markers: str, points: list[int]) -> None:
    """Those who tie share, rounded down; who has none gets nothing."""
    assert table(chapel(markers), over=True).points("restored-frescoes") == points


@pytest.mark.parametrize(
    ("markers", "points"),
    [
        ("RRRRWWWBBY", [10, 6, 3, 0]),
        ("RRWWBBYY", [4, 4, 4, 4]),
        ("RRRWWBY", [10, 6, 1, 1]),
        ("RRRWBY", [10, 3, 3, 3]),
        ("RRWW", [8, 8, 0, 0]),
    ],
)
def test_sx_7_4_with_four_players(markers: str, points: list[int]) -> None:
    assert table(chapel(markers), seats=4, over=True).points("restored-frescoes") == points


@pytest.mark.parametrize(
    ("markers", "points"), [("RRRWW", [10, 6, 3]), ("R", [10, 4, 4]), ("", [6, 6, 6]), ("RRRWWB", [10, 6, 3])]
)
def test_sx_7_4_by_option_who_has_none_is_ranked_too(markers: str, points: list[int]) -> None:
    game = table(chapel(markers), over=True, options={"without_frescoes": "ranked"})
    assert game.points("restored-frescoes") == points


# Prudent restorations


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (["PI1 PI4 PI5", "", ""], [10, 0, 0]),  # alone: all values
        (["PI1 PI4 PI5", "PI2", "PI2"], [9, 2, 2]),  # S-EX12
        (["PI1 PI4 PI5", "PI2 PI2", "PI3"], [5, 4, 0]),
        (["PI1", "PI4 PI5 PI3", "PI2 PI2"], [0, 5, 4]),
        (["PI4 PI5", "PI2", ""], [5, 2, 0]),
    ],
)
def test_sx_7_5_who_alone_has_most_discards_the_lowest(cards: list[str], points: list[int]) -> None:
    game = table(chapel(), prudent=dict(enumerate(cards)), over=True)
    assert game.points("prudent-restorations") == points


def test_sx_7_5_technique_by_technique() -> None:
    game = table(chapel(), prudent={0: "PI5 RP1", 1: "PI1 PI2 RP2 RP5", 2: "WP5"}, over=True)
    assert game.points("prudent-restorations") == [2 + 2, 2 + 5, 5]


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (["PI5", "PI1", ""], [2, 2, 0]),
        (["PI1 PI5", "PI2 PI4", "PI3"], [4, 4, 0]),  # S-EX12
        (["PI5", "PI1", "PI2"], [2, 2, 2]),
        (["PI5 PI1 PI1", "PI2 PI2", "PI3 PI3"], [5, 4, 4]),
    ],
)
def test_sx_7_6_two_points_a_card(cards: list[str], points: list[int]) -> None:
    """Those who have second most, or who tie for most."""
    game = table(chapel(), prudent=dict(enumerate(cards)), over=True)
    assert game.points("prudent-restorations") == points


def test_sx_7_6_by_option_those_behind_a_tie_score_too() -> None:
    cards = {0: "PI1 PI5", 1: "PI2 PI4", 2: "PI3"}
    game = table(chapel(), prudent=cards, over=True, options={"behind_a_tie": "two-each"})
    assert game.points("prudent-restorations") == [4, 4, 2]


def test_sx_7_6_by_option_only_those_right_behind_it() -> None:
    cards = {0: "PI1 PI1 PI1", 1: "PI2 PI2 PI2", 2: "PI3 PI3", 3: "PI4"}
    game = table(chapel(), prudent=cards, seats=4, over=True, options={"behind_a_tie": "two-each"})
    assert game.points("prudent-restorations") == [6, 6, 4, 0]


# Left over


@pytest.mark.parametrize(
    ("hand", "area", "points"), [("", 0, 0), ("RP1", 0, 0), ("", 1, 0), ("RP1", 1, 1), ("RP1 RP1", 1, 1), ("RP1", 4, 2)]
)
def test_sx_7_7_half_a_point_each(hand: str, area: int, points: int) -> None:
    assert table(chapel(), hand=hand, area=[area, 0, 0], over=True).points("left-over") == [points, 0, 0]


def test_sx_7_7_prudent_cards_do_not_count() -> None:
    assert table(chapel(), prudent={0: "RP1 RP2"}, area=0, over=True).points("left-over") == [0, 0, 0]


# Who wins


def test_sx_7_8_most_points() -> None:
    assert table(chapel(), scores=[3, 5, 4], over=True).places() == [(1, "W", 7), (2, "B", 6), (3, "R", 5)]


def test_sx_7_8_then_more_objectives() -> None:
    """White's two third spaces are worth less than red's first one; the points are the same."""
    claims = {"five-in-one": "R.W", "same-zone": "B.W"}
    game = table(chapel(), scores=[10, 13, 0], claims=claims, objectives=OBJECTIVES, over=True)
    assert game.places()[:2] == [(1, "W", 19), (2, "R", 19)]
    assert [(standing.note, standing.facts) for standing in game.standings()] == [
        ("tied", {"objectives": 2, "materials": 4}),
        ("tied", {"objectives": 1, "materials": 4}),
        ("", {}),
    ]


def test_sx_7_8_then_more_materials_in_the_play_area() -> None:
    game = table(chapel(), hands={0: "RP1 RP1"}, area=[2, 4, 0], over=True)
    assert game.places() == [(1, "W", 2), (2, "R", 2), (3, "B", 0)]


def test_sx_7_8_otherwise_the_victory_is_shared() -> None:
    game = table(chapel(), scores=[7, 9, 9], over=True)
    assert game.places() == [(1, "W", 11), (1, "B", 11), (3, "R", 9)]
    assert [standing.won for standing in game.standings()] == [True, True, False]


def test_sx_7_8_cards_in_hand_break_no_tie() -> None:
    """[SX-7.7] An odd card left over is worth nothing."""
    game = table(chapel(), hands={0: "RP1"}, area=[4, 4, 0], over=True)
    assert [place for place, _, _ in game.places()] == [1, 1, 3]


def test_the_score_sheet_names_its_things() -> None:
    sheet = table(chapel("R.R"), hands={0: "RP1"}, area=[3, 0, 0], over=True).sheet(0)
    assert sheet["restored-frescoes"].groups == (("J1",), ("J3",))
    assert sheet["left-over"].facts == {"cards": 1, "materials": 3}
