"""Whole turns of 1980 Sixtina, as one says them."""

from __future__ import annotations

import random

import pytest

from bottega.core.errors import BadInput, IllegalAction
from bottega.core.seats import Seat
from bottega.games.sixtina import GAME
from bottega.games.sixtina.view import SixtinaView
from bottega.sitting.lines import WrongPart, parts_of, rehearse
from bottega.sitting.rehearsal import Rehearsal
from bottega.speech.voice import find_voice
from tests.terminal.chapels import BONUS, CHOOSING, FOUR, TWO

VOICE = find_voice(GAME, ["Anna", "Bea"])


def spelled(view: SixtinaView, text: str) -> list[str] | None:
    legal = GAME.determinize(view, random.Random(1)).legal(Seat(0))
    actions = VOICE.spell_out(view, legal, text)
    return None if actions is None else [action.name for action in actions]


RESTORE = ["restore J1 RP", "play RP2", "play RP3"]
SENTENCES = [
    (TWO, "restore J1 RP 2 3", [*RESTORE, "add 0"]),
    (TWO, "restore J1 RP 2 3 +2", [*RESTORE, "add 2"]),
    (TWO, "RESTORE j1 rp 2,3 + 2", [*RESTORE, "add 2"]),
    (TWO, "restore J1 RP 2+3 +1", [*RESTORE, "add 1"]),
    (TWO, "J1 RP2 RP3 +1", [*RESTORE, "add 1"]),
    (TWO, "J1 RP2+3", [*RESTORE, "add 0"]),
    (TWO, "restore J1 RP 2 3 +all", [*RESTORE, "add 2"]),
    (TWO, "restore J1 RP all", ["restore J1 RP", "play RP2", "play RP2", "play RP3", "add 0"]),
    (TWO, "restore G1 RP all +all", ["restore G1 RP", "play RP2", "play RP2", "play RP3", "add 3"]),
    (TWO, "restore J1 RP 2 LB 3", ["restore J1 RP", "play RP2", "play LB3", "add 0"]),
    (TWO, "acquire RP2", ["discard RP2", "take 1"]),
    (TWO, "acquire RP2 LB3", ["discard RP2", "discard LB3", "take 2"]),
    (TWO, "acquire rp 2 3, ir 1 take 1", ["discard RP2", "discard RP3", "discard IR1", "take 1"]),
    (TWO, "acquire RP all", ["discard RP2", "discard RP2", "discard RP3", "take 3"]),
    (TWO, "acquire LB3 take all", ["discard LB3", "take 1"]),
    (TWO, "discard RP2 LB3", ["discard RP2", "discard LB3"]),
    (TWO, "discard RP2 LB3 take 0", ["discard RP2", "discard LB3", "take 0"]),
    (FOUR, "acquire all", [*[f"discard {card}" for card in FOUR.restorers[0].hand or ()], "take 4"]),
    (CHOOSING, "2 3", ["play RP2", "play RP3"]),
    (CHOOSING, "3 +2", ["play RP3", "add 2"]),
    (CHOOSING, "play RP3 +1", ["play RP3", "add 1"]),
    (CHOOSING, "play 3", ["play RP3"]),
    (CHOOSING, "play 2 3", ["play RP2", "play RP3"]),
    (CHOOSING, "+1", ["add 1"]),
    (CHOOSING, "+all", ["add 1"]),
    (CHOOSING, "all +all", ["play RP2", "play RP3", "add 3"]),
    (BONUS, "draw", ["refine"]),
]


@pytest.mark.parametrize(("view", "text", "names"), SENTENCES, ids=[text for _, text, _ in SENTENCES])
def test_sentences(view: SixtinaView, text: str, names: list[str]) -> None:
    assert spelled(view, text) == names


@pytest.mark.parametrize(
    "text", ["J1 RP", "restore J1 RP", "discard RP2", "draw", "prepare", "3", "RP", "restore", "G2"]
)
def test_single_moves_are_no_sentences(text: str) -> None:
    assert spelled(TWO, text) is None


@pytest.mark.parametrize("text", ["RP3", "3", "add 1", "undo", "play", "fly 3", "3 birds"])
def test_single_moves_while_choosing_cards(text: str) -> None:
    assert spelled(CHOOSING, text) is None


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("restore D3 RP 2 4 +1", "There is no fresco 'D3'. There are J1, J2"),
        ("restore J1 RP x", "There is no card X"),
        ("restore J1 RP 0", "There is no card 0"),
        ("restore J1 RP 10", "There is no card 10"),
        ("restore J1 RP 9999999999999999999999999", "There is no card"),
        ("restore J1 RP ²", "There is no card"),
        ("restore J1 3", "3 is a card of which technique"),
        ("restore J1 RP +1", "Say which cards you play, like `restore J1 RP 2 4 [+]1`"),
        ("restore J1 RP 2 +x", "'x' is no number of materials"),
        ("restore J1 RP 2 +99", "'99' is no number of materials"),
        ("restore J1 RP 2 +", "'' is no number of materials"),
        ("acquire", "Say which cards you discard"),
        ("acquire RP2 take many", "'many' is no number of materials"),
        ("acquire RP2 take 1 2", "'1 2' is no number of materials"),
        ("acquire RP2 +1", "say how many materials you take"),
        ("acquire 3", "3 is a card of which technique"),
        ("take", "Say which cards you discard"),
    ],
)
def test_what_is_wrong_with_a_sentence(text: str, words: str) -> None:
    with pytest.raises(BadInput, match=words):
        spelled(TWO, text)


def refused(view: SixtinaView, line: str) -> tuple[str, str]:
    """The part of a line that is wrong, and the rule that refuses it, if one does."""
    with pytest.raises(WrongPart) as caught:
        rehearse(GAME, VOICE, Rehearsal(GAME, view), parts_of(line))
    problem = caught.value.problem
    return caught.value.part, problem.reason.rule if isinstance(problem, IllegalAction) else ""


@pytest.mark.parametrize(
    ("line", "part", "rule"),
    [
        ("restore J1 RP 5", "play RP5", "SX-3.2"),
        ("restore J1 RP 2 LB3", "play LB3", "SX-3.2"),
        ("restore J1 RP 3 3", "play RP3", "SX-3.2"),
        ("restore J1 IR 1", "restore J1 IR", "SX-3.1"),
        ("restore J2 RP 2", "restore J2 RP", "SX-3.1"),
        ("restore J1 RP 2 3 +3", "add 3", "SX-3.7"),
        ("restore J1 RP 2 3; claim six", "claim six", "SX-4.4"),
        ("restore J1 RP 2 3; claim eight", "claim eight", "SX-1.3"),
        ("restore J1 RP 2 3; draw RP2", "draw RP2", ""),
        ("acquire RP2 SS1", "discard SS1", "SX-2.5"),
        ("acquire RP2 take 2", "take 2", "SX-2.6"),
        ("restore J1 RP 2 2 3; refine", "refine", ""),
    ],
)
def test_the_first_part_that_is_refused(line: str, part: str, rule: str) -> None:
    assert refused(TWO, line) == (part, rule)


@pytest.mark.parametrize(
    ("names", "line"),
    [
        (["restore J1 RP", "play RP2", "play RP3", "add 2", "refine"], "restore J1 RP 2 3 +2; refine"),
        (["restore J1 RP", "play RP2", "add 0"], "restore J1 RP 2"),
        (["discard RP2", "discard LB3", "take 2"], "acquire RP2 LB3"),
        (["discard RP2", "discard LB3", "take 1"], "acquire RP2 LB3 take 1"),
        (["prepare"], "prepare"),
        (["restore J1 RP"], "restore J1 RP"),
    ],
)
def test_lines(names: list[str], line: str) -> None:
    assert VOICE.in_words(TWO, [GAME.actions.parse_name(name) for name in names]) == line
