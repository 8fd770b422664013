"""The agenda's bare step: what a game must say for itself, it can't do by itself."""

import pytest

from bottega.core.agenda import advance
from bottega.core.chance import ScriptedChance
from bottega.core.errors import RulesBug
from bottega.core.seats import Seat
from bottega.games.sagrada.actions import PASS
from bottega.games.sagrada.round import BEGIN_ROUND, END_ROUND
from bottega.games.sagrada.steps import parse_step
from tests.games.sagrada.tables import table


def test_steps_are_equal_by_name() -> None:
    assert parse_step("draft-again 1") == parse_step("draft-again 1")
    assert len({parse_step("draft-again 1"), parse_step("draft-again 1"), parse_step("draft-again 0")}) == 2
    assert parse_step("draft-again 1") != "draft-again 1"
    assert repr(BEGIN_ROUND) == "<begin-round>"


def test_a_step_that_runs_waits_for_nobody() -> None:
    state, seat = table().state, Seat(0)
    assert BEGIN_ROUND.pending(state) == ()
    assert not BEGIN_ROUND.seal
    with pytest.raises(RulesBug, match="begin-round waits for nobody"):
        BEGIN_ROUND.legal(state, seat)
    with pytest.raises(RulesBug, match="end-round waits for nobody"):
        END_ROUND.check(state, seat, PASS)
    with pytest.raises(RulesBug, match="end-round waits for nobody"):
        END_ROUND.apply(state, seat, PASS, ScriptedChance(), None)


def test_a_step_that_waits_does_not_run() -> None:
    state = table().state
    with pytest.raises(RulesBug, match="turn 0 first undrafted untooled does not run by itself"):
        state.agenda[-1].run(state, ScriptedChance(), None)


def test_steps_run_up_to_the_next_decision() -> None:
    state = table(pool="R5").state
    state.agenda = [END_ROUND]  # which puts the next round on the agenda
    chance = ScriptedChance(*["draw 0"] * 5, *["roll 1"] * 5)
    advance(state, state.agenda, chance, None)
    chance.done()
    assert state.pending == (1,)
    assert state.round == 2
