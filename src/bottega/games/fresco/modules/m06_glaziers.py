"""Module 6: the glaziers."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from bottega.core.actions import Action
from bottega.core.agenda import Step
from bottega.games.fresco.openings import Module
from bottega.games.fresco.table import Table

NAME: Final = "glaziers"

ACTIONS: Final[list[Action]] = []


class Glaziers(Module):
    """[FR-M6.1] The Glaziers."""

    name: ClassVar[str] = NAME


STEPS: Final[list[Step[Table]]] = []
PARSERS: Final[dict[str, Callable[[list[str]], Step[Table]]]] = {}
