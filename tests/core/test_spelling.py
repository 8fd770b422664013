"""How steps are written: what is read is what was written, and nothing else can be read."""

import pytest

from bottega.core.agenda import Step, Steps
from bottega.core.errors import BadInput
from bottega.core.spelling import Number, OneOf, SomeOf, Whole
from bottega.core.state import State
from bottega.version import is_compiled

if is_compiled():
    pytest.skip("a class written in Python can't build on a compiled one", allow_module_level=True)


class Wait(Step[State]):
    word = "wait"


class Paint(Step[State]):
    word = "paint"
    made_of = (OneOf("wall", (3, 5), ("north", "south")), Number("coats", least=1), SomeOf("colours", range(3), "YRB"))

    def __init__(self, wall: int, coats: int, colours: tuple[int, ...]) -> None:
        self.wall = wall
        self.coats = coats
        self.colours = colours


class Later(Step[State]):
    word = "later"
    made_of = (Whole("step", Paint), Number("days"))

    def __init__(self, step: Paint, days: int) -> None:
        self.step = step
        self.days = days


WAIT = Wait()
STEPS = Steps([WAIT], [Paint, Later])


def test_a_name_is_the_word_and_what_the_step_is_made_of() -> None:
    assert WAIT.name == "wait"
    assert Paint(5, 2, (0, 2)).name == "paint south 2 Y B"
    assert Later(Paint(3, 1, ()), -4).name == str(Later(Paint(3, 1, ()), -4)) == "later paint north 1 -4"


def test_steps_are_read_as_they_are_written() -> None:
    assert STEPS.parse("wait") is WAIT
    step = STEPS.parse("later paint south 12 B Y Y 7")
    assert isinstance(step, Later)
    assert (step.step.wall, step.step.coats, step.step.colours, step.days) == (5, 12, (2, 0, 0), 7)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "draw",
        "wait 1",
        "paint",
        "paint west 1",
        "paint north 0",
        "paint north x",
        "paint north 01",
        "paint  north 1",
        "paint north 1 K",
        "paint north 1 Y 1",
        "later wait 1",
        "later paint north 1",
        "later later paint north 1 1 1",
    ],
)
def test_a_step_that_is_not_there(name: str) -> None:
    with pytest.raises(BadInput, match="There is no step"):
        STEPS.parse(name)
