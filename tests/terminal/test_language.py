"""The language of the screen: with --language everything on it but names, ids and what one types is in that language."""

from __future__ import annotations

import contextlib
import io
import itertools
import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.text import Text

from bottega.core.game import Game
from bottega.core.registry import find_game, game_names
from bottega.sitting.saves import save_names
from bottega.speech import language
from bottega.speech.language import ENGLISH, homes
from bottega.terminal import prose
from bottega.terminal.app import main
from bottega.terminal.commands import COMMANDS
from bottega.terminal.words import speak
from tests.speech.pseudo import PSEUDO, write_language
from tests.terminal.driver import run

TABLES = {
    "sagrada": (1, 2, 4),
    "sixtina": (2, 4),
    "classic_art": (2, 5),
    "fresco": (2, 3),
}
NOT_YET = {"fresco"}
"""Games whose voice does not say all of it yet."""


class Typist(io.TextIOBase):
    """Somebody at the keyboard who tries everything, and plays on: the first move of each menu, or Enter."""

    def __init__(self, game: Game, seed: int) -> None:
        self._lines = self._typed(game, random.Random(seed))

    def readline(self, size: int | None = -1, /) -> str:
        return f"{next(self._lines)}\n"

    def _typed(self, game: Game, luck: random.Random) -> Iterator[str]:
        asked = itertools.cycle(["?", "hint", "cards", "log", "look all", "undo", "log 3", "cancel", "save"])
        names = [action.name for action in game.actions]
        while True:
            some = luck.sample(names, 4)
            yield from (next(asked), f"why {some[0]}", f"? {some[1]}", some[2], f"why {some[2]}; {some[3]}", "1", "")


def test_x() -> None:
    pass
