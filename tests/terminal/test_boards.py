"""Boards, and the one of Sagrada."""

from __future__ import annotations

import random
from dataclasses import replace

import msgspec
import pytest
from rich.console import Group, RenderableType

from bottega.core.actions import Action
from bottega.core.match import Match, new_match
from bottega.core.registry import find_game, game_names
from bottega.core.views import View
from bottega.games.sagrada import Sagrada
from bottega.games.sagrada.view import SagradaView, WindowView
from bottega.speech.menu import Menu
from bottega.speech.phrase import joined, named
from bottega.terminal.boards import Board, find_board
from bottega.terminal.boards.sagrada.table import in_hand
from bottega.terminal.moves import DrawnMenu
from tests.terminal.drawing import check_colours, check_picture, drawn, with_menu

NAMES = ["Anna", "Greedy 1", "Greedy 2", "Random", "Ben"]
WINDOWS = (
    WindowView("kaleidoscopic-dream", ("Y3", "", "", "", "", *("G4", "", "R5", "", ""), *[""] * 10)),
    WindowView("suns-glory", ("", "", "", "", "", *("P1", "", "", "", "B6"), *[""] * 5, *("", "G5", "", "", ""))),
    WindowView("aurorae-magnificus", ("",) * 20),
    WindowView("bellesguard", ("B6", "R5", "B2", "R6", "Y3", *("P4",) * 5, *("R1",) * 5, *("G2",) * 5)),
)
FOUR = SagradaView(
    seat=0,
    pending=(0,),
    seats=4,
    options=find_game("sagrada").ruleset(4, {}).options,
    round=3,
    first=2,
    agenda=("end", "go 2 1 0 0", "go 3 1 0 0", "go 0 1 0 0", "go 1 1 0 0", "go 1 0 0 0", "go 0 0 0 0"),
    offers=(("kaleidoscopic-dream", "firmitas", "suns-glory", "firelight"),) * 4,
    chosen=tuple(window.pattern for window in WINDOWS),
    private=(("blue",), None, None, None),
    public=(0, 3, 8),
    tools=(3, 9, 12),
    on_tools=(0, 3, 0),
    tokens=(4, 1, 5, 0),
    windows=WINDOWS,
    pool=("R1", "R5", "Y4", "G2", "G6", "B3", "P1"),
    track=(("P2", "P3"), ("R5",), *[()] * 8),
    bag=(10, 10, 10, 10, 10),
    gone=(),
    picked=None,
)
TWO = msgspec.structs.replace(
    FOUR,
    seats=2,
    first=0,
    agenda=("end", "go 0 1 0 0", "go 1 1 0 0", "go 1 0 0 0", "go 0 0 1 1", "hold 0 1 8"),
    offers=FOUR.offers[:2],
    chosen=FOUR.chosen[:2],
    private=FOUR.private[:2],
    tools=(1, 4, 11),
    tokens=(4, 1),
    windows=WINDOWS[:2],
    options=find_game("sagrada").ruleset(2, {}).options,
)
ALONE = msgspec.structs.replace(
    FOUR,
    seats=1,
    first=0,
    agenda=("end", "go 0 1 0 0"),
    offers=FOUR.offers[:1],
    chosen=FOUR.chosen[:1],
    private=(("blue", "red"),),
    public=(4, 9),
    on_tools=(0, 1, 0),
    tokens=(0,),
    windows=WINDOWS[:1],
    options=find_game("sagrada").ruleset(1, {}).options,
)
WITH_CARDS = msgspec.structs.replace(FOUR, agenda=("begin", "choose"), pending=(0, 1), windows=(), chosen=(None,) * 4)
CHOOSING = msgspec.structs.replace(
    WITH_CARDS, agenda=("begin", "lay", "choose"), first=None, tools=(), on_tools=(), public=()
)
OVER = msgspec.structs.replace(
    FOUR, agenda=(), pending=(), pool=(), private=(("blue",), ("red",), ("green",), ("yellow",))
)
VIEWS = {"four": FOUR, "two": TWO, "alone": ALONE, "choosing": CHOOSING, "with-cards": WITH_CARDS, "over": OVER}


def screen(view: SagradaView) -> RenderableType:
    return with_menu(find_game("sagrada"), view, NAMES[: view.seats])


@pytest.mark.parametrize("name", VIEWS)
def test_pictures(name: str) -> None:
    check_picture(name, screen(VIEWS[name]))


@pytest.mark.parametrize("name", VIEWS)
def test_colours_only_add_to_the_picture(name: str) -> None:
    check_colours(screen(VIEWS[name]))


def test_a_spectator_sees_no_private_objective() -> None:
    view = msgspec.structs.replace(FOUR, seat=None, private=(None,) * 4)
    picture = drawn(find_board(find_game("sagrada")).table(view, NAMES))
    assert "Shades of" not in picture
    assert "(you)" not in picture


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
    assert [row.label.text for row in board.voice.rows(FOUR, legal)] == ["pass", "stop"]
    assert board.voice.question(FOUR, legal).text == "Your move."


def test_players_are_drawn_bold_and_other_names_as_the_board_draws_them() -> None:
    board = Board(find_game("sagrada"))
    line = board.drawn(joined(" ", [named("Anna", "seat", 0), "takes", named("red 5", "die", "R5")]))
    assert line.plain == "Anna takes red 5"
    assert [(line.plain[span.start : span.end], span.style) for span in line.spans] == [("Anna", "bold")]


@pytest.mark.parametrize("name", VIEWS)
def test_what_an_old_board_says_is_drawn_as_it_was(name: str) -> None:
    board = find_board(find_game("sagrada"), NAMES)
    said = board.question(VIEWS[name], [])
    assert drawn(board.drawn(board.voice.question(VIEWS[name], [])), colours=True) == drawn(said, colours=True)


def test_every_action_is_explained() -> None:
    board = find_board(find_game("sagrada"))
    actions = find_game("sagrada").actions
    unexplained = [action for action in actions if board.voice.explain(FOUR, action).text == action.name]
    assert unexplained == []


def test_sg_8_1_alone_no_window_brings_favour_tokens() -> None:
    board = find_board(find_game("sagrada"))
    choices = [action for action in find_game("sagrada").actions if action.word == "choose"]
    assert [action for action in choices if "favour" in board.voice.explain(ALONE, action).text] == []
    assert all("favour tokens" in board.voice.explain(TWO, action).text for action in choices)


IN_HAND = {
    "hold 0 1 8": ["Y3"],
    "turn 0 11 8": ["Y?"],
    "turn 0 1 8": ["Y3"],
    "exchange 0 5 8": ["Y3"],
    "down 0 12 3 8": ["Y3"],
    "both 0 12 3 8 4 9": ["Y3", "Y4"],
    "take 0 1": [],
}


@pytest.mark.parametrize("step", IN_HAND)
def test_the_dice_in_hand(step: str) -> None:
    view = msgspec.structs.replace(TWO, agenda=(*TWO.agenda[:-1], step))
    assert [die.plain for die in in_hand(view)] == IN_HAND[step]
    voice = find_board(find_game("sagrada")).voice
    assert voice.is_in_the_middle(view)
    tool = voice.question(view, []).text.partition(":")[0]
    assert tool in {"Grozing Pliers", "Flux Remover", "Lens Cutter", "Tap Wheel"}
