"""Whole games at a server, typed at a terminal: the same screens as at home."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bottega.client.address import Address
from bottega.client.live import LiveTable
from bottega.client.sessions import come_in
from bottega.core.records import Record, parse_record
from bottega.protocol.commands import Say
from bottega.terminal.bell import Bell
from bottega.terminal.room import Room
from bottega.terminal.words import say
from tests.client.others import Stopper, guest, opened, playing_along
from tests.server.running import Running
from tests.terminal.driver import only_record, run

MOVES = "1\n\n" * 1500
"""Enough to play any game to its end."""
GATE = "press Enter when nobody else is looking."


def record_in(home: Path) -> Record:
    """The record of the one game that was played."""
    return parse_record(only_record(home).read_text())


def in_one_line(shown: str) -> str:
    """What is shown, wherever its lines end."""
    return re.sub(r"\s+", " ", shown)


@pytest.mark.parametrize("game", ["sagrada", "fresco"])
def test_a_whole_game_against_a_bot(server: Running, home: Path, game: str) -> None:
    shown = run("play", game, "--server", server.url, "--name", "Ada", "--seats", "me,random", typed=MOVES).succeeds()
    record = record_in(home)
    assert record.end is not None
    assert record.header.players == ["Ada", "Random"]
    assert f"won with {max(record.end.scores)} points" in shown
    assert "The record is the game that you played: every move" in shown
    assert [line for line in shown.splitlines() if len(line) > 80 and "bottega" not in line] == []


def test_a_whole_game_with_another_person(server: Running, home: Path) -> None:
    """The programs of both have a part in the luck, without anybody being asked."""
    ben = guest(server.url, "Ben")
    table = opened(ben)
    with playing_along(ben, table, starts=True):
        shown = run("play", "--server", server.url, "--name", "Ada", "--table", table, typed=MOVES).succeeds()
    record = record_in(home)
    assert record.header.players == ["Ada", "Ben"]
    assert [share.seat for share in record.header.shares] == [0, 1]
    assert "your own program has drawn a part of the luck" in shown.replace("\n", " ")
    witnesses = [file for file in (home / "witnesses").iterdir() if table in file.name]
    assert len(witnesses) == 2, "both programs are on this machine"
    for witness in witnesses:
        verified = run("verify", str(only_record(home)), "--witness", str(witness)).succeeds()
        assert "The witness saw this very game" in verified.replace("\n", " ")


def test_who_has_no_part_in_the_luck_is_told(server: Running) -> None:
    """A host who wants to choose the luck would say that somebody's program came too late."""
    ada, ben = guest(server.url, "Ada"), guest(server.url, "Ben")
    table = opened(ada, seats="me,open")
    ben.join(table)
    ada.start(table)
    with LiveTable(ben, table, watch=True) as live:
        assert live.wait(lambda: live.info.status == "running", 30)
    token = ada.make_token("a terminal").token
    come = ("play", "--server", server.url, "--table", table, "--token", token)
    assert "Your program has no part in the luck" in run(*come, typed="quit\n").succeeds()


def test_the_host_waits_for_who_comes(server: Running, home: Path) -> None:
    """Who opens a table is told how others come; when nobody is missing the game begins by itself."""
    ben = guest(server.url, "Ben")
    table = opened(ben, seats="me,invited")
    invitation = ben.table(table).seats[1].invitation
    assert invitation
    with playing_along(ben, table, starts=True):
        address = f"{server.url}/tables/{table}?invitation={invitation}"
        run("play", "--table", address, "--name", "Ada", typed=MOVES).succeeds()
    assert record_in(home).header.players == ["Ben", "Ada"]


def test_an_address_of_another_invitation_is_refused(server: Running) -> None:
    table = opened(guest(server.url, "Ben"), seats="me,invited")
    refused = run("play", "--server", server.url, "--table", table, "--name", "Ada", "--invitation", "no").fails()
    assert "invitation" in refused


def test_two_people_at_one_screen(server: Running, home: Path) -> None:
    seats = "me:Anna,me:Bea,random"
    begin = ("play", "sagrada", "--server", server.url, "--seats", seats)
    shown = run(*begin, typed="\n1\nwords\n\n1\nquit\n").succeeds()
    assert shown.count(GATE) >= 3
    assert "Anna, these are your two pattern cards" in shown
    assert "Bea, these are your two pattern cards" in shown
    assert "comes back to the table" in shown.replace("\n", "")
    table = re.search(r"--table (\w+)", shown.replace("\n", ""))
    assert table is not None
    run("play", "--server", server.url, "--table", table[1], typed="\n1\n\n" * 800).succeeds()
    assert record_in(home).header.players == ["Anna", "Bea", "Random"]


def test_what_is_refused_is_told_and_changes_nothing(server: Running) -> None:
    typed = "1\nwhy flux\ndance\ndance; pass\nagree\nsay\nhint\nquit\n"
    shown = run("play", "sagrada", "--server", server.url, "--name", "Ada", typed=typed).succeeds()
    assert "'dance' is neither a move nor a command" in shown
    assert "Nothing was done." in shown
    assert "Nobody proposes anything." in shown
    assert "Say something, like `say hello`." in shown
    assert "Best is to " in shown


def test_commands_at_a_server(server: Running, tmp_path: Path) -> None:
    typed = "1\n?\nsay hello there\nsave mine.jsonl\nlog 2\nrules 4.1\ncards\nlook\nhint\n\nundo\nquit\n"
    shown = run("play", "sagrada", "--server", server.url, "--name", "Ada", typed=typed).succeeds()
    assert "say TEXT" in shown
    assert "bottega resume" not in shown
    assert "Ada: hello there" in shown
    assert parse_record((tmp_path / "mine.jsonl").read_text()).end is None


def test_giving_up(server: Running, home: Path) -> None:
    begin = ("play", "sagrada", "--server", server.url, "--name", "Ada", "--seats", "me,greedy")
    shown = run(*begin, typed="1\nresign\nno\nresign\nyes\n").succeeds()
    assert "The game goes on." in shown
    assert "Ada gave up." in shown
    assert "Greedy won." in shown
    end = record_in(home).end
    assert end is not None
    assert end.how == "resigned"


def test_ending_by_agreement(server: Running, home: Path) -> None:
    """Bots agree to it."""
    begin = ("play", "sagrada", "--server", server.url, "--name", "Ada", "--seats", "me,greedy")
    assert "The players agreed to end the game." in run(*begin, typed="1\nabandon\nyes\n").succeeds()


def test_a_bot_stands_in(server: Running, home: Path) -> None:
    begin = ("play", "sagrada", "--server", server.url, "--name", "Ada", "--seats", "me,random")
    run(*begin, typed="1\nstand-in random\n").succeeds()
    assert record_in(home).end is not None


def test_a_game_that_is_over_can_be_looked_at_again(server: Running, home: Path) -> None:
    begin = ("play", "sagrada", "--server", server.url, "--name", "Ada", "--seats", "me,greedy")
    run(*begin, typed="1\nresign\nyes\n").succeeds()
    table = only_record(home).stem.removeprefix("sagrada-")
    assert "Ada gave up." in run("play", "--server", server.url, "--table", table).succeeds()
    assert only_record(home).exists(), "the record is kept once"


def test_what_others_say_and_propose(server: Running) -> None:
    """Somebody asks to end the game, and the other one agrees."""
    ben = guest(server.url, "Ben")
    table = opened(ben, seats="open,me", undo="consent")
    with playing_along(ben, table, Stopper, starts=True):
        shown = run(
            "play", "--server", server.url, "--name", "Ada", "--table", table, typed="1\nagree\n" * 300
        ).succeeds()
    assert "Ben: let us stop" in shown
    assert "Ben asks to end the game here; nobody would win. Do you agree?" in shown.replace("\n", " ")
    assert "The players agreed to end the game." in shown


def test_taking_back_by_consent(server: Running) -> None:
    ben = guest(server.url, "Ben")
    table = opened(ben, seats="open,me", undo="consent")
    with playing_along(ben, table, starts=True):
        typed = "1\n" + "1\nundo\ndisagree\n\n" * 4 + "quit\n"
        shown = run("play", "--server", server.url, "--name", "Ada", "--table", table, typed=typed).succeeds()
    assert re.search(r"Ada asks to take back: \w[^.]*\. Ben must still agree", shown.replace("\n", " "))


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("undo", "Ben asks to take back: place R5 B1."),
        ("cancel", "Ben asks to take back what began with: place R5 B1."),
        ("reset", "Ben asks to take back the whole turn, which began with: place R5 B1."),
        ("hidden", "Ben asks to take an action back."),
    ],
)
def test_words_for_what_is_proposed(what: str, said: str) -> None:
    assert str(say(f"proposal-{what}", player="Ben", move="place R5 B1")) == said


def test_no_taking_back(server: Running) -> None:
    begin = ("play", "sagrada", "--server", server.url, "--name", "Ada", "--seats", "me:Ada,me:Ben", "--undo", "off")
    shown = run(*begin, typed="\n1\n\n1\n" + "\n1\nundo\nquit\n").succeeds()
    assert "taken back" in shown


# Playing again


def given_up(server: Running, home: Path) -> tuple[str, str]:
    """A game against a bot that Ada has given up: its table, and what was shown."""
    begin = ("play", "sagrada", "--server", server.url, "--name", "Ada", "--seats", "me,greedy")
    shown = run(*begin, typed="1\nresign\nyes\n").succeeds()
    return only_record(home).stem.removeprefix("sagrada-"), shown


def test_playing_again(server: Running, home: Path) -> None:
    table, shown = given_up(server, home)
    assert f"--table {table} --rematch` plays again with the same players." in in_one_line(shown)
    again = ("play", "--server", server.url, "--table", table, "--rematch")
    first = run(*again, typed="1\nquit\n").succeeds()
    found = re.search(r"--table (\w+)` comes back", in_one_line(first))
    assert found is not None
    assert found[1] != table
    assert f"--table {found[1]}` comes back" in in_one_line(run(*again, typed="quit\n").succeeds())
    assert "A rematch waits" in in_one_line(run("play", "--server", server.url, "--table", table).succeeds())


def test_a_rematch_with_another_person(server: Running, home: Path) -> None:
    """Who asks first is the host; the game begins when both are there."""
    ben = guest(server.url, "Ben")
    table = opened(ben)
    with playing_along(ben, table, starts=True):
        come = ("play", "--server", server.url, "--name", "Ada", "--table", table)
        run(*come, typed="1\nresign\nyes\n").succeeds()
    ada = come_in(Address.parse(server.url), name="Ada", language="en")
    again = ada.rematch(table).id
    assert ben.rematch(table).id == again
    with playing_along(ben, again):
        shown = run(*come, "--rematch", typed=MOVES).succeeds()
    assert "your own program has drawn a part of the luck" in shown.replace("\n", " ")
    assert [share.seat for share in parse_record(ada.record(again)).header.shares] == [0, 1]


def test_a_rematch_waits_until_everybody_has_come(server: Running) -> None:
    ada, ben = guest(server.url, "Ada"), guest(server.url, "Ben")
    table = opened(ada, seats="me,open")
    ben.join(table)
    with LiveTable(ada, table) as live, Bell() as bell:
        room, rematch = Room(live, bell), Room(live, bell, is_rematch=True)
        assert (room.is_full, rematch.is_full) == (True, False)
        assert "A rematch: it begins when Ben is here." in " ".join(map(str, rematch.told()))
        with LiveTable(ben, table):
            assert live.wait(lambda: rematch.is_full, 10)


def test_no_rematch(server: Running) -> None:
    assert "--table ID" in run("play", "--server", server.url, "--name", "Ada", "--rematch").fails()
    ada = come_in(Address.parse(server.url), name="Ada", language="en")
    table = opened(ada, seats="me,open")
    assert run("play", "--server", server.url, "--table", table, "--rematch").fails() == "The game is not over yet."


# Looking around, and watching


def test_last_games_are_listed(server: Running, home: Path) -> None:
    table, _ = given_up(server, home)
    shown = run("play", "--server", server.url, typed="q\n").succeeds()
    listed = re.search(r"Your last games\n *(\d+) +Sagrada +Ada, Greedy; not played to its end; \d{4}-", shown)
    assert listed is not None
    picked = run("play", "--server", server.url, typed=f"{listed[1]}\n").succeeds()
    assert "Ada gave up." in picked
    assert f"--table {table} --rematch" in in_one_line(picked)


def test_points_of_a_last_game(server: Running, home: Path) -> None:
    begin = ("play", "sagrada", "--server", server.url, "--name", "Ada", "--seats", "me,random")
    run(*begin, typed="1\nstand-in random\n").succeeds()
    end = record_in(home).end
    assert end is not None
    shown = run("play", "--server", server.url, typed="q\n").succeeds()
    assert re.search(rf"Sagrada +\w+ {max(end.scores)} \(won\), \w+ {min(end.scores)}; \d{{4}}-", shown)


def test_the_room_says_what_is_played_otherwise(server: Running) -> None:
    ben = guest(server.url, "Ben")
    table = opened(ben, seats="me,open,open", options={"bag": "reduced"})
    with LiveTable(ben, table) as live, Bell() as bell:
        shown = list(map(str, Room(live, bell).told()))
    assert shown[0].startswith("Not as usual: How many dice are in the bag? Here: just as many as are drawn")
    assert not any("Not as usual" in line for line in shown[1:])


def test_looking_around(server: Running) -> None:
    ada = ("play", "--server", server.url, "--name", "Ada")
    run("play", "sagrada", *ada[1:], "--seats", "me,random", typed="1\nquit\n").succeeds()
    opened(guest(server.url, "Ben"), seats="me,open", listed=True)
    shown = run(*ada, typed="q\n").succeeds()
    assert re.search(r"Your tables\n *1 +Sagrada +it is your turn; Ada, Random", shown)
    assert re.search(r"Tables with free seats\n *\d+ +Sagrada +Ben; 1 free seat", shown)
    picked = run("play", "--server", server.url, typed="99\n1\nquit\n").succeeds()
    assert "Draft a die" in picked
    assert "comes back to the table" in picked.replace("\n", "")


def test_watching(server: Running, home: Path) -> None:
    ben = guest(server.url, "Ben")
    table = opened(ben, seats="me,greedy")
    ben.start(table)
    with playing_along(ben, table):
        shown = run("play", "--server", server.url, "--name", "Cleo", "--table", table, "--watch").succeeds()
    assert re.search(r"Ben places? ", shown)
    assert re.search(r"won with \d+ points", shown)
    assert "Every move and every outcome of luck in the record was checked." in shown
    assert record_in(home).end is not None


def test_who_has_no_seat_watches(server: Running) -> None:
    ben = guest(server.url, "Ben")
    table = opened(ben, seats="me,greedy")
    ben.start(table)
    with playing_along(ben, table):
        shown = run("play", "--server", server.url, "--name", "Cleo", "--table", table).succeeds()
    assert re.search(r"won with \d+ points", shown)


def test_watchers_talk_among_themselves(server: Running) -> None:
    ben, cleo, dora = (guest(server.url, name) for name in ("Ben", "Cleo", "Dora"))
    table = opened(ben, seats="me,greedy")
    ben.start(table)
    with (
        LiveTable(ben, table) as player,
        LiveTable(cleo, table, watch=True) as one,
        LiveTable(dora, table, watch=True) as other,
    ):
        assert other.wait(lambda: bool(other.places), 10)
        one.do(Say(text="what a move"))
        assert other.wait(lambda: bool(other.chat), 10)
        player.do(Say(text="I heard nothing"))
        assert player.wait(lambda: bool(player.chat), 10)
    assert [message.text for message in player.chat] == ["I heard nothing"]
    assert [message.text for message in other.chat] == ["what a move"]
