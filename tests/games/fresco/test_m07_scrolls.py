"""Module 7: the scrolls."""

import random
from collections.abc import Mapping

import pytest

from bottega.core.chance import FastChance
from bottega.games.fresco import GAME
from bottega.games.fresco.accounts import complaints
from bottega.games.fresco.catalogue import FRESCO
from bottega.games.fresco.modules.m07_scrolls.hands import Hands
from bottega.games.fresco.modules.m07_scrolls.view import ScrollHand, ScrollsShare
from tests.games.fresco.module_refusals.m07_scrolls import hand
from tests.games.fresco.module_refusals.m07_scrolls import scrolls as held_scrolls
from tests.games.fresco.tables import REFILL, Play, begun, first_come, table

SCROLLS = {"scrolls": "on"}
DEALT = ["draw 1", "draw 2", "draw 0", "draw 0", "draw 2", "draw 1"]
ROW_B = ["B1", "B2", "B3", "B4", "B5"]
COLUMN_3 = ["A3", "C3", "D3", "E3"]


def scrolls(
    held: str,
    covered: list[str],
    *,
    apprentices: int = 2,
    options: Mapping[str, str] | None = None,
) -> Play:
    """Red has these scrolls and paints for B3; of row B and column 3 only these segments still have their tiles."""
    elsewhere = [name for name in FRESCO.names if name not in [*ROW_B, *COLUMN_3]]
    tiles = {name: f"F{number:02}" for number, name in enumerate([*covered, *elsewhere], start=1)}
    return table(
        f"cathedral {apprentices}",
        paints="YYRRBBOOGGPP",
        fresco=tiles,
        bishop="E1",
        track="1 60 70",
        options={**SCROLLS, **(options or {})},
        modules={"scrolls": held_scrolls(held, "E1", "C2")},
    )


def with_tile_on(segment: str, *restored: str) -> list[str]:
    """All segments of the two lines but these are covered, that one first."""
    return [segment, *[name for name in [*ROW_B, *COLUMN_3] if name not in [segment, *restored]]]


# Setting up


def test_fr_m7_1_a_row_and_a_column_for_each_in_secret() -> None:
    game = begun(*REFILL, *first_come(24), *DEALT, options=SCROLLS)
    hidden = ScrollHand(has_row=True, has_column=True, row=None, column=None)
    assert game.share(ScrollsShare, 0) == ScrollsShare(hands=(hand("B", "3"), hidden, hidden), played=())
    assert game.share(ScrollsShare, 2).hands == (hidden, hidden, hand("C", "2"))
    assert game.share(ScrollsShare).hands == (hidden, hidden, hidden)


def test_fr_m7_1_no_two_players_have_the_same_scroll() -> None:
    game = begun(*REFILL, *first_come(24), *DEALT, options=SCROLLS)
    hands = game.state.extras[0]
    assert isinstance(hands, Hands)
    assert len(set(hands.lines)) == 6
    hands.lines[2] = hands.lines[0]
    assert complaints(game.state) == ["the scroll row-B is in two places", "a scroll is lost"]


# Playing one


def test_fr_m7_2_two_points_for_each_restored_segment() -> None:
    """The example of the rulebook: four segments of the row are restored, 8 points."""
    game = scrolls("B5", with_tile_on("B3", "B1", "B2", "B4"))
    game.plays("restore B3")
    assert game.question == {"asks": "which-scroll", "seat": 0, "segment": "B3"}
    before = game.track[0]
    game.plays("scroll row")
    assert game.track[0] == before + 8
    assert game.sheet()["scrolls"] == 8
    assert game.facts("scroll-played") == [{"actor": 0, "scrolls": ("row-B",), "restored": 4, "points": 8}]


def test_fr_m7_2_it_does_not_matter_who_restored_them() -> None:
    """All but one are in front of others, and the bishop has moved first."""
    game = scrolls("B5", with_tile_on("B3", "B1", "B2", "B4", "B5")).plays("restore B3")
    assert game.bishop == "B3"
    assert game.plays("scroll row").sheet()["scrolls"] == 10


def test_fr_m7_2_only_in_the_line() -> None:
    game = scrolls("A3", with_tile_on("B1")).plays("restore B1")
    assert game.legal() == ["pass"]
    assert (game.refuses("scroll row"), game.refuses("scroll both")) == ("not-in-line", "not-in-line")


def test_fr_m7_2_nobody_must_play() -> None:
    game = scrolls("B3", with_tile_on("B3")).plays("restore B3")
    assert game.legal() == ["scroll row", "scroll column", "scroll both", "pass"]
    assert game.refuses("restore B1") == "play-a-scroll"
    game.plays("pass")
    assert (game.waiting, game.sheet().get("scrolls", 0)) == ("cathedral 0 1 1 0", 0)


def test_fr_m7_2_it_is_asked_whether_it_fits_or_not() -> None:
    """Else the asking would tell."""
    fits = scrolls("B3", with_tile_on("B3")).plays("restore B3")
    other = scrolls("D4", with_tile_on("B3")).plays("restore B3")
    assert fits.question == other.question
    assert fits.view(1) == other.view(1)


def test_fr_m7_2_not_at_the_altar_and_not_without_a_segment() -> None:
    game = scrolls("B3", with_tile_on("B3"))
    assert game.refuses("scroll row") == "not-here"
    assert game.plays("altar YRB").waiting == "cathedral 0 1 1 0"


def test_fr_m7_2_points_may_lead_to_a_taken_space() -> None:
    """First the segment is counted, then the scroll."""
    game = scrolls("B5", with_tile_on("B3", "B1", "B2", "B4"))
    game.state.track = [48, 60, 70]
    game.state.ledger[0] += 47
    game.plays("restore B3")
    assert game.track[0] == 51
    game.state.track[1] = 59
    game.state.ledger[len(game.state.rules.accounts)] -= 1
    game.plays("scroll row")
    assert game.waiting == "landing 0 59"
    assert game.plays("behind").track[0] == 58


# Playing both


def test_fr_m7_3_three_points_each_and_the_crossing_twice() -> None:
    """The example of the rulebook: 12 points for four segments and 9 for three."""
    game = scrolls("B3", with_tile_on("B3", "B1", "B2", "B4", "A3", "D3"))
    game.plays("restore B3")
    before = game.track[0]
    game.plays("scroll both")
    assert game.track[0] == before + 12 + 9
    assert game.sheet()["scrolls"] == 21
    played = ("row-B", "column-3")
    assert game.facts("scroll-played") == [{"actor": 0, "scrolls": played, "restored": 7, "points": 21}]
    assert game.share(ScrollsShare, 1).hands[0] == hand(".", ".")
    assert game.share(ScrollsShare, 1).played == played


def test_fr_m7_3_thirty_points_at_most() -> None:
    """[FR-M7.2] Ten for one alone."""
    both = scrolls("B3", ["B3"]).plays("restore B3", "scroll both")
    assert both.sheet()["scrolls"] == 30
    one = scrolls("B3", ["B3"]).plays("restore B3", "scroll column")
    assert one.sheet()["scrolls"] == 10


def test_fr_m7_3_not_away_from_the_crossing() -> None:
    game = scrolls("B3", with_tile_on("B1")).plays("restore B1")
    assert game.legal() == ["scroll row", "pass"]


# Once, and not later


def test_fr_m7_4_a_scroll_is_played_once() -> None:
    game = scrolls("B3", with_tile_on("B3")).plays("restore B3", "scroll row", "restore B1")
    assert game.legal() == ["pass"]
    assert game.refuses("scroll row") == "not-in-line"


def test_fr_m7_4_who_has_none_is_not_asked() -> None:
    game = scrolls("B3", with_tile_on("B3")).plays("restore B3", "scroll both", "restore B1")
    assert game.waiting == "theater 1 4 1"


def test_fr_m7_4_what_is_left_is_worth_nothing() -> None:
    game = table("theater", last=True, thalers=0, track="1 2 3", options=SCROLLS)
    assert (game.waiting, game.track) == ("", [1, 2, 3])


def test_fr_m7_5_not_once_the_last_segment_of_the_line_is_restored() -> None:
    """Nobody can restore one there any more; the very last one still counts."""
    game = scrolls("B5", ["B3"]).plays("restore B3")
    assert game.plays("pass", "restore A1").legal() == ["pass"]
    assert scrolls("B5", ["B3"]).plays("restore B3").allows("scroll row")


# Leonardo


def test_fr_m7_6_leonardo_has_none() -> None:
    game = table("cathedral", seats=2, options=SCROLLS, hours="5:00 6:00 9:00")
    assert len(game.share(ScrollsShare).hands) == 2
    assert game.plays("restore C2").waiting == "theater 0 4 1"


# What may be seen


def test_what_is_hidden_is_dealt_again() -> None:
    game = scrolls("B3", with_tile_on("B3")).plays("restore B3", "scroll row")
    hidden = set[str | None]()
    for seed in range(40):
        imagined = Play(GAME.determinize(game.view(1), random.Random(seed)))
        own = imagined.share(ScrollsShare, 0).hands[0]
        assert (own.has_row, own.row) == (False, None)
        hidden.add(own.column)
    assert hidden == {"column-2", "column-3", "column-4", "column-5"}


def test_a_lost_scroll_is_noticed() -> None:
    game = scrolls("B3", with_tile_on("B3"))
    hands = game.state.extras[0]
    assert isinstance(hands, Hands)
    hands.lines[0] = -1
    assert complaints(game.state) == ["a scroll is lost"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_with_scrolls_end_and_add_up(seats: int) -> None:
    played = 0
    for seed in range(3):
        rng = random.Random(seed)
        chance = FastChance(rng)
        state = GAME.new(GAME.ruleset(seats, SCROLLS), chance)
        while state.pending:
            action = rng.choice(state.legal(state.pending[0]))
            played += action.word == "scroll"
            state.apply(state.pending[0], action, chance)
        assert GAME.complaints(state) == []
    assert played
