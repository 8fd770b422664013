"""Plans and visits of Fresco, as one says them."""

from __future__ import annotations

import random

import pytest

from bottega.core.errors import BadInput, IllegalAction
from bottega.core.seats import Seat
from bottega.games.fresco import GAME
from bottega.games.fresco.view import FrescoView
from bottega.sitting.lines import WrongPart, parts_of, rehearse
from bottega.sitting.rehearsal import Rehearsal
from bottega.speech.fresco import FrescoVoice
from tests.games.fresco.ceilings import (
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
)
from tests.speech.spoken import WHO

PLAN = ["assign market 1", "assign cathedral 2", "assign studio 0", "assign workshop 1"]


def voice_at(view: FrescoView) -> FrescoVoice:
    return FrescoVoice(GAME, WHO[: view.seats], view.options)


def spelled(view: FrescoView, text: str) -> list[str] | None:
    legal = GAME.determinize(view, random.Random(1)).legal(Seat(0))
    actions = voice_at(view).spell_out(view, legal, text)
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
            "That places 6 apprentices, and you have 5. 1 would be left for the theater.",
        ),
        (FINAL, "plan 1 2 0 1 2", "1 would be left for the cathedral again"),
        (UNPLANNED, "plan 3 3 3 0 0", "That places 9 apprentices, and you have 5."),
        (UNPLANNED, "plan 4 0 0 0 1", "A location has 3 spaces. 4 apprentices don't find room there."),
        (UNPLANNED, "plan 1 2", "A plan has five numbers, for market, cathedral, studio, workshop and theater"),
        (UNPLANNED, "plan", "A plan has five numbers"),
        (UNPLANNED, "plan market 1, cathedral 2", "3 apprentices, and you have 5: where do the others go?"),
        (UNPLANNED, "plan market 1, castle 4", "There is no location 'castle'. There are market, cathedral"),
        (UNPLANNED, "plan market, cathedral 2", "How many apprentices go to the market?"),
        (AT_MARKET, "buy PPP", "No booth sells PPP now."),
        (AT_MARKET, "buy I RRR", "Booth I does not sell RRR now."),
        (AT_MARKET, "buy RRR YYY", "No booth sells RRR and YYY now."),
        (AT_MARKET, "buy RRR RRR", "No booth sells RRR and RRR now."),
        (AT_MARKET, "buy a house", "There is no paint 'house'."),
        (AT_MARKET, "buy III 5", "There is no tile 5 at a booth."),
        (FOUR, "restore Z9 A1", "There is no space 'z9'"),
        (FOUR, "restore via", "Say which segment"),
        (FOUR, "restore via A1", "Say which segment"),
        (FOUR, "altar YYR", "You can't restore the altar with YYR."),
        (FOUR, "altar RBG via", "Say with which paints"),
        (FOUR, "altar via E5", "Say with which paints"),
        (WORKSHOP, "blend red", "You can't blend red"),
        (WORKSHOP, "request blue", "There is no request 'blue'."),
        (WORKSHOP, "request purple F11 F12 F25", "Only F11, F15 and F25 fit this request."),
        (WORKSHOP, "request general F99", "There is no tile 'f99'."),
        (STUDIO, "paint abbot", "Which portrait is 'abbot'? There are Muse and Peer."),
        (STUDIO, "paint 3", "Which portrait is '3'?"),
        (STUDIO, "paint 010", "Which portrait is '010'?"),
        (FOUR, "paint muse", "Which portrait is 'muse'?"),
        (CHOOSING, "take green", "You can't take green"),
    ],
)
def test_what_is_wrong_with_a_sentence(view: FrescoView, text: str, words: str) -> None:
    with pytest.raises(BadInput) as said:
        spelled(view, text)
    assert words in str(said.value)


def refused(view: FrescoView, line: str) -> tuple[str, str]:
    """The part of a line that is wrong, and the rule that refuses it, if one does."""
    with pytest.raises(WrongPart) as caught:
        rehearse(GAME, voice_at(view), Rehearsal(GAME, view), parts_of(line))
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
    assert voice_at(view).in_words(view, [GAME.actions.parse_name(name) for name in names]) == line
