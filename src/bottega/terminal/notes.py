"""What players should know of how a game is played, before it begins."""

from __future__ import annotations

from collections.abc import Mapping

from bottega.core.meta import Meta
from bottega.sitting.modules import modules_on
from bottega.speech.phrase import Phrase
from bottega.speech.words import Words
from bottega.terminal.words import language, say


def notes_on_modules(meta: Meta, options: Mapping[str, str]) -> list[Phrase]:
    """Which modules are in play, if any."""
    words = Words(meta.name, language())
    names = [f"{module.module} " + words.say(f"module-{module.name}") for module in modules_on(meta, options)]
    return [say("modules-in-play", modules=names)] if names else []
