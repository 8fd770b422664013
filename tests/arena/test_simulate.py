"""Simulation: the same results on any number of processes, recorded or not."""

from __future__ import annotations

import itertools
import multiprocessing
from pathlib import Path

import msgspec
import pytest

from bottega.arena.report import Counted, Tally, wilson
from bottega.arena.simulate import LARGEST_SHARE, Interrupted, Plan, Report, Shares, simulate
from bottega.core.errors import BadInput
from bottega.core.records import parse_record
from bottega.core.replay import replay


def plan(
    game: str = "sagrada",
    players: int = 2,
    games: int = 12,
    bots: tuple[str, ...] = ("random",),
    seed: int = 1,
    options: dict[str, str] | None = None,
    record: Path | None = None,
    jobs: int = 1,
) -> Plan:
    return Plan(game, players, games, bots, seed, options or {}, record, jobs)


def outcome(report: Report) -> Report:
    """A report without what depends on the machine."""
    return msgspec.structs.replace(report, seconds=0.0, decisions_per_second=0.0)


def test_the_same_plan_gives_the_same_report() -> None:
    assert outcome(simulate(plan())) == outcome(simulate(plan()))
    assert outcome(simulate(plan())) != outcome(simulate(plan(seed=2)))


@pytest.mark.slow
def test_the_number_of_jobs_does_not_matter(tmp_path: Path) -> None:
    mixed = ("greedy", "random")
    alone = simulate(plan(games=3, bots=mixed))
    shared = simulate(plan(games=3, bots=mixed, jobs=2, record=tmp_path))
    assert outcome(alone) == outcome(shared)
    assert len(list(tmp_path.iterdir())) == 3


def test_recording_does_not_change_the_games(tmp_path: Path) -> None:
    assert outcome(simulate(plan(record=tmp_path / "new" / "folder"))) == outcome(simulate(plan()))


def test_records_can_be_replayed(tmp_path: Path) -> None:
    report = simulate(plan(players=3, games=3, record=tmp_path))
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [f"sagrada-000{number}.jsonl" for number in (1, 2, 3)]
    matches = [replay(parse_record(file.read_text("utf-8"))) for file in files]
    assert all(match.over for match in matches)
    assert [match.header.players for match in matches] == [["random"] * 3] * 3
    wins = sum(standing.won for match in matches for standing in match.standings() if standing.seat == 0)
    assert wins == report.seats[0].wins


def test_records_are_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "sagrada-0002.jsonl").write_text("mine")
    with pytest.raises(BadInput, match=r"sagrada-0002\.jsonl is there already"):
        simulate(plan(games=2, record=tmp_path))
    assert [file.read_text() for file in tmp_path.iterdir()] == ["mine"]


def test_other_files_may_be_where_records_go(tmp_path: Path) -> None:
    for name in ("sagrada-0003.jsonl", "sagrada-2.jsonl", "sagrada-0000.jsonl", "fresco-0001.jsonl", "sagrada-x.jsonl"):
        (tmp_path / name).write_text("mine")
    simulate(plan(games=2, record=tmp_path))
    assert len(list(tmp_path.iterdir())) == 7


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadInput, match="can't be made"):
        simulate(plan(record=tmp_path / "file" / "folder"))


def test_progress_is_told() -> None:
    told: list[int] = []
    simulate(plan(games=45), told.append)
    assert sum(told) == 45
    assert len(told) > 1


def test_as_many_games_as_one_likes(tmp_path: Path) -> None:
    """They are counted as they are played: their number costs neither time nor memory."""

    def enough(done: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(Interrupted) as interrupted:
        simulate(plan(games=10**30, record=tmp_path), enough)
    report = interrupted.value.report
    assert report is not None
    assert (report.games, report.planned) == (1, 10**30)


@pytest.mark.slow
def test_as_many_games_as_one_likes_in_processes() -> None:
    told: list[int] = []

    def enough(done: int) -> None:
        told.append(done)
        if len(told) == 3:
            raise KeyboardInterrupt

    with pytest.raises(Interrupted) as interrupted:
        simulate(plan(games=10**30, jobs=2), enough)
    assert interrupted.value.report is not None
    assert interrupted.value.report.games == sum(told)
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize("moment", range(5, 13))
def test_what_is_interrupted_is_counted_by_whole_games(moment: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever Ctrl-C comes, each seat has played the same number of games."""
    add, calls = Tally.add, itertools.count(1)

    def add_or_interrupt(tally: Tally, other: Tally) -> None:
        if next(calls) == moment:
            raise KeyboardInterrupt
        add(tally, other)

    monkeypatch.setattr(Tally, "add", add_or_interrupt)
    with pytest.raises(Interrupted) as interrupted:
        simulate(plan(games=100))
    report = interrupted.value.report
    assert report is not None
    assert report.games == sum(seat.wins for seat in report.seats)


def test_shares_take_a_moment_each() -> None:
    shares = Shares(1000)
    sizes = []
    for seconds in (0.01, 0.25, 2.0, 100.0, 0.0):
        share = next(shares)
        sizes.append(len(share))
        tally = Tally()
        tally.games = len(share)
        shares.took(Counted((tally,), 1, seconds))
    assert sizes == [1, 25, 25, 3, 1]
    assert len(next(shares)) == LARGEST_SHARE
    numbers = [number for share in Shares(7) for number in share]
    assert numbers == [1, 2, 3, 4, 5, 6, 7]


def test_the_report_adds_up() -> None:
    report = simulate(plan(players=4, games=20))
    assert [seat.seat for seat in report.seats] == [0, 1, 2, 3]
    assert sum(seat.wins for seat in report.seats) == report.games == 20
    assert report.decisions > 20 * 4 * 20
    assert report.seconds > 0
    assert report.decisions_per_second == pytest.approx(report.decisions / report.seconds)
    for seat in report.seats:
        assert seat.win_share == seat.wins / 20
        assert 0 <= seat.win_share_low <= seat.win_share <= seat.win_share_high <= 1
        assert seat.mean_low < seat.mean_score < seat.mean_high
        assert seat.score_spread > 0
    (bot,) = report.by_bot
    assert (bot.bot, bot.seats, bot.wins, bot.win_share) == ("random", 4, 20, 0.25)
    assert bot.mean_score == pytest.approx(sum(seat.mean_score for seat in report.seats) / 4)


def test_the_report_as_json() -> None:
    report = simulate(plan(games=1))
    assert msgspec.json.decode(msgspec.json.encode(report), type=Report) == report
    assert list(msgspec.to_builtins(report)) == [
        "games",
        "planned",
        "options",
        "decisions",
        "seconds",
        "decisions_per_second",
        "seats",
        "by_bot",
    ]
    assert report.seats[0].score_spread == 0


def test_bots_are_repeated_in_a_cycle() -> None:
    assert plan(players=4, bots=("greedy", "random")).seated == ("greedy", "random", "greedy", "random")


def test_playing_alone_is_won_against_the_target() -> None:
    report = simulate(plan(players=1, games=10, options={"tools": "5"}))
    assert len(report.seats) == 1
    assert report.seats[0].wins == report.by_bot[0].wins < 10


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    report = simulate(plan(games=5, bots=("random", "greedy")))
    random_bot, greedy_bot = report.by_bot
    assert greedy_bot.wins == 5
    assert greedy_bot.mean_score > random_bot.mean_score + 20


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "sagrda"}, "There is no game 'sagrda'. Did you mean 'sagrada'"),
        ({"players": 5}, "for 1 to 4 players, not 5"),
        ({"bots": ("gready",)}, "There is no bot 'gready'. Did you mean 'greedy'"),
        ({"bots": ("random",) * 3}, "3 bots are named for 2 seats"),
        ({"bots": ()}, "0 bots are named"),
        ({"options": {"tool": "3"}}, "has no option 'tool'. Did you mean 'tools'"),
        ({"options": {"tools": "9"}}, "Option 'tools' is 3, 1, 2, 4 or 5, not '9'"),
        ({"games": 0}, "Play at least 1 game, not 0"),
        ({"jobs": 0}, "The number of jobs is 1 to "),
        ({"jobs": 10**6}, "The number of jobs is 1 to "),
    ],
)
def test_bad_plans(change: dict[str, object], sentence: str) -> None:
    good = {"game": "sagrada", "players": 2, "games": 1, "bots": ("random",), "seed": 1, "options": {}}
    with pytest.raises(BadInput, match=sentence):
        Plan(**{**good, "record": None, "jobs": 1, **change})  # type: ignore[arg-type]


def test_the_spread_is_the_standard_deviation() -> None:
    tally = Tally()
    for score in (2, 4, 9):
        tally.count(score, won=score == 9)
    assert (tally.mean, tally.wins) == (5, 1)
    assert tally.spread == pytest.approx(13**0.5)


def test_wilson_stays_inside() -> None:
    assert wilson(0, 10)[0] == pytest.approx(0)
    assert wilson(10, 10)[1] == pytest.approx(1)
    assert wilson(10, 10)[1] <= 1
    assert wilson(0, 10)[1] == pytest.approx(0.278, abs=0.001)
