"""Module 4, the wishing well: what is asked. Whoever might have a card is asked for it: so asking tells nothing."""

from __future__ import annotations

from bottega.core.questions import Question
from bottega.games.fresco.kinds import Points, Spaces
from bottega.games.fresco.modules.m04_wishing_well.kinds import Pennies


class PenniesForWell(Question):
    """How many of so many lucky pennies a plan has at the market: up to `most`."""

    pennies: Pennies
    most: int


class ThrowPenny(Question):
    """Whether a penny of the plan is thrown; so many are left there, and the well has room for so many."""

    left: Pennies
    room: int


class UsePraise(Question):
    """Whether the praise of the bishop is used for the segment that is being restored: so many points more."""

    points: Points


class UseBusker(Question):
    """Whether a busker is used with the wake-up time: so many spaces of mood more, perhaps none."""

    spaces: Spaces


QUESTIONS: list[type[Question]] = [PenniesForWell, ThrowPenny, UsePraise, UseBusker]
