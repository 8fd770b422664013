"""Module 4, the wishing well: what may be seen."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import msgspec

from bottega.core.kinds import SeatId
from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import Painter
from bottega.games.fresco.modules.bits import mask_with, numbers_in
from bottega.games.fresco.modules.m04_wishing_well.catalogue import WISH_CARDS
from bottega.games.fresco.modules.m04_wishing_well.kinds import WishCardId
from bottega.games.fresco.modules.m04_wishing_well.offers import ALL_CARDS
from bottega.games.fresco.modules.m04_wishing_well.well import NOBODY, Well
from bottega.games.fresco.modules.shares import counts_of, names_counted, not_among, sees_plan
from bottega.games.fresco.openings import Extras
from bottega.games.fresco.share import Share
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m04_wishing_well.module import WishingWell


class WishHand(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A player's wish cards: how many, and which, if that may be known."""

    count: int
    cards: tuple[WishCardId, ...] | None


class WishingWellShare(Share, frozen=True, kw_only=True, tag="wishing_well"):
    """Lucky pennies and wish cards.

    Pennies are in the supply, in the well, and of each seat: of these some are placed on its sheet, None while its plan
    is secret. `deck` is how many cards lie face down, `used` are those out of the game. `praised` is who has used the
    praise of the bishop for the segment that is being restored, None if nobody has; `busked` have used a busker this
    round.
    """

    supply: int
    well: int
    pennies: tuple[int, ...]
    placed: tuple[int | None, ...]
    deck: int
    used: tuple[WishCardId, ...]
    hands: tuple[WishHand, ...]
    praised: SeatId | None
    busked: tuple[SeatId, ...]


def look(module: WishingWell, table: Table, seat: Seat | None, everything: bool) -> Share:
    """Pennies are open, except on a secret plan; of the cards of others only their number."""
    well, seats = module.well(table), table.rules.seats
    return WishingWellShare(
        supply=well.supply,
        well=well.well,
        pennies=tuple(well.pennies),
        placed=tuple([well.placed[other] if sees_plan(table, seat, other, everything) else None for other in seats]),
        deck=sum(well.deck),
        used=names_counted(well.used, WISH_CARDS),
        hands=tuple([hand(well, other, everything or other == seat) for other in seats]),
        praised=None if well.praised == NOBODY else int(well.praised),
        busked=tuple(numbers_in(well.busked)),
    )


def hand(well: Well, seat: Seat, known: bool) -> WishHand:
    """A seat's cards, as far as they are known: who has none hides none."""
    cards = names_counted(well.hand(seat), WISH_CARDS)
    return WishHand(count=len(cards), cards=cards if known or not cards else None)


def imagine(module: WishingWell, share: Share, rng: random.Random) -> Share:
    """Nothing is placed yet where a plan is secret; the cards that are not seen anywhere are dealt again."""
    assert isinstance(share, WishingWellShare)
    seen = [*share.used, *[card for hand in share.hands for card in hand.cards or ()]]
    unseen = not_among(seen, WISH_CARDS, module.wishes.copies)
    rng.shuffle(unseen)
    return msgspec.structs.replace(
        share,
        placed=tuple([placed or 0 for placed in share.placed]),
        hands=tuple([hand if hand.cards is not None else dealt(hand.count, unseen) for hand in share.hands]),
    )


def dealt(count: int, unseen: list[str]) -> WishHand:
    """A hand of so many cards that nobody has seen."""
    cards = sorted([unseen.pop() for _ in range(count)], key=WISH_CARDS.index)
    return WishHand(count=count, cards=tuple(cards))


def lay_out(module: WishingWell, share: Share) -> Extras:
    """What is neither in a hand nor used lies face down, and the other pennies are in the supply."""
    assert isinstance(share, WishingWellShare)
    used = counts_of(share.used, WISH_CARDS)
    hands = [count for hand in share.hands for count in counts_of(hand.cards or (), WISH_CARDS)]
    kinds = len(WISH_CARDS)
    return Well(
        pennies=[*share.pennies],
        placed=[placed or 0 for placed in share.placed],
        well=share.well,
        supply=module.pieces - share.well - sum(share.pennies),
        deck=[module.wishes.copies[card] - used[card] - sum(hands[card::kinds]) for card in ALL_CARDS],
        used=used,
        hands=hands,
        praised=NOBODY if share.praised is None else Painter(share.praised),
        busked=mask_with(share.busked),
    )
