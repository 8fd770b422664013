"""A witness: what a client noted while a game was played, to prove later that a record is of that very game."""

from __future__ import annotations

from typing import Final

import msgspec

from bottega.core.errors import BadInput
from bottega.core.kinds import SeatId
from bottega.core.records import ENCODER, Count, Header, Hex, Record, links_of

LINKS: Final = 8
"""How many links a witness keeps: the last would do, and those before tell where a record differs."""


class Witness(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """What a client saw of a game: the first line of its record as it was sealed, and links of its chain.

    A link stands beside the number of entries that it is the link of; the last one proves all before it. If the
    client added to the luck, `seat` and `share` are what it added.
    """

    header: str
    links: tuple[tuple[Count, Hex], ...] = ()
    seat: SeatId | None = None
    share: Hex = ""

    def saw(self, entries: int, link: str) -> Witness:
        """The same witness, who has seen a link since. Of those before, the latest are kept."""
        return msgspec.structs.replace(self, links=(*self.links, (entries, link))[-LINKS:])

    def check(self, record: Record) -> int:
        """How many entries of a record are proved to be those that were seen; BadInput if some are others."""
        if ENCODER.encode(record.header).decode() != self.header:
            raise BadInput("witness-other-header")
        self._check_share(record.header)
        self._check_links(record)
        return max([entries for entries, _ in self.links], default=0)

    def _check_share(self, header: Header) -> None:
        added = [share.share for share in header.shares if share.seat == self.seat]
        if self.seat is not None and added != [self.share]:
            raise BadInput("witness-share-missing", seat=self.seat)

    def _check_links(self, record: Record) -> None:
        links = links_of(record)
        for entries, link in sorted(self.links):
            if entries >= len(links):
                raise BadInput("witness-link-missing", entries=entries, found=len(record.entries))
            if links[entries] != link:
                raise BadInput("witness-other-link", entry=entries)


def witness_of(header: Header, seat: int | None = None, share: str = "") -> Witness:
    """A witness of a game that begins: its header with all shares, and what the own client added to the luck."""
    return Witness(header=ENCODER.encode(header).decode(), seat=seat, share=share)


def parse_witness(text: str) -> Witness:
    """Read a witness; BadInput says what is wrong with it."""
    try:
        return msgspec.json.decode(text, type=Witness)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadInput("witness-unreadable", text=str(error)) from None


def format_witness(witness: Witness) -> str:
    """The text of a witness."""
    return ENCODER.encode(witness).decode()
