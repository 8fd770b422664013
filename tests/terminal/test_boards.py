"""Boards: what holds for those of all games."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from rich.console import Group

from bottega.core.actions import Action
from bottega.core.match import Match, new_match
from bottega.core.registry import find_game, game_names
from bottega.core.views import View
from bottega.games.sagrada import Sagrada
from bottega.speech.menu import Menu
from bottega.speech.phrase import joined, named
from bottega.terminal.boards import Board, find_board
from bottega.terminal.moves import DrawnMenu
from tests.terminal.drawing import drawn

NAMES = ["Anna", "Greedy 1", "Greedy 2", "Random", "Ben"]


@pytest.mark.parametrize("game", game_names())
def test_every_game_has_a_board(game: str) -> None:
    assert type(find_board(find_game(game))) is not Board


@pytest.mark.parametrize("game", game_names())
def test_boards_can_draw_ask_and_explain_whatever_comes(game: str) -> None:
    for seats in find_game(game).meta.seats:
        rng = random.Random(seats)
        match = new_match(game, seats, seed=seats)
        board = find_board(match.game, NAMES[:seats])
        while not match.over:
            seat = match.pending[0]
            legal = match.legal(seat)
            if rng.random() < 0.05:
                check_screen(board, match, seat, legal)
            match.play(seat, rng.choice(legal))
        check_width(drawn(board.table(match.view(), NAMES)))


def check_screen(board: Board, match: Match, seat: int, legal: list[Action]) -> None:
    """The table fits the screen, and every legal action is offered once and explained."""
    view = match.view(seat)
    voice = board.voice
    menu = Menu(voice, view, legal)
    asked = Group(board.drawn(voice.question(view, legal)), DrawnMenu(board, menu).draw())
    check_width(drawn(Group(board.table(view, NAMES), asked, board.cards(view))))
    check_width(drawn(board.table(match.view(), NAMES)))
    offered = menu.numbered + ([menu.finish.action] if menu.finish else [])
    assert sorted(action.id for action in offered) == sorted(action.id for action in legal)
    for action in legal:
        assert voice.explain(view, action).text.endswith(".")
        assert voice.explain(match.view(), action).text.endswith(".")


def check_width(picture: str) -> None:
    assert max(map(len, picture.splitlines())) <= 80


def test_a_game_without_a_board_is_drawn_plainly() -> None:
    game = Sagrada()
    game.meta = replace(game.meta, name="a-game-that-is-not-there")
    board = find_board(game)
    assert "pending" in drawn(board.table(View(seat=None, pending=(0,)), ["Anna"]))
    legal = [action for action in find_game("sagrada").actions if action.word in ("pass", "stop")]
    view = View(seat=None, pending=(0,))
    assert [row.label.text for row in board.voice.rows(view, legal)] == ["pass", "stop"]
    assert board.voice.question(view, legal).text == "Your move."


def test_players_are_drawn_bold_and_other_names_as_the_board_draws_them() -> None:
    board = Board(find_game("sagrada"))
    line = board.drawn(joined(" ", [named("Anna", "seat", 0), "takes", named("red 5", "die", "R5")]))
    assert line.plain == "Anna takes red 5"
    assert [(line.plain[span.start : span.end], span.style) for span in line.spans] == [("Anna", "bold")]
