"""The ladder: every level plays every game, by what its seat knows, and keeps to its budget."""

from __future__ import annotations

import random

import pytest

from bottega.bots import LEVELS, Budget, new_bot
from bottega.bots.levels import STRENGTHS, LadderBot, Strength, blurred, noticed, strength_of
from bottega.bots.thinker import Thinker
from bottega.core.actions import Action
from bottega.core.chance import FastChance
from bottega.core.registry import find_game, game_meta, game_names
from bottega.core.seats import Seat
from bottega.core.state import State
from bottega.search.turns import Turn
from tests.bots.test_bots import positions

BRIEFLY = Budget(positions=4)
TABLES = [(name, seats) for name in game_names() for seats in game_meta(name).seats]
VALUES = (9.0, 5.0, 1.0)
SOME = 3
"""So many positions of each game are looked at."""


def some_positions(name: str, seats: int) -> list[tuple[State, Seat]]:
    """Positions of a game played at random, from its first to far into it."""
    found = positions(seed=seats, seats=seats, every=25, game=find_game(name))
    return [(state.copy(), seat) for (state, seat), _ in zip(found, range(SOME), strict=False)]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_level_plays_every_game_and_does_not_peek(level: str, name: str, seats: int) -> None:
    """What the seat can't know is shuffled, and the move stays the same."""
    game = find_game(name)
    for number, (state, seat) in enumerate(some_positions(name, seats)):
        view, legal = game.view(state, seat), state.legal(seat)
        chosen = new_bot(level, game, random.Random(5)).choose(view, legal, BRIEFLY)
        assert chosen in legal
        other_world = game.determinize(view, random.Random(number))
        again = new_bot(level, game, random.Random(5)).choose(game.view(other_world, seat), legal, BRIEFLY)
        assert again is chosen


@pytest.mark.parametrize("name", game_names())
def test_a_level_answers_though_there_is_no_time(name: str) -> None:
    game = find_game(name)
    state, seat = some_positions(name, 2)[-1]
    bot = new_bot("master", game, random.Random(5))
    assert bot.choose(game.view(state, seat), state.legal(seat), Budget(seconds=1e-9)) in state.legal(seat)


@pytest.mark.parametrize("name", game_names())
def test_what_there_is_no_time_for_is_broken_off(name: str) -> None:
    """Whole turns are found all the same, and play-outs that reach no horizon do not count."""
    state, seat = some_positions(name, 2)[0]
    game = find_game(name)
    thinker = Thinker(game, game.ruleset(2, {}))
    turns = thinker.turns(game.view(state, seat), random.Random(5))
    considered = thinker.think(game.view(state, seat), random.Random(5), 50, Budget(seconds=1e-9))
    assert turns
    assert considered
    assert all(line.looks == 0 for line in considered)
    assert all(state.check(seat, line.line[0]) is None for line in considered)


@pytest.mark.parametrize("seats", [1, 2])
def test_levels_think_more_and_more(seats: int) -> None:
    for name in game_names():
        strengths = [strength_of(level, name, seats) for level in LEVELS]
        looks = [strength.looks for strength in strengths]
        assert looks == sorted(looks)
        assert [strength.blur for strength in strengths] == sorted((each.blur for each in strengths), reverse=True)


def test_play_outs_of_whole_games_get_shorter_and_more_of_them_take_the_same_time() -> None:
    """Others go on to the end of a round or so, which takes as long as ever."""
    for name, more in (("sagrada", True), ("fresco", False)):
        game = find_game(name)
        thinker = Thinker(game, game.ruleset(2, {}))
        looks = [thinker.in_the_time_of(60, game.view(state, seat)) for state, seat in some_positions(name, 2)]
        assert looks[0] == 60
        assert looks == sorted(looks)
        assert (looks[-1] > 60) is more
        assert looks[-1] <= 360


def test_a_plan_is_followed_while_the_table_looks_as_expected() -> None:
    """A turn in several decisions is thought about once; where something else is seen it is thought about anew."""
    game = find_game("fresco")
    state = game.new(game.ruleset(2, {}), FastChance(random.Random(3)))
    bot = new_bot("artisan", game, random.Random(5))
    assert isinstance(bot, LadderBot)
    lines = 0
    thought = bot._line

    def counted(*arguments: object) -> object:
        nonlocal lines
        lines += 1
        return thought(*arguments)  # type: ignore[arg-type]

    bot._line = counted  # type: ignore[method-assign, assignment]
    decisions = 0
    chance = FastChance(random.Random(4))
    while decisions < 12:
        seat = state.pending[0]
        legal = state.legal(seat)
        if seat == 0 and len(legal) > 1:
            decisions += 1
            state.apply(seat, bot.choose(game.view(state, seat), legal, BRIEFLY), chance)
        else:
            state.apply(seat, legal[0], chance)
    assert 0 < lines < decisions


def test_what_is_overlooked_is_not_played() -> None:
    state = find_game("sagrada").new(find_game("sagrada").ruleset(2, {}), FastChance(random.Random(3)))
    turns = [
        Turn([action], state, value, True, False) for action, value in zip(state.legal(Seat(0)), VALUES, strict=False)
    ]
    assert blurred(turns, Strength(), random.Random(1)) is turns[0]
    chosen = {id(blurred(turns, Strength(overlooks=0.5), random.Random(seed))) for seed in range(50)}
    assert chosen == {id(turn) for turn in turns}
    assert len(noticed(turns, Strength(overlooks=1.0), random.Random(1))) == 1
    rough = [blurred(turns, Strength(blur=4.0), random.Random(seed)) for seed in range(200)]
    assert rough.count(turns[0]) > rough.count(turns[1]) > rough.count(turns[2]) > 0


def test_what_was_played_out_may_be_overlooked_too(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("sagrada")
    state, seat = some_positions("sagrada", 2)[0]

    def chosen(overlooks: float) -> list[Action]:
        monkeypatch.setitem(STRENGTHS["sagrada"], "expert", Strength(overlooks=overlooks, looks=4))
        bots = [new_bot("expert", game, random.Random(seed)) for seed in range(10)]
        return [bot.choose(game.view(state, seat), state.legal(seat), BRIEFLY) for bot in bots]

    assert chosen(1.0) != chosen(0.0) == chosen(0.0)
