"""Module 7: the scrolls."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from bottega.core.actions import Action
from bottega.core.agenda import Step
from bottega.games.fresco.openings import Module
from bottega.games.fresco.table import Table

NAME: Final = "scrolls"

ACTIONS: Final[list[Action]] = []


class Scrolls(Module):
    """[FR-M7.1] The Scrolls."""

    name: ClassVar[str] = NAME


STEPS: Final[list[Step[Table]]] = []
PARSERS: Final[dict[str, Callable[[list[str]], Step[Table]]]] = {}
