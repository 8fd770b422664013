"""How each game looks: the terminal finds a game's board by the game's name."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import msgspec
from rich.console import RenderableType
from rich.json import JSON
from rich.text import Text

from bottega.core.actions import Action
from bottega.core.events import Event
from bottega.core.game import Game
from bottega.core.kinds import Fact
from bottega.core.views import View
from bottega.speech import voice as speech
from bottega.speech.phrase import Phrase, joined, named
from bottega.speech.voice import PLAYERS, Tried, Voice, find_voice, has_voice
from bottega.terminal.screen import OUT
from bottega.terminal.words import ENGLISH, STYLE, message, say

SAME_IN_WORDS = "the same as words: so much of a move's name that it is clear (case does not matter)"


@dataclass(frozen=True)
class Choice:
    """An action on the menu; the row's label says the rest of it."""

    action: Action
    label: Text


@dataclass(frozen=True)
class Row:
    """A row of the menu: what the choices have in common, and the choices."""

    label: Text
    choices: tuple[Choice, ...]


class Board:
    """How a game is drawn, with its components; its `voice` has the words. What is defined here does for any game.

    `switches` are words that change how the table is drawn, as long as this board is in use.

    The rest is how games are spoken of that have no voice of their own yet (see `OldVoice`):
    `aliases` are other words for whole actions ("end" for "pass"). `shown` are the kinds of events that the
    table itself shows, `dull` those not worth telling beside others of the same player, `joined` those told in
    one line with what came before, `alike` those told in one line with others of their kind, `overtaking` those
    of which only the last in a row is told. With those of `chapters` a part of the game begins: what ended
    before it is told on a page of its own. `help` are examples of what one may type, each with what it does.
    `asks_twice` says that Enter alone never forfeits a move, also where one was made before: it must be pressed
    again.
    """

    aliases: Mapping[str, str] = {}
    help: Sequence[tuple[str, str]] = (("MOVE", SAME_IN_WORDS),)
    shown: frozenset[str] = frozenset()
    dull: frozenset[str] = frozenset()
    joined: frozenset[str] = frozenset()
    alike: frozenset[str] = frozenset()
    overtaking: frozenset[str] = frozenset()
    chapters: frozenset[str] = frozenset()
    switches: frozenset[str] = frozenset()
    asks_twice: bool = False

    def __init__(self, game: Game) -> None:
        self.game = game
        self.voice: Voice = find_voice(game)

    # Drawing

    def table(self, view: View, names: Sequence[str]) -> RenderableType:
        """Everything that lies on the table."""
        return JSON.from_data(msgspec.to_builtins(view), indent=None)

    def cards(self, view: View) -> RenderableType:
        """The texts of the cards in play, in full."""
        return message("no-cards")

    def cards_about(self, view: View, name: str) -> RenderableType:
        """The texts about one thing, where they are told by name; BadInput if there is nothing of that name."""
        return self.cards(view)

    def switch(self, word: str) -> Phrase:
        """Turn a switch, and say how the table is drawn now."""
        return say("no-switch", word=word)

    def drawn(self, phrase: Phrase) -> Text:
        """A phrase, with what it names drawn."""
        line = Text()
        for text, span in phrase.pieces():
            line.append_text(Text(text) if span is None else self._span(span.kind, span.value, text))
        return line

    def _span(self, kind: str, value: Fact, text: str) -> Text:
        if kind == STYLE:
            return Text(text, style=str(value))
        return Text(text, style="bold") if kind in PLAYERS else self.span(kind, value, text)

    def span(self, kind: str, value: Fact, text: str) -> Text:
        """How something is drawn where it is named: a die, a paint. `text` is what it is called there."""
        return Text(text)

    # Speaking, where the game has no voice of its own yet

    def progress(self, view: View) -> str:
        """How far the game is, in a few words; "" if there are none for it."""
        return ""

    def question(self, view: View, legal: Sequence[Action]) -> Text:
        """What the player is asked to decide."""
        return Text("Your move.")

    def rows(self, view: View, legal: Sequence[Action]) -> list[Row]:
        """The legal actions as a menu, without the one that `finish` offers."""
        words = list(dict.fromkeys(action.word for action in legal))
        return [Row(Text(word), tuple(plain_choice(a) for a in legal if a.word == word)) for word in words]

    def finish(self, legal: Sequence[Action]) -> Choice | None:
        """The action that says "no more": what 0 and Enter do."""
        return None

    def is_in_the_middle(self, view: View) -> bool:
        """Whether the player is in the middle of something that takes several decisions."""
        return False

    def spell_out(self, view: View, legal: Sequence[Action], text: str) -> Sequence[Action] | None:
        """The actions that a sentence stands for, or None if it is none; BadInput says what is wrong with it."""
        return None

    def afresh(self, view: View, line: str) -> View | None:
        """The table before what the player is in the middle of, if a line begins it anew; None if it goes on."""
        return None

    def help_at(self, view: View) -> Sequence[tuple[str, str]]:
        """The examples of what one may type in the game that is being played."""
        return self.help

    def in_words(self, view: View, actions: Sequence[Action]) -> str:
        """Actions that follow each other, as one would type them."""
        return "; ".join(action.name for action in actions)

    def explain(self, view: View, action: Action) -> str:
        """What an action does, in words."""
        return action.name

    def explain_line(self, moves: Sequence[Tried]) -> str:
        """What actions that follow each other do, in words."""
        return " ".join(self.explain(move.view, move.action) for move in moves)

    def brief(self, event: Event) -> str:
        """The text of an event as it is told among the news; `log` tells it in full."""
        return event.text

    def part(self, name: str, value: str) -> Text:
        """A fact of an event, as it is drawn in a sentence."""
        return Text(value)


def plain_choice(action: Action) -> Choice:
    """A choice labelled with the parts of its action."""
    return Choice(action, Text(" ".join(value for _, value in action.parts)))


def phrase_of(text: Text) -> Phrase:
    """A drawn text as a phrase, which is drawn as it was."""
    whole = text.copy()
    whole.end = ""
    segments = whole.render(OUT)
    return joined("", [named(each.text, STYLE, str(each.style)) if each.style else each.text for each in segments])


class OldVoice(Voice):
    """The voice of a game that has none of its own yet: its board speaks."""

    def __init__(
        self, board: Board, names: Sequence[str] = (), options: Mapping[str, str] | None = None, language: str = ENGLISH
    ) -> None:
        super().__init__(board.game, names, options, language)
        self.board = board
        self.aliases = board.aliases
        self.drawn = board.shown
        self.dull = board.dull
        self.joined = board.joined
        self.alike = board.alike
        self.overtaking = board.overtaking
        self.chapters = board.chapters
        self.asks_twice = board.asks_twice

    def brief_untyped(self, event: Event) -> Phrase:
        return self.fill_untyped(event, self.board.brief(event))

    def part_untyped(self, name: str, value: str) -> Phrase:
        return phrase_of(self.board.part(name, value))

    def progress(self, view: View) -> Phrase:
        return Phrase(self.board.progress(view))

    def question(self, view: View, legal: Sequence[Action]) -> Phrase:
        return phrase_of(self.board.question(view, legal))

    def rows(self, view: View, legal: Sequence[Action]) -> list[speech.Row]:
        return [
            speech.Row(phrase_of(row.label), tuple([old_choice(choice) for choice in row.choices]))
            for row in self.board.rows(view, legal)
        ]

    def finish(self, view: View, legal: Sequence[Action]) -> speech.Choice | None:
        choice = self.board.finish(legal)
        return None if choice is None else old_choice(choice)

    def is_in_the_middle(self, view: View) -> bool:
        return self.board.is_in_the_middle(view)

    def spell_out(self, view: View, legal: Sequence[Action], text: str) -> Sequence[Action] | None:
        return self.board.spell_out(view, legal, text)

    def afresh(self, view: View, line: str) -> View | None:
        return self.board.afresh(view, line)

    def help_at(self, view: View) -> Sequence[tuple[str, Phrase]]:
        return [(words, Phrase(meaning)) for words, meaning in self.board.help_at(view)]

    def in_words(self, view: View, actions: Sequence[Action]) -> str:
        return self.board.in_words(view, actions)

    def explain(self, view: View, action: Action) -> Phrase:
        return Phrase(self.board.explain(view, action))

    def explain_line(self, moves: Sequence[Tried]) -> Phrase:
        return Phrase(self.board.explain_line(moves))


def old_choice(choice: Choice) -> speech.Choice:
    """A choice of a board that speaks itself."""
    return speech.Choice(choice.action, phrase_of(choice.label))


def find_board(
    game: Game, names: Sequence[str] = (), options: Mapping[str, str] | None = None, language: str = ENGLISH
) -> Board:
    """The board of a game, or the plain one if the game has none of its own; with a voice for those who play."""
    home = f"{__name__}.{game.meta.name}"
    if importlib.util.find_spec(home) is None:
        board = Board(game)
    else:
        board = importlib.import_module(home).BOARD(game)
        assert isinstance(board, Board)
    has_words = has_voice(game) or type(board) is Board
    board.voice = find_voice(game, names, options, language) if has_words else OldVoice(board, names, options, language)
    return board
