"""Bots from outside: ours, and the one that the documents show."""

from __future__ import annotations

import queue
import re
import subprocess
import sys
import threading
from pathlib import Path

from bottega.client.playing import BotAfar, Tables
from bottega.core.records import parse_record
from bottega.core.replay import verify
from tests.client.others import guest, opened, playing_along
from tests.server.running import Running
from tests.terminal.driver import run

DOCUMENT = Path(__file__).parents[2] / "docs" / "bots.md"


def example() -> str:
    """The outside bot, as the page has it."""
    _, _, chapter = DOCUMENT.read_text("utf-8").partition("## An outside bot")
    found = re.search(r"```python\n(.*?)```", chapter, re.DOTALL)
    assert found is not None
    return found[1]


def test_the_bot_of_the_documents_plays(server: Running, tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text(example())
    ada, ben = guest(server.url, "Ada"), guest(server.url, "Ben")
    table = opened(ada, seats="me,open,random")
    with playing_along(ada, table, starts=True):
        token = ben.make_token("bot").token
        played = subprocess.run(
            [sys.executable, file, server.url, token, table], capture_output=True, text=True, timeout=120, check=False
        )
    assert (played.returncode, played.stderr) == (0, "")
    verify(parse_record(ada.record(table)))


def test_the_example_is_short() -> None:
    assert len(example().splitlines()) <= 25


def test_a_bot_of_ours_plays_at_a_table(server: Running) -> None:
    ada = guest(server.url, "Ada")
    table = opened(ada, seats="me,open")
    token = guest(server.url, "Ben").make_token("bot").token
    with playing_along(ada, table, starts=True):
        shown = run("bot", "random", "--server", server.url, "--token", token, "--table", table).succeeds()
    assert "The bot random plays as Ben" in shown
    assert f"Table {table}: the game is over." in shown
    verify(parse_record(ada.record(table)))


def test_a_bot_of_ours_plays_wherever_its_user_sits(server: Running) -> None:
    ben = guest(server.url, "Ben")
    first, second = opened(ben, seats="me,random"), opened(ben, game="classic_art", seats="random,me")
    for table in (first, second):
        ben.start(table)
    told: queue.Queue[tuple[str, object]] = queue.Queue()
    tables = Tables(ben, "random", lambda *what: told.put(what), lambda *what: told.put(what))
    thread = threading.Thread(target=tables.play, daemon=True)
    thread.start()
    heard = [told.get(timeout=60) for _ in range(6)]
    tables.stopping.set()
    thread.join(30)
    assert sorted(heard) == sorted((what, table) for what in ("sits", "plays", "over") for table in (first, second))


def test_a_bot_that_there_is_not(server: Running) -> None:
    token = guest(server.url, "Ben").make_token("bot").token
    assert (
        "There is no bot 'hal9000'."
        in run("bot", "hal9000", "--server", server.url, "--token", token, "--table", "some").fails()
    )


def test_a_bot_without_a_seat(server: Running) -> None:
    ada, ben = guest(server.url, "Ada"), guest(server.url, "Ben")
    table = opened(ada, seats="me,greedy")
    token = ben.make_token("bot").token
    assert run("bot", "random", "--server", server.url, "--token", token, "--table", table).fails()
    bot = BotAfar(ben, table, "random", lambda what, where: None)
    assert bot.table == table
