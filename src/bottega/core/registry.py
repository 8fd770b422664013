"""Finds games: every package below `bottega.games` that exports a GAME."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache, lru_cache

from bottega.core.components import printed_text
from bottega.core.errors import RulesBug, unknown
from bottega.core.game import Game
from bottega.core.meta import Meta

HOME = "bottega.games"


def game_names() -> list[str]:
    """The names of all games, in alphabetical order."""
    return list(_names())


@cache
def _names() -> tuple[str, ...]:
    """To look for them on the disk takes long, and whoever plays asks all the time."""
    home = importlib.import_module(HOME)
    return tuple(sorted([module.name for module in pkgutil.iter_modules(home.__path__) if module.ispkg]))


def game_meta(name: str) -> Meta:
    """A game's title page, without loading its rules."""
    _known(name)
    meta = importlib.import_module(f"{HOME}.{name}.meta").META
    if not isinstance(meta, Meta):
        raise RulesBug(f"{name} has no META")
    return meta


def printed_components(name: str) -> str:
    """A game's components.toml, with its comments: a template for a file of one's own."""
    _known(name)
    return printed_text(f"{HOME}.{name}")


def find_game(name: str, own_components: str = "") -> Game:
    """The game of this name, with the values that the text of a file of one's own replaces, or BadInput."""
    _known(name)
    return _with_components(name, own_components) if own_components else _as_printed(name)


@lru_cache(maxsize=8)
def _with_components(name: str, own_components: str) -> Game:
    return _as_printed(name).with_components(own_components)


def _as_printed(name: str) -> Game:
    game = importlib.import_module(f"{HOME}.{name}").GAME
    if not isinstance(game, Game):
        raise RulesBug(f"{name} exports no GAME")
    return game


def _known(name: str) -> None:
    if name not in _names():
        raise unknown("no-such-game", name, game_names())
