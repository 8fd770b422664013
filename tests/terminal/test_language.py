"""The language of the screen: all that it shows is said in it, but names, ids and what one types."""

from __future__ import annotations

import importlib
import itertools
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.text import Text

from bottega.bots import bot_names
from bottega.core.components import listing
from bottega.core.game import Game
from bottega.core.kinds import Kind
from bottega.core.match import new_match
from bottega.core.registry import find_game
from bottega.speech import language
from bottega.speech.language import ENGLISH
from bottega.speech.voice import find_voice
from bottega.terminal import prose
from bottega.terminal.commands import COMMANDS
from bottega.terminal.screen import PROMPT
from bottega.terminal.words import speak
from tests.speech.pseudo import PSEUDO, write_language
from tests.terminal.driver import Result, run

TABLES = [
    ("sagrada", 1),
    ("sagrada", 2),
    ("sagrada", 4),
    ("sixtina", 2),
    ("sixtina", 4),
    ("classic_art", 2),
    ("classic_art", 5),
    ("fresco", 2),
    ("fresco", 4),
]
NOT_YET = {"fresco"}
"""Games that do not say all of it by their voice yet."""
PLAYERS = ["Anna", "Bea", "Cy", "Dora", "Ede"]
WORD = re.compile(r"[^\W_]+(?:[-_'.][^\W_]+)*")
RULE = re.compile(r"[A-Z]{2}-[A-Z]?\d.*")
TYPED = {*COMMANDS, "all", "y", "fly"}
LINES_OF_TRYING = 40
"""So often everything is tried that one may type, and after that now and then."""


@pytest.fixture(autouse=True)
def _pseudo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The pseudo-language is there. Rulebooks are texts of their own: they are left away."""
    monkeypatch.setenv("BOTTEGA_HOME", "home")  # a path that is not broken at the end of a line
    write_language(tmp_path / "locales")
    monkeypatch.setattr(language, "homes", [*language.homes, tmp_path / "locales"])
    monkeypatch.setattr(prose, "emphasised", lambda text: Text())
    yield
    speak(ENGLISH)


def typed(game: Game, seed: int) -> Iterator[str]:
    """Somebody tries everything, and plays on: the first move of each menu, or Enter."""
    luck = random.Random(seed)
    names = [action.name for action in game.actions]
    asked = itertools.cycle(["?", "hint", "cards", "log", "look all", "undo", "log 3", "cancel", "fly"])
    for number in itertools.count():
        if number < LINES_OF_TRYING or number % LINES_OF_TRYING == 0:
            one, two, three, four = luck.sample(names, 4)
            yield from (next(asked), f"why {one}", f"? {two}", three, f"why {three}; {four}", f"{one}; {two}")
        yield from ("1", "")


def speaks(*arguments: str, typed: str | Iterator[str] = "") -> Result:
    return run("--language", PSEUDO, *arguments, typed=typed)


def english(shown: str, game: Game | None = None) -> set[str]:
    """The words of English on a screen that are no names, no ids and nothing that one types."""
    told = " ".join([line for line in shown.splitlines() if not line.startswith(PROMPT)])
    flowing = re.sub(r"`[^`]*`|\S+\.jsonl|\b\w+-2\d{3}-[\d-]+", "", " ".join(told.split()))
    names = {*TYPED, *PLAYERS, *[bot.capitalize() for bot in bot_names()]}
    if game is not None:
        names |= ids_of(game)
        for name in printed_names(game):
            flowing = flowing.replace(name, "")
    words = {word for word in WORD.findall(flowing) if word.isascii() and re.search("[a-zA-Z]{2}", word)}
    return {word for word in words if not {word, word.lower(), word.upper()} & names and not RULE.fullmatch(word)}


def ids_of(game: Game) -> set[str]:
    """The ids of a game, the words of its actions, and what else one may type."""
    kinds = vars(importlib.import_module(f"bottega.games.{game.meta.name}.kinds")).values()
    ids = [each for kind in kinds if isinstance(kind, Kind) for each in kind.ids]
    voice = find_voice(game, PLAYERS)
    examples = [words for words, _ in voice.help_at(new_match(game.meta.name, 2, seed=1).view())]
    typed = [*[action.name for action in game.actions], *examples, *voice.aliases]
    return {*ids, *[word for line in typed for word in WORD.findall(line)]}


def printed_names(game: Game) -> list[str]:
    """Names that are printed on components and are in no catalogue, the longest first."""
    facts = [fact for item in listing(game.components) for fact in item.facts.values() if isinstance(fact, str)]
    return sorted([fact for fact in facts if re.search("[a-zA-Z]{2}", fact)], key=len, reverse=True)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_game_is_played_in_its_language(name: str, seats: int) -> None:
    game = find_game(name)
    people = [f"me:{player}" for player in PLAYERS[: 1 if seats < 4 else 2]]
    bots = ["random"] * (seats - len(people))
    shown = speaks("play", name, "--seats", ",".join([*people, *bots]), "--seed", "3", typed=typed(game, seats))
    Path(f"/tmp/out-{name}-{seats}.txt").write_text(shown.out)
    assert sorted(english(shown.succeeds(), game)) == []
