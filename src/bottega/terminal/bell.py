"""A bell that interrupts a question: something happens elsewhere while somebody may type."""

from __future__ import annotations

import contextlib
import signal
import sys
import threading
from collections.abc import Iterator
from types import FrameType, ModuleType
from typing import Self

from bottega.terminal.screen import ask, erase_line, is_interactive

SIGNAL: signal.Signals | None = getattr(signal, "SIGUSR1", None)
"""What wakes the thread that waits for a line; None where the system has no such thing."""
AGAIN = 0.05
"""Seconds after which the bell rings again, until it is heard."""


class Rung(Exception):
    """Something has happened."""


class Bell:
    """Interrupts questions. What was typed by then stands there again with the next question.

    Any thread may ring. Where nobody sits at a terminal, or it has no line editor, nothing is interrupted: lines are
    read when they are asked for.
    """

    def __init__(self) -> None:
        self._editor = _line_editor()
        self._rings = threading.Event()
        self._is_asking = False
        self._is_open = True
        self._has_begun = False
        """Whether the line editor holds the line that is asked for, and no longer the one before."""
        self._typed = ""

    @property
    def can_interrupt(self) -> bool:
        """Whether somebody who is asked hears the bell."""
        return self._editor is not None

    def __enter__(self) -> Self:
        if self.can_interrupt and SIGNAL is not None:
            signal.signal(SIGNAL, self._interrupt)
            threading.Thread(target=self._wake, args=(SIGNAL,), daemon=True).start()
        return self

    def __exit__(self, *error: object) -> None:
        self._is_open = False
        self._rings.set()
        if self.can_interrupt and SIGNAL is not None:
            signal.signal(SIGNAL, signal.SIG_IGN)  # a last one may still be on its way

    def ring(self) -> None:
        """Something has happened."""
        self._rings.set()

    def ask(self, prompt: str) -> str:
        """A line that somebody types; Rung if the bell rings, or has rung since the last question."""
        if self._editor is None:
            return ask(prompt)
        try:
            if self._rings.is_set():
                raise Rung
            with self._edited(self._editor):
                self._is_asking = True
                line = ask(prompt)
                self._is_asking = False
            self._typed = ""
        except Rung:
            erase_line()
            raise
        finally:
            self._is_asking = False
            self._rings.clear()
        return line

    @contextlib.contextmanager
    def _edited(self, editor: ModuleType) -> Iterator[None]:
        """Let what was typed before stand in the line that is edited meanwhile."""

        def begin() -> None:
            editor.insert_text(self._typed)
            self._has_begun = True

        self._has_begun = False
        editor.set_startup_hook(begin)
        try:
            yield
        finally:
            editor.set_startup_hook(None)

    def _wake(self, number: signal.Signals) -> None:
        """In a thread of its own: wake whoever waits for a line, as long as the bell rings.

        One signal would not do: it may come just before the waiting begins.
        """
        identity = threading.main_thread().ident
        assert identity is not None
        pause = threading.Event()
        while self._is_open:
            self._rings.wait()
            if self._is_asking and self._is_open:
                signal.pthread_kill(identity, number)
            pause.wait(AGAIN)

    def _interrupt(self, number: int, frame: FrameType | None) -> None:
        """Break the question off, if it can be now: before the line editor has begun an error would be lost in it,
        and after Enter the line would be. The bell rings again.
        """
        is_heard = self._is_asking and self._rings.is_set() and self._has_begun
        if is_heard and self._editor is not None and _takes_keys():
            self._is_asking = False
            self._typed = self._editor.get_line_buffer()
            raise Rung


def _line_editor() -> ModuleType | None:
    """What edits the lines that somebody types here; None if nobody does, or can be interrupted."""
    if SIGNAL is None or not is_interactive():
        return None
    try:
        import readline
    except ImportError:
        return None
    return readline


def _takes_keys() -> bool:
    """Whether the line editor has the keyboard: it takes single keys as long as it edits a line."""
    import termios

    local_modes: int = termios.tcgetattr(sys.stdin)[3]
    return not local_modes & termios.ICANON
