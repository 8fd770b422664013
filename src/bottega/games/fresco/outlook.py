"""What a position may become, in numbers: for evaluations that are fitted to what came of games."""

from __future__ import annotations

from typing import Final

from bottega.core.outlook import Outlook
from bottega.core.seats import Seat
from bottega.games.fresco.advice.appraisal import appraise, is_planning
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.table import Table


def names(rules: Rules) -> list[str]:
    """What the features are called."""
    return ["appraisal"]


def features(table: Table, seat: Seat) -> list[float]:
    """What the final score of a seat may be guessed from."""
    return [appraise(table, seat)]


def phase(table: Table) -> float:
    """How much of the game is over."""
    return (25 - table.unrestored.bit_count()) / 25


def stage(table: Table) -> int:
    """The round."""
    return table.round


def is_unfinished(table: Table, seat: Seat) -> bool:
    """Half a plan says little."""
    return is_planning(table, seat)


OUTLOOK: Final[Outlook[Rules, Table]] = Outlook(
    names=names, features=features, phase=phase, stage=stage, is_unfinished=is_unfinished
)
