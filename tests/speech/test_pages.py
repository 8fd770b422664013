"""What pages show of a question: all of it but what one would type."""

from __future__ import annotations

import random

import pytest

import bottega
from bottega.core.registry import find_game
from bottega.speech.phrase import EXAMPLE, Phrase
from bottega.speech.voice import find_voice

MOVES = 150
TYPED = ("`", "In one line", "Like:", "anew:")


def shown(asked: Phrase) -> str:
    """A sentence as pages show it."""
    return "".join(text for text, span in asked.pieces() if span is None or span.kind != EXAMPLE)


def everything(game: str) -> dict[str, str]:
    """Options with all modules on."""
    options = find_game(game).meta.options
    return {option.name: "on" for option in options if {"on", "off"} == {*option.values}}


@pytest.mark.parametrize("game", ["fresco", "sixtina"])
def test_no_question_tells_pages_what_to_type(game: str) -> None:
    options = everything(game)
    match, luck = bottega.new(game, seats=2, options=options, seed=5), random.Random(5)
    voice = find_voice(match.game, match.header.players, match.header.options)
    for _ in range(MOVES):
        if match.over:
            break
        seat = match.pending[0]
        legal = match.legal(seat)
        asked = shown(voice.question(match.view(seat), legal))
        assert asked.strip(), "there is always a question"
        assert not [typed for typed in TYPED if typed in asked], asked
        match.play(seat, luck.choice(legal))
