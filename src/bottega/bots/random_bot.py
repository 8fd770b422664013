"""The random bot: any legal action, each as likely as the others."""

from __future__ import annotations

import random

from bottega.bots.bot import BlindBot
from bottega.core.actions import Action
from bottega.core.game import Game


class RandomBot(BlindBot):
    """Plays at random: the measure for all others."""

    def __init__(self, game: Game, rng: random.Random) -> None:
        self._random = rng.random

    def pick(self, legal: list[Action]) -> Action:
        return legal[int(self._random() * len(legal))]
