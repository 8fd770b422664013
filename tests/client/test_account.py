"""`bottega account`: keeping a name with a password, coming back elsewhere, and tokens for programs."""

from __future__ import annotations

import re
from pathlib import Path
from zlib import crc32

import pytest

from bottega.client.address import Address
from bottega.client.server import Server
from bottega.client.sessions import come_in
from tests.client.others import opened
from tests.server.running import Running
from tests.terminal.driver import Result, run

PASSWORD = "correct horse"


@pytest.fixture
def name(request: pytest.FixtureRequest) -> str:
    """A name that no other test keeps at the server that they share."""
    return f"Ada {crc32(request.node.name.encode()) % 100_000}"


def account(server: Running, *words: str, typed: str = "") -> Result:
    return run("account", *words, "--server", server.url, typed=typed)


def me(server: Running) -> Server:
    return come_in(Address.parse(server.url), language="en")


def test_a_guest_keeps_an_account_and_all_games_and_comes_back_elsewhere(
    server: Running, home: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = come_in(Address.parse(server.url), name=name, language="en")
    table = opened(guest, seats="me,greedy")
    assert "a guest" in account(server, "show").succeeds()
    assert f"{name} is yours" in account(server, "keep", typed=f"{PASSWORD}\n").succeeds()
    assert "with an account" in account(server, "show").succeeds().replace("\n", " ")
    assert me(server).me().id == guest.me().id
    monkeypatch.setenv("BOTTEGA_HOME", str(home / "another-machine"))
    assert "The name or the password is wrong" in account(server, "enter", "--name", name, typed="guess\n").fails()
    assert "Welcome back" in account(server, "enter", "--name", name, typed=f"{PASSWORD}\n").succeeds()
    assert [row.id for row in me(server).tables("mine")] == [table]


def test_an_account_without_having_been_a_guest(server: Running, home: Path, name: str) -> None:
    account(server, "keep", "--name", name, typed=f"{PASSWORD}\n").succeeds()
    assert me(server).me().name == name
    refused = account(server, "keep", "--name", name, typed=f"{PASSWORD}\n").fails()
    assert "You have an account already." in refused


def test_a_name_that_somebody_keeps(server: Running, home: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    account(server, "keep", "--name", name, typed=f"{PASSWORD}\n").succeeds()
    monkeypatch.setenv("BOTTEGA_HOME", str(home / "another-machine"))
    assert "with a password" in account(server, "keep", "--name", name.upper(), typed=f"{PASSWORD}\n").fails()


def test_a_short_password_is_refused(server: Running, home: Path, name: str) -> None:
    assert "A password has at least 8 characters." in account(server, "keep", "--name", name, typed="short\n").fails()


def test_leaving_this_machine(server: Running, home: Path, name: str) -> None:
    account(server, "keep", "--name", name, typed=f"{PASSWORD}\n").succeeds()
    before = me(server)
    assert f"{name} has left" in account(server, "leave").succeeds()
    assert "You have not come in" in account(server, "show").fails()
    with pytest.raises(Exception, match="Come in first"):
        before.me()


def test_tokens(server: Running, home: Path, name: str) -> None:
    come_in(Address.parse(server.url), name=name, language="en")
    assert "No program plays in your name" in account(server, "show").succeeds()
    token = account(server, "token", "my bot").succeeds().splitlines()[-1]
    assert Server(server.url, token=token).me().name == name
    shown = account(server, "show").succeeds()
    found = re.search(r"^(\S+)  my bot: made on [0-9-]+, last used on ", shown, re.MULTILINE)
    assert found is not None
    account(server, "revoke", found[1]).succeeds()
    assert "You have no such token." in account(server, "revoke", found[1]).fails()
    with pytest.raises(Exception, match="Come in first"):
        Server(server.url, token=token).me()


@pytest.mark.parametrize("words", [["show"], ["keep"], ["leave"], ["token", "x"], ["revoke", "x"]])
def test_who_has_not_come_in(server: Running, home: Path, words: list[str]) -> None:
    assert "You have not come in" in account(server, *words).fails()


@pytest.mark.parametrize("words", [["show"], ["enter", "--name", "Ada"]])
def test_no_server_is_named(words: list[str]) -> None:
    assert "Name a server" in run("account", *words).fails()
