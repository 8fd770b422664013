"""No acknowledged move is ever lost, and no file is ever half written."""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from bottega.core.errors import BadInput
from bottega.core.records import format_record
from bottega.core.registry import game_names
from bottega.sitting import files
from bottega.sitting.saves import OldSave, Save, Saves
from bottega.sitting.seats import Player
from bottega.terminal import playing
from bottega.terminal.at_screen import AtScreen
from tests.terminal.driver import SAVED, SOURCE, START, moves_of, only_save, run

BEGIN: tuple[str, ...] = ("play", "sagrada", "--seats", "me,random", "--seed", "25")


def start(*arguments: str) -> subprocess.Popen[str]:
    """Start the command line in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "PYTHONUNBUFFERED": "1"}
    pipe = subprocess.PIPE
    return subprocess.Popen([*START, *arguments], env=environment, stdin=pipe, stdout=pipe, stderr=pipe, text=True)


def type_and_wait(process: subprocess.Popen[str], line: str | None, until: str) -> None:
    """Type a line, and read until something is shown."""
    assert process.stdin is not None
    assert process.stdout is not None
    if line is not None:
        process.stdin.write(f"{line}\n")
        process.stdin.flush()
    shown = ""
    while until not in shown:
        letter = process.stdout.read(1)
        assert letter, f"the game ended before it showed {until!r}: {shown}"
        shown += letter


@pytest.mark.slow
def test_a_kill_between_moves_loses_nothing() -> None:
    arguments = BEGIN
    for line, answer in [("1", "Player plays"), ("g3 a1", "Player places"), ("0", "Random")]:
        process = start(*arguments)
        type_and_wait(process, None, "? for help" if line != "0" else "or undo")
        type_and_wait(process, line, answer)
        process.send_signal(signal.SIGKILL)
        process.communicate()
        arguments = ("resume",)
    assert moves_of(only_save())[:3] == ["choose lux-astram", "place G3 A1", "pass"]


KILLED = """
import itertools, os, signal, sys
from bottega.command_line.app import main
from bottega.terminal.at_screen import AtScreen
act, moves = AtScreen._act, itertools.count()
def act_or_die(sitting, seat, action):
    if next(moves) == {}:
        os.kill(os.getpid(), signal.SIGKILL)
    act(sitting, seat, action)
AtScreen._act = act_or_die
main(["resume"])
"""


@pytest.mark.slow
@pytest.mark.parametrize("played", [1, 2, 4])
def test_a_kill_in_the_middle_of_a_line_leaves_nothing_of_it(played: int) -> None:
    run(*BEGIN, typed="3\n").succeeds()
    before = only_save()
    command = [sys.executable, "-c", KILLED.format(played)]
    line = "use grozing; take g3; turn 4; g4 a1; end\n"
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    killed = subprocess.run(command, env=environment, input=line, capture_output=True, text=True, check=False)
    assert killed.returncode == -signal.SIGKILL, killed.stderr
    assert only_save() == before


@pytest.mark.slow
def test_control_c_leaves_cleanly() -> None:
    process = start(*BEGIN)
    type_and_wait(process, None, "? for help")
    type_and_wait(process, "1", "? for help")
    process.send_signal(signal.SIGINT)
    out, err = process.communicate()
    assert process.returncode == 130
    assert "The game is saved: `bottega resume " in out
    assert err == ""
    assert moves_of(only_save())[0] == "choose lux-astram"


def test_a_save_is_for_its_owner_alone(home: Path) -> None:
    run("play", "sagrada", "--seats", "me,random", typed="1\n").succeeds()
    assert Saves().save_path(only_save().start.name).stat().st_mode & 0o777 == 0o600
    assert [file.name for file in (home / "saves").iterdir() if file.suffix == ".new"] == []


def test_a_failed_write_leaves_the_old_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "file"
    files.write_whole(path, b"old", 0o600)

    def fail(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(BadInput, match="can't be written: No space left on device"):
        files.write_whole(path, b"new", 0o600)
    assert path.read_bytes() == b"old"
    assert list(tmp_path.glob(".file*")) == []


def test_a_move_that_can_not_be_saved_ends_the_sitting_and_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    run(*BEGIN, typed="1\n").succeeds()
    before = only_save()

    def fail(handle: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fail)
        result = run("resume", typed="g3 a1\n0\n")
    assert result.fails().startswith("The game can't go on: The file ")
    assert "Player places G3" not in result.out
    assert only_save() == before


def test_what_a_kill_left_half_written_does_not_matter() -> None:
    run("play", "sagrada", "--seats", "me,random", typed="1\n").succeeds()
    path = Saves().save_path(only_save().start.name)
    path.with_name(f".{path.name}.new").write_text('{"format": 1, "na')
    assert "Draft a die" in run("resume", typed="quit\n").succeeds()


@pytest.mark.parametrize("seed", [None, 4])
def test_a_game_goes_on_as_it_was(seed: int | None) -> None:
    sitting = AtScreen.begin("sagrada", "me,me", {}, seed)
    for _ in range(25):
        seat = sitting.next_seat()
        sitting.play(seat, sitting.match.legal(seat)[0])
        again = AtScreen.go_on(sitting.name)
        assert again.match.record == sitting.match.record
        assert again.match.private == sitting.match.private
        assert [again.match.view(seat) for seat in (0, 1)] == [sitting.match.view(seat) for seat in (0, 1)]
    play_out(again)
    assert again.match.over


def play_out(sitting: AtScreen) -> None:
    while not sitting.match.over:
        seat = sitting.next_seat()
        sitting.play(seat, sitting.match.legal(seat)[-1])


def test_a_finished_game_whose_save_is_still_there_is_closed(home: Path) -> None:
    sitting = AtScreen.begin("sagrada", "me,me", {}, 4)
    play_out(sitting)
    assert Saves().names() == [sitting.name]
    assert "won with" in run("resume").succeeds()
    assert Saves().names() == []
    assert Saves().record_path(sitting.name).exists()


def test_resume_lists_what_is_saved() -> None:
    assert run("resume").succeeds() == "No game is saved.\n"
    run("play", "sagrada", typed="1\n").succeeds()
    run("play", "sagrada", typed="1\n").succeeds()
    assert run("resume").succeeds().count("bottega resume sagrada-") == 2


def test_a_game_is_played_in_one_window_only() -> None:
    run("play", "sagrada", "--seats", "me,random", typed="1\n").succeeds()
    name = only_save().start.name
    with Saves().claimed(name):
        assert run("resume", name).fails() == f"The game '{name}' is being played in another window."


def test_an_unknown_save() -> None:
    assert run("resume", "nothing").fails() == "There is no saved game 'nothing'. `bottega resume` lists them."
    assert "There is no saved game '../x'" in run("resume", "../x").fails()


def with_start(save: Save, **changed: object) -> bytes:
    """A save that began otherwise."""
    return with_all(save, start=msgspec.structs.replace(save.start, **changed))


def with_last(save: Save, **changed: object) -> bytes:
    """A save with another last deed."""
    return with_all(save, deeds=[*save.deeds[:-1], msgspec.structs.replace(save.deeds[-1], **changed)])


def with_all(save: Save, **changed: object) -> bytes:
    return msgspec.json.encode(msgspec.structs.replace(save, **changed))


BROKEN: dict[str, Callable[[Save], bytes]] = {
    "cut off": lambda save: msgspec.json.encode(save)[:200],
    "no JSON": lambda save: b"hello",
    "no format": lambda save: b"{}",
    "another format": lambda save: with_all(save, format=1),
    "no such bot": lambda save: with_start(save, players=[Player("A"), Player("B", "nobody")]),
    "other seats": lambda save: with_start(save, players=[Player("A")]),
    "a wrong secret": lambda save: with_start(save, secret="xyz"),
    "another secret": lambda save: with_start(save, secret="00" * 32),
    "no secret": lambda save: with_start(save, secret=None),
    "an illegal move": lambda save: with_last(save, action="place R5 C3"),
    "no move": lambda save: with_last(save, action="fly"),
    "an unclear deed": lambda save: with_last(save, action=None),
    "no such seat": lambda save: with_last(save, seat=9),
    "another record": lambda save: with_last(save, link="00" * 32),
    "nothing to undo": lambda save: with_last(save, do="undo"),
}


@pytest.mark.parametrize("how", BROKEN)
def test_a_broken_save_gets_a_sentence_and_stays_as_it_is(how: str) -> None:
    run("play", "sagrada", "--seats", "me,random", typed="1\n").succeeds()
    save = only_save()
    broken, path = BROKEN[how](save), Saves().save_path(save.start.name)
    path.write_bytes(broken)
    assert run("resume", save.start.name).fails().startswith(f"The saved game '{save.start.name}' ")
    assert path.read_bytes() == broken
    assert "broken" in run(typed="q\n").succeeds() or how not in ("cut off", "no JSON", "another format")


@pytest.mark.parametrize("game", game_names())
def test_a_save_of_the_format_before_still_loads(game: str) -> None:
    """With actions taken back, names withheld and choices sealed; it is written in the new format then."""
    sitting = AtScreen.begin(game, "me:Anna,random", {}, None)
    rng = random.Random(game)
    for turn in range(70):
        if turn > 40 and sitting.match.private.sealed:
            break
        seat = rng.choice(sitting.match.pending)
        if rng.random() < 0.2 and sitting.match.can_undo(seat):
            sitting.undo(seat)
        else:
            sitting.play(seat, rng.choice(sitting.match.legal(seat)))
    path, private = Saves().save_path(sitting.name), sitting.match.private
    old = OldSave(
        format=2,
        name=sitting.name,
        seats="me:Anna,random",
        seed=None,
        secret=private.secret,
        sealed=private.sealed,
        withheld=private.withheld,
        record=format_record(sitting.match.record),
    )
    path.write_bytes(msgspec.json.encode(old))
    again = AtScreen.go_on(sitting.name)
    assert again.match.record == sitting.match.record
    assert again.match.private == private
    mover = again.next_seat()
    again.play(mover, again.match.legal(mover)[0])
    assert AtScreen.go_on(sitting.name).match.record == again.match.record
    assert only_save().format == 3


def test_a_home_that_can_not_be_written(home: Path) -> None:
    home.write_text("a file where a folder should be")
    assert "Traceback" not in run("play", "sagrada", typed="1\n").fails()


class NeverRead:
    """Stands for the sittings at this screen, where none may be read."""

    @staticmethod
    def go_on(name: str) -> None:
        pytest.fail(f"{name} was read")


def test_a_game_is_read_only_once_it_is_held(monkeypatch: pytest.MonkeyPatch) -> None:
    run("play", "sagrada", "--seats", "me,random", typed="1\n").succeeds()
    name = only_save().start.name
    monkeypatch.setattr(playing, "AtScreen", NeverRead)
    with Saves().claimed(name):
        assert "is being played in another window" in run("resume", name).fails()
        assert "is being played in another window" in run(typed=f"{SAVED}\nq\n").succeeds()


def test_a_new_game_never_takes_the_place_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    run("play", "sagrada", "--seats", "me,random", typed="1\n").succeeds()
    before = only_save()
    monkeypatch.setattr(Saves, "new_name", lambda store, game: before.start.name)
    assert "Another game was begun" in run("play", "sagrada", typed="1\n").fails()
    assert only_save() == before


def test_resume_says_who_plays_and_how_far_it_is() -> None:
    run("play", "sagrada", "--seats", "me:Anna,random", typed="1\n").succeeds()
    run("play", "sagrada", "--seats", "me:Bea", typed="1\n").succeeds()
    shown = run("resume").succeeds()
    assert re.search(r"Anna, Random; round 1 of 10; \d{4}-\d\d-\d\d \d\d:\d\d", shown)
    assert "Bea; round 1 of 10; " in shown
    assert "Bea; round 1 of 10; " in run(typed="q\n").succeeds()


def test_deleting_a_saved_game() -> None:
    run("play", "sagrada", "--seats", "me:Anna,random", typed="1\n").succeeds()
    name = only_save().start.name
    assert "Name the saved game to delete" in run("resume", "--delete").fails()
    with Saves().claimed(name):
        assert "is being played in another window" in run("resume", name, "--delete").fails()
    assert f"Deleted the saved game {name} (Anna, Random;" in run("resume", name, "--delete").succeeds()
    assert Saves().names() == []
    assert "There is no saved game" in run("resume", name, "--delete").fails()


BAD_PATHS = {
    "nowhere/game.jsonl": "There is no folder nowhere; make it first, or choose another.",
    "file/game.jsonl": "There is no folder file",
    ".": "is there already; choose another name.",
    "/": "is there already; choose another name.",
    "x" * 300: "can't be written: File name too long.",
    "~nobody-of-this-name/x": "There is no such home folder",
    "a\0b": "This is no name for a file; choose another.",
}


@pytest.mark.parametrize("path", BAD_PATHS)
def test_saving_to_a_bad_path_is_one_sentence_and_the_game_goes_on(path: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    shown = run(*BEGIN, typed=f"1\nsave {path}\ng3 a1\n").succeeds()
    assert BAD_PATHS[path] in " ".join(shown.split())
    assert moves_of(only_save())[-1] == "place G3 A1"
    assert not (tmp_path / "nowhere").exists()


def test_saving_where_one_may_not_look(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path) -> bool:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "exists", refuse)
        with pytest.raises(BadInput, match="can't be written: Permission denied"):
            files.export(tmp_path / "game.jsonl", "text")


def test_saving_without_a_name_works_every_time(tmp_path: Path) -> None:
    run(*BEGIN, typed="1\nsave\nsave\nsave\n").succeeds()
    name = only_save().start.name
    assert sorted(file.stem for file in tmp_path.glob("*.jsonl")) == [name, f"{name}-2", f"{name}-3"]
