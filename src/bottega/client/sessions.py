"""Who one is at which server: kept in a private file, so that coming back needs no name."""

from __future__ import annotations

import msgspec

from bottega.client.address import Address
from bottega.client.failing import Refused
from bottega.client.server import Server
from bottega.core.errors import BadInput
from bottega.protocol.people import Me
from bottega.sitting.files import SECRET_FILE, make_folder, read_bytes, write_whole
from bottega.sitting.saves import home

FILE = "sessions.json"
UNKNOWN = 401
"""The status of an answer to somebody whom a server does not know."""
MOST = 50
"""So many sessions are kept; the oldest are forgotten first."""


class Session(msgspec.Struct, frozen=True, kw_only=True):
    """A way in: a session that a server keeps, or a token. The secret is for nobody's eyes."""

    server: str
    name: str
    session: str = ""
    token: str = ""


class Sessions:
    """The ways in that are kept on this machine, the latest first."""

    def __init__(self) -> None:
        self.path = home() / FILE
        self.kept = self._read()

    def _read(self) -> list[Session]:
        if not self.path.exists():
            return []
        try:
            return msgspec.json.decode(read_bytes(self.path), type=list[Session])
        except (msgspec.DecodeError, UnicodeError):
            return []  # nothing can be made of it, and coming in anew mends it

    def find(self, address: Address, name: str) -> Session | None:
        """How one came in last: by this name, or, without one, by any."""
        there = [kept for kept in self.kept if kept.server == str(address)]
        return next((kept for kept in there if not name or kept.name == name), None)

    def keep(self, server: Server, name: str) -> None:
        """Keep how one came in."""
        latest = Session(server=str(server.address), name=name, session=server.session, token=server.token)
        self._write([latest, *self._others(latest.server, name)])

    def forget(self, session: Session) -> None:
        """A server knows a session no more."""
        self._write(self._others(session.server, session.name))

    def _others(self, server: str, name: str) -> list[Session]:
        return [kept for kept in self.kept if (kept.server, kept.name) != (server, name)]

    def _write(self, sessions: list[Session]) -> None:
        self.kept = sessions[:MOST]
        make_folder(self.path.parent)
        write_whole(self.path, msgspec.json.encode(self.kept), SECRET_FILE)


def come_in(address: Address, *, name: str = "", called: str = "", token: str = "", language: str) -> Server:
    """Come in to a server: by a token, as one came in before, or as a new guest. BadInput if nobody says a name.

    Who says a `name` comes in by that name; `called` is what a new guest is called otherwise.
    """
    sessions = Sessions()
    if token:
        server, me = come_in_by_token(address, token, language=language)
        sessions.keep(server, me.name)
        return server
    kept = sessions.find(address, name)
    if kept is not None:
        server = Server(address, token=kept.token, session=kept.session, language=language)
        if known_as(server) is not None:
            sessions.keep(server, kept.name)
            return server
        sessions.forget(kept)
    known = kept.name if kept is not None and not kept.token else ""
    if not (name or known or called):
        raise BadInput("who-are-you")
    server = Server(address, language=language)
    sessions.keep(server, server.come_in(name or known or called).name)
    return server


def come_in_by_token(address: Address, token: str, *, language: str) -> tuple[Server, Me]:
    """Come in as whoever made a token; BadInput if the server does not know it."""
    server = Server(address, token=token, language=language)
    me = known_as(server)
    if me is None:
        raise BadInput("token-not-known", server=str(address))
    return server, me


def known_as(server: Server) -> Me | None:
    """Who one is; None if the server does not know it."""
    try:
        return server.me()
    except Refused as refused:
        if refused.status != UNKNOWN:
            raise
        return None
