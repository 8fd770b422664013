"""What is in the box of a game, and what each thing in it is called: all that a client needs to draw a table by ids."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache

import msgspec

from bottega.core.components import Listed, listing
from bottega.core.game import Game
from bottega.core.kinds import Kind
from bottega.core.registry import HOME
from bottega.speech.language import ENGLISH
from bottega.speech.voice import Voice, find_voice

KINDS = "kinds"
"""The module of a game, or of a part of it, that says of which kinds its facts are."""


class Worded(msgspec.Struct, frozen=True):
    """What a thing is called, and what its card says, "" if nothing.

    `short` is for where there is little room: who made a work, the short title of a fresco, what a tool does in three
    words; "" if there is nothing shorter.
    """

    name: str
    text: str
    short: str


class Box(msgspec.Struct, frozen=True):
    """The printed matter of a game, and its words: by kinds, as events and views have them, then by ids."""

    components: tuple[Listed, ...]
    words: dict[str, dict[str, Worded]]


def box(game: Game, seats: int, options: Mapping[str, str] | None = None, language: str = ENGLISH) -> Box:
    """The box of a game for so many players, in a language."""
    voice = find_voice(game, (), options, language)
    ids = {**{kind.name: kind.ids for kind in kinds_of_game(game.meta.name)}, **voice.also_named}
    words = {kind: {each: _worded(voice, kind, each, seats) for each in named} for kind, named in ids.items()}
    return Box(tuple(listing(game.components)), words)


def _worded(voice: Voice, kind: str, value: str, seats: int) -> Worded:
    return Worded(
        name=str(voice.name(kind, value)),
        text=str(voice.text(kind, value, seats)),
        short=str(voice.short(kind, value)),
    )


@cache
def kinds_of_game(name: str) -> tuple[Kind, ...]:
    """The kinds of a game's facts that have ids, those of its modules too.

    >>> [kind.name for kind in kinds_of_game("classic_art")]
    ['card', 'category', 'space', 'show']
    """
    package = importlib.import_module(f"{HOME}.{name}")
    found = [module.name for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]
    modules = [importlib.import_module(each) for each in found if each.endswith(f".{KINDS}")]
    kinds = [value for module in modules for value in vars(module).values() if isinstance(value, Kind)]
    return tuple({kind.name: kind for kind in kinds if kind.ids}.values())
