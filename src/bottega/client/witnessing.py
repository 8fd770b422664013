"""Watching over a game for its player: adding to its luck, and noting what nobody may change later, in files."""

from __future__ import annotations

import contextlib
import re
import secrets
from collections.abc import Collection
from pathlib import Path

import msgspec

from bottega.client.address import Address
from bottega.core.chance import SECRET_BYTES, commitment_to_share
from bottega.core.errors import BadInput
from bottega.core.records import parse_record
from bottega.core.witness import Witness, format_witness, parse_witness, witness_of
from bottega.protocol.commands import Commit, ShowShare
from bottega.protocol.tables import Sealing
from bottega.sitting.files import SECRET_FILE, make_folder, read_bytes, read_text, write_whole
from bottega.sitting.saves import home


class Share(msgspec.Struct, frozen=True):
    """What this client adds to the luck of a game whose record begins with a line.

    `told` are the commitments of all, by their seats, that this client was told before it showed its share.
    """

    line: str
    share: str
    told: dict[int, str] = {}

    @property
    def commitment(self) -> str:
        """What is told of it before all have committed to theirs."""
        return commitment_to_share(bytes.fromhex(self.share), self.line.encode())


class Witnessing:
    """The witness of one user at one table. What it draws and sees is in a file before anybody else hears of it."""

    def __init__(self, address: Address, table: str, user: str) -> None:
        host = re.sub(r"[^A-Za-z0-9.-]+", "-", f"{address.host}{address.path}")
        name = f"{host}-{table}-{user}.json"
        self._table = table
        self.path, self._share_path = home() / "witnesses" / name, home() / "shares" / name
        self.witness = self._read_witness()
        self._share = self._read_share()

    # Adding to the luck

    def answer(self, sealing: Sealing, seats: Collection[int]) -> Commit | ShowShare | None:
        """What this client has to send while the luck is sealed; None if it is not its turn, or not any more.

        A share is only shown if everybody was told what this client committed to. What the others committed to is
        noted: the game must begin with exactly that.
        """
        is_asked = any(seat in sealing.waiting for seat in seats)
        if not is_asked:
            return None
        share = self._share_for(sealing.line)
        if sealing.phase == "commit":
            return Commit(commitment=share.commitment)
        told = {each.seat: each.commitment for each in sealing.commitments}
        if share.commitment not in [told.get(seat) for seat in seats]:
            return None
        if share.told and share.told != told:
            raise BadInput("shares-not-as-told", table=self._table)
        self._share = msgspec.structs.replace(share, told=told)
        self._write(self._share_path, msgspec.json.encode(self._share))
        return ShowShare(share=share.share)

    def _share_for(self, line: str) -> Share:
        """The share for a game, drawn once, whichever window of its user drew it."""
        self._share = self._read_share() or self._share
        if self._share is None or self._share.line != line:
            self._share = Share(line, secrets.token_bytes(SECRET_BYTES).hex())
            self._write(self._share_path, msgspec.json.encode(self._share))
        return self._share

    # Noting

    def saw(self, header: str, entries: int, link: str) -> None:
        """Note the first line of the record, and the last link of the chain so far."""
        witness = self.witness or self._first(header)
        if witness is None or (entries, link) in witness.links:
            return
        self.witness = witness.saw(entries, link)
        with contextlib.suppress(BadInput):  # without a file it only proves less
            self._write(self.path, format_witness(self.witness).encode())

    def _first(self, header: str) -> Witness | None:
        """A witness of a game that begins, with what this client added to its luck.

        If it has shown its share, the luck is made of exactly the shares that all had committed to. A host who could
        leave out one or another, once all are shown, could choose.
        """
        if not header:
            return None
        begun = parse_record(f"{header}\n").header
        if self._share is None or self._share.line.encode() != begun.sealed_setup:
            return witness_of(begun)
        mine = [each.seat for each in begun.shares if each.share == self._share.share]
        is_as_told = bool(mine) and self._share.told == {each.seat: each.commitment for each in begun.shares}
        if self._share.told and not is_as_told:
            raise BadInput("shares-not-as-told", table=self._table)
        return witness_of(begun, mine[0], self._share.share) if mine else witness_of(begun)

    # Files

    def _read_witness(self) -> Witness | None:
        try:
            return parse_witness(read_text(self.path)) if self.path.exists() else None
        except BadInput:
            return None  # what can't be read proves nothing

    def _read_share(self) -> Share | None:
        try:
            return msgspec.json.decode(read_bytes(self._share_path), type=Share) if self._share_path.exists() else None
        except (msgspec.DecodeError, UnicodeError):
            return None

    def _write(self, path: Path, data: bytes) -> None:
        make_folder(path.parent)
        write_whole(path, data, SECRET_FILE)
