"""Who sits where: people and bots, as `--seats me,greedy` names them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from bottega.bots import bot_names, check_bot
from bottega.core.errors import BadInput
from bottega.core.words import did_you_mean

PERSON = "me"
LONGEST_NAME = 12
LONGEST_ECHO = 24


@dataclass(frozen=True)
class Player:
    """A player at this screen: a person, or a bot."""

    name: str
    bot: str | None

    @property
    def is_person(self) -> bool:
        """Whether a person decides for this seat."""
        return self.bot is None


def parse_seats(text: str) -> list[Player]:
    """The players of a list like "me,greedy" or "me:Anna,me:Bea,random"."""
    words = [word.strip() for word in text.split(",")]
    kinds = [_kind(word) for word in words]
    names = [_name(word, kinds, place) for place, word in enumerate(words)]
    for name, count in Counter(names).items():
        if count > 1:
            raise BadInput(f"two players are called {name!r}")
    if PERSON not in kinds:
        raise BadInput(f"no person sits at the table: one seat must be {PERSON!r}; bots alone play with `simulate`")
    return [Player(name, None if kind == PERSON else kind) for name, kind in zip(names, kinds, strict=True)]


def _kind(word: str) -> str:
    """The bot's name, or "me" for a person."""
    kind = word.partition(":")[0].lower()
    if not word:
        raise BadInput(f"a seat is empty: name a bot ({', '.join(bot_names())}) or {PERSON!r} for a person")
    if kind == PERSON:
        return PERSON
    if word not in bot_names():
        hint = did_you_mean(word, bot_names())
        stop = "" if hint.endswith("?") else "."
        raise BadInput(f"there is no bot {shortened(word)!r}{hint}{stop} A person is 'me' or 'me:NAME'")
    check_bot(word)
    return word


def shortened(text: str) -> str:
    """As much of what somebody typed as a sentence bears."""
    return text if len(text) <= LONGEST_ECHO else f"{text[:LONGEST_ECHO]}..."


def _name(word: str, kinds: list[str], place: int) -> str:
    """The name to show: the one given, or the kind of player, numbered where there are several of it."""
    kind = kinds[place]
    given = word.partition(":")[2].strip() if kind == PERSON else ""
    if not given.isprintable():
        raise BadInput(f"the name {shortened(given)!r} holds something that can't be printed")
    if len(given) > LONGEST_NAME:
        raise BadInput(f"the name {shortened(given)!r} is too long: {LONGEST_NAME} letters fit on the screen")
    if given:
        return given
    title = "Player" if kind == PERSON else kind.capitalize()[:LONGEST_NAME]
    return title if kinds.count(kind) == 1 else f"{title} {kinds[: place + 1].count(kind)}"
