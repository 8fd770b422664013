"""A server's process: starting it, asking Linux what it costs, and stopping it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Self

PROC = Path("/proc")
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
ADDRESS = re.compile(rb"https?://[^\s:]+:(\d+)")


@dataclass(frozen=True)
class Cost:
    """What a server has used so far: seconds of the processor in its first thread, in its other threads and in other
    processes that it started; and the bytes of memory that its first process holds.
    """

    loop: float
    threads: float
    workers: float
    memory: int

    @property
    def seconds(self) -> float:
        """All seconds of the processor."""
        return self.loop + self.threads + self.workers

    def since(self, before: Cost) -> Cost:
        """What was used since then; the memory is that of now."""
        return Cost(self.loop - before.loop, self.threads - before.threads, self.workers - before.workers, self.memory)


class Server:
    """A server in a process of its own, which prints its address when it is ready."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str], log: IO[bytes]) -> None:
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=log, env={**os.environ, **environment}, start_new_session=True
        )
        self.port = self._port()

    def _port(self) -> int:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if found := ADDRESS.search(line):
                return int(found[1])
        raise RuntimeError(f"the server did not start; it ended with {self._process.wait()}")

    def cost(self) -> Cost:
        """What it has used so far."""
        pid = self._process.pid
        threads = {int(folder.name): _seconds(folder) for folder in (PROC / str(pid) / "task").iterdir()}
        return Cost(
            loop=threads[pid],
            threads=sum(threads.values()) - threads[pid],
            workers=sum(_seconds(PROC / str(child)) for child in _descendants(pid)),
            memory=_memory(pid),
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(15)
        except subprocess.TimeoutExpired:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()


def is_measurable() -> bool:
    """Whether this system tells what processes cost."""
    return (PROC / "self" / "task").is_dir()


def _fields(folder: Path) -> list[str]:
    """What Linux says of a process or thread, after its name."""
    try:
        return (folder / "stat").read_text().rpartition(")")[2].split()
    except OSError:  # it has just ended
        return []


def _seconds(folder: Path) -> float:
    fields = _fields(folder)
    return (int(fields[11]) + int(fields[12])) / TICKS if fields else 0.0


def _descendants(pid: int) -> list[int]:
    parents: dict[int, int] = {}
    for folder in PROC.iterdir():
        fields = _fields(folder) if folder.name.isdecimal() else []
        if fields:
            parents[int(folder.name)] = int(fields[1])
    found = [pid]
    for place in found:
        found += [child for child, parent in parents.items() if parent == place]
    return found[1:]


def _memory(pid: int) -> int:
    found = re.search(r"VmRSS:\s+(\d+) kB", (PROC / str(pid) / "status").read_text())
    return int(found[1]) * 1024 if found else 0
