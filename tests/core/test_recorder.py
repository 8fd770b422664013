"""Games played on the bare state are recorded like others."""

import random

import pytest

from bottega.core.recorder import Recorder
from bottega.core.records import format_record, parse_record
from bottega.core.registry import find_game
from bottega.core.replay import replay


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_recorded_simulation_is_played_again(seats: int) -> None:
    game = find_game("sagrada")
    rng = random.Random(seats)
    recorder = Recorder(game, game.ruleset(seats, {}), rng)
    while recorder.state.pending:
        seat = rng.choice(recorder.state.pending)
        recorder.apply(seat, rng.choice(recorder.state.legal(seat)))
    record = recorder.record([f"bot {seat}" for seat in range(seats)], game.standings(recorder.state))
    again = replay(parse_record(format_record(record)))
    assert game.dump(again.state) == game.dump(recorder.state)
    assert again.record == record
