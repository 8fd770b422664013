"""Game records: JSON Lines, a header and then an entry a line. Replaying one is playing it again.

A line once written never changes. What is somebody's secret is withheld in its line, and revealed by lines at
the end; so the record of a running game is the beginning of the record of the finished one.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from hashlib import blake2b
from typing import Annotated, Final, Literal

import msgspec

from bottega.core.chance import Outcome
from bottega.core.errors import BadInput
from bottega.core.kinds import ActionName, Kind, Options, SeatId
from bottega.core.seats import EVERYONE

FORMAT = 2
GAME: Final = Kind("game")
DOOR: Final = Kind("door", ("roll", "draw", "pick"))

Game = Annotated[str, GAME.meta]
Door = Annotated[str, DOOR.meta]
Number = Annotated[int, msgspec.Meta(extra_json_schema={"minimum": 1})]
Count = Annotated[int, msgspec.Meta(ge=0)]
Hex = Annotated[str, msgspec.Meta(extra={"kind": "hex"}, extra_json_schema={"pattern": "^[0-9a-f]*$"})]
Time = Annotated[datetime, msgspec.Meta(extra={"kind": "time"}, extra_json_schema={"format": "date-time"})]


class Share(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a person's client has added to the luck: 32 random bytes, and the commitment to them.

    `seat` is the first one of that person.
    """

    seat: SeatId
    commitment: Hex
    share: Hex


class Continued(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where in an earlier game this one goes on: the link of that game's record after its last line that counts here.

    `moves` is how many actions and takings back, `outcomes` how many outcomes of luck are of the earlier game.
    """

    link: Hex
    moves: Count
    outcomes: Count


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
    file that replaced some of them, if there was one. `shares` are what people's clients have added to the luck, in
    the order of their seats.
    """

    format: int
    game: Game
    rules: int
    actions: int
    components: Hex
    seats: int
    options: Options
    players: list[str]
    luck: Literal["sealed", "seeded"]
    commitment: Hex | None
    started: Time
    own_components: str = ""

    shares: tuple[Share, ...] = ()
    continued: Continued | None = None

    @property
    def setup(self) -> bytes:
        """What the commitment to the secret is bound to: this line, less the commitment and the shares."""
        return ENCODER.encode(msgspec.structs.replace(self, commitment=None, shares=()))

    @property
    def sealed_setup(self) -> bytes:
        """What the commitment to a share is bound to: this line with the commitment to the secret, less the shares."""
        return ENCODER.encode(msgspec.structs.replace(self, shares=()))


class Luck(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="kind", tag="chance"):
    """Outcomes in the order the rules asked for them: (door, value). A value is null if it is somebody's secret."""

    n: Number
    outcomes: list[tuple[Door, int | None]]


class Acted(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="kind", tag="action"):
    """A seat did this; null if only that seat may know what."""

    n: Number
    seat: SeatId
    action: ActionName | None
    time: Time


class Undone(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="kind", tag="undo"):
    """A seat took back its last action, which has this number."""

    n: Number
    seat: SeatId
    action: Number
    time: Time


class Revealed(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    kw_only=True,
    tag_field="kind",
    tag="reveal",
    omit_defaults=True,
):
    """What an entry withheld, told when the game is over: all its outcomes, or its action."""

    n: Number
    entry: Number
    outcomes: list[tuple[Door, int]] | None = None
    action: ActionName | None = None


class Ended(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="kind", tag="meta"):
    """The game is over: how, the secret of the sealed luck, and the last link of the chain through all lines before.

    A game that was `played` to its end has scores, by seat; one that was closed before has none.
    """

    n: Number
    how: Literal["played", "resigned", "agreed"]
    by: SeatId | None
    scores: list[int]
    winners: list[SeatId]
    secret: Hex | None
    digest: Hex


Entry = Luck | Acted | Undone | Revealed | Ended
ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[Header | Luck | Acted | Undone | Revealed | Ended] = msgspec.json.Decoder(
    Header | Luck | Acted | Undone | Revealed | Ended
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


def outcomes_of(told: list[tuple[str, int | None]] | list[tuple[str, int]]) -> list[Outcome]:
    """Outcomes as an entry tells them."""
    return [Outcome(door, value, EVERYONE) for door, value in told]


def outcomes_told(record: Record) -> list[Outcome]:
    """All outcomes of a record in their order, as they were told or revealed later."""
    revealed = {entry.entry: entry.outcomes for entry in record.entries if isinstance(entry, Revealed)}
    lines = [entry for entry in record.entries if isinstance(entry, Luck)]
    return [outcome for line in lines for outcome in outcomes_of(revealed.get(line.n) or line.outcomes)]


def format_record(record: Record) -> str:
    """The text of a record."""
    return ENCODER.encode_lines([record.header, *record.entries]).decode()


class Chain:
    """A chain of hashes through the lines of a record, so that no line can be changed, moved or left out unseen.

    Its first link is the hash of the header, each other one that of the link before and the next line.
    """

    def __init__(self, header: Header) -> None:
        self._link = _hash(ENCODER.encode(header))

    def add(self, entries: Iterable[Entry]) -> None:
        """Go on with these lines."""
        for entry in entries:
            self._link = _hash(self._link + ENCODER.encode(entry))

    @property
    def link(self) -> str:
        """The last link."""
        return self._link.hex()


def _hash(data: bytes) -> bytes:
    return blake2b(data, digest_size=32, person=b"bottega link").digest()


def digest_of(header: Header, entries: Iterable[Entry]) -> str:
    """The last link of the chain through these lines."""
    chain = Chain(header)
    chain.add(entries)
    return chain.link


def links_of(record: Record) -> list[str]:
    """All links of the chain through a record: after its header, and after each entry."""
    chain = Chain(record.header)
    links = [chain.link]
    for entry in record.entries:
        chain.add([entry])
        links.append(chain.link)
    return links


def parse_record(text: str) -> Record:
    """Read a record; BadInput says which line is wrong, and how."""
    if not text.strip():
        raise BadInput("record-empty")
    *lines, rest = text.split("\n")  # not splitlines: names may hold other line ends of Unicode
    if rest:
        lines.append(rest)
    header = _parse_header(lines[0])
    if rest:
        raise BadInput("record-cut-off", line=len(lines))
    entries: list[Entry] = []
    for number, line in enumerate(lines[1:], 2):
        entry = _parse_line(line, number)
        if isinstance(entry, Header):
            raise BadInput("record-second-header", line=number)
        if entry.n != len(entries) + 1:
            raise BadInput("record-out-of-order", line=number, entry=entry.n, due=len(entries) + 1)
        if entries and isinstance(entries[-1], Ended):
            raise BadInput("record-after-end", line=number)
        entries.append(entry)
    return Record(header, tuple(entries))


class AnyFormat(msgspec.Struct, tag_field="kind", tag="header"):
    """What headers of all formats have."""

    format: int


def _parse_header(line: str) -> Header:
    try:
        version = msgspec.json.decode(line, type=AnyFormat).format
    except (msgspec.DecodeError, UnicodeError):
        version = FORMAT  # what is wrong with it will be said
    if version != FORMAT:
        raise BadInput("record-other-format", found=version, format=FORMAT)
    header = _parse_line(line, 1)
    if not isinstance(header, Header):
        raise BadInput("record-without-header")
    return header


def _parse_line(line: str, number: int) -> Header | Entry:
    """A line: exactly as it would be written, so that its hash stands for all there is in it."""
    try:
        entry = DECODER.decode(line)
    except msgspec.ValidationError as error:
        raise BadInput("record-line-wrong", line=number, text=str(error)) from None
    except (msgspec.DecodeError, UnicodeError):
        raise BadInput("record-line-not-json", line=number) from None
    if ENCODER.encode(entry).decode() != line:
        raise BadInput("record-line-not-ours", line=number)
    return entry
