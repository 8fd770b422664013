"""Coming in: guests, accounts, and tokens for programs."""

from __future__ import annotations

from bottega.core.errors import BadInput
from bottega.protocol.people import (
    ChangeMe,
    Login,
    MadeToken,
    Me,
    NewAccount,
    NewGuest,
    NewPassword,
    NewToken,
    TokenInfo,
)
from bottega.server.doors.call import Call, Entered
from bottega.server.endpoint import Endpoints
from bottega.server.infos import token_info
from bottega.server.names import folded
from bottega.server.people import shown

people = Endpoints("People")


@people.post("/api/guests", who="anyone", body=NewGuest, answer=Me)
async def come_in(call: Call[NewGuest, None]) -> Entered:
    """Come in with no more than a name."""
    call.house.limits.take("come-in", call.address)
    user = await call.house.people.come_in(call.body)
    return Entered(shown(user), await call.house.people.stay(user))


@people.post("/api/accounts", who="anyone", body=NewAccount, answer=Me)
async def keep_account(call: Call[NewAccount, None]) -> Entered:
    """Keep a name and a password. A guest who asks for it keeps all games."""
    call.house.limits.take("come-in", call.address)
    guest = None if call.somebody is None else call.person
    user = await call.house.people.keep_account(call.body, guest)
    return Entered(shown(user), call.asker.session or await call.house.people.stay(user))


@people.post("/api/session", who="anyone", body=Login, answer=Me)
async def log_in(call: Call[Login, None]) -> Entered:
    """Come in with a name and a password, on this device too."""
    call.house.limits.take("password", call.address)
    call.house.limits.take("account", folded(call.body.name))
    try:
        user = await call.house.people.log_in(call.body)
    except BadInput:
        call.house.log("login-refused", address=call.address)
        raise
    return Entered(shown(user), await call.house.people.stay(user))


@people.delete("/api/session", status=204)
async def leave(call: Call[None, None]) -> Entered:
    """Leave this device."""
    await call.house.people.leave(call.asker.session)
    await call.house.part_from(call.user)
    return Entered(None, None)


@people.get("/api/session", who="anyone", answer=Me | None)
async def who_is_here(call: Call[None, None]) -> Me | None:
    """Who is here on this device, or null: for pages, where not having come in is no mistake."""
    return None if call.somebody is None else shown(call.somebody)


@people.get("/api/me", answer=Me)
async def me(call: Call[None, None]) -> Me:
    """Who am I."""
    return shown(call.user)


@people.patch("/api/me", body=ChangeMe, answer=Me)
async def change_me(call: Call[ChangeMe, None]) -> Me:
    """Change one's name or language."""
    return shown(await call.house.people.change(call.person, call.body))


@people.post("/api/me/password", body=NewPassword, status=204)
async def change_password(call: Call[NewPassword, None]) -> None:
    """Change one's password; all other devices must come in again."""
    call.house.limits.take("password", call.person.id)
    await call.house.people.change_password(call.person, call.body, call.asker.session)
    await call.house.part_from(call.person)


@people.delete("/api/me", status=204)
async def forget_me(call: Call[None, None]) -> Entered:
    """Be forgotten: name, password, devices, tokens and all that was said.

    Games that were begun stay, without the person. Their records were sealed with the names of the players, and keep
    them.
    """
    await call.house.forget(call.person)
    return Entered(None, None)


@people.get("/api/tokens", answer=list[TokenInfo])
async def tokens(call: Call[None, None]) -> list[TokenInfo]:
    """The tokens of one's programs."""
    return [token_info(token) for token in await call.house.people.tokens_of(call.person)]


@people.post("/api/tokens", body=NewToken, answer=MadeToken, status=201)
async def make_token(call: Call[NewToken, None]) -> MadeToken:
    """A token with which a program plays in one's name. It is told once."""
    call.house.limits.take("come-in", call.person.id)
    text, token = await call.house.people.add_token(call.person, call.body.name)
    return MadeToken(text, token_info(token))


@people.delete("/api/tokens/{token}", status=204)
async def drop_token(call: Call[None, None]) -> None:
    """Let a token count no more, at once: who came to a table with it is told to leave."""
    await call.house.people.drop_token(call.person, call.part("token"))
    await call.house.part_from(call.person)
