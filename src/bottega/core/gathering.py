"""Gathering shares of the luck, in the one order in which nobody can choose it."""

from __future__ import annotations

import msgspec

from bottega.core.chance import SECRET_BYTES
from bottega.core.errors import BadInput
from bottega.core.kinds import SeatId
from bottega.core.records import Header, Hex, Share
from bottega.core.seal import bytes_of, committed_share, with_shares


class Gathering(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The shares that these seats' clients add to the luck of a game: first all commitments, then all shares.

    It is a value: each message makes a new one. `header` is that of the game, with the commitment to its secret.
    """

    header: Header
    seats: tuple[SeatId, ...]
    commitments: dict[SeatId, Hex] = {}
    shares: dict[SeatId, Hex] = {}

    @property
    def uncommitted(self) -> tuple[int, ...]:
        """The seats whose commitment is missing. Until there are none, no share is shown."""
        return tuple([seat for seat in self.seats if seat not in self.commitments])

    @property
    def unshown(self) -> tuple[int, ...]:
        """The seats whose share is missing."""
        return tuple([seat for seat in self.seats if seat not in self.shares])

    def commit(self, seat: int, commitment: str) -> Gathering:
        """A client commits to its share. Saying the same again changes nothing."""
        self._check_seat(seat)
        if len(bytes_of(commitment) or b"") != SECRET_BYTES:
            raise BadInput("commitment-malformed", seat=seat)
        if self.commitments.get(seat, commitment) != commitment:
            raise BadInput("commitment-twice", seat=seat)
        return msgspec.structs.replace(self, commitments={**self.commitments, seat: commitment})

    def show(self, seat: int, share: str) -> Gathering:
        """A client shows its share, when all have committed to theirs."""
        self._check_seat(seat)
        if self.uncommitted:
            raise BadInput("share-too-early", seat=self.uncommitted[0])
        committed_share(self.header, self._share(seat, share))
        return msgspec.structs.replace(self, shares={**self.shares, seat: share})

    def gathered(self) -> tuple[Share, ...]:
        """All shares, in the order of the seats; BadInput if one is missing."""
        if self.unshown:
            raise BadInput("share-missing", seat=self.unshown[0])
        return tuple([self._share(seat, self.shares[seat]) for seat in sorted(self.seats)])

    def sealed(self) -> Header:
        """The header of the game, with all shares."""
        return with_shares(self.header, self.gathered())

    def _share(self, seat: int, share: str) -> Share:
        return Share(seat=seat, commitment=self.commitments[seat], share=share)

    def _check_seat(self, seat: int) -> None:
        if seat not in self.seats:
            raise BadInput("share-unasked", seat=seat)
