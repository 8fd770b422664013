"""The commands that do not play: looking up, replaying, verifying, simulating."""

from __future__ import annotations

import itertools
import json
import random
from pathlib import Path

import pytest

from bottega.arena import simulate as arena
from bottega.arena.plan import Plan
from bottega.core.game import Game
from bottega.core.match import new_match
from bottega.core.records import Acted, format_record
from bottega.core.scores import Standing
from bottega.terminal.boards import find_board
from bottega.terminal.playback import Viewer, frames_of, read_record
from bottega.version import is_compiled
from tests.terminal.drawing import drawn
from tests.terminal.driver import run

COMMANDS = [
    "play",
    "resume",
    "games",
    "bots",
    "rules",
    "components",
    "schema",
    "replay",
    "verify",
    "review",
    "simulate",
]


def test_help_names_every_command() -> None:
    shown = run("--help").succeeds()
    assert [command for command in COMMANDS if f" {command} " not in shown] == []


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(command: str) -> None:
    shown = run(command, "--help").succeeds()
    assert "Example" in shown
    assert f"bottega {command}" in shown


def test_version() -> None:
    assert ("engine compiled" if is_compiled() else "engine interpreted") in run("--version").succeeds()


def test_games() -> None:
    assert "Sagrada" in run("games").succeeds()
    (sagrada,) = [game for game in json.loads(run("games", "--json").succeeds()) if game["name"] == "sagrada"]
    assert sagrada["seats"] == [1, 2, 3, 4]
    assert sagrada["options"][0]["name"] == "windows"


def test_rules() -> None:
    assert "SG-8.11" in run("rules", "sagrada").succeeds()
    assert run("rules", "sagrada", "4.3").succeeds().startswith("SG-4 Placing a die\nSG-4.3    A space printed")
    assert "SG-T8.1" in run("rules", "sagrada", "t8").succeeds()


def test_options_are_questions_with_answers() -> None:
    shown = run("rules", "sagrada", "options").succeeds()
    asked = shown[shown.index("flux_brush ") :].splitlines()
    assert asked[0] == "flux_brush  [SG-T6.1]"
    assert asked[1].strip() == "Must you place a die rolled with the Flux Brush?"
    assert asked[2].split() == ["must-place", "yes,", "if", "it", "fits", "(default)"]
    assert asked[3].split() == ["may-return", *["no,", "you", "may", "return", "it", "to", "the", "pool"]]


def test_components_are_told_in_words() -> None:
    """Lists and tables in a value are no code."""
    shown = " ".join(run("components", "sixtina").succeeds().replace("│", " ").split())
    assert "PrintedCard" not in shown
    assert "value 2 count 4" in shown
    assert "points 7 5 2" in shown


def test_components() -> None:
    shown = run("components", "sagrada").succeeds()
    assert "Bellesguard" in shown
    assert "public [1]" in shown
    assert "No value of Sagrada is reconstructed." in run(
        "components", "sagrada", "--provenance", "reconstructed"
    ).succeeds().replace("\n", " ")
    items = json.loads(run("components", "sagrada", "--provenance", "rulebook", "--json").succeeds())
    assert {item["chapter"] for item in items} == {"dice", "favour_tokens"}


def test_replay_as_text(record: Path) -> None:
    shown = run("replay", str(record)).succeeds()
    assert "Player plays" in shown
    assert "Round 10 ends" in shown
    assert "points against a target" in shown


def test_replay_as_json(record: Path) -> None:
    lines = [json.loads(line) for line in run("replay", str(record), "--json").succeeds().splitlines()]
    assert [line["n"] for line in lines] == list(range(1, len(record.read_text().splitlines())))
    assert all(set(line) == {"n", "entry", "view", "events"} for line in lines)
    assert lines[0]["events"][0]["event"] == "objective-dealt"
    assert lines[-1]["entry"]["kind"] == "meta"
    assert lines[-1]["view"]["pending"] == []


def test_replay_steps_forward_and_back(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    frames, match = frames_of(read_record(record))
    viewer = Viewer(find_board(match.game, ["Player"]), frames, match)
    last = len(frames) - 1
    for line, position in [("", 1), ("n", 2), ("b", 1), ("p", 0), ("b", 0), ("last", last), ("", last), ("7", 7)]:
        target = viewer.target(line)
        assert target is not None
        viewer.at = max(0, min(target, last))
        assert viewer.at == position
        viewer.draw()
        assert f"Position {position} of {last}" in capsys.readouterr().out
    assert viewer.target("sideways") is None


def test_verify_says_what_was_checked(record: Path) -> None:
    shown = " ".join(run("verify", str(record)).succeeds().split())
    for words in (
        "is in order",
        "this seal was made of",
        "outcomes of luck",
        "moves were legal",
        "last link of the chain",
    ):
        assert words in shown


def test_simulate() -> None:
    shown = run("simulate", "sagrada", "--players", "3", "--games", "3", "--bots", "random", "--seed", "1").succeeds()
    assert "3 games of Sagrada with 3 players, seed 1:" in shown
    assert "win share" in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_simulate_as_json(tmp_path: Path) -> None:
    arguments = [
        "simulate",
        "sagrada",
        "--players",
        "2",
        "--games",
        "2",
        "--bots",
        "random",
        "--json",
        "--record",
        "out",
    ]
    report = json.loads(run(*arguments, "--options", "bag=reduced").succeeds())
    assert report["games"] == 2
    assert {"decisions", "seconds", "decisions_per_second"} <= set(report)
    assert {"bot", "wins", "mean_score"} <= set(report["seats"][0])
    assert len(list((tmp_path / "out").iterdir())) == 2


def test_the_order_of_numbers_and_the_default() -> None:
    shown = run("rules", "sagrada", "options").succeeds()
    numbers = [line.split() for line in shown[shown.index("tools ") :].splitlines()[2:7]]
    assert numbers == [["1", "one"], ["2", "two"], ["3", "three", "(default)"], ["4", "four"], ["5", "five"]]


@pytest.mark.parametrize(
    "options",
    [
        ["--options", "bag=reduced", "two_moves=together"],
        ["-o", "bag=reduced", "-o", "two_moves=together"],
        ["--options=bag=reduced", "two_moves=together"],
        ["-o", "bag=reduced,two_moves=together"],
    ],
)
def test_options_in_any_order_and_number(options: list[str]) -> None:
    run("simulate", "sagrada", "--games", "1", *options, "--record", "out").succeeds()
    (file,) = Path("out").iterdir()
    chosen = read_record(file).header.options
    assert (chosen["bag"], chosen["two_moves"]) == ("reduced", "together")


def interrupt_after(games: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C comes in the middle of the next game."""
    play, numbers = arena.play_fast, itertools.count()

    def play_or_interrupt(plan: Plan, game: Game, number: int) -> tuple[list[Standing], int]:
        if next(numbers) == games:
            raise KeyboardInterrupt
        return play(plan, game, number)

    monkeypatch.setattr(arena, "play_fast", play_or_interrupt)
    monkeypatch.setattr(arena, "LARGEST_SHARE", 1)


def test_control_c_in_a_simulation_tells_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    interrupt_after(3, monkeypatch)
    result = run("simulate", "sagrada", "--games", "10000000000")
    assert result.fails(code=130) == "Interrupted: 3 of 10,000,000,000 games were over."
    assert result.out.startswith("3 games of Sagrada with 2 players")
    assert "mean score" in result.out


def test_control_c_in_a_simulation_as_json(monkeypatch: pytest.MonkeyPatch) -> None:
    interrupt_after(2, monkeypatch)
    result = run("simulate", "sagrada", "--games", "5", "--json")
    assert result.fails(code=130) == "Interrupted: 2 of 5 games were over."
    report = json.loads(result.out)
    assert (report["games"], report["planned"]) == (2, 5)


def test_control_c_before_the_first_game_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    interrupt_after(0, monkeypatch)
    result = run("simulate", "sagrada", "--games", "5")
    assert result.fails(code=130) == "Interrupted: 0 of 5 games were over."
    assert result.out == ""


def test_replay_speaks_the_boards_words_and_shows_all_objectives_at_the_end() -> None:
    match = new_match("sagrada", seats=2, seed=3, players=["Anna", "Bea"])
    while not match.over:
        legal = match.legal(match.pending[0])
        match.play(match.pending[0], next((action for action in legal if action.word == "use"), legal[0]))
    frames, over = frames_of(match.record)
    silent = [frame for frame in frames if isinstance(frame.entry, Acted) and not frame.events]
    assert all(str(frame.doing).endswith(".") for frame in silent)
    assert over.over
    picture = drawn(find_board(match.game).table(frames[-1].view, ["Anna", "Bea"]))
    assert picture.count("Shades of") == 2
    assert "Shades of" not in drawn(find_board(match.game).table(frames[-9].view, ["Anna", "Bea"]))


def test_the_record_of_a_running_game_is_replayed_as_far_as_it_can_be_known(tmp_path: Path) -> None:
    """Sagrada's secrets make no difference to a spectator; hands of cards do, and are not told before the end."""
    sagrada, sixtina = tmp_path / "sagrada.jsonl", tmp_path / "sixtina.jsonl"
    run("play", "sagrada", "--seats", "me,random", "--seed", "25", typed=f"1\nsave {sagrada}\nquit\n").succeeds()
    assert "plays" in run("replay", str(sagrada)).succeeds()
    match = new_match("sixtina", 4, seed=1)
    rng = random.Random(1)
    for _ in range(60):
        seat = match.pending[0]
        match.play(seat, rng.choice(match.legal(seat)))
    sixtina.write_text(format_record(match.record), "utf-8")
    assert "its hands are secret. You can replay it once it is over" in run("replay", str(sixtina)).fails()
