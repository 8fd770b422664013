"""What a position may become, in numbers: for evaluations that are fitted to what came of games.

A seat's rest of the round is gone through in the mind first; the features are what it has then. Each module in play has
two of its own, so that weights fitted to games with any modules serve all games with some of them.
"""

from __future__ import annotations

from typing import Final

from bottega.core.outlook import Outlook
from bottega.core.seats import Seat
from bottega.games.fresco.advice.appraisal import (
    ahead_of,
    fitted_plans,
    foreseen,
    is_to_come,
    plain_plans,
    unscored,
    visits_to_come,
)
from bottega.games.fresco.advice.foresight import Foresight
from bottega.games.fresco.advice.sheets import promising_sheets
from bottega.games.fresco.catalogue import ALL_LOCATIONS, ALL_PAINTS, FRESCO, PAINTS, Location, Painter
from bottega.games.fresco.habit import habit
from bottega.games.fresco.planning import PLANNING, HowMany, blank_number, take_back, unplaced
from bottega.games.fresco.ruleset import TILES_AT_THE_END, Rules
from bottega.games.fresco.table import Table

GENERAL: Final = [
    "score",
    "gained",
    "thalers",
    "first-thalers",
    "mood",
    "apprentices",
    "income",
    "rounds",
    "left-on-the-fresco",
    "worth-of-paints",
    "ahead",
    "asleep",
    "unplanned",
    "first-to-wake",
]
FIRST_THALERS: Final = 8
"""So many Thalers are worth more than the others."""
BEFORE_THE_LAST_ROUND: Final = 0.75
"""The phase in which the last round begins."""
TILES: Final = 25
SPREADS: Final = [15.0, 6.0]
SPREADS_WITH_MODULES: Final = [45.0, 12.0]
"""Portraits and blends of great worth set seats far apart."""


def names(rules: Rules) -> list[str]:
    """What the features are called."""
    paints = [f"{which}-{paint}" for paint in PAINTS[: len(ALL_PAINTS)] for which in ("first", "second", "more")]
    modules = [f"{module.name}{what}" for module in rules.modules for what in ("", "-in-play")]
    return [*GENERAL, *paints, *modules]


def features(table: Table, seat: Seat) -> list[float]:
    """What the final score of a seat may be guessed from. Of a plan that is half made nothing is said."""
    if not table.agenda or is_placing(table, seat):
        found = [0.0] * (len(GENERAL) + 3 * len(ALL_PAINTS) + 2 * len(table.rules.modules))
        found[0] = float(table.score(Painter(seat)))
        return found
    foresight = foresee(table, seat)
    found = general_features(table, seat, foresight)
    add_paints(found, foresight)
    promised = foresight.promised()
    for module in table.rules.modules:
        worth = module.appraise(table, seat, foresight.rounds) + promised[module.slot]
        found += [worth, 1.0]
    return found


def spreads(rules: Rules) -> list[float]:
    """By how much the appraisal misses a margin, at the beginning and at the end."""
    return SPREADS_WITH_MODULES if rules.modules else SPREADS


def foresee(table: Table, seat: Seat) -> Foresight:
    """What a seat will have at the end of the round, by its plan, or by the best of some plain ones."""
    if is_planning(table, seat) and unplaced(table, seat):
        return foreseen(table, seat, fitted_plans(table, seat))[1]
    if is_unplanned(table, seat):
        return foreseen(table, seat, plain_plans(table, seat))[1]
    return foreseen(table, seat, [visits_to_come(table, seat)])[1]


def general_features(table: Table, seat: Seat, foresight: Foresight) -> list[float]:
    """The features of every game, but for the paints."""
    painter, rounds, thalers = Painter(seat), foresight.rounds, foresight.thalers
    gained = foresight.gained - sum(foresight.promised())
    if table.rules.filling.restoring:
        gained += unscored(table, painter)
    box, some = table.rules.box, min(1.0, rounds / 2.0)
    return [
        float(table.score(painter)),
        gained,
        float(thalers),
        float(min(thalers, FIRST_THALERS)) if rounds > 0.0 else 0.0,
        foresight.mood * some,
        (box.apprentices_with(foresight.mood) - box.apprentices) * some,
        foresight.tiles * rounds,
        rounds,
        left_on_the_fresco(table),
        foresight.paints_worth(),
        float(ahead_of(table, seat)),
        float(table.is_asleep(painter)),
        float(is_unplanned(table, seat)),
        first_to_wake(table, painter),
    ]


def add_paints(found: list[float], foresight: Foresight) -> None:
    """The first, second and further pieces of each paint, while they can still be used."""
    if foresight.rounds <= 0.0:
        found += [0.0] * (3 * len(ALL_PAINTS))
        return
    for paint in ALL_PAINTS:
        pieces = foresight.paints[paint]
        found += [float(pieces > 0), float(pieces > 1), float(max(0, pieces - 2))]


def left_on_the_fresco(table: Table) -> float:
    """What the tiles on the fresco are worth together."""
    tiles, total = table.rules.box.tiles, 0
    for segment in FRESCO.cells:
        if table.unrestored >> segment & 1:
            total += tiles[table.fresco[segment]].value
    return float(total)


def first_to_wake(table: Table, painter: Painter) -> float:
    """How many painters stand before this one on the track: they wake up later in the next round."""
    if table.last:
        return 0.0
    return float(len([space for space in table.track if space > table.track[painter]]))


def is_unplanned(table: Table, seat: Seat) -> bool:
    """Whether a seat has not begun to plan the round."""
    return not (table.order and table.answered[seat])


def is_planning(table: Table, seat: Seat) -> bool:
    """Whether a seat's plan is begun, and not made."""
    return table.agenda[-1] is PLANNING and 0 < table.answered[seat] < len(table.rules.blanks)


def is_placing(table: Table, seat: Seat) -> bool:
    """Whether some of a seat's apprentices are placed, and not all."""
    if not is_planning(table, seat):
        return False
    number, blanks = blank_number(table, seat), table.rules.blanks
    return isinstance(blanks[number], HowMany) and isinstance(blanks[number - 1], HowMany)


def phase(table: Table) -> float:
    """How much of the game is over: by tiles, and in the last round by locations."""
    if not table.agenda:
        return 1.0
    if table.last:
        over = [column for column in ALL_LOCATIONS if not is_anybody_to_come(table, column)]
        return BEFORE_THE_LAST_ROUND + (1.0 - BEFORE_THE_LAST_ROUND) * len(over) / len(ALL_LOCATIONS)
    restored = TILES - table.unrestored.bit_count()
    return min(BEFORE_THE_LAST_ROUND, BEFORE_THE_LAST_ROUND * restored / (TILES - TILES_AT_THE_END))


def is_anybody_to_come(table: Table, column: Location) -> bool:
    """Whether a location is still to be visited by anybody."""
    for seat in table.rules.seats:
        if is_to_come(table, seat, column):
            return True
    return False


def stage(table: Table) -> int:
    """The round."""
    return table.round


def is_unfinished(table: Table, seat: Seat) -> bool:
    """Half a plan says little; and who has sent all apprentices is not held to that before modules have asked more."""
    return is_planning(table, seat) and isinstance(table.rules.blanks[table.answered[seat] - 1], HowMany)


def reopen(table: Table, seat: Seat) -> bool:
    """A seat that has committed takes its plan back, while plans are secret."""
    if not (table.agenda and table.agenda[-1] is PLANNING and table.answered[seat] == len(table.rules.blanks)):
        return False
    take_back(table, seat)
    return True


OUTLOOK: Final[Outlook[Rules, Table]] = Outlook(
    names=names,
    features=features,
    phase=phase,
    stage=stage,
    is_unfinished=is_unfinished,
    reopen=reopen,
    spreads=spreads,
    lines=promising_sheets,
    habit=habit,
)
