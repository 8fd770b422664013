"""Module 10, the medico: advice to bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.core.seats import Seat
from bottega.games.fresco.advice.foresight import MOOD, THALER, WORTH
from bottega.games.fresco.catalogue import ALL_PAINTS, MARKET, STUDIO, WORKSHOP, Location
from bottega.games.fresco.locations import ARRIVE, VISIT
from bottega.games.fresco.modules.m10_medico.infirmary import SIGNPOST, WORTH_OF_HEALTH
from bottega.games.fresco.modules.m10_medico.steps import BUYING_BOTTLE
from bottega.games.fresco.planning import PLANNING, replacing
from bottega.games.fresco.ruleset import WAGE
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m10_medico.module import Medico

COIN: Final = 0.6
"""What a Thaler is worth while there is something to buy."""
ILLNESS: Final = 1.2
LONGEST_ILLNESS: Final = 3.0
"""What an ill apprentice costs in a round, and for how many rounds this counts."""
SOON: Final = 0.85
"""How much of what a bottle does counts before it is drunk."""
SPARE_PORTION: Final = 0.6
"""What a portion is worth to who needs it only later."""
ILL_RESTORER: Final = 1.5
ILL_BLENDER: Final = 0.7
"""What an ill apprentice brings less than a healthy one, in the cathedral and in the workshop."""
IDLE_PAWN: Final = 0.3
"""What a black pawn for a neutral apprentice is worth in a round: it works, too."""


def appraise(module: Medico, table: Table, seat: Seat, rounds: float) -> float:
    """What illness costs, what bottles will do about it, and what the medico may still sell."""
    infirmary = module.infirmary(table)
    ill, worth = infirmary.ill[seat], 0.0
    for bottle in infirmary.held[seat]:
        worth += bottle_worth(module, bottle, ill, rounds)
        ill = max(0, ill - module.portions[bottle])
    if module.covers(table, seat, MARKET) and is_before_the_medico(table, seat):
        worth += best_bottle(module, table, seat, ill, rounds)
    return worth - cure_worth(rounds) * infirmary.ill[seat] + IDLE_PAWN * infirmary.stand_ins[seat] * rounds


def best_bottle(module: Medico, table: Table, seat: Seat, ill: int, rounds: float) -> float:
    """What the best bottle is worth that a seat can buy, beyond its price."""
    offered, prices = module.infirmary(table).offered, module.prices
    worths = [
        bottle_worth(module, offered[buy.place], ill, rounds) - COIN * prices[buy.place]
        for buy in module.affordable(table, seat)
    ]
    return max(worths) if worths else 0.0


def bottle_worth(module: Medico, bottle: int, ill: int, rounds: float) -> float:
    """What a bottle is worth to who has so many ill apprentices that nothing else cures."""
    cured = min(module.portions[bottle], ill)
    kept = SPARE_PORTION * (module.portions[bottle] - cured) + MOOD * module.moods[bottle] if rounds >= 1.0 else 0.0
    return SOON * (cure_worth(rounds) * cured + kept)


def prospect(module: Medico, table: Table, seat: Seat, column: Location, apprentices: int, rounds: float) -> float:
    """What ill ones can't do, and who may fall ill."""
    ill, healthy = module.infirmary(table).sent_to(seat, column), table.at(seat, column)
    lost = ill_loss(table, seat, column) * min(ill, apprentices) if ill else 0.0
    if not healthy or replacing(table, seat, column) is not None:
        return -lost
    return -lost - cure_worth(rounds) * (healthy if ill else danger(module, table, column))


def ill_loss(table: Table, seat: Seat, column: Location) -> float:
    """What an ill apprentice brings less than a healthy one."""
    if column == STUDIO:
        return min([THALER * WAGE, *[WORTH[paint][-1] for paint in ALL_PAINTS if table.pieces(seat, paint)]])
    return ILL_BLENDER if column == WORKSHOP else ILL_RESTORER


def danger(module: Medico, table: Table, column: Location) -> float:
    """How likely somebody at a location falls ill."""
    infirmary = module.infirmary(table)
    if table.agenda[-1] is not PLANNING:
        return 1.0 if infirmary.infected == column else 0.0
    tiles = infirmary.infections[column] if column < SIGNPOST else 0
    if infirmary.infected == column:
        tiles += infirmary.infections[SIGNPOST]
    return tiles / max(1, sum(infirmary.infections))


def cure_worth(rounds: float) -> float:
    """About how many points it is worth to have one apprentice less ill."""
    return THALER * WORTH_OF_HEALTH + ILLNESS * min(rounds, LONGEST_ILLNESS)


def is_before_the_medico(table: Table, seat: Seat) -> bool:
    """Whether a seat has not visited the medico yet this round."""
    for step in table.agenda:
        if step is VISIT[MARKET] or step is ARRIVE[MARKET][seat] or step is BUYING_BOTTLE[seat]:
            return True
    return False
