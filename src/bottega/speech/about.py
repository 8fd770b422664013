"""What a game is about, in words: its title page, and its options as questions with answers."""

from __future__ import annotations

import msgspec

from bottega.core.meta import Meta, Option
from bottega.speech.language import ENGLISH, Catalogue, Said, catalogue
from bottega.speech.phrase import Phrase

PARTS = ("table", "acts", "decide")
"""What is said of each part that a module has in a game."""


class Answer(msgspec.Struct, frozen=True):
    """A value of an option, and what it means."""

    value: str
    words: str


class Part(msgspec.Struct, frozen=True):
    """What a module adds to a game: what lies on the table, when it acts, and what one has to decide."""

    table: str
    acts: str
    decide: str


class Question(msgspec.Struct, frozen=True):
    """An option as one asks for it; the first answer is the default.

    `module` is the number of the module that it switches off or on, 0 if it is no module; then `title` is the
    module's name, `words` say what it is about, `part` tells what it adds, and `brings` are the chapters of the
    components that come into play with it. `seats` are the numbers of players for which it makes a difference.
    """

    name: str
    title: str
    words: str
    answers: tuple[Answer, ...]
    rule: str
    seats: tuple[int, ...]
    module: int
    part: Part | None
    brings: tuple[str, ...]


class About(msgspec.Struct, frozen=True):
    """A game's title page. `goal` is for somebody who never played it: what one tries to do."""

    name: str
    title: str
    summary: str
    goal: str
    edition: str
    credits: str
    seats: tuple[int, ...]
    rules_version: int
    options: tuple[Question, ...]


def about(meta: Meta, language: str = ENGLISH) -> About:
    """What a game says of itself, in a language."""
    words = catalogue(language, meta.name)
    names: dict[str, Said] = {
        "authors": [Phrase(name) for name in meta.authors],
        "publishers": [Phrase(name) for name in meta.publishers],
    }
    return About(
        name=meta.name,
        title=meta.title,
        summary=str(words.say("meta-summary", {})),
        goal=str(words.say("meta-goal", {})),
        edition=str(words.say("meta-edition", {})),
        credits=str(words.say("meta-credits", names)),
        seats=meta.seats,
        rules_version=meta.rules_version,
        options=tuple([_question(words, option) for option in meta.options]),
    )


def goal(meta: Meta, language: str = ENGLISH) -> str:
    """What one tries to do in a game."""
    return str(catalogue(language, meta.name).say("meta-goal", {}))


def own_source(language: str = ENGLISH) -> str:
    """Where a value comes from that is not the printed one."""
    return str(catalogue(language, "").say("own-source", {}))


def question(meta: Meta, option: Option, language: str = ENGLISH) -> Question:
    """An option of a game in words."""
    return _question(catalogue(language, meta.name), option)


def _question(words: Catalogue, option: Option) -> Question:
    asked = f"option-{option.name}"
    answered = "module" if option.module else asked
    return Question(
        name=option.name,
        title=str(words.say(f"module-title-{option.name}", {})) if option.module else "",
        words=str(words.say(asked, {})),
        answers=tuple([Answer(value, str(words.say(f"{answered}-{value}", {}))) for value in option.values]),
        rule=option.rule,
        seats=option.seats,
        module=option.module,
        part=_part(words, option.name) if option.module else None,
        brings=option.brings,
    )


def _part(words: Catalogue, module: str) -> Part:
    table, acts, decide = [str(words.say(f"module-{what}-{module}", {})) for what in PARTS]
    return Part(table, acts, decide)
