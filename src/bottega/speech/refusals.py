"""Refusals in words, where nobody knows which table they come from."""

from __future__ import annotations

from functools import cache

from bottega.core.reasons import Reason
from bottega.core.registry import find_game, game_names
from bottega.speech.language import ENGLISH, Said, catalogue
from bottega.speech.voice import Voice, find_voice


def said(reason: Reason, language: str = ENGLISH) -> str:
    """A refusal as a sentence, by the options that are played by default; players are called by their numbers."""
    game = _game_of(reason.rule.partition("-")[0])
    if game is None:
        facts: dict[str, Said] = {name: str(value) for name, value in reason.params.items()}
        return str(catalogue(language, "").say(f"reason-{reason.code}", facts))
    return str(_voice(game, language).refuse(reason))


@cache
def _voice(game: str, language: str) -> Voice:
    return find_voice(find_game(game), language=language)


@cache
def _game_of(prefix: str) -> str | None:
    """The game whose rules have numbers that begin so."""
    if not prefix:
        return None
    return next(name for name in game_names() if find_game(name).rulebook.chapters[0].number.startswith(f"{prefix}-"))
