"""The seal of a game's luck: what the host and people's clients commit to before the first draw.

First the host commits to its secret, for a set-up that is fixed. Then each client commits to a share, for that set-up
and that commitment. Only when all commitments are known are shares shown. So whoever chooses last knows nothing of
what the others chose, and the luck that follows from all of it is nobody's choice.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bottega.core.chance import (
    SECRET_BYTES,
    ContinuedChance,
    Outcome,
    SealedChance,
    commitment_to,
    commitment_to_share,
)
from bottega.core.errors import BadInput
from bottega.core.records import Header, Share


def committed(header: Header, secret: bytes) -> Header:
    """A header with the commitment to its luck."""
    return msgspec.structs.replace(header, commitment=commitment_to(secret, header.setup))


def committed_secret(header: Header, text: str | None) -> bytes:
    """A secret as records write it, if it is the one that was committed to."""
    if text is None:
        raise BadInput("secret-missing")
    try:
        secret = bytes.fromhex(text)
    except ValueError:
        raise BadInput("secret-not-hexadecimal") from None
    if commitment_to(secret, header.setup) != header.commitment:
        raise BadInput("secret-not-committed")
    return secret


def share_of(header: Header, seat: int, share: bytes) -> Share:
    """A share of a seat's client, with the commitment to it."""
    return Share(seat=seat, commitment=commitment_to_share(share, header.sealed_setup), share=share.hex())


def with_shares(header: Header, shares: Sequence[Share]) -> Header:
    """A header with the shares that people's clients have added; BadInput says what is wrong with one."""
    shared = msgspec.structs.replace(header, shares=tuple(shares))
    check_seal(shared)
    return shared


def check_seal(header: Header) -> None:
    """Refuse a header whose shares do not fit the commitments to them, or are not in the order of the seats."""
    if header.luck == "sealed" and header.commitment is not None:
        _check_seats(header)
        for share in header.shares:
            committed_share(header, share)
    elif header.shares:
        raise BadInput("shares-without-seal")
    elif header.continued is not None:
        raise BadInput("continued-without-seal")


def _check_seats(header: Header) -> None:
    last = -1
    for share in header.shares:
        if not 0 <= share.seat < header.seats:
            raise BadInput("share-of-no-seat", seat=share.seat)
        if share.seat <= last:
            raise BadInput("shares-out-of-order", seat=share.seat)
        last = share.seat


def committed_share(header: Header, share: Share) -> bytes:
    """The bytes of a share, if it is the one that was committed to."""
    text = bytes_of(share.share)
    if text is None:
        raise BadInput("share-not-hexadecimal", seat=share.seat)
    if len(text) != SECRET_BYTES:
        raise BadInput("share-too-short-or-long", seat=share.seat, bytes=len(text), right=SECRET_BYTES)
    if commitment_to_share(text, header.sealed_setup) != share.commitment:
        raise BadInput("share-not-committed", seat=share.seat)
    return text


def bytes_of(text: str) -> bytes | None:
    """What hexadecimal digits stand for, if they are written as we write them."""
    try:
        found = bytes.fromhex(text)
    except ValueError:
        return None
    return found if found.hex() == text else None


def sealed_luck(header: Header, secret: str | None, earlier: Sequence[Outcome] = ()) -> SealedChance:
    """The luck of a game, from its secret and the shares in its header, all of it checked.

    A game that goes on from an earlier one needs the outcomes of that one.
    """
    known = committed_secret(header, secret)
    check_seal(header)
    shares = [committed_share(header, share) for share in header.shares]
    if header.continued is None:
        return SealedChance(known, shares)
    if len(earlier) != header.continued.outcomes:
        raise BadInput("continued-miscounted")
    return ContinuedChance(known, shares, list(earlier))
