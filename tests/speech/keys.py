"""Which messages somebody says: sources name them, other messages, or what a game is made of."""

from __future__ import annotations

import ast
import itertools
import re
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

from fluent.syntax.ast import MessageReference
from fluent.syntax.visitor import Visitor

from bottega.bots.registry import OURS
from bottega.core.game import Game
from bottega.core.kinds import Kind, kebab
from bottega.core.registry import find_game, game_names
from bottega.schemas.finding import events_of, modules_of, questions_of, reasons_of
from bottega.speech.language import COMMON
from bottega.speech.voice import PLAYERS
from tests.speech.catalogues import catalogue_names, entries

SOURCES = Path(__file__).parents[2] / "src" / "bottega"
ELSEWHERE = ("problem-", "option-", "module-")
"""Messages that are held to what they are about by tests of their own."""
MADE = ("event-", "news-", "reason-", "question-")
"""Messages that are made from what a game has, whatever else has such a name."""


class Keys:
    """The keys of messages that are said of one game, or of whatever is played."""

    def __init__(self, name: str) -> None:
        games = [find_game(each) for each in game_names() if name in (each, COMMON)]
        others = [each for each in game_names() if name in game_names() and each != name]
        self._texts, self._patterns = written("sitting", "speech", "terminal", "command_line", without=tuple(others))
        self._words = {*self._texts, *OURS, *itertools.chain(*map(words_of, games))}
        self._made = set(itertools.chain(*map(made_from, games)))
        self._names = {*PLAYERS, *[kind.name for game in games for kind in kinds_of(game)]}

    def __contains__(self, key: str) -> bool:
        if key in referred_to() or key.startswith(ELSEWHERE):
            return True
        if key.startswith(MADE):
            return key in self._made or key in self._texts
        return key in self._texts or self._is_name(key) or self._is_filled(key)

    def _is_name(self, key: str) -> bool:
        """Whether it is what a thing is called: its kind and its id, or only its kind, where it is a number."""
        of_kinds = [key.removeprefix(f"{kind}-") for kind in self._names if key.startswith(f"{kind}-")]
        return key in self._names or any(word in self._words for word in of_kinds)

    def _is_filled(self, key: str) -> bool:
        """Whether it is written with gaps somewhere, and the gaps may be so filled."""
        found = [match for pattern in self._patterns if (match := pattern.fullmatch(key))]
        return any(all(gap in self._words for gap in match.groups()) for match in found)


@cache
def written(*folders: str, without: Sequence[str] = ()) -> tuple[set[str], list[re.Pattern[str]]]:
    """What is written out in the sources of some folders, but not in others inside them: texts, and texts with gaps."""
    texts: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    files = [file for folder in folders for file in SOURCES.joinpath(folder).rglob("*.py")]
    for file in [file for file in files if not {*file.parts} & {*without}]:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.Constant(value=str() as text):
                    texts.add(text)
                case ast.JoinedStr() if has_letters(node.values):
                    patterns.append(re.compile("".join([with_gaps(piece) for piece in node.values])))
    return texts, patterns


def has_letters(pieces: Iterable[ast.expr]) -> bool:
    return any(isinstance(piece, ast.Constant) and re.search("[a-z]", str(piece.value)) for piece in pieces)


def with_gaps(piece: ast.expr) -> str:
    return re.escape(str(piece.value)) if isinstance(piece, ast.Constant) else "(.+)"


@cache
def referred_to() -> set[str]:
    """The messages that others consist of."""
    references = References()
    for name in catalogue_names():
        for message in entries(name).values():
            references.visit(message)
    return references.found


class References(Visitor):
    """Finds messages in messages."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def kinds_of(game: Game) -> list[Kind]:
    """The kinds of a game."""
    values = [value for module in modules_of(game) for value in vars(module).values()]
    return [value for value in values if isinstance(value, Kind)]


def words_of(game: Game) -> set[str]:
    """What gaps may be filled with: ids, words of actions and questions, and what a game has written out."""
    texts, _ = written(f"games/{game.meta.name}")
    ids = [each for kind in kinds_of(game) for each in kind.ids]
    asked = [kebab(question.__name__) for question in questions_of(game)]
    return {*texts, *ids, *asked, *[action.word for action in game.actions]}


def made_from(game: Game) -> set[str]:
    """The messages of what happens, is refused and is asked in a game."""
    events = {f"{family}-{kebab(event.__name__)}" for event in events_of(game) for family in ("event", "news")}
    reasons = {f"reason-{reason.code}" for reason in reasons_of(game)}
    return events | reasons | {f"question-{kebab(question.__name__)}" for question in questions_of(game)}
