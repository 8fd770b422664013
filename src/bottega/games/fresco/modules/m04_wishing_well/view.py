"""Module 4, the wishing well: what may be seen."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import Painter
from bottega.games.fresco.modules.m04_wishing_well.catalogue import WISH_CARDS
from bottega.games.fresco.modules.m04_wishing_well.offers import ALL_CARDS
from bottega.games.fresco.modules.m04_wishing_well.well import NOBODY, Well
from bottega.games.fresco.modules.shares import (
    HIDDEN,
    SEATS,
    counts_of,
    deal_again,
    mask_of,
    names_counted,
    names_in,
    not_among,
    sees_plan,
)
from bottega.games.fresco.openings import Extras
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.share import Places
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m04_wishing_well.module import WishingWell


def look(module: WishingWell, table: Table, seat: Seat | None, everything: bool) -> Places:
    """Pennies are open, except on a secret plan; of the cards of others only their number."""
    well = module.well(table)
    share: Places = {
        "supply": (str(well.supply),),
        "well": (str(well.well),),
        "deck": (str(sum(well.deck)),),
        "used": names_counted(well.used, WISH_CARDS),
        "praised": () if well.praised == NOBODY else (SEATS[well.praised],),
        "busked": names_in(well.busked, SEATS),
    }
    for other in table.rules.seats:
        cards = names_counted(well.hand(other), WISH_CARDS)
        share[f"pennies {other}"] = (str(well.pennies[other]),)
        knows = sees_plan(table, seat, other, everything)
        share[f"placed {other}"] = (str(well.placed[other]) if knows else HIDDEN,)
        share[f"cards {other}"] = cards if everything or other == seat else (HIDDEN,) * len(cards)
    return share


def imagine(module: WishingWell, rules: Rules, share: Places, rng: random.Random) -> Places:
    """Nothing is placed yet where a plan is secret; the cards that are not seen anywhere are dealt again."""
    places = [f"cards {seat}" for seat in rules.seats]
    seen = [card for place in ["used", *places] for card in share[place]]
    dealt = deal_again(share, places, not_among(seen, WISH_CARDS, module.wishes.copies), WISH_CARDS, rng)
    placed = {
        f"placed {seat}": ("0",) if share[f"placed {seat}"] == (HIDDEN,) else share[f"placed {seat}"]
        for seat in rules.seats
    }
    return {**share, **dealt, **placed}


def lay_out(module: WishingWell, rules: Rules, share: Places) -> Extras:
    """What is neither in a hand nor used lies face down, and the other pennies are in the supply."""
    used = counts_of(share["used"], WISH_CARDS)
    hands = [count for seat in rules.seats for count in counts_of(share[f"cards {seat}"], WISH_CARDS)]
    pennies = [int(share[f"pennies {seat}"][0]) for seat in rules.seats]
    well = int(share["well"][0])
    kinds = len(WISH_CARDS)
    return Well(
        pennies=pennies,
        placed=[int(share[f"placed {seat}"][0]) for seat in rules.seats],
        well=well,
        supply=module.pieces - well - sum(pennies),
        deck=[module.wishes.copies[card] - used[card] - sum(hands[card::kinds]) for card in ALL_CARDS],
        used=used,
        hands=hands,
        praised=Painter(SEATS.index(share["praised"][0])) if share["praised"] else NOBODY,
        busked=mask_of(share["busked"], SEATS),
    )
