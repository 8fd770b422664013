"""Module 16: the black market."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from bottega.core.actions import Action
from bottega.core.agenda import Step
from bottega.games.fresco.openings import Module
from bottega.games.fresco.table import Table

NAME: Final = "black_market"

ACTIONS: Final[list[Action]] = []


class BlackMarket(Module):
    """[FR-M16.1] The Black Market."""

    name: ClassVar[str] = NAME


STEPS: Final[list[Step[Table]]] = []
PARSERS: Final[dict[str, Callable[[list[str]], Step[Table]]]] = {}
