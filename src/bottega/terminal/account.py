"""Who one is at a server: an account, and tokens for programs."""

from __future__ import annotations

import getpass
import sys

from bottega.client.address import Address
from bottega.client.server import Server
from bottega.client.sessions import Session, Sessions, known_as
from bottega.core.errors import BadInput
from bottega.protocol.people import SHORTEST_PASSWORD, TokenInfo
from bottega.speech.phrase import Phrase
from bottega.terminal.screen import broken_off, command, is_interactive, show, show_raw
from bottega.terminal.words import drawn, language, message, say

DAY = "%Y-%m-%d"


def show_account(server: str, name: str) -> None:
    """Show who one is, and one's tokens."""
    there = known_at(address_of(server), name)
    me = there.me()
    show(message("account-is", player=me.name, server=str(there.address), is_guest="yes" if me.is_guest else "no"))
    tokens = there.tokens()
    show(
        *[drawn(listed(token)) for token in tokens]
        or [message("account-no-tokens", command=command(), server=str(there.address))]
    )


def listed(token: TokenInfo) -> Phrase:
    """A token in one line."""
    used = "" if token.used is None else token.used.strftime(DAY)
    is_used = "no" if token.used is None else "yes"
    return say(
        "account-token", id=token.id, name=token.name, created=token.created.strftime(DAY), is_used=is_used, used=used
    )


def keep_account(server: str, name: str) -> None:
    """Keep a name with a password: that of a guest, who keeps all games, or a new one."""
    address = address_of(server)
    kept = Sessions().find(address, name)
    called = name or ("" if kept is None else kept.name)
    if not called:
        raise BadInput("who-are-you-there", server=str(address), command=command())
    there = Server(address, language=language())
    if kept is not None and known_as(at(address, kept)) is not None:
        there = at(address, kept)
    me = there.make_account(called, new_password())
    Sessions().keep(there, me.name)
    show(message("account-kept", player=me.name, server=str(address), command=command()))


def enter_account(server: str, name: str) -> None:
    """Come in with a name and a password."""
    there = Server(address_of(server), language=language())
    me = there.log_in(name, password("account-password"))
    Sessions().keep(there, me.name)
    show(message("account-entered", player=me.name, server=str(there.address)))


def leave_account(server: str, name: str) -> None:
    """Leave a server on this machine."""
    address = address_of(server)
    there, sessions = known_at(address, name), Sessions()
    if there.session:
        there.log_out()
    for kept in filter(None, [sessions.find(address, name)]):
        sessions.forget(kept)
        show(message("account-left", player=kept.name, server=str(address)))


def make_token(server: str, name: str, program: str) -> None:
    """A token for a program, told once."""
    there = known_at(address_of(server), name)
    made, at_server = there.make_token(program), str(there.address)
    show(message("account-token-made", name=made.info.name, id=made.info.id, command=command(), server=at_server))
    show_raw(made.token)


def revoke_token(server: str, name: str, token: str) -> None:
    """A token counts no more."""
    known_at(address_of(server), name).drop_token(token)
    show(message("account-token-revoked", id=token))


# Who one is


def address_of(server: str) -> Address:
    """The server that is meant."""
    if not server:
        raise BadInput("server-missing")
    return Address.parse(server)


def known_at(address: Address, name: str) -> Server:
    """A server that knows who one is; BadInput if it does not."""
    kept = Sessions().find(address, name)
    if kept is None or known_as(there := at(address, kept)) is None:
        raise BadInput("who-are-you-there", server=str(address), command=command())
    return there


def at(address: Address, kept: Session) -> Server:
    """A server, as one came in there."""
    return Server(address, token=kept.token, session=kept.session, language=language())


# Passwords


def new_password() -> str:
    """A password that is typed twice, where somebody types it."""
    chosen = password("account-new-password", least=SHORTEST_PASSWORD)
    if len(chosen) < SHORTEST_PASSWORD:
        raise BadInput("password-too-short", least=SHORTEST_PASSWORD)
    if is_interactive() and password("account-password-again") != chosen:
        raise BadInput("passwords-differ")
    return chosen


def password(prompt: str, **facts: int) -> str:
    """A password, which nobody sees; a program writes it as a line."""
    if is_interactive():
        with broken_off():
            return getpass.getpass(f"{say(prompt, **facts)} ")
    return sys.stdin.readline().rstrip("\n")
