"""People: who comes in, who they are, and which programs speak for them."""

from __future__ import annotations

import asyncio
import hmac
from time import time

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from bottega.core.errors import BadInput
from bottega.protocol.people import ChangeMe, Login, Me, NewAccount, NewGuest, NewPassword
from bottega.server.database import Conflict, Database
from bottega.server.kept import Token, User
from bottega.server.names import USER_LETTERS, folded, hash_of, new_id, new_token, printable_name
from bottega.speech.language import languages

STAYS = 400 * 86_400.0
"""Seconds for which a device is remembered: browsers keep a cookie no longer."""
USED_SELDOM = 60.0
"""When a token was used last is written down at most so often, in seconds."""
MOST_TOKENS = 20


class People:
    """Those who came in, as the database knows them."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
        """As OWASP advises for servers: the usual cost is one of 64 MB and all cores, for each who tries."""
        self._nobodys = ""
        """A password that nobody has: who guesses names waits as long as who guesses passwords."""

    # Coming in

    async def come_in(self, asked: NewGuest) -> User:
        """A guest, who needs no more than a name; but not that of somebody who has an account."""
        name = printable_name(asked.name)
        if await self._database.account(folded(name)) is not None:
            raise BadInput("account-taken", name=name)
        language = _known(asked.language)
        user = User(id=new_id(USER_LETTERS), name=name, account=None, password=None, language=language, created=time())
        await self._database.add_user(user)
        return user

    async def keep_account(self, asked: NewAccount, guest: User | None) -> User:
        """An account. A guest becomes the one who has it, and so keeps all games."""
        name = printable_name(asked.name)
        if guest is not None and not guest.is_guest:
            raise BadInput("has-account")
        if await self._database.account(folded(name)) is not None:
            raise BadInput("account-taken", name=name)
        password = await asyncio.to_thread(self._hasher.hash, asked.password)
        known = {"name": name, "account": folded(name), "password": password}
        try:
            if guest is None:
                user = User(id=new_id(USER_LETTERS), language="", created=time(), **known)
                await self._database.add_user(user)
            else:
                user = msgspec.structs.replace(guest, **known)
                await self._database.change_user(user)
        except Conflict:
            raise BadInput("account-taken", name=name) from None
        return user

    async def log_in(self, asked: Login) -> User:
        """Somebody who has an account; nobody is told whether it was the name or the password that is wrong."""
        user = await self._database.account(folded(asked.name))
        if not self._nobodys:
            self._nobodys = await asyncio.to_thread(self._hasher.hash, new_token())
        kept = self._nobodys if user is None or user.password is None else user.password
        if not await self._fits(kept, asked.password) or user is None:
            raise BadInput("wrong-password")
        return user

    async def _fits(self, kept: str, password: str) -> bool:
        try:
            return await asyncio.to_thread(self._hasher.verify, kept, password)
        except (VerificationError, InvalidHashError):
            return False

    # Staying

    async def stay(self, user: User) -> str:
        """A new device of somebody: the token that it shows from now on."""
        token, now = new_token(), time()
        await self._database.add_session(hash_of(token), user.id, now, now + STAYS)
        return token

    async def by_session(self, token: str) -> User | None:
        """Whose device shows this token."""
        hash = hash_of(token)
        found = await self._database.user_of_session(hash, time())
        if found is None or not hmac.compare_digest(found[1], hash):
            return None
        return found[0]

    async def by_token(self, token: str) -> User | None:
        """For whom a program speaks that shows this token."""
        hash = hash_of(token)
        found = await self._database.token(hash)
        if found is None or not hmac.compare_digest(found.hash, hash):
            return None
        if found.used is None or found.used < time() - USED_SELDOM:
            await self._database.use_token(hash, time())
        return await self._database.user(found.user)

    async def is_good(self, proof: str) -> bool:
        """Whether what somebody showed still counts: the hash of a session, or of a program's token."""
        session = await self._database.user_of_session(proof, time())
        return session is not None or await self._database.token(proof) is not None

    async def leave(self, token: str) -> None:
        """A device is forgotten."""
        await self._database.drop_session(hash_of(token))

    # Changing

    async def change(self, user: User, asked: ChangeMe) -> User:
        """Another name, another language. An account is found by its new name from then on."""
        name = user.name if asked.name is None else printable_name(asked.name)
        account = user.account and folded(name)
        if user.is_guest and await self._database.account(folded(name)) is not None:
            raise BadInput("account-taken", name=name)
        language = user.language if asked.language is None else _known(asked.language)
        changed = msgspec.structs.replace(user, name=name, account=account, language=language)
        try:
            await self._database.change_user(changed)
        except Conflict:
            raise BadInput("account-taken", name=name) from None
        return changed

    async def change_password(self, user: User, asked: NewPassword, session: str) -> None:
        """Another password; all other devices must come in again."""
        if user.password is None:
            raise BadInput("no-account")
        if not await self._fits(user.password, asked.old):
            raise BadInput("wrong-password")
        password = await asyncio.to_thread(self._hasher.hash, asked.new)
        await self._database.change_user(msgspec.structs.replace(user, password=password))
        await self._database.drop_other_sessions(user.id, hash_of(session))

    # Programs

    async def add_token(self, user: User, name: str) -> tuple[str, Token]:
        """A token for a program: itself, and what is kept of it."""
        if len(await self._database.tokens_of(user.id)) >= MOST_TOKENS:
            raise BadInput("too-many-tokens", most=MOST_TOKENS)
        text = new_token()
        token = Token(
            id=new_id(USER_LETTERS),
            user=user.id,
            name=printable_name(name),
            hash=hash_of(text),
            created=time(),
            used=None,
        )
        await self._database.add_token(token)
        return text, token

    async def tokens_of(self, user: User) -> list[Token]:
        """Somebody's tokens."""
        return await self._database.tokens_of(user.id)

    async def drop_token(self, user: User, token: str) -> None:
        """A token counts no more."""
        try:
            await self._database.drop_token(user.id, token)
        except Conflict:
            raise BadInput("no-such-token") from None


def _known(language: str) -> str:
    """A language that is spoken here, or "" for the browser's."""
    if language and language not in languages():
        raise BadInput("no-such-language", name=language, close=None, known=languages())
    return language


def shown(user: User) -> Me:
    """Somebody, as they see themselves."""
    return Me(id=user.id, name=user.name, is_guest=user.is_guest, language=user.language)
