"""Module 17: the painters guild."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from bottega.core.actions import Action
from bottega.core.agenda import Step
from bottega.games.fresco.openings import Module
from bottega.games.fresco.table import Table

NAME: Final = "guild"

ACTIONS: Final[list[Action]] = []


class Guild(Module):
    """[FR-M17.1] The Painters Guild."""

    name: ClassVar[str] = NAME


STEPS: Final[list[Step[Table]]] = []
PARSERS: Final[dict[str, Callable[[list[str]], Step[Table]]]] = {}
