"""Several moves in one line: all of them are done, or none."""

from __future__ import annotations

import contextlib
import io
import random
import re
import sys
from collections.abc import Sequence

import pytest

from bottega.core.errors import BadInput
from bottega.core.match import new_match
from bottega.core.records import Undone
from bottega.core.registry import game_meta, game_names
from bottega.games.sixtina.view import SixtinaView
from bottega.sitting.lines import parts_of, rehearse
from bottega.sitting.rehearsal import Rehearsal
from bottega.sitting.saves import Saves
from bottega.sitting.store import Deed, MemoryStore
from bottega.terminal import playing
from bottega.terminal.at_screen import AtScreen
from bottega.terminal.boards import find_board
from tests.core.matches import done_in
from tests.games.fresco.ceilings import UNPLANNED
from tests.terminal.ceilings import sitting_at as fresco_at
from tests.terminal.chapels import ALMOST, CHOOSING, TWO, sitting_at
from tests.terminal.driver import moves_of, only_save, run

SAGRADA = ("play", "sagrada", "--seats", "me,random", "--seed", "25")
"""The player begins, with G3 B1 B3 B5 P2 in the pool and tools 1, 4 and 12 on the table."""
NOTHING = "Nothing was done."
MANY_MOVES = 400
"""By then all kinds of turns were played: random players may need thousands of moves."""


def plays(sitting: AtScreen, *lines: str) -> str:
    """What is shown while somebody types these lines, and leaves then."""
    shown = io.StringIO()
    with pytest.MonkeyPatch.context() as patch, contextlib.redirect_stdout(shown):
        patch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        playing.play(sitting)
    return unwrapped(shown.getvalue())


def sagrada(typed: str) -> str:
    """What is shown while somebody types these lines at a game of Sagrada."""
    return unwrapped(run(*SAGRADA, typed=typed).succeeds())


def unwrapped(text: str) -> str:
    return " ".join(text.split())


def seen(sitting: AtScreen, seat: int = 0) -> SixtinaView:
    view = sitting.match.view(seat)
    assert isinstance(view, SixtinaView)
    return view


def moves(sitting: AtScreen) -> list[str]:
    return done_in(sitting.match)


# In Sagrada


def test_a_turn_of_sagrada_in_one_line() -> None:
    shown = sagrada("3\ng3 a1; 0\n")
    assert moves_of(only_save())[:3] == ["choose luz-celestial", "place G3 A1", "pass"]
    assert shown.count("Draft a die, use a tool, or end your turn.") == 2, "the table is drawn once a line"


def test_a_tool_of_sagrada_in_one_line() -> None:
    sagrada("3\nuse grozing; take g3; turn 4; g4 a1; end\n")
    moves = ["use grozing-pliers", "take G3", "turn 4", "place G4 A1", "pass"]
    assert moves_of(only_save())[1:6] == moves


def test_what_is_wrong_is_named_and_nothing_is_done() -> None:
    shown = sagrada("3\ng3 a1; place b1 a2; 0\n")
    assert re.search(r"Not possible at `place b1 a2`: .* \[SG-3.4\] Nothing was done\.", shown)
    assert moves_of(only_save()) == ["choose luz-celestial"]
    assert [deed.do for deed in only_save().deeds] == ["act"] * 2


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("g3 a1; fly", "At `fly`: 'fly' is neither a move nor a command. ? helps."),
        ("g3 a1; 2", "At `2`: Numbers are for the menu on the screen; name the moves after the first."),
        ("; undo", "At `undo`: `undo` is a command, not a move. Type it on a line of its own."),
        ("why undo", "`undo` is a command, not a move. Type it on a line of its own."),
        ("1; undo", "At `undo`: `undo` is a command, not a move. Type it on a line of its own."),
        ("1; ? g3 a1", "At `? g3 a1`: `?` is a command, not a move. Type it on a line of its own."),
        ("undo; g3 a1", "At `undo`: `undo` is a command, not a move. Type it on a line of its own."),
        ("quit; g3 a1", "At `quit`: `quit` is a command, not a move. Type it on a line of its own."),
        ("g3 a1; 0; 0", "At `0`: By then it is not your decision any more."),
    ],
)
def test_what_does_not_belong_in_a_line(line: str, words: str) -> None:
    shown = sagrada(f"3\n{line}\nlook\n")
    assert f"{words} {NOTHING}" in shown
    assert moves_of(only_save()) == ["choose luz-celestial"]


def test_a_line_may_begin_with_a_number_and_hold_empty_parts() -> None:
    sagrada("3\n;1;; 0;\n")
    assert moves_of(only_save())[1].startswith("place ")
    assert moves_of(only_save())[2] == "pass"


def test_an_empty_line_of_moves() -> None:
    assert "Type a number of the menu, or a move; `?` helps." in sagrada("3\n;;\n")


def test_a_file_name_may_hold_what_stands_between_moves() -> None:
    assert "is in a;b.jsonl" in sagrada("3\nsave a;b.jsonl\n")


def test_why_and_help_for_a_line_of_sagrada() -> None:
    shown = sagrada("3\nwhy g3 a1; place b1 a2\n? g3 a1; pass\nwhy g3 a1; pass\n")
    assert "place b1 a2 is not legal. " in shown
    assert "SG-3.4 " in shown
    assert "place G3 a1; pass: Place the green 3 on a1" in shown
    assert "place G3 a1; pass is legal. Place the green 3 on a1" in shown


def test_a_hint_tells_the_whole_turn() -> None:
    shown = sagrada("3\nhint\n")
    told = re.search(r"Best is to (.*?)\. ", shown)
    assert told is not None
    assert told[1].endswith("; pass")
    run("resume", typed=f"{told[1]}\n").succeeds()
    played = [move.lower() for move in moves_of(only_save())[1:]]
    assert played == told[1].lower().split("; ")[: len(played)]


# In 1980 Sixtina


def test_a_restoration_in_one_line() -> None:
    sitting = sitting_at(TWO)
    shown = plays(sitting, "", "restore J1 RP 2 3 +2; obtain", "")
    view = seen(sitting)
    assert view.pending == (1,)
    assert view.restorers[0].area == 4 - 3 + 1
    assert shown.count("You may restore") == 2, "once for Anna, once for Bea"


def test_all_or_nothing_beyond_what_others_would_see() -> None:
    """The restoration would show Anna's cards to all, so it could not be taken back: it must not be done."""
    sitting = sitting_at(TWO)
    shown = plays(sitting, "", "restore J1 RP 2 2 3; refine")
    assert f"At `refine`: By then it is not your decision any more. {NOTHING}" in shown
    assert seen(sitting) == TWO


def test_a_refusal_in_the_middle_of_a_sentence() -> None:
    sitting = sitting_at(TWO)
    shown = plays(sitting, "", "restore J1 RP 2 5 +1")
    assert "Not possible at `play RP5`: " in shown
    assert NOTHING in shown
    assert seen(sitting) == TWO
    assert not any(isinstance(entry, Undone) for entry in sitting.match.record.entries)


def test_why_explains_the_first_part_that_is_refused() -> None:
    shown = plays(sitting_at(TWO), "", "why restore J1 RP 5", "why restore J1 RP 2 3; refine", "why restore J1 RP x")
    assert "play RP5 is not legal. " in shown
    assert "SX-3.2 " in shown
    assert "restore J1 RP 2 3; refine is legal. Restore Repainting 5 of J1" in shown
    assert "There is no card X" in shown


def test_after_luck_the_line_goes_on() -> None:
    """Whoever draws cards sees something new; the next part of the line is only judged then."""
    sitting = sitting_at(ALMOST)
    plays(sitting, "", "restore J1 RP 2 3; refine; reveal J2")
    assert moves(sitting)[-2:] == ["refine", "reveal J2"]


def test_after_luck_the_line_may_end_early() -> None:
    sitting = sitting_at(TWO)
    shown = plays(sitting, "", "restore J1 RP 2 3; refine; reveal J2", "", "draw", "", "look")
    assert moves(sitting)[:5] == ["restore J1 RP", "play RP2", "play RP3", "add 0", "refine"]
    anna, bea, again = re.split(r"The screen is for \w+ now", shown)[1:]
    remark = "At `reveal J2`: By then it is not your decision any more. What stands before it in the line is done."
    assert remark not in anna
    assert "reveal J2" not in bea, "what Anna typed is not shown to Bea"
    assert again.count(remark) == 1


def test_after_luck_a_wrong_part_is_told_at_once_if_the_decision_is_still_ours() -> None:
    sitting = sitting_at(ALMOST)
    shown = plays(sitting, "", "restore J1 RP 2 3; refine; reveal L1")
    assert "Not possible at `reveal L1`: " in shown
    assert "What stands before it in the line is done." in shown
    assert moves(sitting)[-1] == "refine"
    assert seen(sitting).pending == (0,)


def test_undo_takes_one_decision_back_and_cancel_all() -> None:
    sitting = sitting_at(TWO)
    plays(sitting, "", "J1 RP; play RP2; play RP3", "undo")
    assert seen(sitting).questions == CHOOSING.questions
    plays(sitting, "", "play RP3", "cancel")
    assert seen(sitting) == TWO


def test_what_is_chosen_in_a_turn_stays_hidden() -> None:
    sitting = sitting_at(TWO)
    plays(sitting, "", "J1 RP; play RP2")
    assert seen(sitting, 1).questions == TWO.questions
    assert moves(sitting) == []


def test_a_hint_of_sixtina_can_be_typed() -> None:
    sitting = sitting_at(TWO)
    actions = [move.action for move in sitting.hint(0).moves]
    plays(sitting, "", sitting.voice.in_words(TWO, actions))
    assert moves(sitting) == [action.name for action in actions]


def test_help_lists_the_sentences_of_the_game() -> None:
    shown = plays(sitting_at(TWO), "", "?")
    assert "restore J1 RP 2 4 +1" in shown
    assert "acquire RP1 WP3" in shown
    assert "R5 b1" not in shown
    assert "R5 b1" in sagrada("?\n")


def test_hot_seat_hides_hands_and_what_is_typed() -> None:
    sitting = sitting_at(TWO)
    shown = plays(sitting, "", "acquire RP2 LB3", *["", "prepare; 1", "1", "cancel", "log", "acquire all"] * 8)
    screens = re.split(r"The screen is for (\w+) now", shown)
    assert len(screens) > 8
    for name, screen in zip(screens[1::2], screens[2::2], strict=True):
        other = "Bea" if name == "Anna" else "Anna"
        assert f"{other} gets" not in screen
        assert f"{other} (you)" not in screen
        assert "Your hand" not in screen.partition("nobody else is looking.")[0]


# On the disk


@pytest.fixture
def pieces(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What is kept in one piece each time."""
    kept: list[list[str]] = []

    def append(store: MemoryStore, name: str, deeds: Sequence[Deed]) -> None:
        kept.append([deed.action or deed.do for deed in deeds])

    monkeypatch.setattr(MemoryStore, "append", append)
    return kept


def test_a_line_is_saved_in_one_piece(pieces: list[list[str]]) -> None:
    """Whoever pulls the plug in the middle of a line finds all of it, or nothing."""
    plays(sitting_at(TWO), "", "restore J1 RP 2 3 +2; obtain")
    assert pieces == [["restore J1 RP", "play RP2", "play RP3", "add 2", "obtain"]]


def test_a_line_with_luck_in_the_middle_is_saved_in_one_piece(pieces: list[list[str]]) -> None:
    plays(sitting_at(ALMOST), "", "restore J1 RP 2 3; refine; reveal J2")
    assert pieces == [["restore J1 RP", "play RP2", "play RP3", "add 0", "refine", "reveal J2"]]


def test_a_line_that_ends_early_is_saved_in_one_piece_as_far_as_it_went(pieces: list[list[str]]) -> None:
    plays(sitting_at(ALMOST), "", "restore J1 RP 2 3; refine; reveal L1")
    assert pieces == [["restore J1 RP", "play RP2", "play RP3", "add 0", "refine"]]


def test_a_line_in_place_of_what_was_begun_is_saved_in_one_piece(pieces: list[list[str]]) -> None:
    plays(fresco_at(UNPLANNED), "", "plan 1 2 0 1 1", "plan 2 1 0 1 1")
    first, again = pieces
    assert len(first) == 4
    assert again[:4] == ["undo"] * 4
    assert again[4:] == ["assign market 2", "assign cathedral 1", "assign studio 0", "assign workshop 1"]


def test_cancelling_is_saved_in_one_piece(pieces: list[list[str]]) -> None:
    plays(sitting_at(TWO), "", "J1 RP; play RP2; play RP3", "cancel")
    assert pieces == [["restore J1 RP", "play RP2", "play RP3"], ["undo"] * 3]


def test_a_line_that_is_refused_is_not_saved(pieces: list[list[str]]) -> None:
    plays(sitting_at(TWO), "", "restore J1 RP 2 2 3; refine")
    assert pieces == []


def test_a_line_that_can_not_be_saved_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    run(*SAGRADA, typed="3\n").succeeds()
    before = only_save()

    def fail(store: Saves, name: str, deeds: Sequence[Deed]) -> None:
        raise BadInput("file-unwritable", file="F", text="No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(Saves, "append", fail)
        result = run("resume", typed="g3 a1; 0\n")
    assert result.fails() == "The game can't go on: The file F can't be written: No space left on device."
    assert "Player places" not in result.out
    assert only_save() == before


# Rehearsals


def test_a_rehearsal_ends_where_luck_comes_in() -> None:
    sitting = sitting_at(TWO)
    trying = Rehearsal(sitting.match.game, TWO)
    assert trying.goes_on
    trying.play(sitting.match.game.actions.parse_name("prepare"))
    assert not trying.is_certain
    assert seen(sitting) == TWO


def test_a_rehearsal_ends_where_something_hidden_would_be_seen() -> None:
    """Both choose a window; what the other has chosen already is not in the view, so nothing can be learned of it."""
    match = new_match("sagrada", seats=2, seed=3)
    match.play(1, match.legal(1)[0])
    trying = Rehearsal(match.game, match.view(0))
    trying.play(trying.legal()[0])
    assert not trying.goes_on


# A line without a move


@pytest.mark.parametrize("typed", ["? ;", "why ;", "help ; ;"])
def test_a_line_without_a_move_is_nothing_to_explain(typed: str) -> None:
    shown = plays(sitting_at(TWO), "", typed)
    assert "Name a move, like one of the menu." in shown


# In every game


@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game in game_names() for seats in game_meta(game).seats])
def test_whole_turns_are_told_as_one_types_them(game: str, seats: int) -> None:
    """Whatever is played, its line means the same when it is typed."""
    rng = random.Random(seats)
    match = new_match(game, seats, seed=seats)
    voice = find_board(match.game, match.header.players).voice
    moves = 0
    while not match.over and moves < MANY_MOVES:
        seat = match.pending[0]
        trying = Rehearsal(match.game, match.view(seat))
        while trying.goes_on:
            trying.play(rng.choice(trying.legal()))
        actions = [move.action for move in trying.moves]
        line = voice.in_words(match.view(seat), actions)
        again = Rehearsal(match.game, match.view(seat))
        assert rehearse(match.game, voice, again, parts_of(line)) == []
        assert [move.action for move in again.moves] == actions, line
        assert voice.explain_line(again.moves).text.endswith(".")
        for action in actions:
            match.play(seat, action)
        moves += len(actions)
