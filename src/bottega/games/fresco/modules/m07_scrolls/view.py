"""Module 7, the scrolls: what may be seen."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from bottega.core.seats import Seat
from bottega.games.fresco.modules.m07_scrolls.hands import PLAYED, ROWS, WORDS, Hands
from bottega.games.fresco.modules.shares import HIDDEN, mask_of, names_in
from bottega.games.fresco.openings import Extras, Share
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m07_scrolls.module import Scrolls


def look(module: Scrolls, table: Table, seat: Seat | None, everything: bool) -> Share:
    """One's own scrolls; of the others' only whether they are played."""
    hands = module.hands(table)
    places = {
        f"scrolls {other}": tuple([shown(line, everything or other == seat) for line in hands.of(other)])
        for other in table.rules.seats
    }
    return {**places, "played": names_in(hands.played, WORDS)}


def imagine(rules: Rules, share: Share, rng: random.Random) -> Share:
    """The scrolls that are not seen anywhere are dealt again."""
    seen = {word for words in share.values() for word in words}
    unseen = [[word for word in half if word not in seen] for half in (WORDS[:ROWS], WORDS[ROWS:])]
    for half in unseen:
        rng.shuffle(half)
    places = {
        f"scrolls {seat}": tuple(
            [unseen[which].pop() if word == HIDDEN else word for which, word in enumerate(share[f"scrolls {seat}"])]
        )
        for seat in rules.seats
    }
    return {**share, **places}


def lay_out(rules: Rules, share: Share) -> Extras:
    words = [word for seat in rules.seats for word in share[f"scrolls {seat}"]]
    return Hands([WORDS.index(word) if word else PLAYED for word in words], mask_of(share["played"], WORDS))


def shown(line: int, known: bool) -> str:
    """A scroll, as a share shows it: nothing if it is played."""
    if line == PLAYED:
        return ""
    return WORDS[line] if known else HIDDEN
