"""Steps as text, and back."""

import pytest

from bottega.core.errors import BadInput
from bottega.games.sixtina.steps import parse_step

NAMES = [
    "turn 0",
    "begin-turn 2",
    "end-turn 3",
    "reveal-first 1",
    "bonus 2",
    "project 0",
    "first 1 5",
    "acquire 0 3",
    "acquire 3 3 3 29",
    "restore 0 11 4",
    "restore 2 0 0 1 1 2",
    "check 0 11",
    "gianluigi 1 5 8 3",
    "send 1 0 72 0",
]
"""One of every kind, and one with several cards."""


@pytest.mark.parametrize("name", NAMES)
def test_a_step_is_read_as_it_is_written(name: str) -> None:
    assert parse_step(name).name == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        "bogus",
        "bogus 0",
        "turn",
        "turn x",
        "turn 4",
        "turn -1",
        "turn 0 0",
        "turn  0",
        "bonus 00",
        "first 0",
        "first 0 6",
        "first 0 -1",
        "first 4 0",
        "acquire 0",
        "acquire 0 -1",
        "acquire 4 0",
        "restore 0 0",
        "restore 0 12 0",
        "restore 0 0 6",
        "restore 0 0 -1",
        "restore 4 0 0",
        "check 0 12",
        "check 0 -1",
        "check 0 0 0",
        "gianluigi 0 0 5",
        "gianluigi 0 6 5 1",
        "gianluigi 0 0 -5 1",
        "send 0 0 5",
        "send 0 0 5 1 1",
        "send -1 0 5 1",
    ],
)
def test_a_step_that_is_not_there(name: str) -> None:
    with pytest.raises(BadInput, match="There is no step"):
        parse_step(name)
