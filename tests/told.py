"""Events and refusals as people read them, for tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bottega.core.event import Event
from bottega.core.game import Game
from bottega.core.reasons import Reason
from bottega.speech.voice import find_voice

NAMES = ("Giada", "Davide", "John", "Maria", "Raphael")


def told(game: Game, event: object, names: Sequence[str] = NAMES, options: Mapping[str, str] | None = None) -> str:
    """An event as a sentence."""
    assert isinstance(event, Event)
    return str(find_voice(game, names, options).tell(event))


def refused(game: Game, reason: Reason | None, options: Mapping[str, str] | None = None) -> str:
    """A refusal as a sentence, without its rule."""
    assert reason is not None
    return str(find_voice(game, NAMES, options).refuse(reason))
