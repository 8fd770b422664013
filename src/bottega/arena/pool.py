"""Sharing work among processes."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import TypeVar

Work = TypeVar("Work")
Done = TypeVar("Done")


def in_processes(do: Callable[[Work], Done], works: Iterable[Work], jobs: int) -> Iterator[tuple[Work, Done]]:
    """Do works in processes of their own, so many at a time, in the order they are done."""
    context = multiprocessing.get_context("spawn")
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, context, initializer=leave_interrupts)
    try:
        work_of = {pool.submit(do, work): work for work in works}
        for done in as_completed(work_of):
            yield work_of[done], done.result()
    except BaseException:
        for process in set(multiprocessing.active_children()) - before:
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def leave_interrupts() -> None:
    """In a process of the pool: Ctrl-C is for the main process, which then ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
