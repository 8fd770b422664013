"""What players should know of how a game is played, before it begins."""

from __future__ import annotations

from collections.abc import Mapping

from bottega.core.meta import Meta
from bottega.sitting.modules import modules_on
from bottega.speech.about import question
from bottega.speech.phrase import Phrase
from bottega.speech.words import Words
from bottega.terminal.words import language, say


def notes_on_modules(meta: Meta, options: Mapping[str, str]) -> list[Phrase]:
    """Which modules are in play, if any."""
    words = Words(meta.name, language())
    names = [f"{module.module} " + words.say(f"module-{module.name}") for module in modules_on(meta, options)]
    return [say("modules-in-play", modules=names)] if names else []


def notes_on_options(meta: Meta, options: Mapping[str, str]) -> list[Phrase]:
    """What is played otherwise than usual, modules aside: each as it is asked for, with the answer."""
    notes = []
    for option in meta.options:
        value = options.get(option.name, option.default)
        if value != option.default and not option.module:
            asked = question(meta, option, language())
            answer = next((answer.words for answer in asked.answers if answer.value == value), value)
            notes.append(say("played-otherwise", question=asked.words, answer=answer))
    return notes
