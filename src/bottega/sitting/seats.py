"""Who sits where: people and bots, as `--seats me,greedy` names them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from bottega.bots import bot_names, check_bot
from bottega.core.errors import BadInput, unknown
from bottega.speech.language import ENGLISH
from bottega.speech.words import Words

PERSON = "me"
LONGEST_NAME = 12
LONGEST_ECHO = 24


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player at the table: a person, or a bot of this name."""

    name: str
    bot: str | None = None

    @property
    def is_person(self) -> bool:
        """Whether a person decides for this seat."""
        return self.bot is None


def parse_seats(text: str, language: str = ENGLISH) -> list[Player]:
    """The players of a list like "me,greedy" or "me:Anna,me:Bea,random". Who says no name is called by a word."""
    person = str(Words("", language).say("name-of-person"))
    words = [word.strip() for word in text.split(",")]
    kinds = [_kind(word) for word in words]
    names = [_name(word, kinds, place, person) for place, word in enumerate(words)]
    for name, count in Counter(names).items():
        if count > 1:
            raise BadInput("name-twice", name=name)
    if PERSON not in kinds:
        raise BadInput("no-person", person=PERSON)
    return [Player(name, None if kind == PERSON else kind) for name, kind in zip(names, kinds, strict=True)]


def check_players(players: Sequence[Player], seats: int) -> None:
    """Refuse players who are not as many as there are seats, and bots that are not there."""
    if len(players) != seats:
        raise BadInput("seats-miscounted", players=len(players), seats=seats)
    for player in players:
        if player.bot is not None:
            check_bot(player.bot)


def _kind(word: str) -> str:
    """The bot's name, or "me" for a person."""
    kind = word.partition(":")[0].lower()
    if not word:
        raise BadInput("seat-empty", bots=bot_names(), person=PERSON)
    if kind == PERSON:
        return PERSON
    if word not in bot_names():
        raise unknown("no-such-player", shortened(word), bot_names(), person=PERSON)
    check_bot(word)
    return word


def shortened(text: str) -> str:
    """As much of what somebody typed as a sentence bears."""
    return text if len(text) <= LONGEST_ECHO else f"{text[:LONGEST_ECHO]}..."


def _name(word: str, kinds: list[str], place: int, person: str) -> str:
    """The name to show: the one given, or the kind of player, numbered where there are several of it."""
    kind = kinds[place]
    given = word.partition(":")[2].strip() if kind == PERSON else ""
    if not given.isprintable():
        raise BadInput("name-unprintable", name=shortened(given))
    if len(given) > LONGEST_NAME:
        raise BadInput("name-too-long", name=shortened(given), most=LONGEST_NAME)
    if given:
        return given
    title = person if kind == PERSON else kind.capitalize()[:LONGEST_NAME]
    return title if kinds.count(kind) == 1 else f"{title} {kinds[: place + 1].count(kind)}"
