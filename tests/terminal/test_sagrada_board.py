"""The board of Sagrada."""

from __future__ import annotations

import random

import msgspec
import pytest
from rich.console import RenderableType

from bottega.core.kinds import Fact
from bottega.core.seats import Seat
from bottega.games.sagrada import GAME
from bottega.games.sagrada.view import SagradaView, WindowView
from bottega.speech.phrase import named
from bottega.terminal.boards import find_board
from tests.terminal.drawing import check_colours, check_picture, drawn, with_menu

NAMES = ["Anna", "Greedy 1", "Greedy 2", "Random"]
NO = None
WINDOWS = (
    WindowView("kaleidoscopic-dream", ("Y3", NO, NO, NO, NO, *("G4", NO, "R5", NO, NO), *[NO] * 10)),
    WindowView("suns-glory", (NO, NO, NO, NO, NO, *("P1", NO, NO, NO, "B6"), *[NO] * 5, *(NO, "G5", NO, NO, NO))),
    WindowView("aurorae-magnificus", (NO,) * 20),
    WindowView("bellesguard", ("B6", "R5", "B2", "R6", "Y3", *("P4",) * 5, *("R1",) * 5, *("G2",) * 5)),
)
TURNS = "2 second", "3 second", "0 second", "1 second", "1 first", "0 first"


def agenda(*turns: str, step: str = "") -> tuple[str, ...]:
    """What is left of a round, the next turn last; and a step of the use of a tool."""
    names = [f"turn {turn} undrafted untooled" for turn in turns]
    return ("end-round", *names, *([step] if step else []))


def seen(view: SagradaView, **changes: object) -> SagradaView:
    """The view with these changes, and all that follows from them: turns, questions, dice in hand."""
    view = msgspec.structs.replace(view, **changes)
    return GAME.view(GAME.determinize(view, random.Random(1)), None if view.seat is None else Seat(view.seat))


FOUR = seen(
    SagradaView(
        seat=0,
        pending=(0,),
        seats=4,
        options=GAME.ruleset(4, {}).options,
        round=3,
        first=2,
        turns=(),
        questions=(),
        offers=(("kaleidoscopic-dream", "firmitas", "suns-glory", "firelight"),) * 4,
        chosen=tuple(window.pattern for window in WINDOWS),
        private=(("blue",), None, None, None),
        public=("row-colour-variety", "column-shade-variety", "colour-diagonals"),
        tools=("copper-foil-burnisher", "cork-backed-straightedge", "tap-wheel"),
        on_tools=(0, 3, 0),
        tokens=(4, 1, 5, 0),
        windows=WINDOWS,
        pool=("R1", "R5", "Y4", "G2", "G6", "B3", "P1"),
        hand=(),
        track=(("P2", "P3"), ("R5",), *[()] * 8),
        bag=(10, 10, 10, 10, 10),
        gone=(),
        picked=None,
        agenda=agenda(*TURNS),
    )
)
TWO = seen(
    FOUR,
    seats=2,
    first=0,
    agenda=agenda("0 second", "1 second", "1 first", "0 first", step="place-held 0 grozing-pliers Y3"),
    offers=FOUR.offers[:2],
    chosen=FOUR.chosen[:2],
    private=FOUR.private[:2],
    tools=("grozing-pliers", "lathekin", "flux-remover"),
    tokens=(4, 1),
    windows=WINDOWS[:2],
    options=GAME.ruleset(2, {}).options,
)
ALONE = seen(
    FOUR,
    seats=1,
    first=0,
    agenda=agenda("0 second"),
    offers=FOUR.offers[:1],
    chosen=FOUR.chosen[:1],
    private=(("blue", "red"),),
    public=("light-shades", "colour-variety"),
    on_tools=(0, 1, 0),
    tokens=(0,),
    windows=WINDOWS[:1],
    options=GAME.ruleset(1, {}).options,
)
WITH_CARDS = seen(FOUR, agenda=("begin-round", "choose-windows"), pending=(0, 1), windows=(), chosen=(None,) * 4)
CHOOSING = seen(
    WITH_CARDS, agenda=("begin-round", "lay-cards", "choose-windows"), first=None, tools=(), on_tools=(), public=()
)
OVER = seen(FOUR, agenda=(), pending=(), pool=(), private=(("blue",), ("red",), ("green",), ("yellow",)))
VIEWS = {"four": FOUR, "two": TWO, "alone": ALONE, "choosing": CHOOSING, "with-cards": WITH_CARDS, "over": OVER}


def screen(view: SagradaView) -> RenderableType:
    return with_menu(GAME, view, NAMES[: view.seats])


@pytest.mark.parametrize("name", VIEWS)
def test_pictures(name: str) -> None:
    check_picture(name, screen(VIEWS[name]))


@pytest.mark.parametrize("name", VIEWS)
def test_colours_only_add_to_the_picture(name: str) -> None:
    check_colours(screen(VIEWS[name]))


def test_a_spectator_sees_no_private_objective() -> None:
    picture = drawn(find_board(GAME).table(seen(FOUR, seat=None, private=(None,) * 4), NAMES))
    assert "Shades of" not in picture
    assert "(you)" not in picture


IN_HAND = {
    "place-held 0 grozing-pliers Y3": "Y3",
    "name-value 0 flux-remover yellow": "Y?",
    "turn-die 0 grozing-pliers Y3": "Y3",
    "exchange-die 0 lens-cutter Y3": "Y3",
    "lift-second 0 tap-wheel A4 Y3": "Y3",
    "set-down-two 0 tap-wheel A4 Y3 A5 Y4": "Y3 Y4",
}


@pytest.mark.parametrize("step", IN_HAND)
def test_the_dice_in_hand(step: str) -> None:
    picture = drawn(find_board(GAME).table(seen(TWO, agenda=(*TWO.agenda[:-1], step)), NAMES))
    assert f"   in hand {IN_HAND[step]}\n" in picture


def test_cards_say_what_the_own_window_has_so_far() -> None:
    full = seen(FOUR, windows=(WINDOWS[3], *WINDOWS[1:]), public=("light-shades", "deep-shades"))
    picture = drawn(find_board(GAME).cards(full))
    assert "2 Light Shades: 2 for each set of a 1 and a 2 (met 5 times: 10)" in picture
    assert "2 Deep Shades: 2 for each set of a 5 and a 6 (met once: 2)" in picture
    assert "added up (so far: 8)" in picture
    assert "met" not in drawn(find_board(GAME).cards(seen(full, seat=None, private=(None,) * 4)))


def test_empty_hands() -> None:
    view = seen(TWO, agenda=(*TWO.agenda[:-1], "take-die 0 grozing-pliers"))
    assert "in hand" not in drawn(find_board(GAME).table(view, NAMES))


def test_a_second_draft_after_the_last_turn_of_a_round_is_still_a_part_of_it() -> None:
    view = seen(TWO, agenda=("end-round", "draft-again 0"))
    assert view.turns == ()
    assert "▸① Anna" in drawn(find_board(GAME).table(view, NAMES))


@pytest.mark.parametrize(
    ("kind", "value", "text"),
    [("die", "R5", "R5"), ("colour", "red", "red"), ("tool", "lathekin", "Lathekin"), ("price", 2, "●●")],
)
def test_what_a_sentence_names_is_drawn(kind: str, value: Fact, text: str) -> None:
    board = find_board(GAME)
    assert board.drawn(named(text, kind, value)).plain == text
    assert drawn(board.drawn(named(text, kind, value)), colours=True) != f"{text}\n"
