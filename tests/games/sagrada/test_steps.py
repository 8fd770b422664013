"""Steps as text, and back."""

import pytest

from bottega.core.errors import BadInput
from bottega.games.sagrada.steps import parse_step

NAMES = [
    "begin",
    "end",
    "choose",
    "lay",
    "pick",
    "go 3 1 0 1",
    "extra 2",
    "pay 0 8 0 1",
    "take 0 1",
    "apart 1 9",
    "turn 1 11 7",
    "hold 2 6 29",
    "exchange 0 5 12",
    "move 0 2",
    "again 1 12 19",
    "lift 0 4",
    "down 0 12 3 17",
    "both 0 4 3 17 5 2",
    "last 0 4 3 17",
]
"""One of every kind."""


@pytest.mark.parametrize("name", NAMES)
def test_a_step_is_read_as_it_is_written(name: str) -> None:
    assert parse_step(name).name == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        "bogus",
        "go",
        "go x",
        "go 7 0 0 0",
        "go 0 0 0 0 0",
        "move 0 99",
        "move 0 1",
        "take 0 2",
        "take 0 7",
        "hold 0 1",
        "exchange 0 9 3",
        "lift 0",
        "extra",
        "turn -1 1 1",
        "pay 0 8",
    ],
)
def test_a_step_that_is_not_there(name: str) -> None:
    with pytest.raises(BadInput, match="there is no step"):
        parse_step(name)
