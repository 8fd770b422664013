"""The actions, each an atomic decision, and their table."""

from __future__ import annotations

from typing import Final

from bottega.core.actions import Action, ActionTable, Argument
from bottega.games.classic_art.catalogue import (
    CARD_IDS,
    CARDS,
    CATEGORIES,
    CATEGORY_IDS,
    EXHIBITION_OF,
    LABEL_OF,
    SPACES,
    SPACES_EACH,
    Card,
    Space,
)
from bottega.games.classic_art.kinds import CARD, CATEGORY, SPACE


class Pass(Action):
    """Predict nothing."""

    __slots__ = ()


class Play(Action):
    """Play a card of the hand."""

    __slots__ = ("card",)

    def __init__(self, card: Card) -> None:
        super().__init__("play", Argument("card", CARD, CARD_IDS[card]))
        self.card = card


class Predict(Action):
    """Place one prediction token, or two to Double Down."""

    __slots__ = ("space", "tokens")

    def __init__(self, word: str, space: Space, tokens: int) -> None:
        exhibition = Argument("exhibition", CATEGORY, CATEGORY_IDS[EXHIBITION_OF[space]])
        super().__init__(word, exhibition, Argument("space", SPACE, LABEL_OF[space]))
        self.space = space
        self.tokens = tokens


class Drop(Action):
    """Drop one of the last three cards face down; the other two are played."""

    __slots__ = ("card",)

    def __init__(self, card: Card) -> None:
        super().__init__("drop", Argument("card", CARD, CARD_IDS[card]))
        self.card = card

    @property
    def is_secret(self) -> bool:
        """[CA-6.1] Nobody else ever sees a dropped card."""
        return True


PASS: Final = Pass("pass")
PLAY: Final = [Play(card) for card in CARDS]
PREDICT: Final = [Predict("predict", space, 1) for space in SPACES]
DOUBLE: Final = [Predict("double", space, 2) for space in SPACES]
DROP: Final = [Drop(card) for card in CARDS]

ACTIONS: Final = ActionTable(
    ["1: pass, play, predict, double, drop"],
    [PASS, *PLAY, *PREDICT, *DOUBLE, *DROP],
)


def on_free_spaces(predictions: list[Predict]) -> list[list[list[Action]]]:
    """For each exhibition, and each mask of its taken spaces, the predictions on its free ones."""
    return [
        [
            [predictions[category * SPACES_EACH + place] for place in range(SPACES_EACH) if not taken >> place & 1]
            for taken in range(1 << SPACES_EACH)
        ]
        for category in CATEGORIES
    ]


PREDICT_FREE: Final = on_free_spaces(PREDICT)
DOUBLE_FREE: Final = on_free_spaces(DOUBLE)
