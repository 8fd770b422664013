"""A worker as the server has it: a process, and the pipes to it."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

import msgspec

from bottega.server.workers.frames import Torn, framed, receive_frame
from bottega.server.workers.jobs import REPLY_DECODER, Ready, Reply

MODULE = "bottega.server.workers.worker"
GRACE = 2.0
"""Seconds that a worker has to end by itself."""
PIECE = 2_000
MOST_LOGGED = 20_000
"""Bytes of what a worker writes about one job that go to the log; a bot that prints on and on fills no disk."""

log = logging.getLogger("bottega.server.workers")


class WorkerProcess:
    """A process that thinks. Whatever is asked of it after it ended is Torn."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._process = process
        self._requests, self._replies, self._errors = process.stdin, process.stdout, process.stderr
        self._may_log = MOST_LOGGED
        self._logging = asyncio.create_task(self._log_errors())

    @classmethod
    async def start(cls) -> WorkerProcess:
        """A new worker, which is ready to be asked. It is no part of our group: Ctrl-C is for the server alone."""
        command = (sys.executable, "-P", "-m", MODULE)
        environment = {**os.environ, "PYTHONPATH": search_path()}
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, stderr=PIPE, env=environment, start_new_session=True
        )
        worker = cls(process)
        try:
            if not isinstance(await worker._reply(), Ready):
                raise Torn
        except BaseException:
            await worker.kill()
            raise
        return worker

    @property
    def id(self) -> int:
        """The number by which the system knows it."""
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        """Whether it has not ended, as far as we heard."""
        return self._process.returncode is None

    async def ask(self, number: int, request: bytes) -> Reply:
        """The reply to the job of this number. Late ones to others are dropped."""
        self._may_log = MOST_LOGGED
        try:
            self._requests.write(framed(request))
            await self._requests.drain()
        except ConnectionError as error:
            raise Torn from error
        while (reply := await self._reply()).number != number:
            pass
        return reply

    async def _reply(self) -> Reply:
        try:
            return REPLY_DECODER.decode(await receive_frame(self._replies))
        except (msgspec.MsgspecError, UnicodeError) as error:
            raise Torn from error

    async def _log_errors(self) -> None:
        """Log what the worker, or a bot in it, writes."""
        while piece := await self._errors.read(PIECE):
            logged, self._may_log = piece[: self._may_log], max(0, self._may_log - len(piece))
            if logged:
                log.info("worker %d: %s", self.id, logged.decode(errors="replace").rstrip())

    # Ending

    async def stop(self) -> None:
        """Let it end by itself, which it does when nobody can ask it any more; if it does not, kill it."""
        self._requests.close()
        try:
            async with asyncio.timeout(GRACE):
                await self._process.wait()
        except TimeoutError:
            log.warning("worker %d does not end", self.id)
        await self.kill()

    async def kill(self) -> None:
        """End it, whatever it does, and what it started. We do not wait for what it left behind elsewhere."""
        self._requests.close()
        if self.is_alive:
            kill_group(self._process)
        with suppress(TimeoutError):
            async with asyncio.timeout(GRACE):
                await self._process.wait()
                await self._logging
        self._logging.cancel()


def kill_group(process: Process) -> None:
    """End a process, and those that it started."""
    with suppress(ProcessLookupError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


def search_path() -> str:
    """Where a worker looks for code: where the server does, in the same order."""
    return os.pathsep.join([folder or os.getcwd() for folder in sys.path])  # noqa: PTH109
