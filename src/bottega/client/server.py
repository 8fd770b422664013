"""A server, as one asks it by plain HTTP: who one is, which tables there are, and sitting down at one."""

from __future__ import annotations

import http.client
from http.client import HTTPMessage
from http.cookies import CookieError, SimpleCookie
from typing import Any, Literal, TypeVar, overload
from urllib.parse import quote

import msgspec

from bottega.client.address import Address
from bottega.client.failing import Refused
from bottega.core.errors import BadInput
from bottega.protocol.failures import Failed
from bottega.protocol.people import ChangeMe, Login, MadeToken, Me, NewAccount, NewGuest, NewToken, TokenInfo
from bottega.protocol.tables import (
    ChangeTable,
    JoinTable,
    LeaveSeat,
    OpenTable,
    RenameSeat,
    TableInfo,
    TableRow,
    Tables,
)
from bottega.speech.language import ENGLISH
from bottega.version import __version__

COOKIE = "bottega_session"
PATIENCE = 20.0
"""Seconds that a server has to answer."""
TRIES = 4
T = TypeVar("T")


class _Cut(Exception):
    """A connection was cut in between."""

    def __init__(self, error: Exception) -> None:
        super().__init__(str(error))
        self.error = error


class Server:
    """A server, and who one is there: by a session that it keeps (a cookie), or by a token."""

    def __init__(self, address: str | Address, *, token: str = "", session: str = "", language: str = ENGLISH) -> None:
        self.address = Address.parse(address) if isinstance(address, str) else address
        self.token = token
        self.session = session
        self.language = language

    # Coming in

    def come_in(self, name: str) -> Me:
        """Come in as a guest. The session is kept from here on."""
        return self._call("POST", "/api/guests", Me, NewGuest(name, self.language))

    def make_account(self, name: str, password: str) -> Me:
        """Keep a name; a guest keeps all games."""
        return self._call("POST", "/api/accounts", Me, NewAccount(name, password))

    def log_in(self, name: str, password: str) -> Me:
        """Come in with an account."""
        return self._call("POST", "/api/session", Me, Login(name, password))

    def log_out(self) -> None:
        """End the session."""
        self._call("DELETE", "/api/session")
        self.session = ""

    def me(self) -> Me:
        """Who one is."""
        return self._call("GET", "/api/me", Me)

    def change_me(self, change: ChangeMe) -> Me:
        """Change one's name or language."""
        return self._call("PATCH", "/api/me", Me, change)

    def make_token(self, name: str) -> MadeToken:
        """A token for a program."""
        return self._call("POST", "/api/tokens", MadeToken, NewToken(name))

    def tokens(self) -> list[TokenInfo]:
        """The tokens of one's programs."""
        return self._call("GET", "/api/tokens", list[TokenInfo])

    def drop_token(self, token: str) -> None:
        """Let a token count no more."""
        self._call("DELETE", f"/api/tokens/{quote(token, safe='')}")

    # Tables

    def tables(self, of: Literal["mine", "open", "running", "finished"]) -> tuple[TableRow, ...]:
        """Tables of one kind, the first of them."""
        return self._call("GET", f"/api/tables?of={of}", Tables).tables

    def my_finished_tables(self, most: int) -> tuple[TableRow, ...]:
        """One's own tables whose games are over, the latest of them."""
        return self._call("GET", f"/api/tables?of=finished&mine=true&most={most}", Tables).tables

    def open_table(self, table: OpenTable) -> TableInfo:
        """Open a table."""
        return self._call("POST", "/api/tables", TableInfo, table)

    def table(self, table: str) -> TableInfo:
        """What may be known of a table."""
        return self._call("GET", _table(table), TableInfo)

    def change_table(self, table: str, change: ChangeTable) -> TableInfo:
        """Change a table that waits."""
        return self._call("PATCH", _table(table), TableInfo, change)

    def join(self, table: str, joining: JoinTable | None = None) -> TableInfo:
        """Sit down."""
        return self._call("POST", f"{_table(table)}/join", TableInfo, joining or JoinTable())

    def leave(self, table: str, seat: int | None = None) -> None:
        """Get up from a seat, or from all."""
        self._call("POST", f"{_table(table)}/leave", None, LeaveSeat(seat))

    def rename(self, table: str, seat: int, name: str) -> None:
        """Be called otherwise at a table."""
        self._call("POST", f"{_table(table)}/rename", None, RenameSeat(seat, name))

    def start(self, table: str) -> None:
        """Begin the game."""
        self._call("POST", f"{_table(table)}/start")

    def rematch(self, table: str) -> TableInfo:
        """The table where those of a game that is over play again: who asks first opens it."""
        return self._call("POST", f"{_table(table)}/rematch", TableInfo)

    def record(self, table: str) -> str:
        """The record of a table's game, as far as it may be known."""
        return self._call("GET", f"{_table(table)}/record", str)

    # How it is asked

    @property
    def headers(self) -> dict[str, str]:
        """What goes with everything that is asked: who asks, and in which language."""
        headers = {"Accept-Language": self.language, "User-Agent": f"bottega/{__version__}"}
        if self.token:
            return headers | {"Authorization": f"Bearer {self.token}"}
        return headers | ({"Cookie": f"{COOKIE}={self.session}"} if self.session else {})

    @overload
    def _call(self, method: str, path: str, answer: type[T], body: msgspec.Struct | None = None) -> T: ...

    @overload
    def _call(self, method: str, path: str, answer: None = None, body: msgspec.Struct | None = None) -> None: ...

    def _call(self, method: str, path: str, answer: Any = None, body: msgspec.Struct | None = None) -> Any:
        """Ask, and read the answer; Refused or BadInput if there is none. What only reads may be asked again."""
        sent = b"{}" if body is None else msgspec.json.encode(body)
        status, headers, data = self._exchange(method, path, sent, TRIES if method == "GET" else 1)
        if not 200 <= status < 300:
            raise self.failure(status, data)
        self._keep_session(headers)
        if answer is None:
            return None
        return self.read(data, answer) if answer is not str else data.decode(errors="replace")

    def _exchange(self, method: str, path: str, body: bytes, tries: int) -> tuple[int, HTTPMessage, bytes]:
        """What comes back; a connection that is cut is made again, if that may be tried."""
        try:
            return self._try(method, path, body)
        except _Cut as cut:
            if tries == 1:
                raise unreachable(self.address, cut.error) from None
        return self._exchange(method, path, body, tries - 1)

    def _try(self, method: str, path: str, body: bytes) -> tuple[int, HTTPMessage, bytes]:
        """What comes back, whatever it is."""
        address = self.address
        kind = http.client.HTTPSConnection if address.scheme == "https" else http.client.HTTPConnection
        connection = kind(address.host, timeout=PATIENCE)
        sends = method != "GET"
        headers = self.headers | ({"Content-Type": "application/json"} if sends else {})
        try:
            connection.request(method, f"{address.path}{path}", body if sends else None, headers)
            answer = connection.getresponse()
            return answer.status, answer.headers, answer.read()
        except (ConnectionResetError, BrokenPipeError, http.client.IncompleteRead) as error:
            raise _Cut(error) from None
        except TimeoutError:
            raise BadInput("server-silent", server=str(address)) from None
        except OSError as error:
            raise unreachable(address, error) from None
        except (http.client.HTTPException, UnicodeError):
            raise BadInput("no-bottega-server", server=str(address)) from None
        finally:
            connection.close()

    def _keep_session(self, headers: HTTPMessage) -> None:
        try:
            found = SimpleCookie(headers.get("Set-Cookie", "")).get(COOKIE)
        except CookieError:
            found = None
        if found is not None:
            self.session = found.value

    def read(self, data: bytes, kind: type[T]) -> T:
        """What a server has sent, as one of the protocol's types; BadInput if it speaks of something else."""
        try:
            return msgspec.json.decode(data, type=kind)
        except msgspec.ValidationError as error:
            raise BadInput("server-other-version", server=str(self.address), text=str(error)) from None
        except (msgspec.DecodeError, UnicodeError):
            raise BadInput("no-bottega-server", server=str(self.address)) from None

    def failure(self, status: int, data: bytes) -> Refused | BadInput:
        """Why something was refused, from the body of the answer."""
        try:
            return Refused(msgspec.json.decode(data, type=Failed).error, status)
        except (msgspec.DecodeError, UnicodeError):
            return BadInput("no-bottega-server", server=str(self.address))


def _table(name: str) -> str:
    return f"/api/tables/{quote(name, safe='')}"


def unreachable(address: Address, error: Exception) -> BadInput:
    """A server can't be reached: why, as the system says it."""
    reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return BadInput("server-unreachable", server=str(address), text=reason or type(error).__name__)


__all__ = ["COOKIE", "Server", "unreachable"]
