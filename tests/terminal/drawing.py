"""Boards as text, against the pictures in `pictures/`. BOTTEGA_PICTURES=new draws them again."""

from __future__ import annotations

import io
import os
import random
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.text import Text

from bottega.core.game import Game
from bottega.core.seats import Seat
from bottega.core.views import View
from bottega.speech.menu import Menu
from bottega.terminal.boards import find_board
from bottega.terminal.boards.screenful import Screenful
from bottega.terminal.moves import DrawnMenu

PICTURES = Path(__file__).parent / "pictures"


def drawn(thing: RenderableType, *, colours: bool = False, width: int = 80, height: int | None = None) -> str:
    """A thing as it looks on a screen of 80 columns, or of so many; and of so many lines, if they are few."""
    file = io.StringIO()
    console = Console(file=file, width=width, force_terminal=colours, color_system="truecolor" if colours else None)
    console.print(thing, height=height)
    return "".join(f"{line.rstrip()}\n" for line in file.getvalue().splitlines())


def with_menu(game: Game, view: View, names: Sequence[str]) -> RenderableType:
    """All that the first seat has on its screen."""
    board = find_board(game, names)
    if not view.pending:
        return board.table(view, names)
    legal = game.determinize(view, random.Random(1)).legal(Seat(0))
    menu = Menu(board.voice, view, legal)
    finish = Text("" if menu.finish is None else f"0 {menu.finish.label}")
    question, moves = board.drawn(board.voice.question(view, legal)), DrawnMenu(board, menu).draw()
    return Group(board.table(view, names), Text(), question, moves, finish, board.cards(view))


def screenful(game: Game, view: View, names: Sequence[str], seat: int = 0) -> Screenful:
    """The screen of a decision, with something new to tell."""
    board = find_board(game, names)
    legal = game.determinize(view, random.Random(1)).legal(Seat(seat))
    menu = Menu(board.voice, view, legal)
    footer = "hint, cards, rules, quit, ? for help"
    if menu.finish is not None:
        footer = f"0 {menu.finish.label}, {footer}"
    news = [Text(f"News {number} is told in a sentence of some length.") for number in range(1, 8)]
    question, moves = board.drawn(board.voice.question(view, legal)), DrawnMenu(board, menu)
    return Screenful(board.table(view, names), question, moves, Text(footer), news, partial(board.cards, view))


def check_picture(name: str, thing: RenderableType, width: int = 80, height: int | None = None) -> None:
    """A thing looks as in its picture, and fits the screen."""
    picture = drawn(thing, width=width, height=height)
    file = PICTURES / f"{name}.txt"
    if os.environ.get("BOTTEGA_PICTURES") == "new":
        file.write_text(picture)
    assert picture == file.read_text()
    assert max(map(len, picture.splitlines())) <= width


def check_colours(thing: RenderableType) -> None:
    """Colours only add to a picture: without them it tells the same."""
    coloured = drawn(thing, colours=True)
    assert "\x1b[" in coloured
    plain = Text.from_ansi(coloured).plain
    assert [line.rstrip() for line in plain.splitlines()] == drawn(thing).splitlines()
