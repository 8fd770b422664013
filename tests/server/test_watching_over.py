"""What those see who run a server: its health, its metrics, its log."""

from __future__ import annotations

import asyncio
import random
import re
from pathlib import Path

from bottega.server.logs import mark
from tests.server.conftest import Serve
from tests.server.people import Person
from tests.server.running import Running, runs


def test_health(server: Running) -> None:
    answer = Person(server.url).send("GET", "/healthz")
    assert (answer.status, answer.body) == (200, {"status": "ok"})


def plays(server: Running) -> tuple[Person, str]:
    ada = Person.named(server.url, "Ada")
    table = ada.opens()
    ada.starts(table)

    async def play() -> None:
        async with ada.at(table) as at:
            await at.plays_on(random.Random(1))

    asyncio.run(play())
    return ada, table


def metrics_of(server: Running) -> dict[str, float]:
    text = str(Person(server.url).get("/metrics"))
    found = re.findall(r"^([a-z_]+(?:\{[^}]*\})?) ([0-9.e+-]+)$", text, re.MULTILINE)
    return {name: float(value) for name, value in found}


def test_metrics_count_what_happens(server: Running) -> None:
    plays(server)
    found = metrics_of(server)
    commands = found['bottega_commands_total{outcome="done",what="play"}']
    assert commands > 10
    assert found["bottega_command_seconds_count"] == commands
    assert found['bottega_command_seconds_bucket{le="5.0"}'] == commands
    assert found['bottega_games_total{game="sagrada",what="game-begins"}'] == 1
    assert found['bottega_games_total{game="sagrada",what="game-ends"}'] == 1
    assert found['bottega_database_write_seconds_count{outcome="kept"}'] > commands
    assert found['bottega_worker_jobs_total{outcome="done",pool="bots"}'] > 10
    assert found['bottega_worker_seconds_total{pool="bots"}'] > 0
    assert found["bottega_tables_at_hand"] == 1
    assert found["process_resident_memory_bytes"] > 1e6


def test_metrics_are_for_this_machine_alone(serve: Serve, database: str) -> None:
    server = serve(database, "--monitor", "198.51.100.0/24")
    asked_for = {"192.0.2.1": 404, "198.51.100.7": 200, "127.0.0.1": 200, "::1": 200, "nobody": 404}
    for address, status in asked_for.items():
        answer = Person(server.url).send("GET", "/metrics", headers={"X-Forwarded-For": address})
        assert answer.status == status


def test_a_proxy_that_is_none_is_refused(tmp_path: Path) -> None:
    for option in ("--proxy", "--monitor"):
        refused = runs(tmp_path, "serve", "--no-browser", option, "games.example")
        assert (refused.returncode, "no address" in refused.stderr) == (1, True)


def test_a_proxy_says_for_whom_it_asks(serve: Serve, database: str) -> None:
    """Only one that is known is believed: this one asks from 127.0.0.1, which always is."""
    server = serve(database, "--proxy", "10.0.0.0/8")
    names = {"X-Forwarded-For": "192.0.2.1, 10.1.2.3", "X-Forwarded-Proto": "https", "Host": "games.example"}
    person = Person(server.url)
    answer = person.send("POST", "/api/guests", {"name": "Ada"}, {**names, "Origin": "https://games.example"})
    assert answer.status == 200
    assert "Secure" in answer.headers["set-cookie"]
    bad = person.send("POST", "/api/session", {"name": "Ada", "password": "wrong password"}, names)
    assert bad.code == "wrong-password"
    assert [line["address"] for line in server.logged() if line["what"] == "login-refused"] == ["192.0.2.1"]


def test_the_log_tells_what_happens_and_no_secret(server: Running) -> None:
    ada, table = plays(server)
    token = ada.does("POST", "/api/tokens", {"name": "robot"})["token"]
    ada.does("POST", "/api/accounts", {"name": "Ada Lovelace", "password": "correct horse"})
    wrong = ada.send("POST", "/api/session", {"name": "Ada Lovelace", "password": "battery staple"})
    assert wrong.code == "wrong-password"
    server.stop()
    lines = server.logged()
    what = [line["what"] for line in lines]
    assert what == ["started", "game-begins", "game-ends", "login-refused", "stopping", "stopped"]
    assert lines[0]["database"] == server.database.partition(":")[0]
    assert lines[1]["table"] == lines[2]["table"] == mark(table)
    for secret in (table, token, ada.cookie.partition("=")[2], "battery staple", "correct horse", "Lovelace"):
        assert secret not in server.log()
