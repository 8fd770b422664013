"""Steps as text, and back: how an agenda is stored and shown."""

from __future__ import annotations

from typing import Final

from bottega.core.agenda import Step
from bottega.core.errors import BadInput
from bottega.games.fresco.actions import ALTAR, SPECIAL_ALTAR
from bottega.games.fresco.catalogue import (
    ALL_BOOTHS,
    ALL_LOCATIONS,
    ALL_MARKET_TILES,
    ALL_PAINTERS,
    ALL_SEATS,
    FRESCO,
    LOCATIONS,
    MARKET_TILES,
    SPACES_EACH,
    Painter,
)
from bottega.games.fresco.cathedral import LED, PAID, SENT, UNMOVED, CathedralVisit, ScoreAltar, ScoreSegment, Uncover
from bottega.games.fresco.final_scoring import FINAL_SCORING, SCORE_MONEY
from bottega.games.fresco.leonardo import LEONARDO_CLOSES_A_BOOTH, LEONARDO_RESTORES_A_SEGMENT
from bottega.games.fresco.locations import ARRIVE, EVENING, VISIT
from bottega.games.fresco.market import ANY_BOOTH, MarketVisit
from bottega.games.fresco.modules.choosing import ChoosePaint
from bottega.games.fresco.modules.order import ORDER
from bottega.games.fresco.next_round import INCOME, TO_BED
from bottega.games.fresco.openings import Parser
from bottega.games.fresco.planning import PLANNING
from bottega.games.fresco.round import BEGIN_ROUND, END_ROUND
from bottega.games.fresco.ruleset import BLENDS
from bottega.games.fresco.studio import StudioVisit
from bottega.games.fresco.table import Table
from bottega.games.fresco.theater import TheaterVisit
from bottega.games.fresco.track import Advance, Landing
from bottega.games.fresco.visit import Resume, Visit
from bottega.games.fresco.wake_up import ALL_WAKE_UP, GATHER, WAKE_UP, AdjustMood
from bottega.games.fresco.workshop import WorkshopVisit

SINGLE: Final[list[Step[Table]]] = [
    BEGIN_ROUND,
    ALL_WAKE_UP,
    *WAKE_UP,
    GATHER,
    PLANNING,
    *VISIT,
    *[step for steps in ARRIVE for step in steps],
    EVENING,
    END_ROUND,
    *INCOME,
    TO_BED,
    FINAL_SCORING,
    SCORE_MONEY,
    LEONARDO_CLOSES_A_BOOTH,
    LEONARDO_RESTORES_A_SEGMENT,
    *[step for kind in ORDER for step in kind.steps],
]
"""Steps of which there is one, or one a seat."""
BY_NAME: Final[dict[str, Step[Table]]] = {step.name: step for step in SINGLE}
ALTARS: Final = {altar.parts[0][1]: altar for altar in [*ALTAR, *SPECIAL_ALTAR]}


def parse_step(name: str) -> Step[Table]:
    """The step of this name, or BadInput."""
    step = BY_NAME.get(name)
    if step is not None:
        return step
    try:
        step = _step(name.split())
    except (IndexError, KeyError, ValueError):
        raise BadInput(f"there is no step {name!r}") from None
    if step.name != name:
        raise BadInput(f"there is no step {name!r}")
    return step


def _step(words: list[str]) -> Step[Table]:
    word, *rest = words
    return _visit(words) if word in LOCATIONS else PARSERS[word](rest)


def _visit(words: list[str]) -> Visit:
    marks = _at_least(1, int(words.pop())) if words[-1].startswith("+") else 0
    seat, column, number = [int(word) for word in words[1:4]]
    visitor, where, left = ALL_SEATS[seat], ALL_LOCATIONS[column], range(SPACES_EACH + 1)[number]
    match [words[0], *words[4:]]:
        case ["market", booth, *tiles]:
            bought = tuple([ALL_MARKET_TILES[MARKET_TILES.index(tile)] for tile in tiles])
            return MarketVisit(visitor, where, left, [*ALL_BOOTHS, ANY_BOOTH][int(booth)], bought, marks)
        case ["cathedral", bishop]:
            return CathedralVisit(visitor, where, left, [UNMOVED, PAID, LED, SENT][int(bishop)], marks)
        case ["studio"]:
            return StudioVisit(visitor, where, left, marks)
        case ["workshop", blends]:
            return WorkshopVisit(visitor, where, left, _at_least(1, range(BLENDS + 1)[int(blends)]), marks)
        case ["theater"]:
            return TheaterVisit(visitor, where, left, marks)
    raise ValueError(words[0])


def _at_least(least: int, number: int) -> int:
    """The number, if it is large enough."""
    if number < least:
        raise ValueError(number)
    return number


def _painter(word: str) -> Painter:
    return ALL_PAINTERS[int(word)]


PARSERS: Final[dict[str, Parser]] = {
    "resume": lambda words: Resume(_visit(words)),
    "adjust-mood": lambda words: AdjustMood(_painter(words[0]), int(words[1])),
    "landing": lambda words: Landing(_painter(words[0]), _at_least(1, int(words[1]))),
    "advance": lambda words: Advance(_painter(words[0]), _at_least(0, int(words[1]))),
    "score-segment": lambda words: ScoreSegment(_painter(words[0]), FRESCO.cells[int(words[1])]),
    "score-altar": lambda words: ScoreAltar(ALL_SEATS[int(words[0])], ALTARS[words[1]]),
    "uncover": lambda words: Uncover(_painter(words[0]), FRESCO.cells[int(words[1])], bool(int(words[2]))),
    "choose-paint": lambda words: ChoosePaint(ALL_SEATS[int(words[0])], _at_least(1, int(words[1]))),
    **{word: parser for kind in ORDER for word, parser in kind.parsers.items()},
}
"""How steps of which there are many are read, by their first word; visits apart."""
