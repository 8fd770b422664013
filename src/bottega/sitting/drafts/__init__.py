"""Drafts of compound decisions, found by the game's name."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterable, Sequence

from bottega.core.actions import Action
from bottega.core.errors import unknown
from bottega.core.game import Game
from bottega.core.views import View
from bottega.sitting.drafts.draft import DRAFT, Candidate, Draft, Laying, Slip, Sum
from bottega.speech.voice import Voice

__all__ = ["DRAFT", "Candidate", "Draft", "Laying", "Slip", "Sum", "draft_at", "drafts_at", "drafts_of"]


def drafts_of(game: Game) -> Sequence[type[Draft]]:
    """The kinds of drafts that a game has."""
    name = f"{__name__}.{game.meta.name}"
    if importlib.util.find_spec(name) is None:
        return ()
    found: Sequence[type[Draft]] = importlib.import_module(name).DRAFTS
    return found


def drafts_at(voice: Voice, view: View) -> tuple[str, ...]:
    """The compound decisions that the seat that looks may draft now, by their words."""
    return tuple([kind.word for kind in drafts_of(voice.game) if kind.fits(voice, view)])


def draft_at(voice: Voice, view: View, word: str, laid: Iterable[Action | str] = ()) -> Draft:
    """A draft of the seat that looks, with what is laid so far: actions, or their names; BadInput if there is none.

    Of what takes the same place the last that was laid counts: clients know no slots.
    """
    if word not in drafts_at(voice, view):
        raise unknown("no-such-draft", word, drafts_at(voice, view))
    actions = [voice.game.actions.parse_name(each) if isinstance(each, str) else each for each in laid]
    kind = next(kind for kind in drafts_of(voice.game) if kind.word == word)
    draft = kind(voice, view)
    for action in actions:
        draft = draft.lay(action)
    return draft
