"""Module 12, the dames: what may be seen."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import ALL_LOCATIONS, FRESCO, LOCATIONS, Location
from bottega.games.fresco.modules.covering import NOWHERE
from bottega.games.fresco.modules.m12_dames.beguines import AT_HOME, TAKEN, Beguines
from bottega.games.fresco.modules.m12_dames.offers import DAMES
from bottega.games.fresco.modules.shares import HIDDEN, mask_of, names_in, nothing_planned, sees_plan
from bottega.games.fresco.openings import Extras
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.share import Places
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m12_dames.module import Dames

TURNS: Final = [f"{colour} {location}" for location in LOCATIONS for colour in DAMES]
"""Each column and colour, as shares name them."""


def shown_sent(columns: list[Location]) -> tuple[str, ...]:
    """Where dames are sent, as a share shows it."""
    return tuple([f"{DAMES[colour]} {LOCATIONS[col]}" for colour, col in enumerate(columns) if col != NOWHERE])


def look(module: Dames, table: Table, seat: Seat | None, everything: bool) -> Places:
    beguines = module.beguines(table)
    reserved = [
        f"{other} {FRESCO.names[segment]} {'night' if beguines.night >> other & 1 else 'day'}"
        for other, segment in enumerate(beguines.reserved)
        if segment != AT_HOME
    ]
    return {
        "track": tuple(module.on_the_track(beguines)),
        **{f"married {painter}": names_in(dames, DAMES) for painter, dames in enumerate(beguines.married)},
        **{
            f"sent {other}": shown_sent(beguines.sent_by(other))
            if sees_plan(table, seat, other, everything)
            else (HIDDEN,)
            for other in table.rules.seats
        },
        "used": names_in(beguines.used, TURNS),
        "reserved": tuple(reserved),
    }


def imagine(rules: Rules, share: Places, rng: random.Random) -> Places:
    return nothing_planned(share)


def lay_out(module: Dames, rules: Rules, share: Places) -> Extras:
    beguines = Beguines(
        waiting=[TAKEN] * len(module.spaces),
        married=[mask_of(share[f"married {painter}"], DAMES) for painter in rules.painters],
        sent=[NOWHERE] * (rules.count * len(DAMES)),
        used=mask_of(share["used"], TURNS),
        reserved=[AT_HOME] * rules.count,
        night=0,
    )
    for space, colour in [words.split() for words in share["track"]]:
        beguines.waiting[module.spaces.index(int(space))] = DAMES.index(colour)
    for seat in rules.seats:
        for colour, location in [words.split() for words in share[f"sent {seat}"]]:
            beguines.send(seat, DAMES.index(colour), ALL_LOCATIONS[LOCATIONS.index(location)])
    for owner, segment, side in [words.split() for words in share["reserved"]]:
        beguines.reserved[int(owner)] = FRESCO.parse(segment)
        beguines.night |= int(side == "night") << int(owner)
    return beguines
