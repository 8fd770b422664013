"""The ladder is measured: who meets whom, with which luck, and what ratings come of it."""

from __future__ import annotations

import json

import pytest

from bottega.arena.ladder import Ladder, Result, climb, counted, ratings_of, report_on
from bottega.core.errors import BadInput
from tests.terminal.driver import run

THREE = Ladder("sagrada", 2, ("novice", "random", "greedy"), 4, 1, {}, 1)


def test_everybody_meets_the_next_and_the_one_after() -> None:
    assert THREE.meetings() == [("novice", "random"), ("random", "greedy"), ("novice", "greedy")]


def test_seats_are_changed_and_the_luck_is_the_same() -> None:
    tables = [(plan.seated, number) for plan, number in THREE.tables()]
    assert tables[:4] == [
        (("novice", "random"), 1),
        (("novice", "random"), 2),
        (("random", "novice"), 1),
        (("random", "novice"), 2),
    ]
    assert len(tables) == 12


def results(first: str, second: str, wins: int, losses: int) -> list[Result]:
    won = [Result((first, second), (True, False), (50, 40))] * wins
    return won + [Result((first, second), (False, True), (40, 50))] * losses


def test_ratings_tell_how_often_who_wins() -> None:
    """Who wins 10 of 11 games is 400 points better."""
    ratings = ratings_of(("weak", "strong"), results("strong", "weak", 1000, 100))
    assert ratings["strong"] - ratings["weak"] == pytest.approx(400, abs=5)
    assert sum(ratings.values()) / 2 == pytest.approx(1500)


def test_ratings_of_those_who_never_met_follow_from_those_who_did() -> None:
    played = results("b", "a", 1000, 100) + results("c", "b", 1000, 100)
    ratings = ratings_of(("a", "b", "c"), played)
    assert ratings["c"] - ratings["a"] == pytest.approx(800, abs=15)


def test_somebody_who_always_wins_has_a_rating() -> None:
    ratings = ratings_of(("weak", "strong"), results("strong", "weak", 10, 0))
    assert 100 < ratings["strong"] - ratings["weak"] < 2000


def test_games_that_nobody_won_count_for_nobody() -> None:
    assert counted([Result(("a", "b"), (False, False), (1, 1))]) == {}


def test_a_report_has_intervals() -> None:
    ladder = Ladder("sagrada", 2, ("novice", "greedy"), 40, 1, {}, 1)
    report = report_on(ladder, results("greedy", "novice", 30, 10))
    weak, strong = report.ratings
    assert weak.low < weak.rating < weak.high < strong.low < strong.rating < strong.high
    assert (weak.points, strong.points) == (42.5, 47.5)
    [met] = report.meetings
    assert (met.games, met.share) == (40, 0.75)
    assert met.low < 0.75 < met.high


def test_a_ladder_is_climbed() -> None:
    done: list[int] = []
    report = climb(Ladder("sagrada", 3, ("random", "greedy"), 4, 1, {}, 1), done.append)
    assert sum(done) == report.games == 4
    assert report.meetings[0].share == 1.0


def test_alone_each_plays_the_same_deals() -> None:
    ladder = Ladder("sagrada", 1, ("random", "greedy"), 3, 1, {"tools": "3"}, 1)
    assert [(plan.seated, number) for plan, number in ladder.tables()] == [
        ((bot,), number) for bot in ("random", "greedy") for number in (1, 2, 3)
    ]
    report = climb(ladder, lambda done: None)
    weak, strong = report.alone
    assert (weak.bot, strong.bot, report.games, report.ratings) == ("random", "greedy", 6, [])
    assert weak.mean_score < strong.mean_low < strong.mean_score < strong.mean_high


@pytest.mark.parametrize("bots", [("greedy",), ("greedy", "greedy")])
def test_a_ladder_needs_two(bots: tuple[str, ...]) -> None:
    with pytest.raises(BadInput, match="at least 2 bots"):
        Ladder("sagrada", 2, bots, 4, 1, {}, 1)


def test_the_command() -> None:
    said = run("ladder", "sagrada", "--bots", "random,greedy", "--games", "2").succeeds()
    assert "won by the stronger" in said
    found = json.loads(run("ladder", "sagrada", "--bots", "random,greedy", "--games", "2", "--json").succeeds())
    assert [rated["bot"] for rated in found["ratings"]] == ["random", "greedy"]
    assert (
        "won (95 %)" in run("ladder", "sagrada", "--players", "1", "--bots", "random,greedy", "--games", "2").succeeds()
    )
    assert "There is no bot 'gredy'" in run("ladder", "sagrada", "--bots", "random,gredy").fails()
