"""Plans and visits of Fresco, as one says them."""

from __future__ import annotations

import random
import re

import pytest

from bottega.core.errors import BadInput, IllegalAction
from bottega.core.match import new_match
from bottega.core.seats import Seat
from bottega.games.fresco import GAME
from bottega.games.fresco.view import FrescoView
from bottega.sitting.lines import WrongPart, parts_of, rehearse
from bottega.sitting.rehearsal import Rehearsal
from bottega.terminal.at_screen import AtScreen
from bottega.terminal.boards import find_board
from tests.core.matches import done_in
from tests.terminal.ceilings import (
    ALL_MODULES,
    AT_MARKET,
    CHOOSING,
    FINAL,
    FOUR,
    HALF_PLANNED,
    LANDING,
    PILING,
    PLANNED,
    STUDIO,
    TWO,
    UNPLANNED,
    WAKING,
    WORKSHOP,
    sitting_at,
)
from tests.terminal.driver import menu_number, only_save, run
from tests.terminal.test_lines import plays, unwrapped

BOARD = find_board(GAME)
PLAN = ["assign market 1", "assign cathedral 2", "assign studio 0", "assign workshop 1"]


def spelled(view: FrescoView, text: str) -> list[str] | None:
    legal = GAME.determinize(view, random.Random(1)).legal(Seat(0))
    actions = BOARD.spell_out(view, legal, text)
    return None if actions is None else [action.name for action in actions]


SENTENCES = [
    (UNPLANNED, "plan 1 2 0 1 1", PLAN),
    (UNPLANNED, "plan 1 2 0 1", PLAN),
    (UNPLANNED, "1 2 0 1 1", PLAN),
    (UNPLANNED, "1,2,0,1,1", PLAN),
    (UNPLANNED, "Plan 1, 2, 0, 1", PLAN),
    (UNPLANNED, "plan market 1, cathedral 2, workshop 1, theater 1", PLAN),
    (UNPLANNED, "market 1, cathedral 2, studio 0, workshop 1, theater 1", PLAN),
    (UNPLANNED, "plan 1 market, 2 cathedral, 1 workshop, 1 theater", PLAN),
    (UNPLANNED, "plan m 1 c 2 w 1 t 1", PLAN),
    (UNPLANNED, "plan market 1, cathedral 2, workshop 1, theatre 1", PLAN),
    (UNPLANNED, "plan 1 to the market, 2 to the cathedral, 1 to the theater and 1 to the workshop", PLAN),
    (PLANNED, "plan 1 2 0 1 1", PLAN),
    (FINAL, "plan market 1, cathedral 2, workshop 1, again 1", PLAN),
    (AT_MARKET, "buy RRR", ["buy III 1"]),
    (AT_MARKET, "buy 3 red", ["buy III 1"]),
    (AT_MARKET, "buy 3 red and 2 yellow", ["buy III 1", "buy III 4"]),
    (AT_MARKET, "buy RRR YY", ["buy III 1", "buy III 4"]),
    (AT_MARKET, "buy rrr, by", ["buy III 1", "buy III 3"]),
    (AT_MARKET, "buy III 2 3", ["buy III 2", "buy III 3"]),
    (AT_MARKET, "buy iii RRR R", ["buy III 1", "buy III 2"]),
    (AT_MARKET, "buy green", ["buy IV 4"]),
    (AT_MARKET, "close booth IV", ["close IV"]),
    (FOUR, "restore D4 via C4", ["bishop C4", "restore D4"]),
    (FOUR, "restore c4 b3", ["restore C4", "restore B3"]),
    (FOUR, "restore C4 via D4, B3 via B4", ["bishop D4", "restore C4", "bishop B4", "restore B3"]),
    (FOUR, "altar R B G", ["altar RBG"]),
    (FOUR, "altar g b r", ["altar RBG"]),
    (FOUR, "altar green, blue and red", ["altar RBG"]),
    (FOUR, "restore the altar with RBG", ["altar RBG"]),
    (FOUR, "altar R B G via E5", ["bishop E5", "altar RBG"]),
    (FOUR, "restore the altar with RBG via E5", ["bishop E5", "altar RBG"]),
    (WORKSHOP, "altar 3 brown", ["altar WWW"]),
    (WORKSHOP, "blend purple purple", ["blend purple", "blend purple"]),
    (WORKSHOP, "blend 2 purple", ["blend purple", "blend purple"]),
    (WORKSHOP, "mix orange and pink", ["blend orange", "blend pink"]),
    (WORKSHOP, "blend k", ["blend pink"]),
    (WORKSHOP, "request general F02 F11 F12", ["request general", "pile F02", "pile F11", "pile F12"]),
    (WORKSHOP, "fulfill purple", ["request purple"]),
    (WORKSHOP, "request purple F11 F15 F25", ["request purple"]),
    (PILING, "pile F11 f12", ["pile F11", "pile F12"]),
    (STUDIO, "paint 2", ["portrait 2"]),
    (STUDIO, "paint muse", ["portrait 1"]),
    (STUDIO, "portrait peer", ["portrait 2"]),
    (CHOOSING, "take red blue", ["take red", "take blue"]),
    (CHOOSING, "take 2 red", ["take red", "take red"]),
    (CHOOSING, "take RB", ["take red", "take blue"]),
]


@pytest.mark.parametrize(("view", "text", "names"), SENTENCES, ids=[text for _, text, _ in SENTENCES])
def test_sentences(view: FrescoView, text: str, names: list[str]) -> None:
    assert spelled(view, text) == names


@pytest.mark.parametrize(
    ("view", "text"),
    [
        (UNPLANNED, "market 1"),
        (UNPLANNED, "assign market 1"),
        (UNPLANNED, "3"),
        (UNPLANNED, "commit"),
        (AT_MARKET, "buy III 2"),
        (AT_MARKET, "buy"),
        (AT_MARKET, "buy 3"),
        (AT_MARKET, "buy III"),
        (AT_MARKET, "close II"),
        (AT_MARKET, "close everything"),
        (FOUR, "restore C4"),
        (FOUR, "restore"),
        (FOUR, "restore altar"),
        (FOUR, "1 2 0 1 1"),
        (FOUR, "pass"),
        (WORKSHOP, "request purple"),
        (CHOOSING, "take red"),
        (LANDING, "behind"),
        (WAKING, "7:00"),
        (WAKING, ""),
    ],
)
def test_single_moves_are_no_sentences(view: FrescoView, text: str) -> None:
    assert spelled(view, text) is None


@pytest.mark.parametrize(
    ("view", "text", "words"),
    [
        (
            UNPLANNED,
            "plan 1 2 0 1 2",
            "that places 6 apprentices, and you have 5: 1 would be left for the theater",
        ),
        (FINAL, "plan 1 2 0 1 2", "1 would be left for the cathedral again"),
        (UNPLANNED, "plan 3 3 3 0 0", "that places 9 apprentices, and you have 5"),
        (UNPLANNED, "plan 4 0 0 0 1", "a location has 3 spaces, and 4 apprentices do not find room"),
        (UNPLANNED, "plan 1 2", "a plan has five numbers, for market, cathedral, studio, workshop, theater"),
        (UNPLANNED, "plan", "a plan has five numbers"),
        (UNPLANNED, "plan market 1, cathedral 2", "3 apprentices, and you have 5: where do the others go?"),
        (UNPLANNED, "plan market 1, castle 4", "there is no location 'castle'"),
        (UNPLANNED, "plan market, cathedral 2", "how many apprentices go to the market?"),
        (AT_MARKET, "buy PPP", "no booth sells PPP now"),
        (AT_MARKET, "buy I RRR", "booth I does not sell RRR now"),
        (AT_MARKET, "buy RRR YYY", "no booth sells RRR and YYY now"),
        (AT_MARKET, "buy RRR RRR", "no booth sells RRR and RRR now"),
        (AT_MARKET, "buy a house", "there is no paint 'house'"),
        (AT_MARKET, "buy III 5", "there is no tile 5 at a booth"),
        (FOUR, "restore Z9 A1", "There is no space 'z9'"),
        (FOUR, "restore via", "say which segment"),
        (FOUR, "restore via A1", "say which segment"),
        (FOUR, "altar YYR", "the altar can't be restored with YYR"),
        (FOUR, "altar RBG via", "say with which paints"),
        (FOUR, "altar via E5", "say with which paints"),
        (WORKSHOP, "blend red", "red can't be blended"),
        (WORKSHOP, "request blue", "there is no request 'blue'"),
        (WORKSHOP, "request purple F11 F12 F25", "only F11, F15, F25 fit this request"),
        (WORKSHOP, "request general F99", "there is no tile 'f99'"),
        (STUDIO, "paint abbot", "which portrait is 'abbot'? On display: 1 Muse, 2 Peer"),
        (STUDIO, "paint 3", "which portrait is '3'?"),
        (STUDIO, "paint 010", "which portrait is '010'?"),
        (FOUR, "paint muse", "On display: none"),
        (CHOOSING, "take green", "green is no basic paint"),
    ],
)
def test_what_is_wrong_with_a_sentence(view: FrescoView, text: str, words: str) -> None:
    with pytest.raises(BadInput, match=re.escape(words)):
        spelled(view, text)


def refused(view: FrescoView, line: str) -> tuple[str, str]:
    """The part of a line that is wrong, and the rule that refuses it, if one does."""
    with pytest.raises(WrongPart) as caught:
        rehearse(GAME, BOARD.voice, Rehearsal(GAME, view), parts_of(line))
    problem = caught.value.problem
    return caught.value.part, problem.reason.rule if isinstance(problem, IllegalAction) else ""


@pytest.mark.parametrize(
    ("view", "line", "part", "rule"),
    [
        (UNPLANNED, "plan 3 3 0 0", "assign cathedral 3", "FR-3.1"),
        (UNPLANNED, "plan 1 0 0 0", "assign workshop 0", "FR-3.1"),
        (FOUR, "plan 1 2 0 1 1", "assign market 1", "FR-3.4"),
        (AT_MARKET, "buy RRR R YB", "buy III 3", ""),
        (FOUR, "restore D4 via C4", "restore D4", "FR-5.2"),
        (FOUR, "restore C4 via E5", "bishop E5", "FR-5.6"),
        (FOUR, "altar P P P", "altar PPP", "FR-5.8"),
        (WORKSHOP, "blend pink pink", "blend pink", "FR-7.2"),
        (PILING, "pile F11 F11", "pile F11", "FR-M2.5"),
        (TWO, "buy RRR", "buy III 1", "FR-L.6"),
    ],
)
def test_the_first_part_that_is_refused(view: FrescoView, line: str, part: str, rule: str) -> None:
    assert refused(view, line) == (part, rule)


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
    assert "your paints are enough for 2 at the most: 1 apprentice may idle" in shown
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
    assert "Not possible at `assign cathedral 3`: There are only 2 left to place. [FR-3.1] Nothing was done." in shown
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
    assert "plan 2 2 0 0 1; commit: Commit the plan: 2 to the market, 2 to the cathedral, 1 to the theater." in shown
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


@pytest.mark.parametrize(
    ("view", "names", "line"),
    [
        (UNPLANNED, [*PLAN, "commit"], "plan 1 2 0 1 1; commit"),
        (WAKING, ["wake 8:00", *PLAN, "commit"], "wake 8:00; plan 1 2 0 1; commit"),
        (
            HALF_PLANNED,
            ["assign studio 1", "assign workshop 0", "commit"],
            "assign studio 1; assign workshop 0; commit",
        ),
        (AT_MARKET, ["buy III 1", "buy III 4"], "buy III 1 4"),
        (FOUR, ["bishop C4", "restore C4", "altar YRB"], "bishop C4; restore C4; altar YRB"),
        (WORKSHOP, ["blend orange", "blend pink", "request general"], "blend orange pink; request general"),
        (PILING, ["pile F11", "pile F12"], "pile F11 F12"),
        (CHOOSING, ["take red", "take red"], "take red red"),
    ],
)
def test_lines(view: FrescoView, names: list[str], line: str) -> None:
    assert BOARD.in_words(view, [GAME.actions.parse_name(name) for name in names]) == line


# Whole games


@pytest.mark.parametrize(("seats", "options"), [("me,random", ALL_MODULES), ("me,random,random,random", {})])
def test_a_whole_game(seats: str, options: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AtScreen, "keep", lambda _: None)
    chosen = [f"{name}={value}" for name, value in options.items()]
    flags = ["--options", *chosen] if chosen else []
    shown = run("play", "fresco", "--seats", seats, "--seed", "3", *flags, typed="1\n\n" * 3000).succeeds()
    assert "Fresco: the game is over after round" in shown
    assert "fresco tiles [FR-5.3]" in shown
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


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_modules_are_told_as_one_types_them(seats: int) -> None:
    """Whatever is played, its line means the same when it is typed."""
    rng = random.Random(seats)
    match = new_match("fresco", seats, ALL_MODULES, seed=seats)
    while not match.over:
        seat = match.pending[0]
        trying = Rehearsal(match.game, match.view(seat))
        while trying.goes_on:
            trying.play(rng.choice(trying.legal()))
        actions = [move.action for move in trying.moves]
        line = BOARD.in_words(match.view(seat), actions)
        again = Rehearsal(match.game, match.view(seat))
        assert rehearse(match.game, BOARD.voice, again, parts_of(line)) == []
        assert [move.action for move in again.moves] == actions, line
        for action in actions:
            match.play(seat, action)
