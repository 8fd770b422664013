"""What of a game a schema is made from: its events, questions and reasons, found in its modules."""

from __future__ import annotations

import importlib
import pkgutil
from types import ModuleType
from typing import TypeVar

from bottega.core import event, match
from bottega.core.event import Event
from bottega.core.game import Game
from bottega.core.questions import Question
from bottega.core.reasons import Reason
from bottega.sitting import reasons

T = TypeVar("T")


def modules_of(game: Game) -> list[ModuleType]:
    """All modules of a game, in the order of their names."""
    package = importlib.import_module(f"bottega.games.{game.meta.name}")
    found = pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    return [package, *[importlib.import_module(name) for name in sorted(module.name for module in found)]]


def events_of(game: Game) -> list[type[Event]]:
    """The events of a game, and those that every game has, in the order of their names."""
    return _classes(Event, [event, *modules_of(game)])


def questions_of(game: Game) -> list[type[Question]]:
    """The questions of a game, in the order of their names."""
    return _classes(Question, modules_of(game))


def reasons_of(game: Game) -> list[Reason]:
    """Why a game, or any match or sitting, refuses something, in the order of their codes."""
    found = {id(value): value for module in [match, reasons, *modules_of(game)] for value in _reasons(module)}
    return sorted(found.values(), key=lambda reason: (reason.code, reason.rule))


def _reasons(module: ModuleType) -> list[Reason]:
    """The reasons of a module."""
    return [value for value in vars(module).values() if isinstance(value, Reason)]


def _classes(base: type[T], modules: list[ModuleType]) -> list[type[T]]:
    """The classes below another that are defined in one of these modules, less those that others stand on."""
    names = {module.__name__ for module in modules}
    found = [cls for cls in _below(base) if cls.__module__ in names and not cls.__subclasses__()]
    return sorted(found, key=lambda cls: (cls.__name__, cls.__module__))


def _below(base: type[T]) -> list[type[T]]:
    return [cls for child in base.__subclasses__() for cls in [child, *_below(child)]]
