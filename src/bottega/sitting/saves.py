"""Sittings that are kept on the disk: a file each, always whole."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path

import msgspec

from bottega.core.errors import BadInput
from bottega.core.records import Record, digest_of, format_record, parse_record
from bottega.sitting.beginning import deeds_in
from bottega.sitting.files import SECRET_FILE, SHARED_FILE, make_folder, read_bytes, write_whole
from bottega.sitting.seats import parse_seats
from bottega.sitting.store import Deed, Kept, Start, check_next

FORMAT = 3
OLD_FORMAT = 2


class AnyFormat(msgspec.Struct):
    """What saves of all formats have."""

    format: int


class Save(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A sitting on the disk."""

    format: int
    start: Start
    deeds: tuple[Deed, ...]


class OldSave(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A sitting as it was kept before: the record, and beside it what the record does not tell."""

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


class Saves:
    """A store of files, in two folders: of sittings that wait, and of records of finished games.

    A file is written anew at each line: it is small, and so it is always whole.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = home() if folder is None else folder

    def save_path(self, name: str) -> Path:
        """The file of a sitting."""
        return self.folder / "saves" / f"{name}.json"

    def record_path(self, name: str) -> Path:
        """The file of a finished game's record."""
        return self.folder / "records" / f"{name}.jsonl"

    # As every store does

    def begin(self, start: Start) -> None:
        """Keep a sitting that begins."""
        with self._writing():
            if self.save_path(start.name).exists() or self.record_path(start.name).exists():
                raise BadInput("name-taken", name=start.name)
            self._write(Kept(start, ()))

    def append(self, name: str, deeds: Sequence[Deed]) -> None:
        """Keep what was done."""
        with self._writing():
            kept = self.load(name)
            check_next(name, len(kept.deeds), deeds)
            self._write(Kept(kept.start, (*kept.deeds, *deeds)))

    def load(self, name: str) -> Kept:
        """All there is of a sitting."""
        if name not in self.names():
            raise BadInput("no-such-save", name=name)
        data = read_bytes(self.save_path(name))
        try:
            found = msgspec.json.decode(data, type=AnyFormat).format
            if found == OLD_FORMAT:
                return kept_before(name, msgspec.json.decode(data, type=OldSave))
            if found == FORMAT:
                save = msgspec.json.decode(data, type=Save)
                return Kept(msgspec.structs.replace(save.start, name=name), save.deeds)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise BadInput("save-unreadable", name=name, text=str(error)) from None
        except BadInput as error:
            raise BadInput("save-broken", name=name, because=error) from None
        raise BadInput("save-other-format", name=name, found=found, format=FORMAT)

    def finish(self, name: str, record: Record) -> None:
        """Keep the record, then forget the rest."""
        path = self.record_path(name)
        make_folder(path.parent)
        write_whole(path, format_record(record).encode(), SHARED_FILE)
        self.forget(name)

    def forget(self, name: str) -> None:
        """Keep nothing of a sitting any more."""
        self.save_path(name).unlink(missing_ok=True)
        self._lock_path(name).unlink(missing_ok=True)

    def names(self) -> list[str]:
        """The sittings that wait, the latest first. A name that points out of the folder is none."""
        files = [file for file in (self.folder / "saves").glob("*.json") if not file.name.startswith(".")]
        return [file.stem for file in sorted(files, key=lambda file: file.lstat().st_mtime, reverse=True)]

    # What files can do besides

    def new_name(self, game: str) -> str:
        """A name that no game has yet: the game's name and the time."""
        stem = f"{game}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
        names = [stem, *[f"{stem}-{number}" for number in range(2, 100)]]
        return next(name for name in names if not self.save_path(name).exists() and not self.record_path(name).exists())

    def saved_at(self, name: str) -> datetime:
        """When something was last done at a sitting, by the clock here."""
        return datetime.fromtimestamp(self.save_path(name).stat().st_mtime).astimezone()

    @contextlib.contextmanager
    def claimed(self, name: str) -> Iterator[None]:
        """Hold a sitting, so that no second window goes on with it too."""
        make_folder(self._lock_path(name).parent)
        with self._lock_path(name).open("w") as file:
            try:
                import fcntl

                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except ImportError:
                pass  # a system without such locks
            except BlockingIOError:
                raise BadInput("played-elsewhere", name=name) from None
            yield

    def _lock_path(self, name: str) -> Path:
        return self.folder / "saves" / f".{name}.lock"

    def _write(self, kept: Kept) -> None:
        save = Save(format=FORMAT, start=kept.start, deeds=kept.deeds)
        write_whole(self.save_path(kept.start.name), msgspec.json.encode(save), SECRET_FILE)

    @contextlib.contextmanager
    def _writing(self) -> Iterator[None]:
        """Let nobody else write meanwhile: who adds must know the last number."""
        folder = self.folder / "saves"
        make_folder(folder)
        try:
            import fcntl
        except ImportError:  # a system without such locks
            yield
            return
        handle = os.open(folder, os.O_RDONLY)
        try:
            fcntl.flock(handle, fcntl.LOCK_EX)
            yield
        finally:
            os.close(handle)


def kept_before(name: str, save: OldSave) -> Kept:
    """A save of the format before this one: the deeds follow from its record and what was kept beside it."""
    record = parse_record(save.record)
    players = tuple(parse_seats(save.seats))
    start = Start(name=name, header=record.header, players=players, secret=save.secret, seed=save.seed)
    deeds = deeds_in(record.entries, save.withheld)
    time = deeds[-1].time if deeds else record.header.started
    for seat, action in save.sealed:
        deeds.append(Deed(n=len(deeds) + 1, do="act", time=time, seat=seat, action=action))
    if deeds:
        link = digest_of(record.header, record.entries)
        deeds[-1] = msgspec.structs.replace(deeds[-1], link=link)
    return Kept(start, tuple(deeds))
