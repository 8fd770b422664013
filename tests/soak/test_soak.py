"""The soak itself: some games of it in every run of the tests, and what it does when something goes wrong."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from bottega.core.registry import game_names
from tests.conformance.cases import Case, parse_case
from tests.soak import plan, reports, running
from tests.soak.plan import Lot, Result, draw_lot, soak
from tests.soak.reports import Report, read
from tests.soak.running import main

SHARES = 6
GAMES_A_SHARE = 5
"""The same games each time: `make soak` plays as many others as one likes."""


@pytest.mark.slow
@pytest.mark.parametrize("share", range(SHARES))
def test_a_short_soak(share: int) -> None:
    """Random combinations with all checks on."""
    for number in range(GAMES_A_SHARE):
        result = soak(draw_lot(0, share * GAMES_A_SHARE + number, game_names()))
        assert result.failure == "", f"{result.name}\n{result.failure}"
        assert result.decisions > 0
        assert result.scores


def test_every_game_is_drawn_and_mostly_those_with_many_modules() -> None:
    drawn = Counter(parse_case(draw_lot(1, number, game_names()).case).game for number in range(500))
    assert set(drawn) == set(game_names())
    assert 250 < drawn["fresco"] < 450


def test_a_number_is_always_the_same_game() -> None:
    lots = [draw_lot(1, number, ["fresco"]) for number in range(20)]
    assert lots == [draw_lot(1, number, ["fresco"]) for number in range(20)]
    assert len({lot.name for lot in lots}) == 20
    assert {lot.name for lot in lots}.isdisjoint({draw_lot(2, number, ["fresco"]).name for number in range(20)})


@pytest.fixture
def soaks(tmp_path: Path) -> Callable[..., int]:
    """Runs a soak of Classic Art, the shortest game, on one process."""

    def run(games: int, *flags: str) -> int:
        common = ["--game", "classic_art", "--workers", "1", "--report", str(tmp_path)]
        return main(["--games", str(games), *common, *flags])

    return run


def only_report(folder: Path) -> Path:
    (file,) = folder.iterdir()
    return file


def spoil(monkeypatch: pytest.MonkeyPatch, *numbers: int) -> list[str]:
    """Let the games of these numbers fail: their names."""
    names = [draw_lot(1, number, ["classic_art"]).name for number in numbers]
    honest = plan.play

    def play(case: Case, rng: random.Random) -> tuple[int, int | None, list[int]]:
        if rng.getstate() in [random.Random(name).getstate() for name in names]:
            raise AssertionError("a work is lost")
        return honest(case, rng)

    monkeypatch.setattr(plan, "play", play)
    return names


def test_a_run_is_reported(soaks: Callable[..., int], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert soaks(4) == 0
    results = list(read(only_report(tmp_path)))
    assert [result.number for result in results] == [1, 2, 3, 4]
    assert all(result.decisions > 20 and result.seconds > 0 and result.scores for result in results)
    shown = capsys.readouterr().out
    assert f"4 games, {sum(result.decisions for result in results):,} decisions;" in shown
    assert "classic_art: 4 games (" in shown
    assert shown.strip().endswith("No game failed.")


def test_an_interrupted_run_goes_on(
    soaks: Callable[..., int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is on the disk is not played again; half a line is."""
    played: list[int] = []

    def interrupted(lot: Lot) -> Result:
        if len(played) == 3:
            raise KeyboardInterrupt
        played.append(lot.number)
        return soak(lot)

    monkeypatch.setattr(running, "soak", interrupted)
    assert soaks(5) == 130
    assert "the same command goes on" in capsys.readouterr().err
    file = only_report(tmp_path)
    whole = file.read_bytes()
    file.write_bytes(whole[:-20])
    played.clear()
    assert soaks(5) == 0
    assert played == [3, 4, 5]
    assert file.read_bytes().startswith(whole[: whole.rfind(b'{"number":3')])
    assert [result.number for result in read(file)] == [1, 2, 3, 4, 5]
    assert "2 of the games were played before" in capsys.readouterr().out
    assert soaks(5) == 0
    assert played == [3, 4, 5]


def test_a_changed_program_begins_anew(
    soaks: Callable[..., int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert soaks(1) == 0
    monkeypatch.setattr(reports, "fingerprint", lambda: "changed")
    assert soaks(1) == 0
    assert len(list(tmp_path.iterdir())) == 2


def test_a_failure_is_told_and_the_run_goes_on(
    soaks: Callable[..., int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (name,) = spoil(monkeypatch, 2)
    assert soaks(3) == 1
    shown = capsys.readouterr().out
    assert "1 game failed:\n  AssertionError: a work is lost\n" in shown
    assert f"make soak ONLY='{name}'" in shown
    failures = {result.number: result.failure for result in read(only_report(tmp_path))}
    assert failures[1] == failures[3] == ""
    assert failures[2].startswith("Traceback")
    assert soaks(3) == 1, "it failed, though it is not played again"


def test_one_game_is_repeated(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    (name,) = spoil(monkeypatch, 2)
    assert main(["--only", name]) == 1
    assert "a work is lost" in capsys.readouterr().err
    monkeypatch.undo()
    assert main(["--only", name]) == 0
    assert "It does not fail." in capsys.readouterr().out


def test_a_game_that_does_not_end_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plan, "LONGEST", 1)
    monkeypatch.setattr(plan, "play", lambda case, rng: time.sleep(30))
    result = soak(draw_lot(1, 1, ["classic_art"]))
    assert "the game was not over after 1 seconds" in result.failure
    assert result.seconds < 10


def test_several_processes(tmp_path: Path) -> None:
    flags = ["--game", "classic_art", "--game", "sagrada", "--report", str(tmp_path)]
    assert main(["--games", "4", "--workers", "2", *flags]) == 0
    shared = sorted(read(only_report(tmp_path)), key=lambda result: result.number)
    for result in shared:
        alone = soak(Lot(result.number, result.case, result.seed))
        assert (alone.decisions, alone.scores) == (result.decisions, result.scores)


def test_a_process_that_dies(tmp_path: Path) -> None:
    """The games that it may have played are named: those not done that were given out first."""
    lots = [draw_lot(1, number, ["classic_art"]) for number in range(1, 7)]
    report = Report(tmp_path / "report.jsonl")
    report.add(soak(lots[0]))
    told = running.crash(report, lots, workers=2)
    assert [lot.number for lot in lots if lot.name in told] == [2, 3, 4]


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (["--games", "0"], "the number of games is at least 1, not 0"),
        (["--workers", "0"], "the number of workers is at least 1, not 0"),
        (["--game", "chess"], "There is no game 'chess'"),
        (["--only", "fresco"], "a game is named by its case and its seed"),
        (["--only", "fresco/1"], "a case is told as game-seats-options"),
        (["--only", "fresco-2-modules=bels/1"], "Did you mean 'bells'?"),
        (["--only", "fresco-9-defaults/1"], "Fresco is for 2 to 4 players, not 9"),
    ],
)
def test_wrong_arguments(flags: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*flags, "--report", str(tmp_path / "none")]) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert said.startswith("soak: ")
    assert list(tmp_path.iterdir()) == []


def test_words_for_numbers() -> None:
    with pytest.raises(SystemExit) as left:
        main(["--games", "many"])
    assert left.value.code == 2


def test_a_report_that_is_none(soaks: Callable[..., int], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert soaks(1) == 0
    only_report(tmp_path).write_text("hello\n")
    assert soaks(1) == 2
    assert "line 1 of" in capsys.readouterr().err
