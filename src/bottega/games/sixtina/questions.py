"""What a player is asked to decide, as facts. What each may do is in the legal actions."""

from __future__ import annotations

from bottega.core.questions import Question
from bottega.games.sixtina.kinds import CardId, PositionId, TechniqueId


class FirstMaterial(Question):
    """On which fresco the first material goes, on this technique."""

    technique: TechniqueId


class TurnAction(Question):
    """Which of the three actions to do: prepare, acquire material, or restore a fresco.

    The others are told no more than this until the action is complete.
    """


class CardsToDiscard(Question):
    """Which cards to discard for materials, and how many materials to take; these are chosen so far."""

    cards: tuple[CardId, ...]


class CardsToPlay(Question):
    """Which cards to play for a restoration, and how many materials to add; these are chosen so far.

    They add up to `total`, against the `value` that the technique asks for.
    """

    position: PositionId
    technique: TechniqueId
    value: int
    total: int
    cards: tuple[CardId, ...]


class Bonus(Question):
    """Which bonus to take for an excellent restoration."""


class NextProject(Question):
    """Which fresco to reveal."""


class GianluigisFresco(Question):
    """Which fresco Gianluigi restores: this technique with this sum, and so many further materials if he has them."""

    technique: TechniqueId
    total: int
    extras: int


SixtinaQuestion = FirstMaterial | TurnAction | CardsToDiscard | CardsToPlay | Bonus | NextProject | GianluigisFresco
