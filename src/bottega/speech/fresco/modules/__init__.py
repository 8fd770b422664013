"""How modules of Fresco are spoken of: a file for each, found by the module's name."""

from __future__ import annotations

import importlib
import importlib.util
from functools import cache
from typing import TYPE_CHECKING

from bottega.games.fresco.modules.order import ORDER
from bottega.speech.fresco.modules.voice import ModuleVoice

if TYPE_CHECKING:
    from bottega.speech.fresco.saying import Saying


def module_voices(voice: Saying) -> dict[str, ModuleVoice]:
    """The voices of all modules, by their names, in the order of the modules."""
    return {kind.name: _kind_of_voice(kind.name)(voice, kind) for kind in ORDER}


@cache
def _kind_of_voice(name: str) -> type[ModuleVoice]:
    """How a module is spoken of: in a way of its own, if it has one."""
    home = f"{__name__}.{name}"
    if importlib.util.find_spec(home) is None:
        return ModuleVoice
    kind: type[ModuleVoice] = importlib.import_module(home).VOICE
    assert issubclass(kind, ModuleVoice)
    return kind
