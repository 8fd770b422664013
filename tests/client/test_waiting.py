"""At a terminal: while others decide the table stays, is drawn again when something happens, and one may type."""

from __future__ import annotations

import re
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Self

import pytest

from bottega.client.live import LiveTable
from bottega.client.server import Server
from bottega.protocol.commands import Answer, Play, ProposeEnd, Reset, Resign, Say, StandIn, Undo
from bottega.protocol.tables import Clock, LiveClock, NoClock
from tests.client.others import Wire, guest, opened
from tests.server.running import Running
from tests.terminal.driver import Terminal
from tests.terminal.test_own_screen import insist

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="needs a terminal of Unix"),
]
READY = "? for help"
NO_CLOCK = NoClock()


@pytest.fixture
def wire(server: Running) -> Iterator[Wire]:
    """A way to the server that can be cut."""
    with Wire(server.url) as found:
        yield found


@pytest.fixture
def ben(server: Running) -> Server:
    """Somebody at another screen."""
    return guest(server.url, "Ben")


class AtTable:
    """Ada at a terminal, and Ben at the same table."""

    def __init__(self, wire: Wire, ben: Server, undo: str = "free", clock: Clock = NO_CLOCK) -> None:
        self.table = opened(ben, seats="open,me", undo=undo, clock=clock)
        self.terminal = Terminal("play", "--server", wire.url, "--name", "Ada", "--table", self.table)
        self.live = LiveTable(ben, self.table)

    def __enter__(self) -> Self:
        assert self.live.wait(lambda: self.live.info.seats[0].kind == "person", 30)
        self.room = re.sub(r"\s+", " ", self.terminal.read("quit"))
        self.live.server.start(self.table)
        self.terminal.read("Press Enter to go to the table.")
        self.terminal.type("\r")
        self.terminal.read(READY)
        return self

    def __exit__(self, *error: object) -> None:
        self.live.close()
        self.terminal.close()

    def ben_plays(self) -> None:
        """Ben does the first that is legal."""
        self.live.wait_for_number(1, self.live.do(Play(seat=1, line=[first_legal(self.live, 1)])).number)


def first_legal(live: LiveTable, seat: int, word: str = "") -> str:
    """The first that a seat may do, or the first of a kind, as soon as it is asked."""
    assert live.wait(lambda: seat in live.places and bool(live.places[seat].legal), 10)
    return next(action.name for action in live.places[seat].legal if word in ("", action.word))


def in_one_line(shown: str) -> str:
    """What is shown, wherever its lines end and however it is drawn."""
    return re.sub(r"\s+", " ", re.sub(r"\x1b\[[0-9;]*m", "", shown))


@pytest.fixture
def at_table(wire: Wire, ben: Server, home: Path) -> Iterator[AtTable]:
    with AtTable(wire, ben) as there:
        yield there


@pytest.fixture
def at_tall_table(wire: Wire, ben: Server, home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AtTable]:
    """The same where the end of a game fits on the screen."""
    monkeypatch.setenv("LINES", "80")
    with AtTable(wire, ben) as there:
        yield there


def test_the_table_is_drawn_when_others_have_decided(at_table: AtTable) -> None:
    at_table.terminal.type("1\r")
    assert "Waiting for " in at_table.terminal.read("Waiting for ")
    at_table.ben_plays()
    assert "Round 1" in at_table.terminal.read("Round 1 of 10")


def test_one_may_type_while_others_decide(at_table: AtTable) -> None:
    terminal = at_table.terminal
    terminal.type("1\r")
    terminal.read("Waiting for ")
    terminal.type("say are you there?\r")
    assert at_table.live.wait(lambda: bool(at_table.live.chat), 10)
    assert "Ada" in terminal.read(": are you there?")
    terminal.type("dance\r")
    assert "It is not for you to decide now" in terminal.read("no command")
    terminal.type("undo\r")
    assert "Which window do you play?" in terminal.read("Which window do you play?")


def test_what_is_half_typed_stays_when_somebody_speaks(at_table: AtTable) -> None:
    terminal = at_table.terminal
    terminal.type("say good morn")
    terminal.read("say good morn")
    at_table.live.do(Say(text="hurry up"))
    assert "say good morn" in terminal.read(": hurry up\r\n> say good morn").rpartition("hurry up")[2]
    terminal.type("ing\r")
    assert at_table.live.wait(lambda: len(at_table.live.chat) == 2, 10)
    assert at_table.live.chat[-1].text == "good morning"


def test_a_proposal_is_asked_at_once(at_table: AtTable) -> None:
    at_table.live.do(ProposeEnd(seat=1))
    assert "Do you agree?" in at_table.terminal.read("Do you agree?")
    at_table.terminal.type("agree\r")
    assert "agreed to end the game" in at_table.terminal.read("agreed to end the game")


def test_who_asks_is_told_that_somebody_does_not_agree(wire: Wire, ben: Server, home: Path) -> None:
    with AtTable(wire, ben, undo="consent", clock=LiveClock(600, 5)) as there:
        assert "Each player has 10:00 for the whole game, and 5 seconds more after each turn." in there.room
        assert "Actions are taken back only if the others agree." in there.room
        there.terminal.type("abandon\r")
        there.terminal.read("Type `yes` to do it.")
        there.terminal.type("yes\r")
        assert there.live.wait(lambda: there.live.info.proposal is not None, 10)
        proposal = there.live.info.proposal
        assert proposal is not None
        there.live.do(Answer(seat=1, proposal=proposal.id, agree=False))
        assert "Not everybody agrees." in there.terminal.read("Not everybody agrees.")


def test_what_another_asks_to_take_back_is_named(wire: Wire, ben: Server, home: Path) -> None:
    with AtTable(wire, ben, undo="consent") as there:
        live, terminal = there.live, there.terminal
        terminal.type("1\r")
        there.ben_plays()
        assert live.wait(lambda: bool(live.places[1].legal) or live.places[1].pending == (0,), 10)
        if live.places[1].pending == (0,):
            terminal.read("Round 1 of 10")
            terminal.type("pass\r")
        placing = first_legal(live, 1, "place")
        live.wait_for_number(1, live.do(Play(seat=1, line=[placing])).number)
        _, die, cell = placing.split()
        said = f"place {die} {cell.lower()}"
        live.do(Undo(seat=1))
        assert f"Ben asks to take back: {said}. Do you agree?" in in_one_line(terminal.read("or `disagree`."))
        terminal.type("disagree\r")
        assert live.wait(lambda: live.info.proposal is None, 10)
        live.do(Reset(seat=1))
        asked = terminal.read("which began with")
        if "disagree" not in asked.partition("which began with")[2]:
            asked += terminal.read("disagree")
        assert f"Ben asks to take back the whole turn, which began with: {said}. Do you agree?" in in_one_line(asked)
        terminal.type("agree\r")
        assert live.wait(lambda: placing in [action.name for action in live.places[1].legal], 10)


def test_a_rematch_that_another_player_asks_for(at_tall_table: AtTable, ben: Server) -> None:
    """It is told at the end of the game, and one word goes there; the host's program begins when all are there."""
    terminal = at_tall_table.terminal
    at_tall_table.live.do(Resign(seat=1))
    assert "Type `rematch` to play again with the same players." in terminal.read("Enter leaves.")
    terminal.type("dance\r")
    assert "Type `rematch`" in terminal.read("Enter leaves.")
    again = ben.rematch(at_tall_table.table).id
    assert "A rematch waits" in terminal.read("Enter leaves.")
    terminal.type("rematch\r")
    with LiveTable(ben, again) as live:
        assert live.wait(lambda: live.info.seats[0].is_here, 20)
        assert "Ben" in terminal.read("quit")
        ben.start(again)
        assert "go to the table" in terminal.read("go to the table")


def test_who_wants_a_rematch_first_waits_for_the_other(at_tall_table: AtTable, ben: Server) -> None:
    terminal, live = at_tall_table.terminal, at_tall_table.live
    live.do(Resign(seat=1))
    terminal.read("Enter leaves.")
    terminal.type("rematch\r")
    assert "A rematch: it begins when Ben is here." in terminal.read("does not wait.")
    assert live.wait(lambda: live.info.rematch is not None, 10)
    with LiveTable(ben, live.info.rematch or ""):
        assert "go to the table" in terminal.read("go to the table")


def test_others_see_for_whom_a_bot_plays(at_table: AtTable) -> None:
    at_table.live.do(StandIn(seat=1, bot="random"))
    assert "random plays for Ben." in at_table.terminal.read("random plays for Ben.")


def test_a_server_that_goes_away_and_comes_back(at_table: AtTable, wire: Wire) -> None:
    terminal = at_table.terminal
    wire.is_closed = True
    wire.cut()
    assert "is cut" in terminal.read("is cut")
    wire.is_closed = False
    terminal.type("1\r")
    assert "Waiting for " in terminal.read("Waiting for ")


def test_leaving_says_how_to_come_back(at_table: AtTable) -> None:
    at_table.terminal.type("quit\r")
    assert f"--table {at_table.table}" in at_table.terminal.leave()


def test_watching_at_a_terminal(wire: Wire, ben: Server, server: Running, home: Path) -> None:
    table = opened(ben, seats="me,random")
    ben.start(table)
    terminal = Terminal("play", "--server", wire.url, "--name", "Cleo", "--table", table, "--watch")
    try:
        with LiveTable(ben, table) as live:
            assert "Waiting for Ben" in re.sub(r"\s+", " ", terminal.read("rules, cards, quit"))
            live.do(Play(seat=0, line=[first_legal(live, 0)]))
            assert "Round 1 of 10" in terminal.read("Round 1 of 10")
            terminal.type("say what a window\r")
            assert "Cleo" in terminal.read(": what a window")
            assert live.chat == (), "players do not hear it"
            terminal.type("quit\r")
            assert "--watch" in terminal.leave()
    finally:
        terminal.close()


def test_the_room_before_a_game(wire: Wire, home: Path) -> None:
    terminal = Terminal("play", "sagrada", "--server", wire.url, "--name", "Ada", "--seats", "me,open")
    try:
        assert "free for whoever comes" in terminal.read("quit")
        terminal.type("dance\r")
        assert "means nothing before the game begins" in terminal.read("before the game begins.")
        terminal.type("say hello\r")
        assert "Ada" in terminal.read(": hello")
        terminal.type("bot random\r")
        assert "go to the table" in terminal.read("go to the table")
    finally:
        terminal.close()


def test_who_says_no_name_is_asked_again(wire: Wire, home: Path) -> None:
    terminal = Terminal("play", "--server", wire.url)
    try:
        terminal.read("What is your name?")
        terminal.type("\r")
        terminal.read("What is your name?")
        terminal.type("Maximiliane the Second of Nowhere\r")
        assert "is too long" in terminal.read("What is your name?")
        terminal.type("Max\r")
        assert "ables at" in terminal.read("ables at")
    finally:
        terminal.close()


def test_breaking_off_the_question_for_a_name_ends_its_line(wire: Wire, home: Path) -> None:
    terminal = Terminal("play", "--server", wire.url)
    try:
        terminal.read("What is your name? ")
        insist(terminal, signal.SIGINT)
        assert terminal.leave().endswith("\r\n"), "the shell's prompt begins on a line of its own"
        assert terminal.process.returncode == 130
    finally:
        terminal.close()


# Looking around at a terminal

OWN_SCREEN_ENDS = "\x1b[?1049l"


@pytest.fixture
def quiet(tmp_path: Path) -> Iterator[Running]:
    """A server without any table."""
    with Running(f"sqlite:///{tmp_path / 'quiet.db'}", tmp_path) as running:
        yield running


def test_where_there_is_no_table_the_shell_shows_how_to_open_one(quiet: Running, home: Path) -> None:
    terminal = Terminal("play", "--server", quiet.url, "--name", "Ada")
    try:
        at_the_shell = terminal.leave().rpartition(OWN_SCREEN_ENDS)[2]
        assert "There is no table." in at_the_shell
    finally:
        terminal.close()


def test_what_is_said_of_a_game_stays_after_looking_around(quiet: Running, home: Path) -> None:
    ben = guest(quiet.url, "Ben")
    opened(ben, seats="me,open", listed=True)
    terminal = Terminal("play", "--server", quiet.url, "--name", "Ada")
    try:
        assert "Fresco" not in terminal.read("leaves.")
        opened(ben, game="fresco", seats="me,open", listed=True)
        terminal.type("\r")
        assert "Fresco" in terminal.read("leaves."), "Enter looks again"
        terminal.type("2\r")
        terminal.read("quit")
        terminal.type("quit\r")
        assert "comes back to the table" in re.sub(r"\s+", " ", terminal.read("leaves."))
        terminal.type("q\r")
        at_the_shell = terminal.leave().rpartition(OWN_SCREEN_ENDS)[2]
        assert "comes back to the table" in re.sub(r"\s+", " ", at_the_shell)
    finally:
        terminal.close()
