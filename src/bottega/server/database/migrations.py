"""The schema of the database, as it came to be: each entry leads from one version to the next.

What was released is never changed; a change is a new entry at the end. The statements are for both databases. Times are
seconds since 1970, what is JSON is text.
"""

from __future__ import annotations

from typing import Final

MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """CREATE TABLE users (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, account TEXT UNIQUE, password TEXT,
            language TEXT NOT NULL, created DOUBLE PRECISION NOT NULL)""",
        """CREATE TABLE sessions (
            hash TEXT PRIMARY KEY, user_id TEXT NOT NULL, created DOUBLE PRECISION NOT NULL,
            expires DOUBLE PRECISION NOT NULL)""",
        "CREATE INDEX sessions_of_users ON sessions (user_id)",
        """CREATE TABLE tokens (
            id TEXT PRIMARY KEY, user_id TEXT NOT NULL, name TEXT NOT NULL, hash TEXT NOT NULL UNIQUE,
            created DOUBLE PRECISION NOT NULL, used DOUBLE PRECISION)""",
        "CREATE INDEX tokens_of_users ON tokens (user_id)",
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY, version BIGINT NOT NULL, status TEXT NOT NULL, game TEXT NOT NULL,
            listed INTEGER NOT NULL, created DOUBLE PRECISION NOT NULL, changed DOUBLE PRECISION NOT NULL,
            due DOUBLE PRECISION, document TEXT NOT NULL, deeds BIGINT NOT NULL, start TEXT NOT NULL,
            opening TEXT NOT NULL, record TEXT NOT NULL)""",
        "CREATE INDEX tables_listed ON tables (listed, status, changed)",
        "CREATE INDEX tables_due ON tables (due)",
        """CREATE TABLE seats (
            table_id TEXT NOT NULL, seat INTEGER NOT NULL, user_id TEXT NOT NULL, turn INTEGER NOT NULL,
            PRIMARY KEY (table_id, seat))""",
        "CREATE INDEX seats_of_users ON seats (user_id)",
        """CREATE TABLE deeds (
            table_id TEXT NOT NULL, n BIGINT NOT NULL, deed TEXT NOT NULL, told TEXT NOT NULL,
            maker TEXT NOT NULL, key TEXT NOT NULL, answer TEXT NOT NULL, PRIMARY KEY (table_id, n))""",
        """CREATE TABLE chat (
            table_id TEXT NOT NULL, n BIGINT NOT NULL, room TEXT NOT NULL, user_id TEXT NOT NULL, name TEXT NOT NULL,
            text TEXT NOT NULL, time DOUBLE PRECISION NOT NULL, key TEXT NOT NULL, PRIMARY KEY (table_id, room, n))""",
        "CREATE INDEX chat_of_users ON chat (user_id)",
        "CREATE UNIQUE INDEX chat_keys ON chat (table_id, user_id, key) WHERE key <> ''",
    ),
    (
        """CREATE TABLE reviews (
            table_id TEXT PRIMARY KEY, done BIGINT NOT NULL, whole BIGINT NOT NULL, changed DOUBLE PRECISION NOT NULL,
            review TEXT NOT NULL)""",
    ),
)
