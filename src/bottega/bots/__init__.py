"""Bots, found by name.

>>> bot_names()
['greedy', 'random']
"""

from __future__ import annotations

import random
from collections.abc import Callable

from bottega.bots.bot import BlindBot, Bot
from bottega.bots.greedy_bot import GreedyBot
from bottega.bots.random_bot import RandomBot
from bottega.core.errors import BadInput
from bottega.core.game import Game
from bottega.core.words import did_you_mean

__all__ = ["BlindBot", "Bot", "bot_names", "new_bot"]

BOTS: dict[str, Callable[[Game, random.Random], Bot]] = {"greedy": GreedyBot, "random": RandomBot}


def bot_names() -> list[str]:
    """The names of all bots, in alphabetical order."""
    return sorted(BOTS)


def new_bot(name: str, game: Game, rng: random.Random) -> Bot:
    """A bot for one seat of one game, or BadInput."""
    check_bot(name)
    return BOTS[name](game, rng)


def check_bot(name: str) -> None:
    """BadInput if there is no bot of this name."""
    if name not in BOTS:
        raise BadInput(f"there is no bot {name!r}{did_you_mean(name, bot_names())}")
