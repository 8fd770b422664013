"""Finds bots: those that come along, and those that other packages bring.

A package brings a bot by an entry point of the group `bottega.bots`. Its code is loaded when the bot is asked for.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial

import msgspec

from bottega.bots.bot import Bot
from bottega.bots.greedy_bot import GreedyBot
from bottega.bots.levels import LADDER, LEVELS
from bottega.bots.random_bot import RandomBot
from bottega.core.errors import BadInput, unknown
from bottega.core.game import Game

GROUP = "bottega.bots"
HERE = "bottega"
OURS: dict[str, type[Bot]] = {**LADDER, "greedy": GreedyBot, "greedy-1": GreedyBot, "random": RandomBot}

Maker = Callable[[Game, random.Random], object]


@dataclass(frozen=True)
class Claim:
    """A package has a bot of this name."""

    name: str
    package: str
    load: Callable[[], object]


class BotEntry(msgspec.Struct, frozen=True):
    """A bot as it is listed: `trouble` says why it can't play, "" if it can."""

    name: str
    package: str
    summary: str
    trouble: str


def bot_names() -> list[str]:
    """The names of all bots: the levels from the weakest to the strongest, then all others in alphabetical order."""
    return [*LEVELS, *sorted(claims().keys() - set(LEVELS))]


def new_bot(name: str, game: Game, rng: random.Random) -> Bot:
    """A bot for one seat of one game, or BadInput."""
    claim = find_claim(name)
    bot = maker_of(claim)(game, rng)
    if not isinstance(bot, Bot):
        raise BadInput("no-bot-at-all", name=name, package=claim.package, found=type(bot).__name__)
    return bot


def check_bot(name: str) -> None:
    """BadInput if there is no bot of this name, or it can't be loaded."""
    maker_of(find_claim(name))


def list_bots() -> list[BotEntry]:
    """All bots, also those that can't play, by name."""
    return [entry_of(claim) for name in bot_names() for claim in claims()[name]]


def entry_of(claim: Claim) -> BotEntry:
    """A line of the list: the first line of the bot's docstring, or why it can't play."""
    try:
        maker = maker_of(undisputed(claim))
    except BadInput as error:
        return BotEntry(claim.name, claim.package, "", str(error))
    summary = (maker.__doc__ or "").strip().partition("\n")[0]
    return BotEntry(claim.name, claim.package, summary, "")


@cache
def claims() -> dict[str, list[Claim]]:
    """Who has a bot of each name; usually one package has. Looked up once."""
    from importlib.metadata import entry_points

    found = {name: [Claim(name, HERE, partial(OURS.__getitem__, name))] for name in OURS}
    for entry in entry_points(group=GROUP):
        package = f"{entry.dist.name} {entry.dist.version}" if entry.dist else entry.value
        found.setdefault(entry.name, []).append(Claim(entry.name, package, entry.load))
    return found


def find_claim(name: str) -> Claim:
    """The one package that has a bot of this name, or BadInput."""
    if name not in claims():
        raise unknown("no-such-bot", name, bot_names())
    return undisputed(claims()[name][0])


def undisputed(claim: Claim) -> Claim:
    """A claim that stands, or BadInput: one of ours always does, others if they are the only ones."""
    rivals = claims()[claim.name]
    if len(rivals) > 1 and claim.package != HERE:
        raise BadInput("bot-named-twice", name=claim.name, packages=[rival.package for rival in rivals])
    return claim


def maker_of(claim: Claim) -> Maker:
    """What makes the bot, or BadInput: whatever goes wrong in a package, its name is told."""
    try:
        maker = claim.load()
    except Exception as error:
        text = f"{type(error).__name__}: {error}"
        raise BadInput("bot-not-loaded", name=claim.name, package=claim.package, text=text) from error
    if not callable(maker):
        raise BadInput("bot-not-callable", name=claim.name, package=claim.package, found=repr(maker))
    return maker
