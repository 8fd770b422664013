"""A live table: it comes back when the connection is cut, and nothing is done twice."""

from __future__ import annotations

import contextlib
import queue
import shutil
import socket
import ssl
import subprocess
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.sync.client import connect

from bottega.client import wire
from bottega.client.afar import TableAfar
from bottega.client.failing import Refused
from bottega.client.live import PATIENCE, LiveTable
from bottega.client.places import Gap, Place, PlaceReader
from bottega.client.server import Server
from bottega.client.witnessing import Witnessing
from bottega.core.chance import commitment_to_share
from bottega.core.errors import BadInput
from bottega.core.records import ENCODER, Acted, Share, parse_record
from bottega.core.registry import find_game, game_names
from bottega.protocol.commands import Commit, Look, Play, ShowShare
from bottega.protocol.failures import Failure
from bottega.protocol.live import Refused as Refusal
from bottega.protocol.tables import Commitment, Sealing
from bottega.sitting.beginning import prepare
from bottega.sitting.seats import Player
from bottega.sitting.sitting import Sitting
from bottega.sitting.store import MemoryStore
from tests.client.others import Wire, guest, opened, playing_along
from tests.server.running import Running
from tests.terminal.driver import run


@pytest.fixture
def cuttable(server: Running, monkeypatch: pytest.MonkeyPatch) -> Iterator[Wire]:
    """A way to the server that can be cut."""
    monkeypatch.setattr(wire, "FIRST_PAUSE", 0.05)
    with Wire(server.url) as found:
        yield found


def alone_at(url: str, seats: str = "me,random") -> tuple[Server, str]:
    """Somebody at a table whose game has begun."""
    ada = guest(url, "Ada")
    table = opened(ada, seats=seats)
    ada.start(table)
    return ada, table


def moves_in(record: str) -> list[str | None]:
    return [entry.action for entry in parse_record(record).entries if isinstance(entry, Acted) and entry.seat == 0]


def test_pauses_between_attempts_grow_and_differ() -> None:
    """Nobody waits long at a terminal for a server that is there again, and not all come back at once."""
    crowd = [list(islice(wire.pauses(), 8)) for _ in range(50)]
    assert all(0.25 <= waiting[0] <= 0.5 and 5 <= waiting[-1] <= 10 for waiting in crowd)
    assert len({round(waiting[0], 2) for waiting in crowd}) > 5


def test_a_cut_connection_is_made_again(cuttable: Wire) -> None:
    ada, table = alone_at(cuttable.url)
    rung: list[bool] = []
    with LiveTable(ada, table, ring=lambda: rung.append(live.is_away)) as live:
        assert live.wait(lambda: 0 in live.places, 10)
        before = live.places[0]
        cuttable.cut()
        assert live.wait(lambda: not live.is_away and live.places[0] is not before, 10)
        assert True in rung
        assert live.places[0].view == before.view
        assert [event.to_json() for event in live.places[0].events] == [event.to_json() for event in before.events]


def test_a_connection_that_went_silent_is_made_again(cuttable: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that is lost closes nothing: the client asks now and then whether somebody is there."""
    monkeypatch.setattr(wire, "PING", 0.1)
    monkeypatch.setattr(wire, "PONG", 0.3)
    ada, table = alone_at(cuttable.url)
    with LiveTable(ada, table) as live:
        assert live.wait(lambda: 0 in live.places, 10)
        cuttable.is_deaf = True
        assert live.wait(lambda: live.is_away, 10)
        cuttable.heal()
        assert live.wait(lambda: not live.is_away, 10)


def test_a_command_outlives_a_machine_that_is_lost() -> None:
    """It is noticed, another connection is tried, and after a pause one more, before who waits gives up."""
    assert wire.PING + wire.PONG + wire.OPENING + 3 * wire.FIRST_PAUSE < PATIENCE - wire.CLOSING


@contextlib.contextmanager
def silent_with_tls(folder: Path) -> Iterator[str]:
    """A server that agrees on TLS and says nothing from then on: its address."""
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    made = ["openssl", "req", "-x509", "-nodes", "-newkey", "rsa:2048", "-days", "2", "-subj", "/CN=localhost"]
    made += ["-addext", "subjectAltName=DNS:localhost", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(made, check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    silent: list[socket.socket] = []

    def accept() -> None:
        with contextlib.suppress(OSError):
            while True:
                silent.append(listening.accept()[0])

    with context.wrap_socket(socket.create_server(("127.0.0.1", 0)), server_side=True) as listening:
        threading.Thread(target=accept, daemon=True).start()
        yield f"https://localhost:{listening.getsockname()[1]}"
        listening.shutdown(socket.SHUT_RDWR)
    for each in silent:
        each.close()


@pytest.mark.skipif(shutil.which("openssl") is None, reason="a certificate is made with openssl")
def test_a_server_that_agrees_on_tls_and_says_nothing_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "OPENING", 0.5)
    monkeypatch.setattr(wire, "FIRST_PAUSE", 0.05)
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "certificate.pem"))
    cuts, problems = queue.Queue[None](), list[Exception]()
    with silent_with_tls(tmp_path) as url:
        ends = wire.Ends(lambda: "/live", list, lambda frame: None, lambda: cuts.put(None), problems.append)
        tried = wire.Wire(Server(url), ends)
        for _ in range(2):
            cuts.get(timeout=10)
        tried.close()
    assert problems == []


def test_what_is_closed_while_it_is_being_opened_stays_closed(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, table = alone_at(server.url)
    is_opening, may_open = threading.Event(), threading.Event()

    def connect_slowly(url: str, **how: Any) -> Any:
        is_opening.set()
        may_open.wait(10)
        return connect(url, **how)

    monkeypatch.setattr(wire, "connect", connect_slowly)
    live = LiveTable(ada, table)
    assert is_opening.wait(10)
    closing = threading.Thread(target=live.close)
    closing.start()
    assert live._wire._stopping.wait(10)
    may_open.set()
    closing.join(10)
    assert not live._wire._thread.is_alive()


def test_a_move_that_is_cut_off_is_made_once(cuttable: Wire) -> None:
    """The server did it, but its answer was lost: it is sent again, with the same key."""
    ada, table = alone_at(cuttable.url)
    with LiveTable(ada, table) as live:
        assert live.wait(lambda: 0 in live.places, 10)
        place = live.places[0]
        cuttable.is_deaf = True
        threading.Timer(0.5, cuttable.heal).start()
        done = live.do(Play(seat=0, number=place.number, line=[place.legal[0].name]))
        live.wait_for_number(0, done.number)
        assert done.actions == (place.legal[0].name,)
        assert live.wait(lambda: bool(live.places[0].legal), 10)
        assert moves_in(ada.record(table)) == [place.legal[0].name]


def test_a_whole_game_over_a_bad_wire(cuttable: Wire, home: Path) -> None:
    stop = threading.Event()

    def cut_now_and_then() -> None:
        while not stop.wait(0.3):
            if (home / "witnesses").exists():
                cuttable.cut()

    thread = threading.Thread(target=cut_now_and_then, daemon=True)
    thread.start()
    try:
        begin = ("play", "sagrada", "--server", cuttable.url, "--name", "Ada", "--seats", "me,random")
        assert "The record is the game that you played" in run(*begin, typed=slowly(0.02)).succeeds()
    finally:
        stop.set()
        thread.join()


@pytest.mark.slow
def test_a_whole_game_while_the_server_is_killed(tmp_path: Path, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is started anew, and nothing was lost."""
    monkeypatch.setattr(wire, "FIRST_PAUSE", 0.05)
    with Running(f"sqlite:///{tmp_path / 'bottega.db'}", tmp_path) as mortal:
        ben = guest(mortal.url, "Ben")
        table = opened(ben, seats="open,me")

        def kill_it() -> None:
            mortal.kill()
            mortal.start()

        timer = threading.Timer(4.0, kill_it)
        with playing_along(ben, table, starts=True):
            timer.start()
            shown = run("play", "--server", mortal.url, "--name", "Ada", "--table", table, typed=slowly(0.1)).succeeds()
            timer.join()
    assert "your own program has drawn a part of the luck" in shown.replace("\n", " ")


def slowly(seconds: float) -> Iterator[str]:
    """Somebody who thinks before each line."""
    while True:
        time.sleep(seconds)
        yield "1"
        yield ""


def test_who_may_not_look_any_longer_is_told(server: Running) -> None:
    ada, table = alone_at(server.url)
    ada.session = ""
    with LiveTable(ada, table) as live:
        assert live.wait(lambda: None in live.places, 10), "a spectator"
        with pytest.raises(Refused):
            live.do(Play(seat=0, line="1"))


def test_a_table_that_is_not_there(server: Running) -> None:
    with pytest.raises(Refused):
        LiveTable(guest(server.url, "Ada"), "nowhere")


def test_who_is_refused_for_a_while_comes_again(server: Running) -> None:
    ada, table = alone_at(server.url)
    with LiveTable(ada, table) as live:
        assert live.wait(lambda: 0 in live.places, 10)
        for code in ("database-away", "server-busy", "too-many"):
            live._take(msgspec.json.encode(Refusal(None, Failure(kind="problem", code=code, facts={}, sentence=""))))
            live._wire.hang_up()
        assert live.do(Play(seat=0, line="1")).number
        assert live.problem is None


def test_what_was_meant_for_another_table_is_refused(server: Running) -> None:
    ada, table = alone_at(server.url)
    with LiveTable(ada, table) as live:
        assert live.wait(lambda: 0 in live.places, 10)
        live.do(Play(seat=0, number=live.places[0].number, line="1"))
        with pytest.raises(Refused) as refused:
            live.do(Play(seat=0, number=0, line="1"))
        assert refused.value.code == "stale"


def test_questions(server: Running) -> None:
    ada, table = alone_at(server.url)
    with LiveTable(ada, table) as live:
        looked = msgspec.json.decode(live.ask(Look(seat=0)))
    assert looked["seat"] == 0


def test_the_table_is_looked_at_anew_where_something_is_missing(server: Running) -> None:
    ada, table = alone_at(server.url)
    with LiveTable(ada, table) as live:
        assert live.wait(lambda: 0 in live.places, 10)
        place = live.places[0]
        live.places = {0: replace(place, number=99)}  # as if something had been missed
        done = live.do(Play(seat=0, line=[place.legal[0].name]))
        assert live.wait(lambda: live.places[0].number != 99, 10)
        assert done.number is not None
        assert live.wait(lambda: live.places[0].number >= (done.number or 0), 10)


# What is read


@pytest.mark.parametrize("name", game_names())
def test_places_are_what_seats_see(name: str) -> None:
    """Whole games, as a client reads them: views, legal actions and events are those of the sitting."""
    from bottega.server.positions import Presenter, Wish

    players = [Player("Ada", "random"), Player("Ben", "random")]
    sitting = Sitting.open(MemoryStore(), "test", name, players, {}, seed=3)
    presenter, reader = Presenter("test", sitting), PlaceReader(find_game(name))
    places: dict[int | None, Place] = {}
    for seat in (None, 0, 1):
        places[seat] = reader.read(presenter.snapshot(seat, 0, Wish()), places)
    for _ in range(60):
        if sitting.match.over:
            break
        sitting.play_bot(sitting.match.pending[0])
        for seat in (None, 0, 1):
            known = places[seat]
            if known.number != sitting.number(seat):
                data = presenter.update(seat, known.number, len(known.events), known.view, Wish())
                places[seat] = reader.read(data, places)
            assert places[seat].view == sitting.match.view(seat)
            assert [event.to_json() for event in places[seat].events] == [
                event.to_json() for event in sitting.match.events(seat)
            ]
    for seat in (0, 1):
        assert list(places[seat].legal) == sitting.match.legal(seat)


def test_a_gap_is_noticed() -> None:
    from bottega.server.positions import Presenter, Wish

    sitting = Sitting.open(MemoryStore(), "test", "sagrada", [Player("Ada"), Player("Ben")], {}, seed=3)
    presenter, reader = Presenter("test", sitting), PlaceReader(find_game("sagrada"))
    with pytest.raises(Gap):
        reader.read(presenter.update(0, 5, 0, None, Wish()), {})
    late = presenter.snapshot(0, 2, Wish())
    with pytest.raises(Gap):
        reader.read(late, {})


# Adding to the luck


def sealing(phase: str, *commitments: Commitment, waiting: tuple[int, ...] = (0,)) -> Sealing:
    return msgspec.convert(
        {"phase": phase, "line": "{}", "waiting": waiting, "commitments": commitments, "until": "2030-01-01T00:00:00Z"},
        Sealing,
        from_attributes=True,
    )


def witnessing(user: str = "ada") -> Witnessing:
    return Witnessing(Server("http://localhost:1").address, "table", user)


def test_a_share_is_kept_and_shown_when_all_know_of_it(home: Path) -> None:
    first = witnessing()
    sent = first.answer(sealing("commit"), [0])
    assert isinstance(sent, Commit)
    again = witnessing()
    assert again.answer(sealing("commit"), [0]) == sent, "also if the program was started anew"
    shown = again.answer(sealing("show", Commitment(0, sent.commitment)), [0])
    assert isinstance(shown, ShowShare)
    assert commitment_to_share(bytes.fromhex(shown.share), b"{}") == sent.commitment


def test_a_share_is_not_shown_where_others_were_told_something_else(home: Path) -> None:
    mine = witnessing()
    sent = mine.answer(sealing("commit"), [0])
    assert isinstance(sent, Commit)
    assert mine.answer(sealing("show", Commitment(0, "00" * 32)), [0]) is None
    assert mine.answer(sealing("show", Commitment(1, sent.commitment)), [0]) is None
    assert mine.answer(sealing("show", Commitment(0, sent.commitment), waiting=(1,)), [0]) is None
    assert mine.answer(sealing("commit", waiting=(1,)), [0]) is None


@pytest.mark.parametrize("changed", [{}, {0: None}, {1: None}, {2: None}, {0: "00" * 32}])
def test_a_game_begins_with_the_shares_that_all_were_told_of(home: Path, changed: dict[int, str | None]) -> None:
    """Or a host could leave out one share or another, until it likes the luck."""
    header = prepare("sagrada", [Player("Ada"), Player("Ben"), Player("Cid")], {}).header
    setup = header.sealed_setup.decode()
    commit = witnessing().answer(msgspec.structs.replace(sealing("commit"), line=setup), [0])
    assert isinstance(commit, Commit)
    commitments = {2: "22" * 32, 0: commit.commitment, 1: "11" * 32}
    told = sealing("show", *[Commitment(*each) for each in commitments.items()])
    shown = witnessing().answer(msgspec.structs.replace(told, line=setup), [0])
    assert isinstance(shown, ShowShare)
    shares = {0: shown.share, 1: "01" * 32, 2: "02" * 32, **changed}
    begun = [Share(seat=seat, commitment=commitments[seat], share=share) for seat, share in shares.items() if share]
    line = ENCODER.encode(msgspec.structs.replace(header, shares=tuple(begun))).decode()
    watching = witnessing()
    if changed:
        with pytest.raises(BadInput, match="its host may have chosen it"):
            watching.saw(line, 0, "00" * 32)
        assert watching.witness is None
    else:
        watching.saw(line, 0, "00" * 32)
        assert watching.witness is not None
        assert (watching.witness.seat, watching.witness.share) == (0, shown.share)


def test_a_share_is_not_shown_twice_for_other_commitments(home: Path) -> None:
    sent = witnessing().answer(sealing("commit"), [0])
    assert isinstance(sent, Commit)
    mine, ben = Commitment(0, sent.commitment), Commitment(1, "11" * 32)
    assert isinstance(witnessing().answer(sealing("show", mine, ben), [0]), ShowShare)
    assert isinstance(witnessing().answer(sealing("show", ben, mine), [0]), ShowShare)
    with pytest.raises(BadInput, match="other shares than the server had told before"):
        witnessing().answer(sealing("show", mine), [0])


def test_a_record_of_another_game_is_found_out(server: Running, home: Path) -> None:
    """A server that changes the record later is found out by what was noted meanwhile."""
    ada, table = alone_at(server.url, "me,greedy")
    with LiveTable(ada, table) as live:
        sitting = TableAfar(live)
        sitting.play(0, "1")
        sitting.resign(0)
        assert live.wait(lambda: live.places[0].over, 10)
        assert live.witnessing is not None
        assert live.witnessing.witness is not None
        live.witnessing.witness = live.witnessing.witness.saw(1, "00" * 32)
        sitting.close()
        assert isinstance(sitting.trouble, BadInput)
        assert sitting.trouble.code == "witness-other-link"


def test_waiting_ends_with_the_time(server: Running) -> None:
    ada, table = alone_at(server.url)
    with LiveTable(ada, table) as live:
        began = time.monotonic()
        assert not live.wait(lambda: False, 0.2)
        assert time.monotonic() - began < 5
