"""Game records: JSON Lines, a header and then an entry a line. Replaying one is playing it again."""

from __future__ import annotations

from datetime import datetime
from hashlib import blake2b
from typing import Literal

import msgspec

from bottega.core.chance import Outcome
from bottega.core.errors import BadInput
from bottega.core.seats import EVERYONE

FORMAT = 1


class Header(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    kw_only=True,
    tag_field="kind",
    tag="header",
    omit_defaults=True,
):
    """Everything needed to set the same game up again, and the commitment to its luck.

    `components` is the fingerprint of the values played with; `own_components` is the text of the
    file that replaced some of them, if there was one.
    """

    format: int
    game: str
    rules: int
    actions: int
    components: str
    seats: int
    options: dict[str, str]
    players: list[str]
    luck: Literal["sealed", "seeded"]
    commitment: str | None
    started: datetime
    own_components: str = ""


class Luck(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="kind", tag="chance"):
    """Outcomes in the order the rules asked for them: (door, value). A value is null while it is somebody's secret."""

    n: int
    outcomes: list[tuple[str, int | None]]


class Acted(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="kind", tag="action"):
    """A seat did this."""

    n: int
    seat: int
    action: str
    time: datetime


class Undone(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="kind", tag="undo"):
    """A seat took back its last action, which has this number."""

    n: int
    seat: int
    action: int
    time: datetime


class Ended(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="kind", tag="meta"):
    """The game is over: the scores by seat, the secret of the sealed luck, and a digest of all lines before."""

    n: int
    scores: list[int]
    winners: list[int]
    secret: str | None
    digest: str


Entry = Luck | Acted | Undone | Ended
ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[Header | Luck | Acted | Undone | Ended] = msgspec.json.Decoder(
    Header | Luck | Acted | Undone | Ended
)


class Record(msgspec.Struct, frozen=True):
    """A record: of a game that is over, or of one that is running."""

    header: Header
    entries: tuple[Entry, ...]

    @property
    def end(self) -> Ended | None:
        """The closing line, if the game is over."""
        last = self.entries[-1] if self.entries else None
        return last if isinstance(last, Ended) else None


def outcomes_of(luck: Luck) -> list[Outcome]:
    """The outcomes of an entry."""
    return [Outcome(door, value, EVERYONE) for door, value in luck.outcomes]


def format_record(record: Record) -> str:
    """The text of a record."""
    return ENCODER.encode_lines([record.header, *record.entries]).decode()


def digest_of(header: Header, entries: tuple[Entry, ...] | list[Entry]) -> str:
    """A fingerprint of a record's lines."""
    return blake2b(ENCODER.encode_lines([header, *entries]), digest_size=16).hexdigest()


def parse_record(text: str) -> Record:
    """Read a record; BadInput says which line is wrong, and how."""
    if not text.strip():
        raise BadInput("the record is empty")
    *lines, rest = text.split("\n")  # not splitlines: names may hold other line ends of Unicode
    if rest:
        lines.append(rest)
    header = _parse_line(lines[0], 1)
    if not isinstance(header, Header):
        raise BadInput("line 1 of the record is not a header")
    if header.format != FORMAT:
        raise BadInput(f"the record has format {header.format}, and this version of Bottega reads format {FORMAT}")
    if rest:
        raise BadInput(f"the record is cut off in line {len(lines)}")
    entries: list[Entry] = []
    for number, line in enumerate(lines[1:], 2):
        entry = _parse_line(line, number)
        if isinstance(entry, Header):
            raise BadInput(f"line {number} of the record is a second header")
        if entry.n != len(entries) + 1:
            raise BadInput(f"line {number} of the record is entry {entry.n}, where {len(entries) + 1} is due")
        if entries and isinstance(entries[-1], Ended):
            raise BadInput(f"line {number} of the record comes after the end of the game")
        entries.append(entry)
    return Record(header, tuple(entries))


def _parse_line(line: str, number: int) -> Header | Entry:
    try:
        return DECODER.decode(line)
    except msgspec.ValidationError as error:
        raise BadInput(f"line {number} of the record is wrong: {error}") from None
    except (msgspec.DecodeError, UnicodeError):
        raise BadInput(f"line {number} of the record is not JSON, or is cut off") from None
