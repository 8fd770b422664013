"""Reading a file that somebody named or kept: it ends with what the file holds, or with one sentence."""

from __future__ import annotations

import io
import os
import stat
from pathlib import Path

from bottega.core.errors import BadInput

LARGEST = 10_000_000
"""Bytes of a file: as much as a hundred thousand moves, so nobody's game is too long."""


def read_text(file: Path) -> str:
    """The text of a file, whatever ends its lines."""
    try:
        return io.TextIOWrapper(io.BytesIO(read_bytes(file)), "utf-8-sig").read()
    except UnicodeDecodeError:
        raise BadInput(f"the file {file} is not text in UTF-8") from None


def read_bytes(file: Path) -> bytes:
    """What a file holds. Only ordinary files are read: a pipe may never begin, and a device never end."""
    try:
        check_is_ordinary(file, file.stat().st_mode)
        with os.fdopen(os.open(file, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0)), "rb") as opened:
            check_is_ordinary(file, os.fstat(opened.fileno()).st_mode)  # it may be another by now
            data = opened.read(LARGEST + 1)
    except OSError as error:
        raise BadInput(f"the file {file} can't be read: {error.strerror}") from None
    if len(data) > LARGEST:
        raise BadInput(f"the file {file} is larger than {LARGEST // 1_000_000} MB, and nothing of ours is")
    return data


def check_is_ordinary(file: Path, mode: int) -> None:
    """Refuse what is no ordinary file."""
    if stat.S_ISDIR(mode):
        raise BadInput(f"{file} is a folder; name a file in it")
    if not stat.S_ISREG(mode):
        raise BadInput(f"{file} is a pipe or a device; copy what it holds into a file, and name that")
