"""What a seat is asked to decide."""

from __future__ import annotations

from bottega.core.questions import Question
from bottega.games.classic_art.kinds import CardId


class ChooseCards(Question):
    """Which two cards to play. `chosen` is the first of them, once it is: it is nobody else's to know."""

    chosen: CardId | None


class ChoosePrediction(Question):
    """What to predict, if anything, with one of so many tokens, or with two if `can_double`.

    In the setup turn a prediction is made at high risk.
    """

    tokens: int
    can_double: bool
    high_risk: bool


class ChooseDrop(Question):
    """Which of the last three cards to drop; the other two are played."""


ClassicArtQuestion = ChooseCards | ChoosePrediction | ChooseDrop
