"""Stores: what every one of them promises, in memory and on the disk."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path

import pytest

import bottega
from bottega.core.errors import BadInput
from bottega.core.match import new_match
from bottega.core.records import parse_record
from bottega.sitting.saves import Saves
from bottega.sitting.seats import Player
from bottega.sitting.store import Deed, Kept, MemoryStore, Overtaken, Start, Store

SOURCE = Path(bottega.__file__).parents[1]
STORES: dict[str, Callable[[Path], Store]] = {"memory": lambda folder: MemoryStore(), "files": Saves}
MATCH = new_match("sagrada", 2, seed=1)
RACERS = 8


@pytest.fixture(params=STORES)
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    return STORES[request.param](tmp_path)


def start(name: str = "table") -> Start:
    return Start(name=name, header=MATCH.header, players=(Player("Anna"), Player("Bea", "random")), secret=None, seed=1)


def deed(number: int, action: str = "pass") -> Deed:
    return Deed(n=number, do="act", time=datetime(2026, 1, 1, tzinfo=UTC), seat=0, action=action, link="ab" * 32)


def test_what_is_kept_can_be_loaded(store: Store) -> None:
    store.begin(start())
    assert store.load("table") == Kept(start(), ())
    store.append("table", [deed(1)])
    store.append("table", [deed(2), Deed(n=3, do="undo", time=datetime(2026, 1, 2, tzinfo=UTC), seat=1)])
    assert [each.n for each in store.load("table").deeds] == [1, 2, 3]
    assert store.load("table").deeds[:2] == (deed(1), deed(2))


@pytest.mark.parametrize("name", ["nothing", "../table", ".table", ""])
def test_what_is_not_there(store: Store, name: str) -> None:
    store.begin(start())
    with pytest.raises(BadInput, match="There is no saved game"):
        store.load(name)
    with pytest.raises(BadInput, match="There is no saved game"):
        store.append(name, [deed(1)])


def test_a_name_is_given_once(store: Store) -> None:
    store.begin(start())
    store.append("table", [deed(1)])
    with pytest.raises(BadInput, match="Another game was begun as 'table'"):
        store.begin(start())
    assert len(store.load("table").deeds) == 1
    store.finish("table", MATCH.record)
    with pytest.raises(BadInput, match="Another game was begun as 'table'"):
        store.begin(start())


@pytest.mark.parametrize("numbers", [[1], [1, 2], [3], [3, 4], [2, 4], [2, 2]])
def test_only_what_goes_on_is_kept(store: Store, numbers: list[int]) -> None:
    store.begin(start())
    store.append("table", [deed(1)])
    with pytest.raises(Overtaken, match="Somebody else has gone on with the game 'table'"):
        store.append("table", [deed(number, "choose batllo") for number in numbers])
    assert store.load("table").deeds == (deed(1),)


def test_of_two_writers_one_wins(store: Store) -> None:
    """Many at once add the same number, and what follows it: exactly one of them does."""
    store.begin(start())

    def race(racer: int) -> int | None:
        try:
            store.append("table", [deed(1, str(racer)), deed(2, str(racer))])
        except Overtaken:
            return None
        return racer

    with ThreadPoolExecutor(RACERS) as pool:
        winners = [racer for racer in pool.map(race, range(RACERS)) if racer is not None]
    assert len(winners) == 1
    assert [each.action for each in store.load("table").deeds] == [str(winners[0])] * 2


def test_names_the_latest_first(store: Store) -> None:
    for name in ("a", "b", "c"):
        store.begin(start(name))
        time.sleep(0.01)
    store.append("a", [deed(1)])
    assert store.names() == ["a", "c", "b"]
    store.forget("c")
    store.finish("a", MATCH.record)
    assert store.names() == ["b"]
    with pytest.raises(BadInput, match="There is no saved game 'a'"):
        store.load("a")


def test_forgetting_what_is_not_there(store: Store) -> None:
    store.forget("nothing")
    assert store.names() == []


def test_a_finished_game_leaves_its_record_and_nothing_private(tmp_path: Path) -> None:
    files, memory = Saves(tmp_path), MemoryStore()
    for store in (files, memory):
        store.begin(start())
        store.finish("table", MATCH.record)
    assert parse_record(files.record_path("table").read_text()) == MATCH.record
    assert parse_record(memory.records["table"]) == MATCH.record
    assert [file.name for file in (tmp_path / "saves").iterdir()] == []


# On the disk


def test_files_are_for_their_owner_alone(tmp_path: Path) -> None:
    files = Saves(tmp_path)
    files.begin(start())
    assert files.save_path("table").stat().st_mode & 0o777 == 0o600
    assert (tmp_path / "saves").stat().st_mode & 0o777 == 0o700


def test_a_file_that_was_renamed_goes_by_its_new_name(tmp_path: Path) -> None:
    files = Saves(tmp_path)
    files.begin(start())
    files.save_path("table").rename(files.save_path("other"))
    files.append("other", [deed(1)])
    assert files.names() == ["other"]
    assert files.load("other") == Kept(start("other"), (deed(1),))


@pytest.mark.parametrize("failing", ["fsync", "replace"])
def test_what_breaks_off_leaves_what_there_was(failing: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = Saves(tmp_path)
    files.begin(start())
    files.append("table", [deed(1)])

    def fail(*arguments: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(*((os, "fsync", fail) if failing == "fsync" else (Path, "replace", fail)))
        with pytest.raises(KeyboardInterrupt):
            files.append("table", [deed(2), deed(3)])
    assert files.load("table").deeds == (deed(1),)
    files.append("table", [deed(2), deed(3)])
    assert [each.n for each in files.load("table").deeds] == [1, 2, 3]


WRITES = """
import sys
from datetime import UTC, datetime
from pathlib import Path
from bottega.sitting.saves import Saves
from bottega.sitting.store import Deed
files = Saves(Path(sys.argv[1]))
number = 0
while True:
    deeds = [Deed(n=number + n, do="act", time=datetime.now(UTC), seat=0, action="pass") for n in (1, 2, 3)]
    files.append("table", deeds)
    number += 3
    print(number, flush=True)
"""


@pytest.mark.slow
@pytest.mark.parametrize("attempt", range(3))
def test_a_kill_at_any_moment_leaves_all_of_a_line_or_none(attempt: int, tmp_path: Path) -> None:
    files = Saves(tmp_path)
    files.begin(start())
    command = [sys.executable, "-c", WRITES, str(tmp_path)]
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE)
    assert process.stdout is not None
    process.stdout.readline()
    time.sleep(random.Random(attempt).random() * 0.2)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    deeds = files.load("table").deeds
    assert len(deeds) > 0
    assert len(deeds) % 3 == 0
    files.append("table", [deed(len(deeds) + 1)])
