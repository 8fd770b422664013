"""Steps as text, and back: how an agenda is stored and shown."""

from __future__ import annotations

from typing import Final

from bottega.core.agenda import Step, Steps
from bottega.games.fresco.cathedral import CathedralVisit, ScoreAltar, ScoreSegment, Uncover
from bottega.games.fresco.final_scoring import FINAL_SCORING, SCORE_MONEY
from bottega.games.fresco.leonardo import LEONARDO_CLOSES_A_BOOTH, LEONARDO_RESTORES_A_SEGMENT
from bottega.games.fresco.locations import ARRIVE, EVENING, VISIT
from bottega.games.fresco.market import MarketVisit
from bottega.games.fresco.modules.choosing import ChoosePaint
from bottega.games.fresco.modules.order import ORDER
from bottega.games.fresco.next_round import INCOME, TO_BED
from bottega.games.fresco.planning import BEGIN_PLANNING, PLANNING
from bottega.games.fresco.round import BEGIN_ROUND, END_ROUND
from bottega.games.fresco.studio import StudioVisit
from bottega.games.fresco.table import Table
from bottega.games.fresco.theater import TheaterVisit
from bottega.games.fresco.track import Advance, Landing
from bottega.games.fresco.visit import Resume
from bottega.games.fresco.wake_up import ALL_WAKE_UP, GATHER, WAKE_UP, AdjustMood
from bottega.games.fresco.workshop import WorkshopVisit

SINGLE: Final[list[Step[Table]]] = [
    BEGIN_ROUND,
    ALL_WAKE_UP,
    *WAKE_UP,
    GATHER,
    BEGIN_PLANNING,
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
STEP_KINDS: Final[list[type[Step[Table]]]] = [
    MarketVisit,
    CathedralVisit,
    StudioVisit,
    WorkshopVisit,
    TheaterVisit,
    Resume,
    AdjustMood,
    Landing,
    Advance,
    ScoreSegment,
    ScoreAltar,
    Uncover,
    ChoosePaint,
    *[step_kind for kind in ORDER for step_kind in kind.step_kinds],
]
"""The kinds of the others."""
STEPS: Final = Steps(SINGLE, STEP_KINDS)


def parse_step(name: str) -> Step[Table]:
    """The step of this name, or BadInput."""
    return STEPS.parse(name)
