"""Plain `bottega`: a menu of games to begin and games to go on with."""

from __future__ import annotations

from dataclasses import dataclass

from rich.table import Table
from rich.text import Text

from bottega.bots import bot_names
from bottega.core.errors import BadInput, BottegaError
from bottega.core.meta import Meta
from bottega.core.registry import game_meta, game_names
from bottega.terminal import prose, reference, saves, shelf
from bottega.terminal.modules import with_modules
from bottega.terminal.options import MODULES, parse_options
from bottega.terminal.playing import play_new, play_saved
from bottega.terminal.screen import LEAVING, ask, sentence, show
from bottega.terminal.sitting import Sitting, begin, luck_before_play
from bottega.version import __version__


@dataclass(frozen=True)
class Item:
    """A line of the menu: a game to begin, or a saved one to go on with."""

    label: str
    note: str
    game: str
    save: str | None = None


def items() -> list[Item]:
    """All that can be played now."""
    metas = [game_meta(name) for name in game_names()]
    games = [Item(f"Play {meta.title}", meta.summary, meta.name) for meta in metas]
    return games + [saved_item(name) for name in saves.save_names()]


def saved_item(name: str) -> Item:
    """A saved game: which game it is, who plays it, and how far it is."""
    kept = shelf.look_at(name)
    return Item(f"Resume {name}", kept.note, kept.game, name)


def open_menu() -> None:
    """Show the menu until a game is picked, and play it."""
    show(Text.assemble(("Bottega", "bold"), f" {__version__}, board games about making art"), Text())
    show(_table(items()), Text(), "A number to play, `rules NUMBER` to read the rules, q to quit.")
    while True:
        try:
            if listen(ask("> ").lower()):
                return
        except (EOFError, Quit):
            return
        except BottegaError as error:
            show(sentence(error))


class Quit(Exception):
    """Enough of the menu."""


def listen(line: str) -> bool:
    """Do what a line asks for: whether a game was played, and not only something read."""
    if line in LEAVING:
        raise Quit
    word, _, number = line.rpartition(" ")
    item = _picked(number)
    if item is None or word not in ("", "rules"):
        show("Type a number of the menu, like 1; `rules 1` shows the rules of that game; q quits.")
        return False
    if word == "rules":
        reference.show_rules(item.game, None)
        return False
    if item.save is None:
        play_new(new_game(item.game))
    else:
        play_saved(item.save)
    return True


def _picked(number: str) -> Item | None:
    numbered = {str(place): item for place, item in enumerate(items(), 1)}
    return numbered.get(number)


def new_game(game: str) -> Sitting:
    """A new game, with those who are said to play it. Asks again as long as they can't."""
    meta = game_meta(game)
    usual = usual_seats(meta)
    show(
        f"Who plays? {meta.seats[0]} to {meta.seats[-1]} seats, with commas between: `me` or `me:NAME` for a person at "
        f"this screen, and bots ({', '.join(bot_names())}).",
        *_about_options(meta, usual),
        f"Enter for {usual}, q to quit.",
    )
    while True:
        line = ask("> ")
        if line.lower() in LEAVING:
            raise Quit
        if line.lower() == "options":
            show(prose.options(meta))
            continue
        try:
            seats, options = seats_and_options(line, usual)
            return begin(game, seats, with_modules(meta, options, luck_before_play(None)), None)
        except BadInput as error:
            show(sentence(error))


def _about_options(meta: Meta, usual: str) -> list[str]:
    """How options are named: one of them, for an example."""
    if not meta.options:
        return []
    *_, example = [option for option in meta.options if not option.module and not option.seats] or meta.options
    options = f"Options may follow, like `{usual} {example.name}={example.values[-1]}`; `options` lists them."
    if not meta.modules:
        return [options]
    first, *_, last = meta.modules
    modules = f"So may modules: `{usual} {MODULES}={first.module},{last.module}`, or names, `all`, `random:5`."
    return [options, modules]


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
    return ",".join(["me", *["greedy"] * (smallest - 1)])


def _table(choices: list[Item]) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", style="bold cyan")
    grid.add_column(no_wrap=True)
    grid.add_column(style="dim")
    for number, item in enumerate(choices, 1):
        grid.add_row(str(number), Text(item.label), Text(item.note))
    return grid
