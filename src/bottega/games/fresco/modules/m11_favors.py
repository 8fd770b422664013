"""Module 11: the bishop's favors."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from bottega.core.actions import Action
from bottega.core.agenda import Step
from bottega.games.fresco.openings import Module
from bottega.games.fresco.table import Table

NAME: Final = "favors"

ACTIONS: Final[list[Action]] = []


class Favors(Module):
    """[FR-M11.1] The Bishop's Favors."""

    name: ClassVar[str] = NAME


STEPS: Final[list[Step[Table]]] = []
PARSERS: Final[dict[str, Callable[[list[str]], Step[Table]]]] = {}
