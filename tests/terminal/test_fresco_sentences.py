"""Plans and visits of Fresco, as one says them."""

from __future__ import annotations

import pytest

from bottega.games.fresco import GAME
from bottega.games.fresco.view import FrescoView
from bottega.sitting.saves import Saves
from bottega.terminal.at_screen import AtScreen
from bottega.terminal.boards import find_board
from tests.core.matches import done_in
from tests.games.fresco.ceilings import (
    ALL_MODULES,
    AT_MARKET,
    FOUR,
    HALF_PLANNED,
    LANDING,
    PLANNED,
    UNPLANNED,
    WORKSHOP,
)
from tests.terminal.ceilings import sitting_at
from tests.terminal.driver import menu_number, only_save, run
from tests.terminal.test_lines import plays, unwrapped

BOARD = find_board(GAME)
PLAN = ["assign market 1", "assign cathedral 2", "assign studio 0", "assign workshop 1"]


# Plans at the screen


def moves(sitting: AtScreen) -> list[str]:
    return done_in(sitting.match)


def seen(sitting: AtScreen, seat: int = 0) -> FrescoView:
    view = sitting.match.view(seat)
    assert isinstance(view, FrescoView)
    return view


def test_a_plan_is_shown_before_it_is_committed() -> None:
    sitting = sitting_at(UNPLANNED)
    shown = plays(sitting, "", "plan 0 3 0 0 2")
    assert "your paints are enough for 2 only: 1 apprentice may idle" in shown
    assert "Your plan is complete: commit it?" in shown
    assert seen(sitting).plans[0] == (0, 3, 0, 0, 2)
    assert 0 in sitting.match.pending


@pytest.mark.parametrize("start", [PLANNED, HALF_PLANNED, UNPLANNED], ids=["planned", "half", "unplanned"])
def test_another_plan_takes_its_place(start: FrescoView) -> None:
    sitting = sitting_at(UNPLANNED)
    plan = start.plans[0] or ()
    for location, number in list(zip(["market", "cathedral", "studio", "workshop"], plan, strict=False))[
        : start.answers[0]
    ]:
        sitting.match.play(0, f"assign {location} {number}")
    plays(sitting, "", "plan 1 2 0 1 1")
    assert seen(sitting).plans[0] == (1, 2, 0, 1, 1)
    plays(sitting, "", "2 0 1 1 1; commit")
    assert 0 not in sitting.match.pending


def test_a_wrong_plan_leaves_the_one_that_is_made() -> None:
    sitting = sitting_at(UNPLANNED)
    shown = plays(sitting, "", "plan 1 2 0 1 1", "plan 3 3 0 0", "plan 1 1 1 1 2", "plan 1 1 1 1; fly")
    assert (
        "Not possible at `assign cathedral 3`: You have only 2 apprentices left to place. [FR-3.1] Nothing was done."
        in shown
    )
    assert "that places 6 apprentices" in shown.lower()
    assert "At `fly`: " in shown
    assert seen(sitting).plans[0] == (1, 2, 0, 1, 1)


def test_undo_and_cancel_take_a_plan_back() -> None:
    sitting = sitting_at(UNPLANNED)
    plays(sitting, "", "plan 1 2 0 1 1", "undo")
    assert seen(sitting).answers[0] == 3
    shown = plays(sitting, "", "cancel", "cancel")
    assert seen(sitting) == UNPLANNED
    assert "There is nothing to cancel" in shown


def test_a_plan_can_be_asked_about() -> None:
    sitting = sitting_at(UNPLANNED)
    shown = plays(sitting, "", "plan 1 2 0 1 1", "? plan 2 2 0 0 1; commit", "why plan 3 3 0 0")
    assert "plan 2 2 0 0 1; commit: Commit the plan: 2 to the market, 2 to the cathedral and 1 to the theater." in shown
    assert "assign cathedral 3 is not legal." in shown
    assert seen(sitting).plans[0] == (1, 2, 0, 1, 1)


def test_nothing_of_a_plan_stays_for_the_next_person() -> None:
    sitting = sitting_at(UNPLANNED)
    shown = plays(sitting, "", "plan 0 3 0 0 2", "? commit", "commit", "", "log", "look", "cards")
    after = shown.partition("The screen is for Cleo now")[2]
    assert after
    for words in ("●", "may idle", "3 to the cathedral", "plan 0 3", "Anna sends"):
        assert words not in after
    assert moves(sitting) == []


def test_a_begun_plan_stays_with_its_owner() -> None:
    sitting = sitting_at(UNPLANNED)
    plays(sitting, "", "market 3")
    assert seen(sitting, 2).plans == (None, None, (0, 0, 0, 0, 0), None)
    sitting.on_screen = None
    sitting.match.undo(0)
    assert seen(sitting).answers[0] == 0


# Visits at the screen


def test_a_visit_in_one_line() -> None:
    sitting = sitting_at(AT_MARKET)
    plays(sitting, "", "buy RRR YY")
    assert moves(sitting) == ["buy III 1", "buy III 4"]


def test_enter_never_forfeits_apprentices_at_once() -> None:
    """[FR-3.6] Not after a first purchase either: others act next, and it could not be taken back."""
    sitting = sitting_at(AT_MARKET)
    shown = plays(sitting, "", "buy RRR", "")
    assert "There are moves left. Press Enter once more to do no more here" in shown
    assert moves(sitting) == ["buy III 1"]
    plays(sitting, "", "")
    assert moves(sitting)[:2] == ["buy III 1", "pass"]


def test_the_bishop_and_a_segment_in_one_line() -> None:
    sitting = sitting_at(FOUR)
    shown = plays(sitting, "", "? restore C4 via C4", "restore C4 via C4")
    assert "Pay 1 Thaler and move the bishop to C4" in shown
    assert moves(sitting) == ["bishop C4", "restore C4"]


def test_cancel_takes_the_bishop_back() -> None:
    sitting = sitting_at(FOUR)
    plays(sitting, "", "bishop C4", "cancel")
    assert seen(sitting) == FOUR


def test_behind_and_front() -> None:
    for word, space in (("behind", 29), ("front", 32), ("in front", 32)):
        sitting = sitting_at(LANDING)
        plays(sitting, "", word)
        assert seen(sitting).track[0] == space


def test_a_request_with_its_tiles() -> None:
    sitting = sitting_at(WORKSHOP)
    plays(sitting, "", "request general F02 F11 F12; blend orange")
    assert moves(sitting) == ["request general", "pile F02", "pile F11", "pile F12", "blend orange"]


# Whole games


@pytest.mark.parametrize(("seats", "options"), [("me,random", ALL_MODULES), ("me,random,random,random", {})])
def test_a_whole_game(seats: str, options: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Saves, "append", lambda *_: None)
    chosen = [f"{name}={value}" for name, value in options.items()]
    flags = ["--options", *chosen] if chosen else []
    shown = run("play", "fresco", "--seats", seats, "--seed", "3", *flags, typed="1\n\n" * 3000).succeeds()
    assert "Fresco: the game is over after round" in shown
    assert "restored tiles [FR-5.3]" in shown
    assert max(map(len, shown.splitlines())) <= 100


def test_the_menu_takes_options() -> None:
    typed = "options\nme,random portraits=maybe\nme,random portraits=on, requests=on\n"
    number = menu_number("fresco")
    shown = unwrapped(run(typed=f"{number}\n{typed}").succeeds())
    assert "You may add other ways to play, like `1 pew_points=together`; `options` lists them." in shown
    assert "1 portraits [FR-M1.1] Portraits in the studio" in shown
    assert "Option 'portraits' is off or on, not 'maybe'." in shown
    options = only_save().start.header.options
    assert [options[name] for name in ("portraits", "requests", "special_blends")] == ["on", "on", "off"]
