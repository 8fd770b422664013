"""Bots, found by name.

>>> "greedy" in bot_names()
True
"""

from bottega.bots.bot import BlindBot, Bot
from bottega.bots.budget import UNLIMITED, Budget, Thought
from bottega.bots.registry import BotEntry, bot_names, check_bot, list_bots, new_bot
from bottega.bots.seated import Seated

__all__ = [
    "BlindBot",
    "Bot",
    "BotEntry",
    "Budget",
    "Seated",
    "Thought",
    "UNLIMITED",
    "bot_names",
    "check_bot",
    "list_bots",
    "new_bot",
]
