"""The language of the screen: all that it shows is said in it, but names, ids and what one types."""

from __future__ import annotations

import importlib
import itertools
import os
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
from bottega.core.registry import find_game, game_names
from bottega.sitting.saves import Saves
from bottega.speech import language
from bottega.speech.language import ENGLISH
from bottega.speech.voice import find_voice
from bottega.terminal import pager, playback, playing, prose
from bottega.terminal.boards import find_board
from bottega.terminal.commands import COMMANDS
from bottega.terminal.screen import OUT, PROMPT
from bottega.terminal.words import speak
from tests.speech.pseudo import PSEUDO, write_language
from tests.terminal.driver import menu_number, only_record, run

TABLES = [
    ("sagrada", 1, "none"),
    ("sagrada", 4, "none"),
    ("sixtina", 2, "none"),
    ("classic_art", 2, "none"),
    ("classic_art", 5, "none"),
    ("fresco", 2, "none"),
    ("fresco", 3, "all"),
]
"""Games with their numbers of seats, and the modules that are played."""
PEOPLE = ("Anna", "Bea")
WORD = re.compile(r"[^\W_]+(?:[-_'.][^\W_]+)*")
RULE = re.compile(r"[A-Z]{2}-[A-Z]?[.\d].*")
TYPED = {*COMMANDS, *bot_names(), "all", "bottega", "chess", "first", "fly", "last", "me", "no", "resume", "y", "yes"}
PAINTS = "YRBOGPKW"
SHORTEST, LONGEST = 4, 30
"""So many letters of a name are left at least where it is cut, and so many more at the most."""
OFTEN = 20
"""So many decisions long everything is tried that one may type, and then now and then."""


@pytest.fixture(scope="module")
def locales(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the pseudo-language."""
    folder = tmp_path_factory.mktemp("locales")
    write_language(folder)
    return folder


@pytest.fixture(autouse=True)
def _pseudo(locales: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The pseudo-language is there. Rulebooks are texts of their own, and are left away."""
    monkeypatch.setenv("BOTTEGA_HOME", "home")  # a path that is not broken at the end of a line
    monkeypatch.setattr(language, "homes", [*language.homes, locales])
    monkeypatch.setattr(prose, "emphasised", lambda text: Text())
    monkeypatch.setattr(os, "fsync", lambda handle: None)  # saves have tests of their own
    yield
    speak(ENGLISH)
    language.catalogue.cache_clear()


def speaks(*arguments: str, typed: str | Iterator[str] = "") -> str:
    """What is shown in the pseudo-language."""
    return run("--language", PSEUDO, *arguments, typed=typed).succeeds()


def trying(game: Game) -> Iterator[str]:
    """Somebody tries everything, and plays on: the first move of each menu, or Enter."""
    luck = random.Random(1)
    names = [action.name for action in game.actions]
    asked = itertools.cycle(["?", "hint", "cards", "log", "look all", "undo", "log 3", "cancel", "fly", "9999"])
    for number in itertools.count():
        if number < OFTEN or number % OFTEN == 0:
            one, two, three, four = luck.sample(names, 4)
            yield from (next(asked), f"why {one}", f"? {two}", three, f"why {three}; {four}", f"{one}; {two}")
        yield from ("1", "")


def english(shown: str, *games: Game) -> list[str]:
    """The words of English on a screen that are no names, no ids and nothing that one types."""
    told = " ".join([line for line in shown.splitlines() if not line.startswith(PROMPT)])
    told = re.sub(r"`[^`]*`|\S+\.jsonl|\b[0-9a-f]{32,}\b|\b\w+-2\d{3}-[\d-]+", "", " ".join(told.split()))
    for game in games:
        told = printed_names(game).sub("", told)
    words = {word for word in WORD.findall(told) if word.isascii() and re.search("[a-zA-Z]{2}", word)}
    names = {*TYPED, *PEOPLE, *map(str.capitalize, bot_names()), *itertools.chain(*map(ids_of, games))}
    return sorted([word for word in words if not (RULE.match(word) or is_named(word, names))])


def is_named(word: str, names: set[str]) -> bool:
    """Whether a word is a name, or consists of letters that stand for paints."""
    return bool({word, word.lower(), word.upper()} & names) or {*word} <= {*PAINTS}


def ids_of(game: Game) -> set[str]:
    """The ids of a game, and what one may type in it."""
    kinds = vars(importlib.import_module(f"bottega.games.{game.meta.name}.kinds")).values()
    ids = [each for kind in kinds if isinstance(kind, Kind) for each in kind.ids]
    everything = {module.name: "on" for module in game.meta.modules}
    voice, match = find_voice(game, PEOPLE, everything), new_match(game.meta.name, 2, everything, seed=1)
    examples = [words for words, _ in voice.help_at(match.view())]
    typed = [*[action.name for action in game.actions], *examples, *voice.aliases, *find_board(game).switches]
    options = [word for option in game.meta.options for word in (option.name, *option.values)]
    return {*ids, *options, *[word for line in typed for word in WORD.findall(line)]}


def printed_names(game: Game) -> re.Pattern[str]:
    """Names that are printed on a box or its components and are in no catalogue, whole or cut."""
    facts = [fact for item in listing(game.components) for fact in item.facts.values() if isinstance(fact, str)]
    printed = {*facts, game.meta.title, *game.meta.authors, *game.meta.publishers}
    names = sorted([name for name in printed if len(name) >= SHORTEST], key=len, reverse=True)
    cut = "|".join({re.escape(name[:SHORTEST]) for name in names})
    return re.compile(rf"\b({cut})[^…]{{0,{LONGEST}}}…|\b({'|'.join(map(re.escape, names))})(?!\w)")


@pytest.mark.parametrize(("name", "seats", "modules"), TABLES)
def test_a_game_is_played_in_its_language(name: str, seats: int, modules: str) -> None:
    game = find_game(name)
    people = [f"me:{person}" for person in PEOPLE[: 1 if seats < 4 else 2]]
    players = ",".join([*people, *["random"] * (seats - len(people))])
    with_modules = ["--modules", modules] if game.meta.modules else []
    shown = speaks("play", name, "--seats", players, "--seed", "3", *with_modules, typed=trying(game))
    assert english(shown, game) == []


def test_a_small_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where somebody sits at a small screen there are pages, and things are folded."""
    OUT.size = (80, 24)
    for module in (pager, playing):
        monkeypatch.setattr(module, "is_interactive", lambda: True)
    shown = speaks("play", "sagrada", "--seats", "me:Anna,me,greedy", "--seed", "3", typed="\n" * 3 + "1\n?\n" * 9)
    assert "of" not in shown.split()
    assert english(shown, find_game("sagrada")) == []


def test_the_menu_of_games() -> None:
    games = [find_game(name) for name in game_names()]
    speaks("play", "sagrada", "--seats", "me:Anna,greedy", typed="abandon\nyes\n")
    for _ in range(7):
        speaks("play", "sagrada", "--seats", "me:Anna,greedy", typed="q\n")
    typed = f"?\nchess\n99\n{menu_number('sagrada')}\noptions\nme,chess\nq\nmore\nq\n"
    assert english(speaks(typed=typed), *games) == []


def test_a_game_that_is_closed_early(home: Path) -> None:
    shown = speaks("play", "sagrada", "--seats", "me:Anna,greedy", typed="resign\nno\nresign\nyes\n")
    shown += speaks("play", "sagrada", "--seats", "me:Anna,greedy", typed="save here.jsonl\nabandon\nyes\n")
    assert english(shown, find_game("sagrada")) == []


def test_lists_and_records(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("sagrada")
    speaks("play", "sagrada", "--seats", "me:Anna", typed=trying(game))
    record = str(only_record(Path("home")))
    shown = [speaks("verify", record), speaks("replay", record), speaks("bots"), speaks("rules", "sagrada", "options")]
    shown += [speaks("simulate", "sagrada", "--games", "2"), speaks("resume"), speaks("--version")]
    for _ in range(2):
        speaks("play", "sagrada", "--seats", "me:Anna,greedy", typed="q\n")
    first, second = Saves().names()
    shown += [speaks("resume"), speaks("resume", first, "--delete"), speaks("resume", second, "--abandon")]
    monkeypatch.setattr(playback, "is_interactive", lambda: True)
    shown += [speaks("replay", record, typed="x\nn\nb\n5\nlook all\nlast\nq\n")]
    assert [found for found in (english(each, game) for each in shown) if found] == []


def test_the_language_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOTTEGA_LANGUAGE", PSEUDO)
    assert run("--version").succeeds() == speaks("--version")
    assert run("--language", ENGLISH, "--version").succeeds() != speaks("--version")


def test_a_language_that_there_is_not() -> None:
    assert run("--language", "tlh", "games").fails() == "There is no language 'tlh'. There are el and en."
