"""How a game is spoken of: told, asked, refused, explained, and understood. What is defined here does for any game."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import msgspec

from bottega.core.actions import Action
from bottega.core.event import Event
from bottega.core.game import Game
from bottega.core.kinds import SEAT, Fact
from bottega.core.reasons import Reason
from bottega.core.scores import Line, Standing
from bottega.core.views import View
from bottega.speech.facts import kinds_of
from bottega.speech.language import ENGLISH, Said
from bottega.speech.motives import Motive
from bottega.speech.phrase import Phrase, joined, named
from bottega.speech.words import Words

PLAYERS = (SEAT.name, "actor")
"""Kinds of facts that name a player by the seat; an actor may also be a rival, by its id."""
DRAWN = frozenset({"decided"})
"""What every table shows by itself: whom it still waits for."""


@dataclass(frozen=True)
class Choice:
    """An action on the menu; the row's label says the rest of it."""

    action: Action
    label: Phrase


@dataclass(frozen=True)
class Row:
    """A row of the menu: what the choices have in common, and the choices."""

    label: Phrase
    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class Tried:
    """A move that was tried out, and what its player saw before it."""

    view: View
    action: Action


class Voice(Words):
    """How a game is spoken of at one table, in one language.

    Every message may choose by the options in play: `$option-NAME`.

    `aliases` are other words for whole actions ("end" for "pass"). `drawn` are the kinds of events that a table
    itself shows, `dull` those not worth telling beside others of the same player, `joined` those told in one line
    with what came before, `alike` those told in one line with others of their kind, `overtaking` those of which only
    the last in a row is told. With those of `chapters` a part of the game begins: what ended before it is told on a
    page of its own. `asks_twice` says that Enter alone never forfeits a move, also where one was made before: it must
    be pressed again. `also_named` are ids of other kinds that clients may want to name: those of rivals, say.
    """

    aliases: Mapping[str, str] = {}
    drawn: frozenset[str] = frozenset()
    dull: frozenset[str] = frozenset()
    joined: frozenset[str] = frozenset()
    alike: frozenset[str] = frozenset()
    overtaking: frozenset[str] = frozenset()
    chapters: frozenset[str] = frozenset()
    asks_twice: bool = False
    also_named: Mapping[str, Sequence[str]] = {}

    def __init__(
        self, game: Game, names: Sequence[str] = (), options: Mapping[str, str] | None = None, language: str = ENGLISH
    ) -> None:
        chosen = game.meta.complete(options or {})
        super().__init__(game.meta.name, language, {f"option-{name}": value for name, value in chosen.items()})
        self.game = game
        self.names = names
        self._named: dict[tuple[str, Fact], Phrase] = {}

    # Saying

    def name(self, kind: str, value: Fact) -> Phrase:
        """What a thing is called: a player by name, others as the catalogue has it (`KIND-ID`), else by the id."""
        if kind in PLAYERS and isinstance(value, int):
            known = value < len(self.names)
            return named(self.names[value] if known else str(self.say("player", number=value + 1)), kind, value)
        key = f"{kind}-{value}"
        return named(str(self.say(key)) if key in self.catalogue else str(value), kind, value)

    def said(self, name: str, kind: str, value: Fact) -> dict[str, Said]:
        """A fact as messages take it: `$die` names it, `$die-id` is there to choose by; a number is both."""
        if value is None:
            return {name: "", f"{name}-id": "none"}
        if isinstance(value, bool):
            return {name: "yes" if value else "no"}
        if isinstance(value, Sequence) and not isinstance(value, str):
            return {name: [self._name_of(kind, item) for item in value], f"{name}-count": len(value)}
        if kind:
            return {name: self._name_of(kind, value), f"{name}-id": value}
        return {name: value}

    def text(self, kind: str, value: str, seats: int) -> Phrase:
        """What the card of a thing says, with so many players; "" if it says nothing, or has none."""
        return Phrase("")

    def short(self, kind: str, value: str) -> Phrase:
        """A thing in two or three words: the message `KIND-ID-note`; "" if there is none."""
        key = f"{kind}-{value}-note"
        return self.say(key) if key in self.catalogue else Phrase("")

    def _name_of(self, kind: str, value: Fact) -> Phrase:
        """What a thing is called. There are few things, and they are named again and again."""
        known = self._named.get((kind, value))
        if known is None:
            known = self._named[kind, value] = self.name(kind, value)
        return known

    def facts(self, structure: msgspec.Struct) -> dict[str, Said]:
        """The facts of an event or a question, as messages take them. Fields that are structures are left out."""
        found: dict[str, Said] = {}
        for field, kind in kinds_of(type(structure)).items():
            value = getattr(structure, field)
            if not holds_structures(value):
                found |= self.said(field.replace("_", "-"), kind, value)
        return found

    def tell(self, event: Event) -> Phrase:
        """An event as a sentence: the message `event-WORD`."""
        return self.say(f"event-{event.word}", **self.facts(event))

    def brief(self, event: Event) -> Phrase:
        """An event as it is told among the news: the message `news-WORD`, or as `tell` has it."""
        key = f"news-{event.word}"
        return self.say(key, **self.facts(event)) if key in self.catalogue else self.tell(event)

    def is_news(self, event: Event) -> bool:
        """Whether an event is told among the news: not, if the table itself shows it."""
        return event.word not in DRAWN and event.word not in self.drawn

    def refuse(self, reason: Reason) -> Phrase:
        """Why something is refused: the message `reason-CODE`, without the rule's number."""
        facts: dict[str, Said] = {}
        for name, value in reason.params.items():
            kind = reason.kinds.get(name)
            facts |= self.said(name.replace("_", "-"), kind.name if kind else "", value)
        return self.say(f"reason-{reason.code}", **facts)

    def label(self, line: Line) -> Phrase:
        """What paid, in a line of the score sheet: the message `score-LABEL`."""
        key = f"score-{line.label}"
        return self.say(key, **self._said(line.facts)) if key in self.catalogue else Phrase(line.label)

    def earned(self, line: Line) -> Phrase:
        """What earned the points of a line of the score sheet; "" if that is not told."""
        single = all(len(group) == 1 and " " not in group[0] for group in line.groups)
        return joined(" " if single else ", ", [" ".join(group) for group in line.groups])

    def note(self, standing: Standing) -> Phrase:
        """What decided a final place, where that needs a word: the message `note-NOTE`."""
        key = f"note-{standing.note}"
        return self.say(key, **self._said(standing.facts)) if key in self.catalogue else Phrase(standing.note)

    def holder(self, standing: Standing) -> Phrase:
        """Whose place it is: a player's, or a rival's."""
        return self.name("actor", standing.rival if standing.seat is None else standing.seat)

    def _said(self, facts: Mapping[str, Fact]) -> dict[str, Said]:
        """Facts of a score sheet: what is no number is of the kind that it is called by."""
        found: dict[str, Said] = {}
        for name, value in facts.items():
            found |= self.said(name.replace("_", "-"), "" if isinstance(value, int) else name, value)
        return found

    # Asking

    def progress(self, view: View) -> Phrase:
        """How far the game is, in a few words; "" if there are none for it."""
        return Phrase("")

    def question(self, view: View, legal: Sequence[Action]) -> Phrase:
        """What the player is asked to decide."""
        return self.say("your-move")

    def rows(self, view: View, legal: Sequence[Action]) -> list[Row]:
        """The legal actions as a menu, without the one that `finish` offers."""
        words = list(dict.fromkeys(action.word for action in legal))
        return [Row(Phrase(word), tuple(plain_choice(a) for a in legal if a.word == word)) for word in words]

    def finish(self, view: View, legal: Sequence[Action]) -> Choice | None:
        """The action that says "no more": what 0 and Enter do."""
        return None

    def warnings(self, view: View) -> list[Phrase]:
        """What the player should think over before deciding."""
        return []

    def is_in_the_middle(self, view: View) -> bool:
        """Whether the player is in the middle of something that takes several decisions."""
        return False

    # Understanding

    def spell_out(self, view: View, legal: Sequence[Action], text: str) -> Sequence[Action] | None:
        """The actions that a sentence stands for, or None if it is none; BadInput says what is wrong with it."""
        return None

    def afresh(self, view: View, line: str) -> View | None:
        """The table before what the player is in the middle of, if a line begins it anew; None if it goes on."""
        return None

    def help_at(self, view: View) -> Sequence[tuple[str, Phrase]]:
        """Examples of what one may type in the game that is being played, each with what it does."""
        return [("MOVE", self.say("help-move"))]

    # Explaining

    def typed(self, action: Action) -> str:
        """An action, as one would type it."""
        return action.name

    def in_words(self, view: View, actions: Sequence[Action]) -> str:
        """Actions that follow each other, as one would type them."""
        return "; ".join([self.typed(action) for action in actions])

    def explain(self, view: View, action: Action) -> Phrase:
        """What an action does, in words."""
        return Phrase(action.name)

    def motive(self, motive: Motive) -> Phrase:
        """Why a line is good, as the rest of a sentence: the message `motive-WORD`."""
        return self.say(f"motive-{motive.word}", **self.facts(motive))

    def explain_line(self, moves: Sequence[Tried]) -> Phrase:
        """What actions that follow each other do, in words."""
        return sentences([self.explain(move.view, move.action) for move in moves])


def sentences(phrases: Sequence[Phrase]) -> Phrase:
    """Sentences one after the other."""
    return joined(" ", phrases)


def holds_structures(value: object) -> bool:
    """Whether a field is a structure, or has some: those are for the voice of the game to say."""
    return isinstance(value, msgspec.Struct) or (
        isinstance(value, (list, tuple)) and any(holds_structures(item) for item in value)
    )


def plain_choice(action: Action) -> Choice:
    """A choice labelled with the parts of its action."""
    return Choice(action, Phrase(" ".join(value for _, value in action.parts)))


def has_voice(game: Game) -> bool:
    """Whether a game has a voice of its own."""
    return importlib.util.find_spec(f"bottega.speech.{game.meta.name}") is not None


def find_voice(
    game: Game, names: Sequence[str] = (), options: Mapping[str, str] | None = None, language: str = ENGLISH
) -> Voice:
    """The voice of a game, or the plain one if the game has none of its own."""
    if not has_voice(game):
        return Voice(game, names, options, language)
    voice = importlib.import_module(f"bottega.speech.{game.meta.name}").VOICE(game, names, options, language)
    assert isinstance(voice, Voice)
    return voice
