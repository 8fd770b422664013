"""Module 8, the bells: what may be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.core.seats import Seat
from bottega.games.fresco.modules.m08_bells.belfry import Belfry
from bottega.games.fresco.modules.m08_bells.catalogue import CERTIFICATES
from bottega.games.fresco.modules.shares import mask_of, names_at, names_in, places_of
from bottega.games.fresco.openings import Extras
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.share import Places
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m08_bells.module import Bells


def look(module: Bells, table: Table, seat: Seat | None, everything: bool) -> Places:
    """[FR-M8.4] All have seen which certificates were bought, also those that lie face down now."""
    belfry = module.belfry(table)
    return {
        **module.look_at_tiles(table, seat, everything),
        "unseen": names_in(belfry.unseen, CERTIFICATES),
        "bottom": tuple([CERTIFICATES[certificate] for certificate in belfry.bottom]),
        "display": names_at(belfry.display, CERTIFICATES),
        **{f"paid {other}": names_in(paid, CERTIFICATES) for other, paid in enumerate(belfry.paid)},
        **{
            f"unpaid {other}": tuple(
                [f"{CERTIFICATES[card]} {belfry.on[card]}" for card in module.certificates.unpaid(table, other)]
            )
            for other in table.rules.seats
        },
        "leonardo": names_in(belfry.leonardos, CERTIFICATES),
        "scored": ("yes",) if belfry.scored else (),
    }


def lay_out(module: Bells, rules: Rules, share: Places) -> Extras:
    unpaid = [[words.split() for words in share[f"unpaid {seat}"]] for seat in rules.seats]
    on = [0] * len(CERTIFICATES)
    for certificate, amount in [words for some in unpaid for words in some]:
        on[CERTIFICATES.index(certificate)] = int(amount)
    return Belfry(
        columns=module.tiles_in(rules, share),
        unseen=mask_of(share["unseen"], CERTIFICATES),
        bottom=tuple([CERTIFICATES.index(name) for name in share["bottom"]]),
        display=places_of(share["display"], CERTIFICATES),
        paid=[mask_of(share[f"paid {seat}"], CERTIFICATES) for seat in rules.seats],
        unpaid=[mask_of(tuple([words[0] for words in some]), CERTIFICATES) for some in unpaid],
        on=on,
        leonardos=mask_of(share["leonardo"], CERTIFICATES),
        scored=len(share["scored"]) > 0,
    )
