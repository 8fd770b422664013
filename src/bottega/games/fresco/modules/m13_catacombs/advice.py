"""Module 13, the catacombs: advice to bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.core.seats import Seat
from bottega.games.fresco.advice.foresight import MOOD, THALER
from bottega.games.fresco.modules.bits import numbers_in
from bottega.games.fresco.modules.m13_catacombs.rooms import EMPTY, NO_MAP
from bottega.games.fresco.modules.m13_catacombs.steps import Exploring
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m13_catacombs.module import Catacombs
    from bottega.games.fresco.modules.m13_catacombs.treasures import Treasury

TREASURE_WORTH: Final = 3.5
"""About how many points a treasure is worth that nobody has seen."""
OPENED_A_ROUND: Final = 0.12
"""How likely a room is opened in a round, and its treasure still there."""
ROUNDS_TO_WAIT: Final = 3.0
PATIENCE: Final = 0.8
"""How much a map is worth that is kept, by what it may lead to in some rounds."""
COST_AT: Final = [1.2, 1.4, 0.3, 0.6, 0.1]
"""What it costs to have less room at each location."""


def appraise(module: Catacombs, table: Table, seat: Seat, rounds: float) -> float:
    """What is kept, what is about to be found, and what the maps may lead to."""
    rooms = module.catacombs(table)
    kept = rooms.kept[seat]
    worth = float(module.treasury.score(kept))
    for step in table.agenda:
        if isinstance(step, Exploring) and step.seat == seat:
            worth += sum([treasure_worth(module.treasury, rooms.open[segment], kept) for segment in step.rooms])
    for column, number in enumerate(rooms.laid_by(seat)):
        if number != NO_MAP:
            worth += map_worth(module, table, number, kept, 0.0) - COST_AT[column]
    soon = table.answered[seat] < len(table.rules.blanks)
    if rooms.hands[seat] and (soon or rounds >= 1.0):
        left = min(rounds, ROUNDS_TO_WAIT)
        hand = numbers_in(rooms.hands[seat])
        worth += sum([PATIENCE * map_worth(module, table, number, kept, left) for number in hand])
    return worth


def map_worth(module: Catacombs, table: Table, number: int, kept: int, rounds: float) -> float:
    """What a map may bring in the next rounds: open rooms, and those that may be open by then."""
    rooms, worth = module.catacombs(table), 0.0
    for segment in module.rooms_of[number]:
        if rooms.open[segment] != EMPTY:
            worth += treasure_worth(module.treasury, rooms.open[segment], kept)
        elif table.unrestored >> segment & 1:
            worth += TREASURE_WORTH * min(1.0, OPENED_A_ROUND * (rounds + 0.5))
    return worth


def treasure_worth(treasury: Treasury, number: int, kept: int) -> float:
    """What a treasure is worth to somebody who keeps these, kept or sold."""
    if number == EMPTY:
        return 0.0
    treasure = treasury.treasures[number]
    worth = THALER * treasure.thalers
    if treasure.volume not in treasury.volumes_of(kept):
        worth = max(worth, treasury.score(kept | 1 << number) - treasury.score(kept))
    return worth + MOOD * treasure.mood
