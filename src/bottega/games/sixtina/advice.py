"""How promising a position is: the game's advice to bots that think one move ahead.

What every restorer has, and what the frescoes being restored may bring; then what one's cards and
materials are good for. Other players' hands are not looked at.
"""

from __future__ import annotations

from typing import Final

from bottega.core.seats import Seat
from bottega.games.sixtina.actions import ALL_POSITIONS, ALL_TECHNIQUES, Position
from bottega.games.sixtina.bonus import claims_on
from bottega.games.sixtina.box import Card
from bottega.games.sixtina.cards import without
from bottega.games.sixtina.completing import contribution_keys, modified
from bottega.games.sixtina.objectives import is_met
from bottega.games.sixtina.scoring import contribution_points, objective_points, prudent_points, totals
from bottega.games.sixtina.table import COVERED, FREE, UNRESTORED, Table
from bottega.games.sixtina.turn import Acquiring

RIVALRY: Final = 0.4
"""How much a point of the strongest rival counts against one's own."""
BEGUN: Final = 0.35
"""How much a fresco counts on which hardly anything is done; one that is nearly complete counts in full."""
MARKER: Final = 3.0
"""What a material on a restored fresco is worth: its share of the contribution, and a step to an objective."""
MARKER_NOW: Final = 0.3
"""How much the present ranking on restored frescoes counts against that."""
PRUDENT_CARDS: Final = 0.8
"""How much the present worth of prudent cards counts: others can still take it away."""
CLAIMABLE: Final = 0.4
"""How much of an objective counts that is met, and waits for the next excellent restoration."""
LEFT_OVER: Final = 0.5
"""What every card in hand and every material in the play area is worth in the end."""
CARD: Final = 0.25
CARD_VALUE: Final = 0.12
"""What a card is worth beyond that, and more for each point of its value, while there is much to restore."""
IDLE_CARD: Final = 0.4
"""How much of this counts for a card whose technique is free on no open fresco."""
CARDS_OF_USE: Final = 6
"""Of how many cards this counts: a fuller hand can't draw as many as it might."""
MATERIAL: Final = 0.25
MATERIALS_OF_USE: Final = 4
FIRST_MATERIAL: Final = 1.0
"""What a material is worth beyond that, as long as there are not many; without any, hardly anything can be done."""


def appraise(table: Table, seat: Seat) -> float:
    """About how many points a seat may hope for, less some of what its strongest rival may."""
    if not table.agenda:
        return against_rivals([float(total) for total in totals(table)], seat)
    return against_rivals(outlooks(table), seat) + own_means(table, seat) + claimable(table, seat)


def against_rivals(outlook: list[float], seat: Seat) -> float:
    """What a seat may hope for, less some of what the best of the others may."""
    best = max([worth for colour, worth in enumerate(outlook) if colour != seat])
    return outlook[seat] - RIVALRY * best


def outlooks(table: Table) -> list[float]:
    """What each colour has, and may hope for, of all that lies open on the table."""
    ranked = contribution_points(table)
    worth = [
        table.scores[colour]
        + objective_points(table, colour)
        + MARKER_NOW * ranked[colour]
        + (1.0 - MARKER_NOW) * MARKER * len(table.markers(colour))
        for colour in range(table.rules.colours)
    ]
    for position in ALL_POSITIONS:
        if table.frescoes[position] != COVERED and table.restored[position] == UNRESTORED:
            add_fresco(table, position, worth)
    for seat in table.rules.seats:
        worth[seat] += LEFT_OVER * (len(table.hands[seat]) + table.area[seat])
    add_prudent_cards(table, worth)
    return worth


def add_fresco(table: Table, position: Position, worth: list[float]) -> None:
    """What a fresco would pay if it were complete as it is, the more the nearer it is to that."""
    keys = contribution_keys(table, position)
    if max(keys) == 0:
        return
    values = modified(table, position)
    spaces = len(table.fresco(position).techniques)
    done = spaces - table.free_spaces(position)
    weight = BEGUN + (1.0 - BEGUN) * done / spaces
    for colour, key in enumerate(keys):
        if key:
            ahead, level = place_of(keys, key)
            worth[colour] += weight * (sum(values[ahead : ahead + level]) // level)
            if ahead == 0 and level == 1:
                worth[colour] += weight * MARKER


def place_of(keys: list[int], key: int) -> tuple[int, int]:
    """How many contributions are above one, and how many are just as much, itself among them."""
    ahead, level = 0, 0
    for other in keys:
        if other > key:
            ahead += 1
        elif other == key:
            level += 1
    return ahead, level


def add_prudent_cards(table: Table, worth: list[float]) -> None:
    """What the prudent cards would pay now."""
    for paid in prudent_points(table):
        for colour, award in enumerate(paid):
            worth[colour] += PRUDENT_CARDS * award


def own_means(table: Table, seat: Seat) -> float:
    """What a player's cards and materials are good for: the less, the less there is to restore.

    Cards that are chosen to acquire material are as good as exchanged.
    """
    step = table.agenda[-1]
    chosen: tuple[Card, ...] = step.chosen if isinstance(step, Acquiring) and step.seat == seat else ()
    gained = min(len(chosen), table.supply[seat])
    materials = table.area[seat] + gained
    use = MATERIAL * min(materials, MATERIALS_OF_USE) + (FIRST_MATERIAL if materials else 0.0)
    free = free_techniques(table)
    uses = sorted([card_use(table, card, free) for card in without(table.hands[seat], chosen)], reverse=True)
    use += sum(uses[:CARDS_OF_USE])
    return LEFT_OVER * (gained - len(chosen)) + use * table.restored.count(UNRESTORED) / len(ALL_POSITIONS)


def card_use(table: Table, card: Card, free: list[bool]) -> float:
    """What a card is good for."""
    box = table.rules.box
    return (CARD + CARD_VALUE * box.value[card]) * (1.0 if free[box.technique[card]] else IDLE_CARD)


def free_techniques(table: Table) -> list[bool]:
    """Whether each technique is free on an open fresco."""
    free = [False] * len(ALL_TECHNIQUES)
    for position in ALL_POSITIONS:
        if table.is_open(position):
            for space, technique in enumerate(table.fresco(position).techniques):
                if table.mark(position, space) == FREE:
                    free[technique] = True
    return free


def claimable(table: Table, seat: Seat) -> float:
    """What the objectives promise that a player meets and has not claimed yet."""
    promise = 0.0
    for number in table.objectives:
        claims = claims_on(table, number)
        objective = table.rules.objectives[number]
        if -1 in claims and seat not in claims and is_met(table, seat, objective):
            promise += CLAIMABLE * objective.points[claims.index(-1)]
    return promise
