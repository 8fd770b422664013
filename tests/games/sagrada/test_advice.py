"""The appraisal: what is there counts in full, what may come with its chance."""

from __future__ import annotations

import itertools
import random
import statistics

import pytest

from bottega.bots import UNLIMITED, new_bot
from bottega.core.chance import FastChance
from bottega.core.seats import Seat
from bottega.games.sagrada import GAME
from bottega.games.sagrada.actions import CHOOSE
from bottega.games.sagrada.advice import appraise, drafts_left
from bottega.games.sagrada.scoring import points
from bottega.games.sagrada.solo import target
from bottega.games.sagrada.table import Deal
from tests.games.sagrada.tables import Play, table

ME = Seat(0)


def worth(game: Play) -> float:
    return appraise(game.state, ME)


def worth_of(picture: str, public: int, private: str = "RYGB") -> float:
    """A window in the middle of the game, with one public objective."""
    return worth(table(picture, public=[public], private=private, round_number=6))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_at_the_end_it_is_the_score(seats: int) -> None:
    """Playing alone, it is what the score is above the target."""
    chance = FastChance(random.Random(seats))
    state = GAME.new(GAME.ruleset(seats, {}), chance)
    bot = new_bot("random", GAME, random.Random(seats))
    while state.pending:
        seat = state.pending[0]
        state.apply(seat, bot.choose(GAME.view(state, seat), state.legal(seat), UNLIMITED), chance)
    for seat in state.rules.seats:
        goal = target(state) if seats == 1 else 0
        assert appraise(state, seat) == pytest.approx(points(state, seat) - goal)


def test_all_spaces_are_hoped_for_at_the_beginning() -> None:
    game = table(tokens=0, private="RYGB")
    assert drafts_left(game.state, ME) == 20
    assert worth(game) > -2


def test_a_dead_space_lowers_it() -> None:
    """Both windows have the same dice; in the second no die fits the corner any more."""
    pattern = "R.... ..... ..... ....."
    alive = table(".. B1 .. .. .. .. .. .. R2 .. .. .. .. .. .. .. .. .. .. ..", pattern=pattern, round_number=2)
    dead = table(".. R2 .. .. .. .. .. .. B1 .. .. .. .. .. .. .. .. .. .. ..", pattern=pattern, round_number=2)
    assert worth(dead) < worth(alive) - 0.5


def test_fewer_drafts_lower_it() -> None:
    assert worth(table(round_number=9)) < worth(table(round_number=5))


def test_a_token_is_worth_more_than_a_point_while_tools_can_be_used() -> None:
    assert 1.0 < worth(table(tokens=4)) - worth(table(tokens=3)) < 2.0


def test_passing_without_a_draft_costs_a_draft() -> None:
    game = table(pool="R1 R2 R3 R4 R5")
    before = worth(game)
    game.plays("pass")
    assert drafts_left(game.state, ME) == 19
    assert worth(game) < before


def test_passing_after_a_draft_changes_nothing() -> None:
    game = table(pool="R1 R2 R3 R4 R5").plays("place R1 A1")
    before = worth(game)
    game.plays("pass")
    assert worth(game) == before


def test_a_draft_by_a_tool_is_still_to_come_while_the_tool_is_used() -> None:
    game = table(pool="R1 R2", tools=[1])
    before = drafts_left(game.state, ME)
    game.plays("use grozing-pliers")
    assert drafts_left(game.state, ME) == before
    game.plays("take R1", "turn 2")
    assert drafts_left(game.state, ME) == before
    game.plays("place R2 A1")
    assert drafts_left(game.state, ME) == before - 1


def test_the_private_colour_counts_its_values() -> None:
    high = worth(table("R6 .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .."))
    low = worth(table("R1 .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .."))
    assert high - low == pytest.approx(5)


def test_a_row_that_can_still_be_completed_counts() -> None:
    feasible = worth_of("B1 Y2 G3 P4 .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..", public=1)
    spoilt = worth_of("B1 Y2 B3 P4 .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..", public=1)
    assert feasible > spoilt + 1


def test_the_scarcest_member_of_a_set_counts() -> None:
    even = worth_of("B1 Y2 B1 Y2 .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..", public=5)
    odd = worth_of("B1 Y3 B1 Y3 .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..", public=5)
    assert even > odd + 2


def test_a_place_diagonally_beside_a_colour_counts() -> None:
    alone = worth(table("B1 .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..", round_number=2, public=[]))
    hoped = worth(table("B1 .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..", round_number=2, public=[9]))
    assert hoped > alone


def test_before_the_public_objectives_are_laid_any_three_are_as_likely() -> None:
    state = GAME.new(GAME.ruleset(2, {}), FastChance(random.Random(4)))
    state.apply(ME, state.legal(ME)[0], FastChance(random.Random(4)))
    hoped = appraise(state, ME)
    state.apply(Seat(1), state.legal(Seat(1))[0], FastChance(random.Random(4)))
    dealt = state.deal
    values = []
    for public in itertools.combinations(range(10), 3):
        state.deal = Deal(dealt.private, dealt.offers, dealt.tools, public)
        values.append(appraise(state, ME))
    assert hoped == pytest.approx(statistics.mean(values))


def test_a_chosen_pattern_is_appraised_like_its_empty_window() -> None:
    state = GAME.new(GAME.ruleset(2, {"windows": "after-cards"}), FastChance(random.Random(4)))
    assert appraise(state, ME) == 0
    values = []
    for action in state.legal(ME):
        after = state.copy()
        after.apply(ME, action, FastChance(random.Random(4)))
        values.append(appraise(after, ME))
        after.apply(Seat(1), after.legal(Seat(1))[0], FastChance(random.Random(4)))
        assert after.windows
        assert appraise(after, ME) == pytest.approx(values[-1])
    assert len(set(values)) == len(values) == 4


def test_every_pattern_can_be_appraised() -> None:
    assert len({pattern.id for pattern in GAME.box.patterns}) == len(CHOOSE)
    for pattern in GAME.box.patterns:
        assert -10 < worth(table(pattern=pattern.id, tokens=pattern.difficulty)) < 60


def test_playing_alone_what_is_left_for_the_track_counts_against() -> None:
    low = worth(table(seats=1, pool="B1 B1", second=True, drafted=True))
    high = worth(table(seats=1, pool="B6 B6", second=True, drafted=True))
    assert low - high == pytest.approx(10)
