"""Training: what is learned from games is repeatable, fits, and is kept only if it wins."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Literal

import pytest

from bottega.arena import selfplay, training
from bottega.arena.fitting import fit
from bottega.arena.selfplay import Position, options_of, play_by_habit
from bottega.arena.training import Course, Report, train
from bottega.bots.weights import Fitted, evaluation_by, evaluation_for, kept_weights, read_weights
from bottega.core.chance import FastChance
from bottega.core.errors import BadInput
from bottega.core.registry import find_game, game_meta, game_names
from bottega.search.evaluation import Appraisal, Evaluation, shares_of
from tests.terminal.driver import run

SHORT = Course("sagrada", 2, games=4, generations=2, gate=4, seed=3)


def nothing(_: object) -> None:
    """Whoever is told nothing needs nothing."""


def positions(count: int) -> list[Position]:
    """Two seats: the points are twice the first feature in the beginning, and four times in the end, and 5 more."""
    rng = random.Random(1)
    found = []
    for _ in range(count):
        phase, features = rng.random(), [[rng.gauss(0, 3), rng.gauss(0, 3)] for _ in range(2)]
        points = [seat[0] * (2 + 2 * phase) + 5 + rng.gauss(0, 1) for seat in features]
        found.append(Position(phase, features, points))
    return found


@pytest.mark.parametrize("learns", ["points", "margin"])
def test_a_fit_finds_what_the_points_depend_on(learns: Literal["points", "margin"]) -> None:
    found = fit(positions(4000), learns, phases=3)
    assert [row[0] for row in found.weights] == pytest.approx([2, 3, 4], abs=0.2)
    assert [row[1] for row in found.weights] == pytest.approx([0, 0, 0], abs=0.1)
    assert [row[2] for row in found.weights] == pytest.approx([5, 5, 5], abs=0.3)
    assert found.error == pytest.approx(1, abs=0.1)
    assert found.spreads == pytest.approx([2**0.5] * 3, abs=0.2)


def test_a_margin_does_not_know_how_long_the_game_was() -> None:
    """What brings points to all seats alike, such as a long game, is no reason to like a position."""
    rng = random.Random(2)
    games = []
    for position in positions(4000):
        length = rng.gauss(0, 20)
        features = [[*seat, length + rng.gauss(0, 1)] for seat in position.features]
        games.append(Position(position.phase, features, [points + length for points in position.points]))
    by_points, by_margin = fit(games, "points", phases=3), fit(games, "margin", phases=3)
    assert [row[2] for row in by_points.weights] == pytest.approx([1, 1, 1], abs=0.1)
    assert [row[2] for row in by_margin.weights] == pytest.approx([0, 0, 0], abs=0.1)
    assert [row[0] for row in by_margin.weights] == pytest.approx([2, 3, 4], abs=0.2)


def test_the_same_course_gives_the_same_weights() -> None:
    told: list[Report] = []
    first, second = (training.fitted_to(SHORT, learned(), 1) for _ in range(2))
    assert first == second
    train(SHORT, None, told.append, nothing)
    again: list[Report] = []
    train(SHORT, None, again.append, nothing)
    assert told == again
    assert [report.generation for report in told] == [1, 2]


def learned() -> list[Position]:
    """The positions of some games."""
    games = training.played(SHORT, None, None, 1, 2, nothing)
    return [position for game in games for position in game.positions]


def test_what_loses_at_the_gate_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    best = training.fitted_to(SHORT, learned(), 1)
    for gains, kept in (([0.5, 0.5, 0.4], True), ([-0.5, -0.5, -0.4], False), ([0.5, -0.5, 0.5], False)):
        monkeypatch.setattr(training, "gate", lambda *_, gains=gains: gains)
        told: list[Report] = []
        found = train(Course("sagrada", 2, games=2, generations=1, gate=1), best, told.append, nothing)
        assert (found is not best) is kept
        assert told[0].kept is kept


def test_the_student_sits_on_every_seat_at_the_gate() -> None:
    """Against itself it wins its share on the whole: each option set is played with the student on each seat."""
    course = Course("sagrada", 2, games=1, generations=1, gate=8)
    games = training.played(course, None, None, 0, 8, nothing)
    assert len(games) == 8
    assert all(game.positions == [] for game in games)
    assert [sum(game.shares) for game in games] == [1.0] * 8


def test_games_played_by_habit_teach_some_of_their_positions() -> None:
    game = find_game("classic_art")
    played, again = (play_by_habit(game, game.ruleset(3, {}), random.Random(5)) for _ in range(2))
    assert played == again
    assert sum(played.shares) == pytest.approx(1.0)
    assert all(position.points == played.points for position in played.positions)
    assert all(len(seat) == len(played.positions[0].features[0]) for each in played.positions for seat in each.features)
    everything = play_by_habit(game, game.ruleset(3, {}), random.Random(5), curiosity=1.0)
    assert everything.points != played.points


def test_who_has_the_habit_for_a_teacher_learns_the_same_whatever_it_knows() -> None:
    course = Course("classic_art", 2, games=1, generations=1, gate=1)
    first = training.played(course, None, None, 1, 5, nothing)
    student = training.fitted_to(course, [position for game in first for position in game.positions], 1)
    assert training.played(course, student, student, 1, 5, nothing) == first


@pytest.mark.parametrize("name", game_names())
def test_options_of_training_are_options(name: str) -> None:
    for seats in game_meta(name).seats:
        found = [options_of(game_meta(name), seats, number) for number in range(8)]
        for options in found:
            find_game(name).ruleset(seats, options)
        assert found[0] == {}
        assert not game_meta(name).modules or len(found[2]) == len(game_meta(name).modules)


@pytest.mark.parametrize("name", game_names())
def test_weights_that_come_along_fit_the_features(name: str) -> None:
    weights, game = kept_weights(name), find_game(name)
    assert weights.game == name
    for seats, fitted in weights.by_seats.items():
        assert int(seats) in game.meta.seats
        assert set(fitted.features) == set(training.all_names(game, int(seats)))
        assert all(len(row) == len(fitted.features) + 1 for row in fitted.weights)
        assert len(fitted.spreads) == len(fitted.weights) > 1
        assert fitted.provenance.rules_version == game.meta.rules_version


@pytest.mark.parametrize("name", game_names())
def test_features_have_names(name: str) -> None:
    game = find_game(name)
    for seats in game.meta.seats:
        for number in range(4):
            ruleset = game.ruleset(seats, options_of(game.meta, seats, number))
            names = game.feature_names(ruleset)
            assert len(set(names)) == len(names)
            state = game.new(ruleset, FastChance(random.Random(number)))
            assert all(len(game.features(state, seat)) == len(names) for seat in ruleset.seats)


def test_a_feature_without_a_weight_counts_nothing() -> None:
    game = find_game("sagrada")
    ruleset = game.ruleset(2, {})
    state = game.new(ruleset, FastChance(random.Random(1)))
    fitted = training.fitted_to(SHORT, learned(), 1)
    known = Fitted(
        provenance=fitted.provenance,
        features=("nonsense",),
        weights=((7.0, 3.0), (7.0, 3.0)),
        spreads=(10.0, 5.0),
    )
    assert evaluation_by(game, ruleset, known).points(state, ruleset.seats[0]) == 3.0


def test_chances_to_win_are_shares() -> None:
    assert shares_of([10.0, 10.0], 5.0) == [0.5, 0.5]
    first, second, third = shares_of([12.0, 10.0, 3.0], 5.0)
    assert first > second > third > 0
    assert first + second + third == pytest.approx(1)
    assert shares_of([0.0], 5.0) == [0.5]
    assert shares_of([1e9, -1e9], 5.0) == [1.0, pytest.approx(0)]


def test_a_position_is_judged_for_every_seat_and_the_end_is_known() -> None:
    game = find_game("sagrada")
    ruleset = game.ruleset(2, {})
    chance = FastChance(random.Random(1))
    state = game.new(ruleset, chance)
    evaluation = evaluation_for(game, ruleset)
    assert sum(evaluation.outcome(state).shares) == pytest.approx(1)
    while state.pending:
        state.apply(state.pending[0], state.legal(state.pending[0])[0], chance)
    standings = game.standings(state)
    outcome = evaluation.outcome(state)
    assert {standing.seat: standing.total for standing in standings} == dict(enumerate(outcome.points))
    assert outcome.shares[standings[0].seat or 0] == 1.0


def test_too_short_a_course_is_refused() -> None:
    with pytest.raises(BadInput, match=r"--games must be at least 1, not 0\."):
        Course("sagrada", 2, games=0)


def test_the_command_writes_weights_beside_those_for_other_seats(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training, "gate", lambda *_: [0.5, 0.5])
    file = tmp_path / "sagrada.json"
    course = ("train", "sagrada", "--games", "2", "--generations", "1", "--gate", "2", "--output", str(file))
    assert "Generation 1:" in run(*course).succeeds()
    run(*course, "--players", "3").succeeds()
    assert set(read_weights(file).by_seats) == {"2", "3"}
    monkeypatch.setattr(training, "gate", lambda *_: [-0.5, -0.5])
    before = file.read_bytes()
    assert "nothing was written" in run(*course).succeeds()
    assert file.read_bytes() == before


def test_a_file_that_has_no_weights_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "sagrada.json"
    file.write_text("{}")
    assert "can't be read" in run("train", "sagrada", "--output", str(file)).fails()
    file.write_text('{"game": "fresco", "by_seats": {}}')
    assert "has weights of Fresco" in run("train", "sagrada", "--output", str(file)).fails()
    assert file.read_text() == '{"game": "fresco", "by_seats": {}}'


def test_a_game_without_end_is_broken_off_and_teaches_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "MOST_TURNS", 3)
    game = find_game("sixtina")
    ruleset = game.ruleset(2, {})
    evaluations: list[Evaluation] = [Appraisal(game, ruleset.seats) for _ in ruleset.seats]
    played = selfplay.play(game, ruleset, evaluations, random.Random(1))
    assert (played.positions, played.shares) == ([], [0.5, 0.5])
