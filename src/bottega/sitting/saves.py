"""Games that wait on the disk: a file each, always whole, written before a move is acknowledged."""

from __future__ import annotations

import contextlib
import itertools
import os
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import msgspec

from bottega.core.errors import BadInput
from bottega.sitting.files import read_bytes

FORMAT = 2
SECRET_FILE = 0o600
SHARED_FILE = 0o644


class Save(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A running game: its record, what nobody may see of it, and who sits where."""

    format: int
    name: str
    seats: str
    seed: int | None
    secret: str | None
    sealed: list[tuple[int, str]]
    withheld: dict[int, str]
    record: str


def home() -> Path:
    """Where games are kept: BOTTEGA_HOME, or the usual folder for a user's data."""
    chosen = os.environ.get("BOTTEGA_HOME")
    if chosen:
        return Path(chosen)
    import platformdirs

    return platformdirs.user_data_path("bottega")


def save_path(name: str) -> Path:
    """The file of a running game."""
    return home() / "saves" / f"{name}.json"


def record_path(name: str) -> Path:
    """The file of a finished game's record."""
    return home() / "records" / f"{name}.jsonl"


def new_name(game: str) -> str:
    """A name that no game has yet: the game's name and the time."""
    stem = f"{game}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    names = [stem, *[f"{stem}-{number}" for number in range(2, 100)]]
    return next(name for name in names if not save_path(name).exists() and not record_path(name).exists())


def save_names() -> list[str]:
    """The games that wait, the latest first."""
    files = [file for file in (home() / "saves").glob("*.json") if not file.name.startswith(".")]
    return [file.stem for file in sorted(files, key=lambda file: file.lstat().st_mtime, reverse=True)]


def saved_at(name: str) -> datetime:
    """When a game was last saved, by the clock here."""
    return datetime.fromtimestamp(save_path(name).stat().st_mtime).astimezone()


def keep(save: Save) -> None:
    """Write a save."""
    _write_at_home(save_path(save.name), msgspec.json.encode(save), SECRET_FILE)


def keep_record(name: str, text: str) -> Path:
    """Write the record of a finished game; returns its file."""
    path = record_path(name)
    _write_at_home(path, text.encode(), SHARED_FILE)
    return path


def is_saved(name: str) -> bool:
    """Whether a saved game has this name; not so for one that points out of the folder."""
    return name in save_names()


def check_unused(name: str) -> None:
    """Refuse the name of a new game that another window took in the same second."""
    if is_saved(name):
        raise BadInput(f"another game was begun as {name!r} just now; try again")


def load(name: str) -> Save:
    """Read a save; BadInput if there is none such, or if it is broken."""
    if not is_saved(name):
        raise BadInput(f"there is no saved game {name!r}")
    try:
        save = msgspec.json.decode(read_bytes(save_path(name)), type=Save)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadInput(f"the saved game {name!r} is broken: {error}") from None
    if save.format != FORMAT:
        raise BadInput(f"the saved game {name!r} has format {save.format}, and this version reads format {FORMAT}")
    return save


def remove(name: str) -> None:
    """Forget a save: its game is over and its record is written, or nobody wants it any more."""
    save_path(name).unlink(missing_ok=True)
    _lock_path(name).unlink(missing_ok=True)


def export(path: Path, text: str) -> None:
    """Write a record to a new file of the user's own; folders must be there already."""
    try:
        if path.exists() or path.is_symlink():
            raise BadInput(f"the file {path} is there already; choose another name")
        if not path.parent.is_dir():
            raise BadInput(f"there is no folder {path.parent}; make it first, or choose another")
        write_whole(path, text.encode(), SHARED_FILE)
    except OSError as error:
        raise BadInput(f"the file {path} can't be written: {error.strerror}") from None
    except (ValueError, UnicodeError):
        raise BadInput("this is no name for a file; choose another") from None


def unused(path: Path) -> Path:
    """This path, or the first with a number behind that is not taken."""
    more = (path.with_stem(f"{path.stem}-{number}") for number in itertools.count(2))
    return next(free for free in itertools.chain([path], more) if not free.exists())


def _write_at_home(path: Path, data: bytes, mode: int) -> None:
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"the folder {path.parent} can't be made: {error.strerror}") from None
    write_whole(path, data, mode)


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
        raise BadInput(f"the file {path} can't be written: {error.strerror}") from None
    _settle(path.parent)


def _settle(folder: Path) -> None:
    """Make the renaming itself survive a power cut, where the system can."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _lock_path(name: str) -> Path:
    return home() / "saves" / f".{name}.lock"


@contextlib.contextmanager
def claimed(name: str) -> Iterator[None]:
    """Hold a game, so that no second window plays it too and overwrites its moves."""
    _lock_path(name).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with _lock_path(name).open("w") as file:
        try:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except ImportError:
            pass  # a system without such locks
        except BlockingIOError:
            raise BadInput(f"the game {name!r} is being played in another window") from None
        yield
