"""Where a server listens, and what is said if it can't."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

import pytest

from bottega.core.errors import BadInput
from bottega.server.serving import bind
from bottega.server.settings import Settings
from tests.terminal.driver import Terminal, run


def test_a_port_that_is_taken() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        said = run("serve", "--port", str(port), "--no-browser").fails()
        assert said == f"127.0.0.1 port {port} can't be used: Address already in use. Choose another with --port."
        with bind(Settings(database="sqlite:///none", port=port), any_port=True) as bound:
            assert port < bound.getsockname()[1] < port + 20, "the next free one, if nobody insists"


@pytest.mark.parametrize("host", ["::nowhere", "192.0.2.1"])
def test_an_address_that_is_not_this_machine(host: str) -> None:
    with pytest.raises(BadInput) as problem:
        bind(Settings(database="sqlite:///none", host=host), any_port=True)
    assert (problem.value.code, problem.value.facts["host"]) == ("host-unusable", host)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="needs a terminal of Unix")
def test_whoever_stops_it_at_a_terminal_is_told_so(tmp_path: Path) -> None:
    terminal = Terminal("serve", "--port", "0", "--no-browser", "--database", f"sqlite:///{tmp_path / 'bottega.db'}")
    try:
        terminal.read("Ctrl-C stops it.")
        terminal.process.terminate()
        assert "It is stopped. Everything is kept." in terminal.leave()
        assert terminal.process.wait() == 0
    finally:
        terminal.close()
