"""What a seat does next as a sensible player would without much thought, found quickly: a search plays out by it.

Each action of a turn is the one after which the appraisal promises most. All apprentices are sent at once, by the most
promising sheet.
"""

from __future__ import annotations

import random
from typing import Final

from bottega.core.actions import Action
from bottega.core.chance import FastChance, TracedChance
from bottega.core.seats import Seat
from bottega.games.fresco.advice.appraisal import appraise
from bottega.games.fresco.advice.sheets import promising_sheets
from bottega.games.fresco.table import Table

LONGEST: Final = 24
"""So many decisions are made at once at the most."""


def habit(table: Table, seat: Seat, rng: random.Random) -> list[Action]:
    """The next actions of a pending seat, up to luck, a broken seal or another seat's decision."""
    line: list[Action] = []
    chance, seal, after = TracedChance(FastChance(rng)), table.seal, table
    while len(line) < LONGEST and not chance.outcomes and seat in after.pending and after.seal == seal:
        sheets = promising_sheets(after, seat)
        after = after.copy() if sheets else best_next(after, seat, line, chance)
        for action in sheets[0] if sheets else []:
            line.append(action)
            after.apply(seat, action, chance)
    return line


def best_next(table: Table, seat: Seat, line: list[Action], chance: TracedChance) -> Table:
    """The table after the best next action, which is put on the line."""
    legal = table.legal(seat)
    if len(legal) == 1:
        after = table.copy()
        after.apply(seat, legal[0], chance)
        line.append(legal[0])
        return after
    best, chosen, found = float("-inf"), legal[0], table
    luck = chance.outcomes
    for action in legal:
        chance.outcomes = []
        after = table.copy()
        after.apply(seat, action, chance)
        value = appraise(after, seat)
        if value > best:
            best, chosen, found, luck = value, action, after, chance.outcomes
    chance.outcomes = luck
    line.append(chosen)
    return found
