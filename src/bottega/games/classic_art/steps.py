"""Steps as text, and back: how an agenda is stored and shown."""

from __future__ import annotations

from typing import Final

from bottega.core.agenda import Step
from bottega.core.errors import BadInput
from bottega.games.classic_art.house import HOUSE_CARD
from bottega.games.classic_art.last_turn import LAST_TURN
from bottega.games.classic_art.predicting import PREDICTIONS, SETUP_TURNS
from bottega.games.classic_art.season import BEGIN_SEASON, END_SEASON
from bottega.games.classic_art.table import Table
from bottega.games.classic_art.turn import SECOND_CARDS, TURNS

ALL_STEPS: Final[list[Step[Table]]] = [
    BEGIN_SEASON,
    *SETUP_TURNS,
    *TURNS,
    *[step for steps in SECOND_CARDS for step in steps],
    HOUSE_CARD,
    *PREDICTIONS,
    LAST_TURN,
    END_SEASON,
]
BY_NAME: Final[dict[str, Step[Table]]] = {step.name: step for step in ALL_STEPS}


def parse_step(name: str) -> Step[Table]:
    """The step of this name, or BadInput."""
    step = BY_NAME.get(name)
    if step is None:
        raise BadInput("no-such-step", name=name)
    return step
