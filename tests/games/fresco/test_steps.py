"""Steps as text, and back."""

import pytest

from bottega.core.errors import BadInput
from bottega.games.fresco.steps import SINGLE, parse_step

NAMES = [
    "begin-round",
    "all-wake-up",
    "wake-up 3",
    "adjust-mood 2 -3",
    "gather",
    "planning",
    "visit 4",
    "arrive 2 0",
    "market 0 0 1 2 M11 M03",
    "cathedral 0 1 1 2",
    "workshop 0 3 2 1 +5",
    "studio 1 2 1 +1",
    "market 0 0 3 -1",
    "market 3 0 1 2",
    "cathedral 0 1 2 1",
    "cathedral 1 4 3 0",
    "studio 2 2 2",
    "workshop 0 3 2 1",
    "theater 1 4 1",
    "resume cathedral 0 1 0 0",
    "resume workshop 3 3 1 2",
    "score-segment 2 24",
    "score-altar 0 OGP",
    "score-altar 3 WWW",
    "uncover 0 12 1",
    "landing 2 17",
    "advance 0 0",
    "choose-paint 1 2",
    "scrolls 0 24",
    "throw-pennies 3",
    "praising 0",
    "busking 2",
    "exchange-pennies 1",
    "leonardo-closes",
    "leonardo-restores",
    "leonardo-paints",
    "leonardo-asks",
    "piling 2 purple",
    "piling 0 general F01 S7",
    "evening",
    "end-round",
    "income 3",
    "to-bed",
    "final-scoring",
    "score-money",
]
"""One of every kind, and some with more to say."""


@pytest.mark.parametrize("name", NAMES)
def test_a_step_is_read_as_it_is_written(name: str) -> None:
    assert parse_step(name).name == name


def test_every_step_has_a_name_of_its_own() -> None:
    assert len({step.name for step in SINGLE}) == len(SINGLE)
    assert all(parse_step(step.name) is step for step in SINGLE)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "bogus",
        "bogus 0 0 0",
        "wake-up",
        "wake-up 4",
        "planning 0",
        "visit 5",
        "arrive 4 0",
        "adjust-mood 4 0",
        "adjust-mood 0",
        "market 0 0 1",
        "market 4 0 1 0",
        "market -1 0 1 0",
        "market 0 5 1 0",
        "market 0 0 4 0",
        "market 0 0 -1 0",
        "market 0 0 1 4",
        "market 0 0 1 -2",
        "market 0 0 1 0 0",
        "cathedral 0 1 1 3",
        "cathedral 0 1 1 x",
        "workshop 0 3 1 3",
        "workshop 0 3 1 0",
        "theater 1 4 1 1",
        "resume",
        "resume planning",
        "resume market 4 0 1 0",
        "score-segment 0 25",
        "score-segment 4 0",
        "score-segment 0 -1",
        "score-altar 0 YYY",
        "score-altar 4 YRB",
        "uncover 0 1 2",
        "uncover 0 25 0",
        "landing 4 1",
        "landing 0 0",
        "landing 0 -3",
        "advance 0 -1",
        "advance 4 1",
        "choose-paint 0 0",
        "choose-paint 4 1",
        "piling 4 general",
        "piling 0 pink",
        "piling 0 general F26",
        "income 4",
    ],
)
def test_a_step_that_is_not_there(name: str) -> None:
    with pytest.raises(BadInput, match="there is no step"):
        parse_step(name)
