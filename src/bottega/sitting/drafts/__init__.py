"""Drafts of compound decisions, found by the game's name."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Sequence

from bottega.core.game import Game
from bottega.sitting.drafts.draft import DRAFT, Candidate, Draft, Laying, Slip, Sum

__all__ = ["DRAFT", "Candidate", "Draft", "Laying", "Slip", "Sum", "drafts_of"]


def drafts_of(game: Game) -> Sequence[type[Draft]]:
    """The kinds of drafts that a game has."""
    name = f"{__name__}.{game.meta.name}"
    if importlib.util.find_spec(name) is None:
        return ()
    found: Sequence[type[Draft]] = importlib.import_module(name).DRAFTS
    return found
