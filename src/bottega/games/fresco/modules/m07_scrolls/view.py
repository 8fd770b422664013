"""Module 7, the scrolls: what may be seen."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import msgspec

from bottega.core.seats import Seat
from bottega.games.fresco.modules.m07_scrolls.hands import PLAYED, Hands
from bottega.games.fresco.modules.m07_scrolls.kinds import COLUMN_SCROLLS, ROW_SCROLLS, SCROLLS, ScrollId
from bottega.games.fresco.modules.shares import mask_of, names_in
from bottega.games.fresco.openings import Extras
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.share import Share
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m07_scrolls.module import Scrolls


class ScrollHand(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A player's scrolls: whether each is still to be played, and which it is, if that may be known."""

    has_row: bool
    has_column: bool
    row: ScrollId | None
    column: ScrollId | None


class ScrollsShare(Share, frozen=True, kw_only=True, tag="scrolls"):
    """The scrolls of each player, and those that were played."""

    hands: tuple[ScrollHand, ...]
    played: tuple[ScrollId, ...]


def look(module: Scrolls, table: Table, seat: Seat | None, everything: bool) -> Share:
    """One's own scrolls; of the others' only whether they are played."""
    hands = module.hands(table)
    return ScrollsShare(
        hands=tuple([hand(hands, other, everything or other == seat) for other in table.rules.seats]),
        played=names_in(hands.played, SCROLLS),
    )


def hand(hands: Hands, seat: Seat, known: bool) -> ScrollHand:
    """A seat's scrolls, as far as they are known."""
    row, column = hands.of(seat)
    return ScrollHand(
        has_row=row != PLAYED,
        has_column=column != PLAYED,
        row=SCROLLS[row] if known and row != PLAYED else None,
        column=SCROLLS[column] if known and column != PLAYED else None,
    )


def imagine(share: Share, rng: random.Random) -> Share:
    """The scrolls that are not seen anywhere are dealt again."""
    assert isinstance(share, ScrollsShare)
    seen = {*share.played, *[scroll for hand in share.hands for scroll in (hand.row, hand.column)]}
    rows = [scroll for scroll in ROW_SCROLLS if scroll not in seen]
    columns = [scroll for scroll in COLUMN_SCROLLS if scroll not in seen]
    rng.shuffle(rows)
    rng.shuffle(columns)
    hands = [
        msgspec.structs.replace(
            hand,
            row=hand.row or (rows.pop() if hand.has_row else None),
            column=hand.column or (columns.pop() if hand.has_column else None),
        )
        for hand in share.hands
    ]
    return msgspec.structs.replace(share, hands=tuple(hands))


def lay_out(rules: Rules, share: Share) -> Extras:
    """The scrolls, of a share in which all are known."""
    assert isinstance(share, ScrollsShare)
    scrolls = [scroll for hand in share.hands for scroll in (hand.row, hand.column)]
    return Hands(
        [PLAYED if scroll is None else SCROLLS.index(scroll) for scroll in scrolls], mask_of(share.played, SCROLLS)
    )
