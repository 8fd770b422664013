"""What the server asks of its database, in its own words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Literal, NamedTuple, cast

import msgspec

from bottega.server.database.driver import Conflict, Driver, Row, Value, Write
from bottega.server.database.migrations import MIGRATIONS
from bottega.server.kept import ChatMessage, Document, KeptDeed, KeptReview, Room, Table, Token, User

USER = "id, name, account, password, language, created"
TOKEN = "id, user_id, name, hash, created, used"
TABLE = "id, version, status, game, listed, created, changed, due, document, deeds"
MESSAGE = "n, room, user_id, name, text, time"
DOCUMENT = msgspec.json.Decoder(Document)
HOST = -1
"""Where the host stands, who may have no seat."""
FREE_SEAT = """ AND document LIKE '%{"kind":"open"%'"""
"""In a document, which is JSON, no text can look like this, because its quotes are escaped."""
LATEST = 4e9
"""A time after all that there are."""
List = Literal["mine", "open", "running", "finished"]


class Place(NamedTuple):
    """A place in a list of tables, which are in this order from the last to the first: the next ones come after it."""

    turn: int
    changed: float
    id: str

    @classmethod
    def first(cls) -> Place:
        """Before all tables that there are."""
        return cls(2, LATEST, "")


class Database:
    """People, tables and what was done at them, kept by a driver."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.observe: Callable[[str, float], None] = lambda outcome, seconds: None
        """Is told how each write ended, and how long it took."""

    async def open(self, *, as_guest: bool = False) -> None:
        """Open the database; its schema is brought up to date. A guest may come while a server runs."""
        await self.driver.open(MIGRATIONS, as_guest=as_guest)

    async def close(self) -> None:
        """Close the database."""
        await self.driver.close()

    async def _one(self, sql: str, *values: Value) -> Row | None:
        rows = await self.driver.read(sql, *values)
        return rows[0] if rows else None

    async def _write(self, writes: Sequence[Write], notice: str = "") -> None:
        began, outcome = perf_counter(), "failed"
        try:
            await self.driver.write(writes, notice)
            outcome = "kept"
        except Conflict:
            outcome = "conflict"
            raise
        finally:
            self.observe(outcome, perf_counter() - began)

    # People

    async def add_user(self, user: User) -> None:
        """Somebody came in; Conflict if the account's name is taken."""
        values = (user.id, user.name, user.account, user.password, user.language, user.created)
        await self._write([Write(f"INSERT INTO users ({USER}) VALUES ($1, $2, $3, $4, $5, $6)", values)])

    async def change_user(self, user: User) -> None:
        """Somebody changed; Conflict if the account's name is taken."""
        values = (user.id, user.name, user.account, user.password, user.language)
        sql = "UPDATE users SET name = $2, account = $3, password = $4, language = $5 WHERE id = $1"
        await self._write([Write(sql, values, must_change=True)])

    async def user(self, user: str) -> User | None:
        """Somebody by id."""
        return _user(await self._one(f"SELECT {USER} FROM users WHERE id = $1", user))

    async def account(self, account: str) -> User | None:
        """Somebody by the name of the account."""
        return _user(await self._one(f"SELECT {USER} FROM users WHERE account = $1", account))

    async def delete_user(self, user: str) -> None:
        """Forget somebody: name, password, devices, tokens and all that was said. The seats stay, without a person."""
        statements = [
            "DELETE FROM sessions WHERE user_id = $1",
            "DELETE FROM tokens WHERE user_id = $1",
            "DELETE FROM chat WHERE user_id = $1",
            "DELETE FROM seats WHERE user_id = $1",
            "DELETE FROM users WHERE id = $1",
        ]
        await self._write([Write(sql, (user,)) for sql in statements])

    async def add_session(self, hash: str, user: str, now: float, expires: float) -> None:
        """Somebody stays on a device until then. What is out of date is forgotten on the way."""
        await self._write(
            [
                Write("DELETE FROM sessions WHERE expires < $1", (now,)),
                Write("INSERT INTO sessions VALUES ($1, $2, $3, $4)", (hash, user, now, expires)),
            ]
        )

    async def user_of_session(self, hash: str, now: float) -> tuple[User, str] | None:
        """Who has this session, and the hash as it is kept."""
        columns = ", ".join(f"users.{name.strip()}" for name in USER.split(","))
        sql = f"SELECT {columns}, hash FROM sessions JOIN users ON users.id = user_id WHERE hash = $1 AND expires > $2"
        row = await self._one(sql, hash, now)
        user = None if row is None else _user(row[:-1])
        return None if row is None or user is None else (user, str(row[-1]))

    async def drop_session(self, hash: str) -> None:
        """Somebody leaves a device."""
        await self._write([Write("DELETE FROM sessions WHERE hash = $1", (hash,))])

    async def drop_other_sessions(self, user: str, hash: str) -> None:
        """Somebody leaves all devices but this one."""
        await self._write([Write("DELETE FROM sessions WHERE user_id = $1 AND hash <> $2", (user, hash))])

    async def add_token(self, token: Token) -> None:
        """A program may play for somebody."""
        values = (token.id, token.user, token.name, token.hash, token.created, token.used)
        await self._write([Write("INSERT INTO tokens VALUES ($1, $2, $3, $4, $5, $6)", values)])

    async def tokens_of(self, user: str) -> list[Token]:
        """Somebody's tokens, the oldest first."""
        sql = f"SELECT {TOKEN} FROM tokens WHERE user_id = $1 ORDER BY created, id"
        return [_token(row) for row in await self.driver.read(sql, user)]

    async def token(self, hash: str) -> Token | None:
        """A token by its hash."""
        row = await self._one(f"SELECT {TOKEN} FROM tokens WHERE hash = $1", hash)
        return None if row is None else _token(row)

    async def use_token(self, hash: str, now: float) -> None:
        """A token was used."""
        await self._write([Write("UPDATE tokens SET used = $2 WHERE hash = $1", (hash, now))])

    async def drop_token(self, user: str, token: str) -> None:
        """A token counts no more; Conflict if this person has none such."""
        sql = "DELETE FROM tokens WHERE user_id = $1 AND id = $2"
        await self._write([Write(sql, (user, token), must_change=True)])

    # Tables

    async def add_table(self, table: Table) -> None:
        """A table was opened."""
        sql = f"INSERT INTO tables ({TABLE}, start, opening, record) VALUES ({_places(10)}, '', '', '')"
        await self._write([Write(sql, _values(table)), *_seats(table)])

    async def table(self, table: str) -> Table | None:
        """A table by id."""
        row = await self._one(f"SELECT {TABLE} FROM tables WHERE id = $1", table)
        return None if row is None else _table(row)

    async def change_table(
        self,
        before: Table,
        after: Table,
        deeds: Sequence[KeptDeed] = (),
        *,
        start: str | None = None,
        opening: str | None = None,
        record: str | None = None,
        notice: str = "",
    ) -> None:
        """A table changed, and something may have been done at it; Conflict if somebody else changed it meanwhile."""
        sql = (
            "UPDATE tables SET version = $2, status = $3, game = $4, listed = $5, created = $6, changed = $7, due = $8,"
            " document = $9, deeds = $10, start = COALESCE($11, start), opening = COALESCE($12, opening),"
            " record = COALESCE($13, record) WHERE id = $1 AND version = $14"
        )
        values = (*_values(after), start, opening, record, before.version)
        writes = [Write(sql, values, must_change=True)]
        writes += [_deed(after.id, deed) for deed in deeds]
        if _people(before) != _people(after):
            writes += _seats(after)
        elif before.document.pending != after.document.pending:
            writes.append(_turns(after))
        await self._write(writes, notice)

    async def delete_table(self, table: Table, notice: str = "") -> None:
        """A table is closed before its game began; Conflict if it was changed meanwhile."""
        await self._write(
            [
                Write("DELETE FROM tables WHERE id = $1 AND version = $2", (table.id, table.version), must_change=True),
                Write("DELETE FROM seats WHERE table_id = $1", (table.id,)),
                Write("DELETE FROM chat WHERE table_id = $1", (table.id,)),
            ],
            notice,
        )

    async def story(self, table: str) -> tuple[str, str, str]:
        """How a game began, what was seen then, and its record if it is over."""
        row = await self._one("SELECT start, opening, record FROM tables WHERE id = $1", table)
        return ("", "", "") if row is None else (str(row[0]), str(row[1]), str(row[2]))

    async def deeds(self, table: str, since: int = 0) -> list[KeptDeed]:
        """What was done after so many deeds."""
        sql = "SELECT n, deed, told, maker, key, answer FROM deeds WHERE table_id = $1 AND n > $2 ORDER BY n"
        return [_kept_deed(row) for row in await self.driver.read(sql, table, since)]

    async def due(self, now: float, most: int) -> list[str]:
        """The tables at which something should have been done by now."""
        rows = await self.driver.read("SELECT id FROM tables WHERE due < $1 ORDER BY due LIMIT $2", now, most)
        return [str(row[0]) for row in rows]

    async def tables_of(self, user: str, most: int, after: Place) -> list[tuple[Table, bool]]:
        """Somebody's tables that are not over, those first where it is the person's turn, and whether it is."""
        columns = ", ".join(f"tables.{name.strip()}" for name in TABLE.split(","))
        sql = (
            f"SELECT {columns}, turns.turn FROM tables JOIN"
            " (SELECT table_id, MAX(turn) AS turn FROM seats WHERE user_id = $1 GROUP BY table_id) AS turns"
            " ON turns.table_id = tables.id WHERE status IN ('waiting', 'sealing', 'running')"
            " AND (turns.turn, changed, id) < ($2, $3, $4) ORDER BY turns.turn DESC, changed DESC, id DESC LIMIT $5"
        )
        rows = await self.driver.read(sql, user, *after, most)
        return [(_table(row[:-1]), bool(row[-1])) for row in rows]

    async def finished_of(self, user: str, most: int, after: Place) -> list[Table]:
        """Somebody's games that are over, the latest first."""
        sql = (
            f"SELECT {TABLE} FROM tables WHERE status IN ('finished', 'ended') AND (changed, id) < ($2, $3)"
            " AND id IN (SELECT table_id FROM seats WHERE user_id = $1) ORDER BY changed DESC, id DESC LIMIT $4"
        )
        return [_table(row) for row in await self.driver.read(sql, user, after.changed, after.id, most)]

    async def listed(self, status: Sequence[str], most: int, after: Place, *, is_free: bool = False) -> list[Table]:
        """The tables that everybody sees, the latest first; if that is asked for, only those with a free seat."""
        among = ", ".join(f"${place}" for place in range(4, 4 + len(status)))
        sql = (
            f"SELECT {TABLE} FROM tables WHERE listed = 1 AND (changed, id) < ($1, $2) AND status IN ({among})"
            f"{FREE_SEAT if is_free else ''} ORDER BY changed DESC, id DESC LIMIT $3"
        )
        return [_table(row) for row in await self.driver.read(sql, after.changed, after.id, most, *status)]

    async def tables_with(self, user: str) -> list[Table]:
        """All tables at which somebody sits."""
        sql = f"SELECT {TABLE} FROM tables WHERE id IN (SELECT table_id FROM seats WHERE user_id = $1)"
        return [_table(row) for row in await self.driver.read(sql, user)]

    # Chat

    async def add_chat(self, table: str, message: ChatMessage, key: str = "", notice: str = "") -> None:
        """Somebody said something; Conflict if another message has its number."""
        sql = "INSERT INTO chat VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
        values = (table, message.n, message.room, message.user, message.name, message.text, message.time, key)
        await self._write([Write(sql, values)], notice)

    async def chat(self, table: str, room: str, most: int, since: int = 0) -> list[ChatMessage]:
        """What was said last in a room, in its order."""
        sql = f"SELECT {MESSAGE} FROM chat WHERE table_id = $1 AND room = $2 AND n > $3 ORDER BY n DESC LIMIT $4"
        rows = await self.driver.read(sql, table, room, since, most)
        return [_message(row) for row in reversed(rows)]

    async def has_said(self, table: str, user: str, key: str) -> bool:
        """Whether somebody's command with this key was done."""
        sql = "SELECT n FROM chat WHERE table_id = $1 AND user_id = $2 AND key = $3"
        return await self._one(sql, table, user, key) is not None

    async def message(self, table: str, room: str, n: int) -> ChatMessage | None:
        """A message by its number."""
        sql = f"SELECT {MESSAGE} FROM chat WHERE table_id = $1 AND room = $2 AND n = $3"
        row = await self._one(sql, table, room, n)
        return None if row is None else _message(row)

    async def last_chat(self, table: str, room: str) -> int:
        """The number of the last message in a room."""
        row = await self._one("SELECT MAX(n) FROM chat WHERE table_id = $1 AND room = $2", table, room)
        return int(row[0] or 0) if row is not None else 0

    # Reviews

    async def review(self, table: str) -> KeptReview | None:
        """The review of a game, or how far somebody is with it."""
        row = await self._one("SELECT done, whole, changed, review FROM reviews WHERE table_id = $1", table)
        return None if row is None else _review(row)

    async def begin_review(self, table: str, now: float, silent_since: float) -> None:
        """Somebody works at a review; Conflict if somebody else does, and was heard of since then, or it is done."""
        await self._write(
            [
                Write(
                    "DELETE FROM reviews WHERE table_id = $1 AND review = '' AND changed < $2", (table, silent_since)
                ),
                Write("INSERT INTO reviews VALUES ($1, 0, 0, $2, '')", (table, now)),
            ]
        )

    async def go_on_with_review(self, table: str, done: int, whole: int, now: float) -> None:
        """So much of a review is done; Conflict if nobody works at it any more."""
        sql = "UPDATE reviews SET done = $2, whole = $3, changed = $4 WHERE table_id = $1 AND review = ''"
        await self._write([Write(sql, (table, done, whole, now), must_change=True)])

    async def keep_review(self, table: str, review: str, now: float) -> None:
        """A review is done."""
        sql = "UPDATE reviews SET done = whole, changed = $3, review = $2 WHERE table_id = $1"
        await self._write([Write(sql, (table, review, now), must_change=True)])

    async def drop_review(self, table: str) -> None:
        """Nobody works at a review any more, or what is kept of it is of no use."""
        await self._write([Write("DELETE FROM reviews WHERE table_id = $1", (table,))])


# Rows


def _places(count: int) -> str:
    return ", ".join(f"${place}" for place in range(1, count + 1))


def _values(table: Table) -> tuple[Value, ...]:
    document = msgspec.json.encode(table.document).decode()
    return (
        table.id,
        table.version,
        table.status,
        table.game,
        int(table.listed),
        table.created,
        table.changed,
        table.due,
        document,
        table.deeds,
    )


def _deed(table: str, deed: KeptDeed) -> Write:
    values = (table, deed.n, deed.deed, deed.told, deed.maker, deed.key, deed.answer)
    return Write("INSERT INTO deeds VALUES ($1, $2, $3, $4, $5, $6, $7)", values)


def _seats(table: Table) -> list[Write]:
    """Who sits where, so that people find their tables."""
    clear = Write("DELETE FROM seats WHERE table_id = $1", (table.id,))
    sql = "INSERT INTO seats VALUES ($1, $2, $3, $4)"
    return [clear, *[Write(sql, (table.id, n, user, int(n in table.document.pending))) for n, user in _people(table)]]


def _people(table: Table) -> list[tuple[int, str]]:
    """The people of a table by their seats. Until the game begins its host is one of them, with a seat or without."""
    seated = [(number, seat.user) for number, seat in enumerate(table.document.seats) if seat.user is not None]
    return [(HOST, table.document.host), *seated] if table.status in ("waiting", "sealing") else seated


def _turns(table: Table) -> Write:
    """Whose turn it is."""
    pending = f",{','.join(map(str, table.document.pending))},"
    sql = (
        "UPDATE seats SET turn = CASE WHEN $2 LIKE '%,' || CAST(seat AS TEXT) || ',%' THEN 1 ELSE 0 END"
        " WHERE table_id = $1"
    )
    return Write(sql, (table.id, pending))


def _user(row: Row | None) -> User | None:
    if row is None:
        return None
    id, name, account, password, language, created = row
    return User(
        id=str(id),
        name=str(name),
        account=None if account is None else str(account),
        password=None if password is None else str(password),
        language=str(language),
        created=cast("float", created),
    )


def _token(row: Row) -> Token:
    id, user, name, hash, created, used = row
    return Token(
        id=str(id),
        user=str(user),
        name=str(name),
        hash=str(hash),
        created=cast("float", created),
        used=cast("float | None", used),
    )


def _table(row: Row) -> Table:
    id, version, status, game, listed, created, changed, due, document, deeds = row
    kinds = (id, version, status, game, bool(listed), created, changed, due, DOCUMENT.decode(str(document)), deeds)
    names = Table.__struct_fields__
    return Table(**dict(zip(names, kinds, strict=True)))  # type: ignore[arg-type]


def _kept_deed(row: Row) -> KeptDeed:
    n, deed, told, maker, key, answer = row
    return KeptDeed(
        n=cast("int", n), deed=str(deed), told=str(told), maker=str(maker), key=str(key), answer=str(answer)
    )


def _message(row: Row) -> ChatMessage:
    n, room, user, name, text, time = row
    return ChatMessage(
        n=cast("int", n),
        room=cast("Room", room),
        user=str(user),
        name=str(name),
        text=str(text),
        time=cast("float", time),
    )


def _review(row: Row) -> KeptReview:
    done, whole, changed, review = row
    return KeptReview(
        done=cast("int", done), whole=cast("int", whole), changed=cast("float", changed), review=str(review)
    )


__all__ = ["Conflict", "Database", "List", "Place"]
