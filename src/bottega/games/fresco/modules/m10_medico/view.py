"""Module 10, the medico: what may be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import ALL_SEATS, LOCATIONS, Location
from bottega.games.fresco.modules.covering import column_of, shown_column
from bottega.games.fresco.modules.m10_medico.infirmary import INFECTIONS, Infirmary
from bottega.games.fresco.modules.m10_medico.offers import BOTTLES, FOR_ILL_ONES, NEUTRAL, OWN
from bottega.games.fresco.modules.shares import (
    HIDDEN,
    SEATS,
    counts_of,
    mask_of,
    names_at,
    names_counted,
    names_in,
    places_of,
    sees_plan,
)
from bottega.games.fresco.openings import Extras
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.share import Places
from bottega.games.fresco.table import COLUMN_BITS, Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m10_medico.module import Medico


def looked_at(infirmary: Infirmary, seen: list[bool]) -> Places:
    """What lies there, in words; of the plans those that may be seen."""
    share: Places = {
        "infections": names_counted(infirmary.infections, INFECTIONS),
        "infected": shown_column(infirmary.infected),
        "pile": names_counted(infirmary.pile, BOTTLES),
        "discarded": names_counted(infirmary.discarded, BOTTLES),
        "offered": names_at(infirmary.offered, BOTTLES),
        "armchair": names_in(infirmary.armchair, SEATS),
    }
    for seat in ALL_SEATS[: len(seen)]:
        share[f"bottles {seat}"] = tuple([BOTTLES[bottle] for bottle in infirmary.held[seat]])
        share[f"ill {seat}"] = (OWN,) * infirmary.ill[seat] + (NEUTRAL,) * infirmary.stand_ins[seat]
        share[f"sent {seat}"] = sent_in_words(infirmary, seat) if seen[seat] else (HIDDEN,)
        share[f"neutral {seat}"] = shown_column(infirmary.neutral[seat]) if seen[seat] else (HIDDEN,)
    return share


def laid_out(share: Places, columns: list[Location]) -> Infirmary:
    """What lies there, of words that leave nothing open, with the action tiles on these columns."""
    seats = range(len(columns))
    return Infirmary(
        columns=columns,
        infections=counts_of(share["infections"], INFECTIONS),
        infected=column_of(share["infected"]),
        pile=counts_of(share["pile"], BOTTLES),
        discarded=counts_of(share["discarded"], BOTTLES),
        offered=places_of(share["offered"], BOTTLES),
        held=[tuple([BOTTLES.index(name) for name in share[f"bottles {seat}"]]) for seat in seats],
        ill=[share[f"ill {seat}"].count(OWN) for seat in seats],
        stand_ins=[share[f"ill {seat}"].count(NEUTRAL) for seat in seats],
        armchair=mask_of(share["armchair"], SEATS),
        sent=[sent_of(share[f"sent {seat}"]) for seat in seats],
        neutral=[column_of(share[f"neutral {seat}"]) for seat in seats],
    )


def sent_in_words(infirmary: Infirmary, seat: Seat) -> tuple[str, ...]:
    """Where a seat has sent its ill apprentices, a location each."""
    return tuple([LOCATIONS[column] for column in FOR_ILL_ONES for _ in range(infirmary.sent_to(seat, column))])


def sent_of(words: tuple[str, ...]) -> int:
    """Ill apprentices as sheets have them, of a location each."""
    return sum([1 << COLUMN_BITS * LOCATIONS.index(word) for word in words])


def look(module: Medico, table: Table, seat: Seat | None, everything: bool) -> Places:
    seen = [sees_plan(table, seat, other, everything) for other in table.rules.seats]
    return {**looked_at(module.infirmary(table), seen), **module.look_at_tiles(table, seat, everything)}


def lay_out(module: Medico, rules: Rules, share: Places) -> Extras:
    return laid_out(share, module.tiles_in(rules, share))
