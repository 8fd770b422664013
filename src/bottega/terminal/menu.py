"""Plain `bottega`: a menu of games to begin, games to go on with, and games that are over."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bottega.bots import USUAL_LEVEL, bot_names
from bottega.core.errors import BadInput, BottegaError
from bottega.core.meta import Meta
from bottega.core.registry import find_game, game_meta, game_names
from bottega.sitting.modules import as_name, with_modules
from bottega.sitting.options import parse_options
from bottega.sitting.saves import Saves
from bottega.sitting.sitting import luck_before_play
from bottega.speech.about import goal
from bottega.speech.phrase import Phrase
from bottega.terminal import prose, shelf
from bottega.terminal.at_screen import AtScreen
from bottega.terminal.pager import show_pages
from bottega.terminal.playback import show_replay
from bottega.terminal.playing import play_new, play_saved
from bottega.terminal.screen import (
    LEAVING,
    OUT,
    PROMPT,
    ask,
    clear,
    height_of,
    is_interactive,
    own_screen,
    sentence,
    show,
)
from bottega.terminal.words import drawn, language, message, styled
from bottega.version import __version__

BOTTEGA = "Bottega"
FEW = 5
"""So many saved games, and so many that are over, are listed at first; fewer where the screen is small."""
VERBS = ("play", "resume", "replay", "rules")
MANY = 9999
"""More bots than any table seats."""


class Quit(Exception):
    """Enough of the menu."""


class Back(Exception):
    """Enough of a question: back to the menu."""


@dataclass(frozen=True)
class Item:
    """A line of the menu: a game to begin, a saved one to go on with, or one that is over.

    `names` are the words that mean it, besides its number.
    """

    title: str
    note: Phrase
    game: str
    names: tuple[str, ...]
    open: Callable[[], None]


@dataclass(frozen=True)
class Section:
    """Items of one kind below their heading, those to be taken first at the top; `verb` is what is done with them."""

    verb: str
    items: list[Item]


def new_item(meta: Meta) -> Item:
    """A game to begin."""
    names = (meta.name, as_name(meta.title))
    return Item(meta.title, Phrase(goal(meta, language())), meta.name, names, partial(begin_and_play, meta.name))


def saved_item(name: str) -> Item:
    """A saved game: which game it is, how far it is, who plays it."""
    kept = shelf.look_at(name)
    return Item(kept.title, kept.note, kept.game, (as_name(name),), partial(play_saved, name))


def finished_item(file: Path) -> Item:
    """A game that is over: which game it was, and who won."""
    kept = shelf.look_at_finished(file)
    return Item(kept.title, kept.note, kept.game, (as_name(file.stem),), partial(show_replay, file, as_json=False))


def open_menu() -> None:
    """Show the menu, and do what is picked, until somebody leaves.

    What is said at the end of a game stands above the menu; a shell that comes back shows the last of it again.
    """
    with own_screen() as farewell:
        menu = MainMenu()
        while True:
            menu.draw(farewell)
            if not is_interactive():
                farewell.clear()
            try:
                while not menu.listen(ask(PROMPT).lower(), farewell):
                    pass
            except Back:
                pass
            except (EOFError, Quit):
                return


class MainMenu:
    """The menu as it stands on the screen."""

    def __init__(self) -> None:
        self.shows_all = False
        self.sections: list[Section] = []

    @property
    def items(self) -> list[Item]:
        """All lines, in the order of their numbers."""
        return [item for section in self.sections for item in section.items]

    def draw(self, news: Sequence[RenderableType]) -> None:
        """All that can be picked, with what there is to say first."""
        waiting, over = Saves().names(), shelf.finished()
        most = None if self.shows_all else FEW
        games = Section("play", [new_item(game_meta(name)) for name in game_names()])
        saved = Section("resume", [saved_item(name) for name in waiting[:most]])
        finished = Section("replay", [finished_item(file) for file in over[:most]])
        self.sections = [games, *[kept for kept in (saved, finished) if kept.items]]
        kept = len(waiting) + len(over)
        while not self.shows_all and self._is_too_high(news, kept):
            max(saved, finished, key=lambda section: len(section.items)).items.pop()
        clear()
        show_pages(self.picture(news, kept))

    def _is_too_high(self, news: Sequence[RenderableType], kept: int) -> bool:
        """Whether the screen does not hold the menu, which could be shorter."""
        could_be_shorter = any(len(section.items) > 1 for section in self.sections[1:])
        return could_be_shorter and height_of(self.picture(news, kept)) >= OUT.height

    def picture(self, news: Sequence[RenderableType], kept: int) -> Group:
        """The whole menu, where so many games are kept."""
        title = message("menu-title", bottega=styled(BOTTEGA, "bold"), version=__version__)
        said = [Text(line) if isinstance(line, str) else line for line in [*news, ""] if news]
        left = kept - sum(len(section.items) for section in self.sections[1:])
        more = [message("menu-more", "dim", count=left)] if left else []
        return Group(*said, title, *self._lists(), *more, message("menu-how-to-pick"))

    def _lists(self) -> Iterator[RenderableType]:
        """Each heading with its items below it."""
        width = max(len(item.title) for item in self.items)
        number = 0
        for section in self.sections:
            yield message(f"menu-{section.verb}", "bold")
            grid = Table.grid(padding=(0, 2))
            grid.add_column(justify="right", style="bold cyan", width=len(str(len(self.items))) + 1)
            grid.add_column(no_wrap=True, width=width)
            grid.add_column(style="dim")
            for item in section.items:
                number += 1
                grid.add_row(str(number), Text(item.title), drawn(item.note))
            yield grid

    def listen(self, line: str, farewell: list[RenderableType]) -> bool:
        """Do what a line asks for: whether the menu is to be drawn again."""
        if line in LEAVING:
            raise Quit
        try:
            return self.follow(line, farewell)
        except BottegaError as error:
            show(sentence(error))
            return False

    def follow(self, line: str, farewell: list[RenderableType]) -> bool:
        """Do what a line asks for, or BadInput: whether the menu is to be drawn again."""
        if line in ("", "?", "help"):
            show(message("menu-how-to-pick"), message("menu-how-to-say"))
            return False
        if line == "more":
            self.shows_all = True
            return True
        verb, words = verb_of(line)
        item = self.find(verb, words)
        if verb == "rules":
            return show_pages(prose.rules(find_game(item.game), None))
        farewell.clear()
        item.open()
        return True

    def find(self, verb: str, words: str) -> Item:
        """The item that somebody means, by its number or the beginning of a name; without either, the latest one."""
        numbered = {str(number): item for number, item in enumerate(self.items, 1)}
        if words in numbered:
            return numbered[words]
        among = [item for section in self.sections if section.verb == verb for item in section.items] or self.items
        if not words and verb in ("resume", "replay") and among != self.items:
            return among[0]
        for item in among:
            if words and any(name.startswith(as_name(words)) for name in item.names):
                return item
        if not words:
            raise BadInput("nothing-picked")
        raise BadInput("not-on-the-menu", name=words)


def verb_of(line: str) -> tuple[str, str]:
    """What is to be done, and with what; "" where only the latter is said.

    >>> verb_of("rules sagrada"), verb_of("3")
    (('rules', 'sagrada'), ('', '3'))
    """
    word, _, rest = line.partition(" ")
    return (word, rest.strip()) if word in VERBS else ("", line)


def begin_and_play(game: str) -> None:
    """Ask who plays a game, and play it."""
    play_new(new_game(game))


def new_game(game: str) -> AtScreen:
    """A new game, with those who are said to play it. Asks again as long as they can't."""
    meta = game_meta(game)
    usual = usual_seats(meta)
    clear()
    show(who_plays(meta, usual))
    while True:
        line = ask(PROMPT)
        if line.lower() in LEAVING:
            raise Back
        try:
            if line.lower() != "options":
                seats, options = seats_and_options(line, usual)
                return AtScreen.begin(game, with_bots(seats), with_modules(meta, options, luck_before_play(None)), None)
            if show_pages(prose.options(meta)):
                show(who_plays(meta, usual))
        except BadInput as error:
            show(sentence(error))


def who_plays(meta: Meta, usual: str) -> Group:
    """The question who sits at the table."""
    lines = [
        message("game-title", title=styled(meta.title, "bold"), summary=goal(meta, language())),
        message("who-plays", bots=usual.count(","), fewest=meta.seats[0] - 1, most=meta.seats[-1] - 1),
        message("who-by-name", bots=[Phrase(f"`{name}`") for name in bot_names()]),
        *_about_options(meta),
        message("who-back"),
    ]
    return Group(*lines)


def with_bots(seats: str) -> str:
    """Who plays: as it is said, or a person and so many bots.

    >>> with_bots("2"), with_bots("me:Ada,random")
    ('me,journeyman,journeyman', 'me:Ada,random')
    """
    if not seats.isdecimal():
        return seats
    return ",".join(["me", *[USUAL_LEVEL] * (int(seats) if len(seats) < FEW else MANY)])


def _about_options(meta: Meta) -> list[Text]:
    """How options are named: one of them, for an example."""
    if not meta.options:
        return []
    *_, example = [option for option in meta.options if not option.module and not option.seats] or meta.options
    options = message("who-options", option=example.name, value=example.values[-1])
    if not meta.modules:
        return [options]
    first, *_, last = meta.modules
    return [options, message("who-modules", first=first.module, last=last.module)]


def seats_and_options(line: str, usual: str) -> tuple[str, dict[str, str]]:
    """Who plays, and how: words with an equals sign are options.

    >>> seats_and_options("me, random portraits=on, requests=on", "me,greedy")
    ('me,random', {'portraits': 'on', 'requests': 'on'})
    >>> seats_and_options("me,random modules=4,7,12 edition=mega", "me,greedy")
    ('me,random', {'modules': '4,7,12', 'edition': 'mega'})
    >>> seats_and_options("portraits=on", "me,greedy")
    ('me,greedy', {'portraits': 'on'})
    """
    options = [word.strip(",") for word in line.split() if "=" in word]
    parts = " ".join([_without_option(word) for word in line.split()]).split(",")
    seats = [" ".join(word for word in part.split() if word != "=") for part in parts]
    named = [seat for seat, part in zip(seats, parts, strict=True) if seat or "=" not in part]
    return ",".join(named) or usual, parse_options(options)


def _without_option(word: str) -> str:
    """A word of the list of seats; of an option only that it was there, and whether a comma follows."""
    if "=" not in word:
        return word
    return "=," if word.endswith(",") else "="


def usual_seats(meta: Meta) -> str:
    """A person and a bot, or as many bots as the game needs."""
    smallest = 2 if 2 in meta.seats else meta.seats[0]
    return ",".join(["me", *[USUAL_LEVEL] * (smallest - 1)])
