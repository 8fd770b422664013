"""Steps as text, and back."""

import pytest

from bottega.core.errors import BadInput
from bottega.games.classic_art.steps import ALL_STEPS, parse_step

NAMES = ["begin", "setup 0", "play 3", "play 4 SC-01", "house", "predict 2", "last", "end"]
"""One of every kind."""


@pytest.mark.parametrize("name", NAMES)
def test_a_step_is_read_as_it_is_written(name: str) -> None:
    assert parse_step(name).name == name


def test_every_step_has_a_name_of_its_own() -> None:
    assert len({step.name for step in ALL_STEPS}) == len(ALL_STEPS)
    assert all(parse_step(step.name) is step for step in ALL_STEPS)


@pytest.mark.parametrize("name", ["", "bogus", "play", "play 5", "play 0 3", "setup", "setup -1", "last 0"])
def test_a_step_that_is_not_there(name: str) -> None:
    with pytest.raises(BadInput, match="There is no step"):
        parse_step(name)
