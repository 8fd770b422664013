"""Errors: facts that become one sentence, or JSON."""

from __future__ import annotations

import pickle
from collections.abc import Iterator

import pytest

from bottega.core.errors import BadInput, IllegalAction, speakers, unknown
from bottega.core.kinds import WORD
from bottega.core.reasons import Reason

TAKEN = Reason("taken", "SG-4.7", cell=WORD)


def test_a_problem_is_a_code_and_facts() -> None:
    problem = unknown("no-such-game", "sagrda", ["fresco", "sagrada"])
    facts = {"name": "sagrda", "close": "sagrada", "known": ["fresco", "sagrada"]}
    assert (problem.code, problem.facts) == ("no-such-game", facts)
    assert problem.to_json() == {"problem": "no-such-game", **facts}


def test_where_no_name_is_close_none_is_told() -> None:
    assert unknown("no-such-game", "chess", ["fresco", "sagrada"]).to_json()["close"] is None


def test_problems_and_refusals_tell_what_they_come_from() -> None:
    problem = BadInput("outer", because=BadInput("inner", line=2))
    assert problem.to_json() == {"problem": "outer", "because": {"problem": "inner", "line": 2}}
    refused = BadInput("outer", because=IllegalAction(TAKEN.about(cell="B1")))
    assert refused.to_json()["because"] == {"code": "taken", "rule": "SG-4.7", "cell": "B1"}


def test_several_problems_are_told_at_once() -> None:
    problem = BadInput("wrong", faults=[BadInput("first"), BadInput("second", number=2)])
    assert problem.to_json()["faults"] == [{"problem": "first"}, {"problem": "second", "number": 2}]


class TooLate(BadInput):
    """A problem of its own, as there are some outside of the engine."""

    def __init__(self, name: str) -> None:
        super().__init__("too-late", name=name)


def test_a_problem_may_have_a_name_of_its_own_also_beside_a_compiled_engine() -> None:
    with pytest.raises(TooLate) as caught:
        raise TooLate("table")
    assert caught.value.to_json() == {"problem": "too-late", "name": "table"}


@pytest.fixture
def silence() -> Iterator[None]:
    """Nobody speaks."""
    speaking = list(speakers)
    speakers.clear()
    yield
    speakers.extend(speaking)


@pytest.mark.usefixtures("silence")
def test_where_nobody_speaks_the_facts_stand_for_the_sentence() -> None:
    assert str(BadInput("no-such-game", name="chess")) == "no-such-game chess"


def test_speech_makes_the_sentence() -> None:
    assert str(BadInput("no-such-game", name="chess")) == "There is no game 'chess'."


def test_a_problem_comes_out_of_another_process_as_it_went_in() -> None:
    problem = BadInput("outer", because=BadInput("inner", line=2))
    assert pickle.loads(pickle.dumps(problem)).to_json() == problem.to_json()
