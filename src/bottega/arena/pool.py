"""Sharing work among processes."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from typing import TypeVar

Work = TypeVar("Work")
Done = TypeVar("Done")

AHEAD = 2
"""Works handed out a job: one is done, and the next waits."""


def in_processes(
    do: Callable[[Work], Done], works: Iterable[Work], jobs: int
) -> Generator[tuple[Work, Done], None, None]:
    """Do works in processes of their own, so many at a time, in the order they are done.

    A work is asked for when its turn comes, so there may be any number of them.
    """
    context = multiprocessing.get_context("spawn")
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, context, initializer=leave_interrupts)
    left = iter(works)
    running: dict[Future[Done], Work] = {}
    try:
        while True:
            for work in islice(left, jobs * AHEAD - len(running)):
                with interrupts_later():
                    running[pool.submit(do, work)] = work
            if not running:
                return
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(done), done.result()
    except BaseException:
        for process in set(multiprocessing.active_children()) - before:
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def interrupts_later() -> Iterator[None]:
    """Hear Ctrl-C only after this. A process that starts meanwhile does not hear it even before its first line."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def leave_interrupts() -> None:
    """In a process of the pool: Ctrl-C is for the main process, which then ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
