"""`bottega review`: a game looked back at."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bottega.arena import review as arena
from bottega.arena.review import Drawn, Piece, Plan, Review, player_of
from bottega.arena.scenes import Scene
from bottega.core.match import new_match
from bottega.core.records import format_record
from bottega.terminal.reviewing import by_player
from tests.terminal.driver import run

ALONE = str(Path(__file__).parents[1] / "replays" / "sagrada" / "alone.jsonl")


def test_review() -> None:
    shown = run("review", ALONE, "--looks", "32").succeeds()
    assert "each judged by what its player knew then" in shown
    assert "accuracy" in shown
    assert "moment" in shown


def test_nothing_is_said_of_luck_that_moved_nobody() -> None:
    """A first look at Fresco does not see what a market is worth: that is not a luck of 0 %."""
    moved = Drawn(entry=1, seat=0, changes=(0.25,))
    unmoved = Drawn(entry=1, seat=0, changes=(0.0,))
    for draws, luck in [((moved,), "+25 %"), ((unmoved,), "–"), ((), "–")]:
        found = Review(looks=32, players=(player_of(0, [], draws),), decisions=(), draws=draws, moments=())
        assert list(by_player(["Ada"], found).columns[-1].cells) == [luck]


def test_review_as_json_by_any_number_of_processes() -> None:
    first, second = [
        run("review", ALONE, "--looks", "32", "--json", *more).succeeds() for more in ([], ["--jobs", "2"])
    ]
    assert json.loads(first) == json.loads(second)
    assert {"looks", "players", "decisions", "draws", "moments"} == set(json.loads(first))


def test_a_game_that_is_not_over(tmp_path: Path) -> None:
    file = tmp_path / "running.jsonl"
    file.write_text(format_record(new_match("sagrada", seats=2, seed=1).record), "utf-8")
    assert run("review", str(file)).fails() == "The game is not over yet."


def test_bad_input(tmp_path: Path) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_text("nonsense\n", "utf-8")
    assert run("review", str(file)).fails()
    assert run("review", str(tmp_path / "none.jsonl")).fails()
    assert "looks is 32 to" in run("review", ALONE, "--looks", "1").fails()
    assert "jobs is 1 to" in run("review", ALONE, "--jobs", "0").fails()


def test_control_c(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(plan: Plan, scene: Scene) -> Piece | None:
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "judge_scene", interrupted)
    result = run("review", ALONE)
    assert (result.code, result.out, result.err) == (130, "", "")
