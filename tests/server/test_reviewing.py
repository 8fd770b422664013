"""The review of a game that is over: thought about by workers, once for all who ask, and kept with the table."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import msgspec
import pytest

from bottega.arena.review import LEAST_LOOKS, Review, review
from bottega.core.records import parse_record
from tests.server.conftest import Serve
from tests.server.people import Json, Person
from tests.server.running import Running

FEW = ("--looks", str(LEAST_LOOKS))
PATIENCE = 120.0
MOST = 1_000
"""More moves than a game takes."""


async def finished(ada: Person, game: str = "sagrada", most: int = MOST) -> str:
    """A game against a bot that is over: given up after so many moves, if it is not over by then."""
    table = ada.opens(game, seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    ada.starts(table)
    async with ada.at(table) as at:
        await at.plays_on(random.Random(1), most)
        if not at.over:
            await at.do("resign", seat=0)
            await at.until(lambda me: me.over)
    return table


def until(person: Person, table: str, is_so: Callable[[Json], object]) -> Json:
    """What is told of a review as soon as it is so."""
    end = monotonic() + PATIENCE
    while not is_so(told := dict(person.get(f"/api/tables/{table}/review"))):
        assert monotonic() < end, told
        sleep(0.05)
    return told


def is_done(told: Json) -> bool:
    assert told["status"] in ("running", "done"), told
    return bool(told["status"] == "done")


@pytest.fixture
def ada(serve: Serve, tmp_path: Path) -> Person:
    return Person.named(serve(f"sqlite:///{tmp_path / 'bottega.db'}", *FEW).url, "Ada")


def test_a_review_is_thought_about_once_and_kept(serve: Serve, database: str) -> None:
    server = serve(database, *FEW)
    ada, ben = Person.named(server.url, "Ada"), Person(server.url)
    table = asyncio.run(finished(ada, most=24))
    path = f"/api/tables/{table}/review"
    assert ada.get(path) == {"status": "none", "done": 0, "whole": 0, "failure": None, "review": None}
    assert [ada.does("POST", path)["status"], ben.does("POST", path)["status"]] == ["running", "running"]
    assert ben.get("/api/games"), "nobody else waits"
    told = until(ada, table, is_done)
    assert ben.does("POST", path) == told, "whoever may see the replay is told the same"
    assert server.query("SELECT COUNT(*) FROM reviews") == ["1"]
    assert sum(line.get("what") == "game-reviewed" for line in server.logged()) == 1
    server.stop()
    server.start()
    assert Person(server.url).get(path) == told, "it is kept with the table"


def test_it_is_the_review_that_the_command_gives(ada: Person) -> None:
    table = asyncio.run(finished(ada, most=16))
    record = parse_record(ada.get(f"/api/tables/{table}/record"))
    expected = review(record, LEAST_LOOKS)
    ada.does("POST", f"/api/tables/{table}/review")
    told = until(ada, table, is_done)["review"]
    assert told["looks"] == expected.looks
    assert told["players"] == [msgspec.to_builtins(each) for each in expected.players]
    assert [each["share"] for each in told["decisions"]] == [each.share for each in expected.decisions]
    assert [tuple(each["changes"]) for each in told["draws"]] == [each.changes for each in expected.draws]
    check_steps(ada, table, told, expected)


def check_steps(person: Person, table: str, told: Json, expected: Review) -> None:
    """Each decision stands at its step of the replay, and says in words what was done there, and what could be."""
    frames = person.get(f"/api/tables/{table}/replay?first=0&last=49")["frames"]
    entries = {frame["step"]: frame["entry"]["n"] for frame in frames if frame["entry"]}
    for each, judged in zip(told["decisions"], expected.decisions, strict=True):
        if each["step"] in entries and each["last"] in entries:
            assert (entries[each["step"]], entries[each["last"]]) == (judged.entry, judged.last)
        assert each["played"]
        assert each["other"]
        assert each["played"] != each["other"]
    told_of = [each["seat"] for each in told["decisions"] if {"text", "kind", "value"} <= set(each["played"][0])]
    assert told_of, "turns are told as the log would tell them"


@pytest.mark.slow
@pytest.mark.parametrize("game", ["sagrada", "classic_art", "sixtina", "fresco"])
def test_a_game_of_each_kind_is_reviewed(ada: Person, game: str) -> None:
    table = asyncio.run(finished(ada, game, most=8))
    ada.does("POST", f"/api/tables/{table}/review")
    told = until(ada, table, is_done)["review"]
    assert told["decisions"]
    assert all(any(isinstance(piece, str) for piece in each["other"]) for each in told["decisions"])


def test_progress_is_told(ada: Person) -> None:
    table = asyncio.run(finished(ada, most=24))
    ada.does("POST", f"/api/tables/{table}/review")
    halfway = until(ada, table, lambda told: told["done"] or told["status"] == "done")
    assert halfway["status"] == "done" or 0 < halfway["done"] <= halfway["whole"]
    until(ada, table, is_done)


def test_a_game_that_runs_has_none(ada: Person) -> None:
    table = ada.opens()
    path = f"/api/tables/{table}/review"
    for _ in range(2):
        for method in ("GET", "POST"):
            answer = ada.send(method, path)
            assert (answer.status, answer.body["error"]["code"]) == (409, "not-over")
        if not ada.get(f"/api/tables/{table}")["header"]:
            ada.starts(table)


def test_what_was_lost_with_the_server_can_be_asked_for_again(serve: Serve, tmp_path: Path) -> None:
    server = serve(f"sqlite:///{tmp_path / 'bottega.db'}", "--looks", "20000")
    ada = Person.named(server.url, "Ada")
    table = asyncio.run(finished(ada, most=24))
    path = f"/api/tables/{table}/review"
    assert ada.does("POST", path)["status"] == "running"
    server.stop()
    assert server.query("SELECT COUNT(*) FROM reviews") == ["0"], "it says that it works at it no more"
    server.start()
    ada = Person(server.url, cookie=ada.cookie)
    assert ada.get(path)["status"] == "none"
    assert ada.does("POST", path)["status"] == "running"
    server.kill()
    server.start()
    assert server.query("SELECT COUNT(*) FROM reviews") == ["1"]
    assert ada.get(path)["status"] == "running", "another process could be at it"
    server.execute("UPDATE reviews SET changed = changed - 60")
    assert ada.get(path)["status"] == "none", "it was silent for too long"
    assert ada.does("POST", path)["status"] == "running"


def test_what_is_of_another_version_is_made_anew(ada: Person, tmp_path: Path) -> None:
    table = asyncio.run(finished(ada, most=8))
    path = f"/api/tables/{table}/review"
    ada.does("POST", path)
    until(ada, table, is_done)
    server = Running(f"sqlite:///{tmp_path / 'bottega.db'}", tmp_path)
    server.execute("""UPDATE reviews SET review = '{"looks": "many"}'""")
    assert ada.get(path)["status"] == "none"
    ada.does("POST", path)
    until(ada, table, is_done)


def test_a_failure_is_told_and_it_can_be_asked_for_again(ada: Person, tmp_path: Path) -> None:
    """The record is damaged behind the server's back while it knows the game: it can't be thought about."""
    table = asyncio.run(finished(ada, most=8))
    path = f"/api/tables/{table}/review"
    ada.get(path)
    server = Running(f"sqlite:///{tmp_path / 'bottega.db'}", tmp_path)
    server.execute("UPDATE tables SET record = 'broken ' || record")
    ada.does("POST", path)
    told = until(ada, table, lambda told: told["status"] != "running")
    assert told["status"] == "failed"
    failure: dict[str, Any] = told["failure"]
    assert failure["sentence"]
    server.execute("UPDATE tables SET record = substr(record, 8)")
    ada.does("POST", path)
    until(ada, table, is_done)
