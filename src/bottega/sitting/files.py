"""Files that somebody named or kept: reading one ends with what it holds, or with one sentence; writing one is all or
nothing.
"""

from __future__ import annotations

import contextlib
import io
import itertools
import os
import stat
from pathlib import Path

from bottega.core.errors import BadInput

LARGEST = 10_000_000
"""Bytes of a file: as much as a hundred thousand moves, so nobody's game is too long."""
SECRET_FILE = 0o600
SHARED_FILE = 0o644


# Reading


def read_text(file: Path) -> str:
    """The text of a file, whatever ends its lines."""
    try:
        return io.TextIOWrapper(io.BytesIO(read_bytes(file)), "utf-8-sig").read()
    except UnicodeDecodeError:
        raise BadInput("file-not-text", file=str(file)) from None


def read_bytes(file: Path) -> bytes:
    """What a file holds. Only ordinary files are read: a pipe may never begin, and a device never end."""
    try:
        check_is_ordinary(file, file.stat().st_mode)
        with os.fdopen(os.open(file, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0)), "rb") as opened:
            check_is_ordinary(file, os.fstat(opened.fileno()).st_mode)  # it may be another by now
            data = opened.read(LARGEST + 1)
    except OSError as error:
        raise BadInput("file-unreadable", file=str(file), text=error.strerror) from None
    if len(data) > LARGEST:
        raise BadInput("file-too-large", file=str(file), megabytes=LARGEST // 1_000_000)
    return data


def check_is_ordinary(file: Path, mode: int) -> None:
    """Refuse what is no ordinary file."""
    if stat.S_ISDIR(mode):
        raise BadInput("file-is-folder", file=str(file))
    if not stat.S_ISREG(mode):
        raise BadInput("file-is-device", file=str(file))


# Writing


def write_whole(path: Path, data: bytes, mode: int) -> None:
    """Write a file so that a kill at any moment leaves the old one or the new one, and never a half."""
    beside = path.with_name(f".{path.name}.new")
    try:
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode), "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise BadInput("file-unwritable", file=str(path), text=error.strerror) from None
    _settle(path.parent)


def _settle(folder: Path) -> None:
    """Make the renaming itself survive a power cut, where the system can."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def make_folder(folder: Path) -> None:
    """Make a folder for its owner alone, if it is not there."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput("folder-unmakable", folder=str(folder), text=error.strerror) from None


def export(path: Path, text: str) -> None:
    """Write to a new file of the user's own; folders must be there already."""
    try:
        if path.exists() or path.is_symlink():
            raise BadInput("file-exists", file=str(path))
        if not path.parent.is_dir():
            raise BadInput("no-such-folder", folder=str(path.parent))
        write_whole(path, text.encode(), SHARED_FILE)
    except OSError as error:
        raise BadInput("file-unwritable", file=str(path), text=error.strerror) from None
    except (ValueError, UnicodeError):
        raise BadInput("no-file-name") from None


def unused(path: Path) -> Path:
    """This path, or the first with a number behind that is not taken."""
    more = (path.with_stem(f"{path.stem}-{number}") for number in itertools.count(2))
    return next(free for free in itertools.chain([path], more) if not free.exists())
