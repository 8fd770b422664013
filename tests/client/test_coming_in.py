"""Coming in to a server: who one is stays known here; what goes wrong is told in one sentence."""

from __future__ import annotations

import http.server
import socket
import stat
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from bottega.client.address import Address
from bottega.client.failing import Refused
from bottega.client.server import Server
from bottega.client.sessions import Sessions, come_in
from bottega.core.errors import BadInput
from tests.client.others import guest, opened
from tests.server.running import Running
from tests.terminal.driver import run


def test_who_came_in_comes_back_without_a_name(server: Running, home: Path) -> None:
    address = Address.parse(server.url)
    ada = come_in(address, name="Ada", language="en")
    assert come_in(address, language="en").me() == ada.me()
    assert come_in(address, name="Ada", language="en").me() == ada.me()


def test_another_name_is_another_guest(server: Running, home: Path) -> None:
    address = Address.parse(server.url)
    ada, ben = come_in(address, name="Ada", language="en").me(), come_in(address, name="Ben", language="en").me()
    assert ada.id != ben.id
    assert come_in(address, name="Ada", language="en").me() == ada
    assert come_in(address, language="en").me() == ada, "who came in last"


def test_sessions_are_for_nobodys_eyes(server: Running, home: Path) -> None:
    come_in(Address.parse(server.url), name="Ada", language="en")
    assert stat.S_IMODE((home / "sessions.json").stat().st_mode) == 0o600


def test_a_token_is_kept_too(server: Running, home: Path) -> None:
    ada = guest(server.url, "Ada")
    token = ada.make_token("mine").token
    address = Address.parse(server.url)
    assert come_in(address, token=token, language="en").me() == ada.me()
    assert come_in(address, language="en").me() == ada.me()


def test_who_is_no_longer_known_is_a_new_guest(server: Running, home: Path) -> None:
    address = Address.parse(server.url)
    ada = come_in(address, name="Ada", language="en")
    before = ada.me()
    ada.log_out()
    again = come_in(address, language="en").me()
    assert (again.name, again.id == before.id) == ("Ada", False)


def test_a_broken_file_of_sessions_is_as_none(server: Running, home: Path) -> None:
    home.mkdir()
    (home / "sessions.json").write_text("{")
    assert Sessions().kept == []


def test_accounts(server: Running) -> None:
    ada = guest(server.url, "Grace")
    ada.make_account("Grace", "cobol and admirals")
    again = Server(server.url)
    assert again.log_in("Grace", "cobol and admirals").id == ada.me().id
    with pytest.raises(Refused) as refused:
        again.log_in("Grace", "something else")
    assert (refused.value.code, refused.value.status) == ("wrong-password", 401)


# What goes wrong


def test_neither_game_nor_server() -> None:
    assert "or a server to play at: `--server URL`" in run("play").fails(code=2)


@pytest.mark.parametrize("address", ["http://", "ftp://localhost", "two words", "http://a@b/", "http://host:port"])
def test_no_address(address: str) -> None:
    assert run("play", "sagrada", "--server", address).fails() == (
        f"'{address}' is no address of a server. An address looks like http://localhost:8000."
    )


def test_no_server() -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    refused = run("play", "sagrada", "--server", f"http://127.0.0.1:{port}", "--name", "Ada").fails()
    assert refused == f"The server http://127.0.0.1:{port} can't be reached: Connection refused."


@pytest.fixture
def stranger() -> Iterator[str]:
    """A server that is none of ours."""

    class Pages(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b"<h1>Hello</h1>")

        def log_message(self, *words: object) -> None:
            """Say nothing."""

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Pages) as pages:
        threading.Thread(target=pages.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{pages.server_port}"
        pages.shutdown()


def test_a_stranger(stranger: str) -> None:
    refused = run("play", "sagrada", "--server", stranger, "--name", "Ada").fails()
    assert refused == f"Somebody answers at {stranger}, but it is no Bottega server."


def test_a_wrong_token(server: Running) -> None:
    for command in (("play", "sagrada"), ("bot", "random")):
        refused = run(*command, "--server", server.url, "--token", "wrong").fails()
        assert refused.startswith(f"The server {server.url} does not know this token.")
    assert not Sessions().kept, "it is not kept"


def test_a_bot_without_a_token(server: Running) -> None:
    refused = run("bot", "random", "--server", server.url).fails()
    assert "`--token TOKEN`" in refused
    assert "account token NAME" in refused


def test_nobody_says_a_name(server: Running) -> None:
    assert "--name NAME" in run("play", "sagrada", "--server", server.url).fails()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("chess",), "There is no game 'chess'."),
        (("sagrada", "--clock", "soon"), "'soon' is no clock."),
        (("sagrada", "--clock", "1s"), "'1s' is no clock."),
        (("sagrada", "--undo", "never"), "`--undo` can't be 'never'. There are free, consent and off."),
        (("sagrada", "--seats", "me,,open"), "A seat is empty"),
        (("sagrada", "--seats", "me,me"), "Name everybody at this screen but yourself, like 'me:Ben'."),
        (("sagrada", "--seats", "me,me:Maximiliane the Second"), "too long"),
        (("sagrada", "--seats", "me,hal9000"), "There is no bot 'hal9000'."),
        (("sagrada", "--seats", "me,open,open,open,open"), ""),
        (("sagrada", "-o", "bag=huge"), "bag"),
        (("fresco", "--modules", "99"), "no module 99"),
        (("--table", "nowhere"), ""),
        (("--table", "two words"), "'two words' names no table."),
    ],
)
def test_what_can_not_be_opened(server: Running, options: tuple[str, ...], said: str) -> None:
    assert said in run("play", *options, "--server", server.url, "--name", "Ada").fails()


@pytest.mark.parametrize(
    "option",
    [("--name", "Ada"), ("--watch",), ("--private",), ("--clock", "3d"), ("--undo", "off")],
    ids=lambda option: option[0],
)
def test_what_has_no_meaning_without_a_server(option: tuple[str, ...]) -> None:
    """Nobody waits for a clock that is not there."""
    assert run("play", "sagrada", *option).fails().startswith(f"`{option[0]}` is for a table at a server.")


@pytest.mark.parametrize("option", [("--table", "abc"), ("--watch",), ("--table", "http://localhost/tables/abc")])
def test_a_game_opens_a_new_table(server: Running, option: tuple[str, ...]) -> None:
    refused = run("play", "sagrada", "--server", server.url, "--name", "Ada", *option).fails()
    assert refused.startswith(f"`{option[0]}` is for a table that is there already")


def test_an_invitation_to_no_table(server: Running) -> None:
    assert "--table ID" in run("play", "--server", server.url, "--invitation", "abc").fails()


@pytest.mark.parametrize(("name", "said"), [("M" * 30, "is too long"), ("Ada\x07", "can't be printed")])
def test_no_name(server: Running, name: str, said: str) -> None:
    assert said in run("play", "--server", server.url, "--name", name).fails()


def test_a_table_without_a_server() -> None:
    assert run("play", "--table", "abcdefgh").fails() == "Name a server, like `--server http://localhost:8000`."
    assert run("bot", "random").fails() == "Name a server, like `--server http://localhost:8000`."


def test_no_seed(server: Running) -> None:
    refused = run("play", "sagrada", "--server", server.url, "--name", "Ada", "--seed", "1").fails()
    assert refused == "At a server nobody chooses the luck: leave `--seed` away."


def test_no_seat_is_free(server: Running) -> None:
    """Who comes too late waits with the others, and watches."""
    ben = guest(server.url, "Ben")
    table = opened(ben, seats="me,greedy")
    cleo = guest(server.url, "Cleo")
    with pytest.raises(Refused):
        cleo.join(table)


def test_a_failure_is_facts_too(server: Running) -> None:
    with pytest.raises(Refused) as refused:
        guest(server.url, "Ada").table("nowhere")
    assert refused.value.to_json()["code"] == "no-such-table"
    assert refused.value.status == 404


def test_errors_of_addresses_are_facts() -> None:
    with pytest.raises(BadInput) as problem:
        Address.parse("")
    assert problem.value.code == "server-address-unclear"
