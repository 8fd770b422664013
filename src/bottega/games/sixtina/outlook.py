"""What a position may become, in numbers: for evaluations that are fitted to what came of games."""

from __future__ import annotations

from typing import Final

from bottega.core.outlook import Outlook
from bottega.core.seats import Seat
from bottega.games.sixtina.advice import appraise
from bottega.games.sixtina.ruleset import Rules
from bottega.games.sixtina.table import Table


def names(rules: Rules) -> list[str]:
    """What the features are called."""
    return ["appraisal"]


def features(table: Table, seat: Seat) -> list[float]:
    """What the final score of a seat may be guessed from."""
    return [appraise(table, seat)]


def phase(table: Table) -> float:
    """How much of the game is over."""
    return 0.5


def stage(table: Table) -> int:
    """Turns alone count."""
    return 0


def is_unfinished(table: Table, seat: Seat) -> bool:
    """Nothing."""
    return False


OUTLOOK: Final[Outlook[Rules, Table]] = Outlook(
    names=names, features=features, phase=phase, stage=stage, is_unfinished=is_unfinished
)
