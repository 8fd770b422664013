"""Games that nobody goes on with: resigned, or abandoned by agreement. Their luck is revealed."""

from __future__ import annotations

from pathlib import Path

import pytest

from bottega.core.records import parse_record
from bottega.sitting.saves import Saves
from tests.terminal.driver import only_game, only_record, only_save, run

BEGIN = ("play", "sagrada", "--seats", "me:Ada,random")


def told(*arguments: str, typed: str = "") -> str:
    return " ".join(run(*arguments, typed=typed).succeeds().split())


def test_a_player_resigns(home: Path) -> None:
    shown = told(*BEGIN, typed="1\nresign\nyes\n")
    assert "You give up, and the game ends here for all. Type `yes` to do it." in shown
    assert "Ada gave up. Random won." in shown
    assert Saves().names() == []
    end = parse_record(only_record(home).read_text()).end
    assert end is not None
    assert (end.how, end.by, end.winners) == ("resigned", 0, [1])


def test_a_game_is_abandoned(home: Path) -> None:
    assert "The players agreed to end the game. Nobody won." in told(*BEGIN, typed="abandon\ny\n")
    verified = told("verify", str(only_record(home)))
    assert "is in order" in verified
    assert "The result follows from the moves: The players agreed to end the game. Nobody won." in verified


@pytest.mark.parametrize("word", ["resign", "abandon"])
@pytest.mark.parametrize("answer", ["", "no", "n", "resign"])
def test_whoever_is_not_sure_plays_on(word: str, answer: str) -> None:
    assert "The game goes on." in told(*BEGIN, typed=f"1\n{word}\n{answer}\n")
    assert not only_game().match.over


def test_a_closed_game_can_be_replayed_and_is_on_the_shelf(home: Path) -> None:
    run(*BEGIN, typed="1\npass\npass\nresign\nyes\n").succeeds()
    assert "Ada gives up. The game ends here." in told("replay", str(only_record(home)))
    assert '"how":"resigned"' in run("replay", str(only_record(home)), "--json").succeeds()
    assert "Ada, Random; not played to its end" in told(typed="q\n")


def test_a_saved_game_is_abandoned_from_outside(home: Path) -> None:
    run(*BEGIN, typed="1\nq\n").succeeds()
    name = only_save().start.name
    assert f"The game {name} is ended; nobody won." in told("resume", name, "--abandon")
    assert Saves().names() == []
    assert "is in order" in told("verify", str(only_record(home)))


def test_what_is_not_there_can_t_be_abandoned() -> None:
    assert "There is no saved game 'nothing'" in run("resume", "nothing", "--abandon").fails()
    assert "Name the saved game to end" in run("resume", "--abandon").fails()
    assert "A game is abandoned or deleted, not both." in run("resume", "x", "--abandon", "--delete").fails()


def test_a_seeded_game_can_be_abandoned_too() -> None:
    shown = told(*BEGIN, "--seed", "3", typed="1\nabandon\nyes\n")
    assert "The players agreed to end the game." in shown
    assert "verify" not in shown
