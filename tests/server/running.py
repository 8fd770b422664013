"""A server as people start it: a process, which is talked to over sockets and may be killed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Self

import bottega
from tests.server.postgresql import execute, fetch, free_port

SOURCE = Path(bottega.__file__).parents[1]
ADDRESS = re.compile(rb"http://\S+?:\d+")
USUAL = ("--no-browser", "--no-limits", "--pause", "0.05")
BOTTEGA = (sys.executable, "-m", "bottega")


def environment_at(home: Path) -> dict[str, str]:
    """What a command needs to know to find our code and packages that a test brings, and a home of its own."""
    path = os.pathsep.join([str(SOURCE), str(home / "packages")])
    return {**os.environ, "PYTHONPATH": path, "BOTTEGA_HOME": str(home / "home")}


def runs(home: Path, *words: str, before: Sequence[str] = (), asked: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command to its end."""
    command = [*before, *BOTTEGA, *words]
    return subprocess.run(
        command, env=environment_at(home), capture_output=True, text=True, timeout=60, input=asked, check=False
    )


class Running:
    """A server process: `url` is where it is. What lies in `packages` of its home is as if it were installed."""

    program: Sequence[str] = BOTTEGA

    def __init__(self, database: str, home: Path, options: Sequence[str] = ()) -> None:
        self.database = database
        self._home = home
        self._options = options
        self.url = ""
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def process(self) -> subprocess.Popen[bytes]:
        """The process, which runs."""
        assert self._process is not None
        return self._process

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.url.rpartition(":")[2])

    def start(self) -> None:
        """Start it, and wait until people can come."""
        port = ["--port", str(self.port if self.url else free_port())]
        command = [*self.program, "serve", *USUAL, *port, "--database", self.database]
        environment = environment_at(self._home)
        with (self._home / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                [*command, *self._options], stdout=subprocess.PIPE, stderr=log, env=environment, start_new_session=True
            )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if found := ADDRESS.search(line):
                self.url = found[0].decode()
                return
        self._end()
        raise AssertionError(f"the server did not start: {self.log()}")

    def log(self) -> str:
        """What it wrote down."""
        return (self._home / "server.log").read_text()

    def query(self, sql: str) -> list[str]:
        """What its database finds, all values as text: for what it never tells."""
        if self.database.startswith("sqlite"):
            with contextlib.closing(sqlite3.connect(self.database.removeprefix("sqlite:///"))) as connection:
                return [str(value) for row in connection.execute(sql) for value in row]
        return [str(value) for row in asyncio.run(fetch(self.database, sql)) for value in row]

    def logged(self) -> list[dict[str, Any]]:
        """What it wrote down, each line read."""
        return [json.loads(line) for line in self.log().splitlines()]

    def execute(self, sql: str) -> None:
        """Change something in its database behind its back."""
        if self.database.startswith("sqlite"):
            with contextlib.closing(sqlite3.connect(self.database.removeprefix("sqlite:///"))) as connection:
                connection.execute(sql)
                connection.commit()
        else:
            asyncio.run(execute(self.database, sql))

    def kill(self) -> None:
        """Kill it, whatever it is doing."""
        self.process.send_signal(signal.SIGKILL)
        self._end()

    def stop(self, *signals: signal.Signals) -> int:
        """Ask it to stop, in the usual way or with these signals at once: its exit status."""
        for number in signals or (signal.SIGTERM,):
            self.process.send_signal(number)
        return self._end()

    def _end(self) -> int:
        status = self.process.wait(20)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return status

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        if self._process is not None and self._process.poll() is None:
            self.stop()
