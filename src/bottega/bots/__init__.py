"""Bots, found by name.

>>> "greedy" in bot_names()
True
"""

from bottega.bots.bot import BlindBot, Bot
from bottega.bots.budget import AT_THE_TABLE, UNLIMITED, Budget, Thought
from bottega.bots.levels import LEVELS, USUAL_LEVEL
from bottega.bots.registry import BotEntry, bot_names, check_bot, list_bots, new_bot
from bottega.bots.seated import Seated

__all__ = [
    "AT_THE_TABLE",
    "BlindBot",
    "Bot",
    "BotEntry",
    "Budget",
    "LEVELS",
    "Seated",
    "Thought",
    "UNLIMITED",
    "USUAL_LEVEL",
    "bot_names",
    "check_bot",
    "list_bots",
    "new_bot",
]
