"""What a player types."""

from __future__ import annotations

from bottega.core.actions import Action
from bottega.games.sagrada.kinds import CELL

EXAMPLE = "R5 b1"


def typed(action: Action) -> str:
    """An action as one may type it: spaces have small letters, dice capital ones."""
    words = [each.text.lower() if each.kind is CELL else each.text for each in action.arguments]
    return " ".join([action.word, *words])
