"""Games of Fresco with modules, in which everything is asked, listed, explained and told."""

from __future__ import annotations

import random
from collections import Counter
from importlib.resources import files

import pytest

from bottega import speech
from bottega.core.chance import FastChance
from bottega.core.events import Chronicle
from bottega.games.fresco import GAME
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.modules.order import ORDER
from bottega.games.fresco.view import FrescoView
from bottega.speech.box import box
from bottega.speech.fresco import FrescoVoice
from bottega.speech.language import ENGLISH, Catalogue
from tests.speech.spoken import WHO

MODULES = [kind.name for kind in ORDER]
OFFERS = [action for action in GAME.actions if isinstance(action, Offer)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_left_unsaid(seats: int) -> None:
    """A message that is missing, or lacks a fact, is a bug: it would be found here."""
    rng, told = random.Random(seats), Chronicle()
    chance, kinds = FastChance(rng), Counter[str]()
    state = GAME.new(GAME.ruleset(seats, dict.fromkeys(MODULES, "on")), chance, told)
    voice = FrescoVoice(GAME, WHO[:seats], state.rules.options)
    while state.pending:
        seat = rng.choice(state.pending)
        view = GAME.view(state, seat)
        assert isinstance(view, FrescoView)
        (asked,) = [question for question in view.questions if question.seat == seat]
        kinds[asked.word] += 1
        if kinds[asked.word] == 1:
            legal = state.legal(seat)
            assert voice.question(view, legal)
            assert all(choice.label for row in voice.rows(view, legal) for choice in row.choices)
            assert all(str(voice.explain(view, action)).endswith(".") for action in {*legal, *rng.sample(OFFERS, 40)})
        state.apply(seat, rng.choice(state.legal(seat)), chance, told)
    assert all(str(voice.tell(event)).endswith(".") for event in told.events)


@pytest.mark.parametrize(
    ("kind", "name", "called"),
    [
        ("tile", "F18", "9 of yellow-green-purple"),
        ("tile", "S7", "24 of purple-pink-brown"),
        ("window", "L10", "window of blue, red and green for 9 points"),
        ("certificate", "B07", "certificate of 2 bells"),
        ("wall-tile", "W09", "wall tile of yellow"),
        ("pew", "PW01", "pew of 1 beam"),
        ("dome-tile", "D1", "dome tile of 5 points"),
    ],
)
def test_things_are_called_by_what_is_printed_on_them(kind: str, name: str, called: str) -> None:
    """Their ids are ours: only who types needs them."""
    words = box(GAME, 4).words[kind]
    assert words[name].name == called
    assert not [each for each, said in words.items() if each in said.name]


def test_no_message_is_in_two_files() -> None:
    """One would take the other's place, and its module would say something else."""
    keys = Counter[str]()
    for file in files(speech).joinpath("locales", "en", "fresco").iterdir():
        keys.update(Catalogue(ENGLISH, [file.read_text("utf-8")]))
    assert [key for key, number in keys.items() if number > 1] == []
