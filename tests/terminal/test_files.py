"""Whatever lies where a file should be, reading it ends with one sentence: no waiting, no traceback, no full memory."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from bottega.core.errors import BadInput
from bottega.sitting import files
from bottega.sitting.files import read_bytes, read_text
from tests.terminal.driver import run


def make_socket(path: Path) -> None:
    listening = socket.socket(socket.AF_UNIX)
    listening.bind(path.name)  # a short name: such paths have a limit
    listening.close()


def make_huge(path: Path) -> None:
    path.touch()
    os.truncate(path, 10_000_000_000)


NO_FILE = "is a pipe or a device; copy what it holds into a file, and name that."
THINGS: dict[str, tuple[Callable[[Path], object], str]] = {
    "a folder": (Path.mkdir, "is a folder; name a file in it."),
    "a pipe": (os.mkfifo, NO_FILE),
    "an endless device": (lambda path: path.symlink_to("/dev/zero"), NO_FILE),
    "a silent device": (lambda path: path.symlink_to("/dev/tty"), NO_FILE),
    "a socket": (make_socket, NO_FILE),
    "a huge file": (make_huge, "is larger than 10 MB, and nothing of ours is."),
    "a link to nowhere": (lambda path: path.symlink_to("nowhere"), "can't be read: No such file or directory."),
    "a link to itself": (lambda path: path.symlink_to(path.name), "can't be read: Too many levels of symbolic links."),
}
COMMANDS: dict[str, tuple[str, ...]] = {
    "replay": ("replay",),
    "verify": ("verify",),
    "play": ("play", "sagrada", "--components"),
    "components": ("components", "sagrada", "--components"),
    "simulate": ("simulate", "sagrada", "--components"),
}


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("thing", THINGS)
def test_what_is_no_file_of_ours(thing: str, command: str) -> None:
    make, sentence = THINGS[thing]
    make(Path("thing"))
    said = run(*COMMANDS[command], "thing").fails()
    assert said.lower().startswith(("thing ", "the file thing "))
    assert said.endswith(sentence)


@pytest.mark.parametrize("thing", THINGS)
def test_what_is_no_saved_game(thing: str, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = home / "saves"
    folder.mkdir(parents=True)
    monkeypatch.chdir(folder)
    make, sentence = THINGS[thing]
    make(folder / "thing.json")
    assert run("resume", "thing").fails().endswith(sentence)
    assert "broken" in run(typed="q\n").succeeds()


ENDLESS = [
    ("replay", "Line 1 of the record is not JSON, or is cut off."),
    ("verify", "Line 1 of the record is not JSON, or is cut off."),
    ("components", "In the file thing: The components are longer than 100,000 characters."),
]


@pytest.mark.parametrize(("command", "sentence"), ENDLESS)
def test_one_line_without_an_end(command: str, sentence: str) -> None:
    Path("thing").write_bytes(b"x" * files.LARGEST)
    assert run(*COMMANDS[command], "thing").fails() == sentence


@pytest.mark.parametrize("command", COMMANDS)
def test_what_is_not_text(command: str) -> None:
    Path("thing").write_bytes(b"\xff\xfe\x00")
    assert run(*COMMANDS[command], "thing").fails() == "The file thing is not text in UTF-8."


@pytest.mark.parametrize("data", [b"x" * files.LARGEST, b"\xff\xfe\x00", b'{"format":1,"name":"\xff"}', b""])
def test_a_saved_game_of_something_else(data: bytes, home: Path) -> None:
    (home / "saves").mkdir(parents=True)
    (home / "saves" / "thing.json").write_bytes(data)
    assert run("resume", "thing").fails().startswith("The saved game 'thing' ")


def test_a_file_that_turns_into_a_pipe_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    Path("thing").touch()
    before = Path("thing").stat()
    Path("thing").unlink()
    os.mkfifo("thing")
    monkeypatch.setattr(Path, "stat", lambda path: before)
    with pytest.raises(BadInput, match="is a pipe or a device"):
        read_bytes(Path("thing"))


def test_text_is_read_whatever_ends_its_lines() -> None:
    Path("thing").write_bytes("\ufeffé\r\nb\rc\n".encode())
    assert read_text(Path("thing")) == "é\nb\nc\n"


def test_the_largest_file() -> None:
    Path("thing").write_bytes(b"x" * files.LARGEST)
    assert len(read_bytes(Path("thing"))) == files.LARGEST
