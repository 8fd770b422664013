"""Whole turns of Classic Art, as one says them."""

from __future__ import annotations

import random
import re

import pytest

from bottega.core.errors import BadInput, IllegalAction
from bottega.core.seats import Seat
from bottega.games.classic_art import GAME
from bottega.games.classic_art.view import ClassicArtView
from bottega.sitting.lines import WrongPart, parts_of, rehearse
from bottega.sitting.rehearsal import Rehearsal
from bottega.speech.voice import find_voice
from bottega.terminal.at_screen import AtScreen
from tests.core.matches import done_in
from tests.terminal.galleries import FIVE, LAST, PENNILESS, PREDICTING, SECOND, SETUP, TWO, sitting_at
from tests.terminal.test_lines import plays

VOICE = find_voice(GAME)


def spelled(view: ClassicArtView, text: str) -> list[str] | None:
    legal = GAME.determinize(view, random.Random(1)).legal(Seat(0))
    actions = VOICE.spell_out(view, legal, text)
    return None if actions is None else [action.name for action in actions]


CARDS = ["play SC-04", "play LA-02"]
SENTENCES = [
    (FIVE, "SC-04 LA-02 SC 7+", [*CARDS, "predict SC 7+"]),
    (FIVE, "sc4 la2 sc7+", [*CARDS, "predict SC 7+"]),
    (FIVE, "sc 4, la 2, sc 7+", [*CARDS, "predict SC 7+"]),
    (FIVE, "play SC-04 and LA-02, then predict SC 7", [*CARDS, "predict SC 7+"]),
    (FIVE, "SC-04 LA-02 double SC 7+", [*CARDS, "double SC 7+"]),
    (FIVE, "SC-04 LA-02 double down on sculpture 7+", [*CARDS, "double SC 7+"]),
    (FIVE, "SC-04 LA-02 SC 7+ x2", [*CARDS, "double SC 7+"]),
    (FIVE, "sc4 la2 sc7+x2", [*CARDS, "double SC 7+"]),
    (FIVE, "sc4 la2 sc7+ ×2", [*CARDS, "double SC 7+"]),
    (FIVE, "sc4 la2 2x sc 4-", [*CARDS, "double SC 4-"]),
    (FIVE, "SC-04 LA-02 pass", [*CARDS, "pass"]),
    (FIVE, "SC-04 LA-02 nothing", [*CARDS, "pass"]),
    (FIVE, "2 5 0", [*CARDS, "pass"]),
    (FIVE, "SC-04 LA-02", CARDS),
    (FIVE, "sculpture 4 landscape 2", CARDS),
    (FIVE, "sc 4 11", ["play SC-04", "play SC-11"]),
    (FIVE, "2 5", CARDS),
    (FIVE, "2 5 etching 4-", [*CARDS, "predict EE 4-"]),
    (FIVE, "2 5 still life 3-", [*CARDS, "predict SL 3-"]),
    (FIVE, "sc4", ["play SC-04"]),
    (FIVE, "sc4 sc 7+", ["play SC-04", "predict SC 7+"]),
    (FIVE, "sc4 la2 sc11", [*CARDS, "play SC-11"]),
    (SECOND, "la2 sc 6+", ["play LA-02", "predict SC 6+"]),
    (SECOND, "4 sc 6+ x2", ["play LA-02", "double SC 6+"]),
    (PREDICTING, "sc 6+", ["predict SC 6+"]),
    (PREDICTING, "sc6", ["predict SC 6+"]),
    (PREDICTING, "SC 6 x2", ["double SC 6+"]),
    (PREDICTING, "dd portrait 1", ["double PO 1-"]),
    (PREDICTING, "SC-04 LA-02", ["play SC-04", "play LA-02"]),
    (PREDICTING, "sc 04", ["play SC-04"]),
    (SETUP, "la 1- twice", ["double LA 1-"]),
    (PENNILESS, "sc4 la2 pass", CARDS),
    (LAST, "drop sc4", ["drop SC-04"]),
    (LAST, "drop 1", ["drop SC-04"]),
    (LAST, "keep SC-12 LA-02", ["drop SC-04"]),
    (LAST, "keep sc12, la2", ["drop SC-04"]),
    (LAST, "play SC-12 LA-02", ["drop SC-04"]),
    (LAST, "sc12 la2", ["drop SC-04"]),
    (LAST, "keep 1 2", ["drop LA-02"]),
    (LAST, "sc 6+", ["predict SC 6+"]),
]


@pytest.mark.parametrize(("view", "text", "names"), SENTENCES, ids=[text for _, text, _ in SENTENCES])
def test_sentences(view: ClassicArtView, text: str, names: list[str]) -> None:
    assert spelled(view, text) == names


@pytest.mark.parametrize(
    ("view", "text"),
    [
        (FIVE, "play SC-04"),
        (FIVE, "Play sc-04"),
        (FIVE, "3"),
        (FIVE, "fly"),
        (FIVE, "undo"),
        (FIVE, "pass"),
        (FIVE, ""),
        (PREDICTING, "pass"),
        (PREDICTING, "none"),
        (PREDICTING, "predict SC 6+"),
        (PREDICTING, "17"),
        (LAST, "drop SC-04"),
        (LAST, "2"),
        (LAST, "drop"),
        (LAST, "fly"),
    ],
)
def test_single_moves_are_no_sentences(view: ClassicArtView, text: str) -> None:
    assert spelled(view, text) is None


@pytest.mark.parametrize(
    ("view", "text", "words"),
    [
        (FIVE, "sc4 la2 sc 9+", "There is no space 9+. They are 1- 2- 3- 4- 5+ 6+ 7+ 8+"),
        (FIVE, "sc4 la2 sc 3+", "There is no space 3+."),
        (FIVE, "sc4 la2 sc 0-", "There is no space 0-."),
        (FIVE, "sc4 la2 7+", "7+ of which exhibition? Say it like SC 7+"),
        (FIVE, "sc4 la2 sc 7+ la 7+", "You can make one prediction in a turn"),
        (FIVE, "sc4 la2 sc", "Which card or space of SC?"),
        (FIVE, "sc4 la2 hello", "'hello' is neither a card nor a prediction"),
        (FIVE, "sc4 la2 pass sc 7+", "Say a prediction or `pass`, not both"),
        (FIVE, "sc4 la2 double", "Say what you predict, like `SC 6+`"),
        (FIVE, "sc4 la2 predict", "Say what you predict, like `SC 6+`"),
        (FIVE, "sc14 la2", "There is no card 14 of SC. Its cards are 1 to 13"),
        (FIVE, "sc4 la-0", "There is no card 0 of LA"),
        (FIVE, "sc99999999999999999999 la2", "There is no card 999 of SC"),
        (FIVE, "1 6", "There is no card 6 to choose"),
        (FIVE, "1 00", "There is no card 0 to choose"),
        (FIVE, "1 ²", "'²' is neither a card nor a prediction"),
        (PREDICTING, "2 13", "2 of which exhibition? Say it like SC 2"),
        (PREDICTING, "sc", "Which card or space of SC?"),
        (PENNILESS, "sc4 la2 sc 6+", "You have no prediction tokens left this season"),
        (LAST, "SC-04", "Say the one card that you drop, like `drop SC-04`, or the two that you keep"),
        (LAST, "keep sc4", "Say the one card that you drop"),
        (LAST, "drop sc4 sc12", "Say the one card that you drop"),
        (LAST, "keep sc4 la9", "LA-09 isn't in your hand"),
        (LAST, "keep sc4 sc12 la2", "Say the one card that you drop"),
    ],
)
def test_what_is_wrong_with_a_sentence(view: ClassicArtView, text: str, words: str) -> None:
    with pytest.raises(BadInput, match=re.escape(words)):
        spelled(view, text)


def refused(view: ClassicArtView, line: str) -> tuple[str, str]:
    """The part of a line that is wrong, and the rule that refuses it, if one does."""
    with pytest.raises(WrongPart) as caught:
        rehearse(GAME, VOICE, Rehearsal(GAME, view), parts_of(line))
    problem = caught.value.problem
    return caught.value.part, problem.reason.rule if isinstance(problem, IllegalAction) else ""


@pytest.mark.parametrize(
    ("view", "line", "part", "rule"),
    [
        (FIVE, "SC-04 LA-03", "play LA-03", "CA-3.2"),
        (FIVE, "SC-04 SC-04", "play SC-04", "CA-3.2"),
        (FIVE, "SC-04 LA-02 SC 3-", "predict SC 3-", "CA-5.1"),
        (FIVE, "SC-04 LA-02; SC 3-", "predict SC 3-", "CA-5.1"),
        (FIVE, "SC-04 LA-02 SC 7+ x2", "double SC 7+", "CA-3.4"),
        (FIVE, "SC-04 SC 7+", "predict SC 7+", "CA-3.2"),
        (FIVE, "SC-04 LA-02 SC-11", "play SC-11", "CA-3.2"),
        (FIVE, "SC-04 LA-02 pass; SC 7+", "SC 7+", ""),
        (SETUP, "SC-04 LA-02", "play SC-04", "CA-2.4"),
        (LAST, "sc 6+", "predict SC 6+", "CA-6.3"),
        (LAST, "play SC-04", "play SC-04", "CA-6.1"),
        (LAST, "drop SC-11", "drop SC-11", "CA-6.1"),
    ],
)
def test_the_first_part_that_is_refused(view: ClassicArtView, line: str, part: str, rule: str) -> None:
    assert refused(view, line) == (part, rule)


def test_ca_10_2_what_is_known_before_the_house_shows_its_card_is_refused_before() -> None:
    """The cards could not be taken back once the House has shown its own."""
    sitting = sitting_at(TWO)
    shown = plays(sitting, "", "SC-04 LA-02 SC 3-", "SC-04 LA-02 SC 9+")
    assert (
        "Not possible: 3- for Sculpture is taken: you have predicted it yourself. Choose a free space. [CA-5.1]"
        in shown
    )
    assert moves(sitting) == []


def moves(sitting: AtScreen) -> list[str]:
    return done_in(sitting.match)


def test_a_turn_in_one_line_goes_on_behind_the_card_of_the_house() -> None:
    sitting = sitting_at(TWO)
    shown = plays(sitting, "", "sc4 la2 sc 4- x2", "")
    assert moves(sitting) == ["play SC-04", "play LA-02", "double SC 4-"]
    assert shown.count("The House shows ") == 1, "told to Bea; Anna sees it at her next turn"


def test_a_line_that_only_turns_out_wrong_behind_the_house() -> None:
    sitting = sitting_at(TWO)
    shown = plays(sitting, "", "sc4 la2; sc 3-")
    assert "What stands before it in the line is done." in shown
    assert moves(sitting) == ["play SC-04", "play LA-02"]


def test_without_a_prediction_the_question_comes_next() -> None:
    sitting = sitting_at(TWO)
    shown = plays(sitting, "", "sc4 la2")
    assert "Predict (space:Prestige), double down (x2) or pass." in shown
    assert sitting.match.pending == (0,)


def test_cancel_takes_the_card_back_that_was_chosen() -> None:
    sitting = sitting_at(TWO)
    plays(sitting, "", "sc4", "cancel")
    assert sitting.match.view(0) == TWO


def test_why_and_help_for_a_turn() -> None:
    shown = plays(sitting_at(TWO), "", "? sc4 la2", "why sc4 sc5", "? play SC-11", "?", "cards")
    assert "play SC-04 LA-02: Head of a Man: It leaves Sculpture at once" in shown
    assert "Landscape with an Aqueduct: It hangs in Landscape, which then has 2 works." in shown
    assert "play SC-05 is not legal. SC-05 isn't in your hand." in shown
    assert "play SC-11: Play The Thinker (Auguste Rodin, 1880; Bronze;" in shown
    assert "play two cards, then predict 6+ for Sculpture" in shown
    assert "Art on Loan: the card leaves at once" in shown


@pytest.mark.parametrize("view", [FIVE, TWO, SETUP, SECOND, PREDICTING, LAST])
def test_a_hint_can_be_typed(view: ClassicArtView) -> None:
    sitting = sitting_at(view, ",".join(["me"] * view.seats))
    actions = [move.action for move in sitting.hint(0).moves]
    plays(sitting, "", VOICE.in_words(view, actions))
    deeds = sitting.store.load(sitting.name).deeds
    assert [deed.action for deed in deeds] == [action.name for action in actions]


@pytest.mark.parametrize(
    ("names", "line"),
    [
        (["play SC-04", "play LA-02", "predict SC 6+"], "play SC-04 LA-02, predict SC 6+"),
        (["play SC-04", "play LA-02", "double SC 6+", "drop PO-05"], "play SC-04 LA-02, double SC 6+; drop PO-05"),
        (["play SC-04", "play LA-02", "pass"], "play SC-04 LA-02, pass"),
        (["play SC-04", "play LA-02", "drop PO-05"], "play SC-04 LA-02; drop PO-05"),
        (["play SC-04"], "play SC-04"),
        (["predict SC 6+"], "predict SC 6+"),
        (["pass", "drop SC-04"], "pass; drop SC-04"),
    ],
)
def test_lines(names: list[str], line: str) -> None:
    assert VOICE.in_words(FIVE, [GAME.actions.parse_name(name) for name in names]) == line


@pytest.mark.parametrize("typed", ["and", "? and", "why .", "then; and", "why play"])
def test_words_that_name_no_move_are_not_understood(typed: str) -> None:
    """They are no line of moves: nothing would be done, and there is nothing to explain."""
    sitting = sitting_at(TWO)
    shown = plays(sitting, "", typed).split(f"> {typed} ")[-1]
    assert re.search("neither a move nor a command|Say a little more|Name a move", shown), shown
    assert not moves(sitting)
