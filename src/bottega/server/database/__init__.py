"""Where the server keeps everything: one small set of statements, and two databases that understand them."""

from __future__ import annotations

from bottega.core.errors import BadInput
from bottega.server.database.database import Database, Place
from bottega.server.database.driver import Conflict, Driver

__all__ = ["Conflict", "Database", "Place", "open_driver"]

SQLITE = "sqlite:///"
POSTGRESQL = ("postgresql://", "postgres://")


def open_driver(url: str) -> Driver:
    """The driver for a database's address; nothing is opened yet."""
    if url.startswith(SQLITE):
        from bottega.server.database.sqlite import SqliteDriver

        return SqliteDriver(url.removeprefix(SQLITE))
    if url.startswith(POSTGRESQL):
        from bottega.server.database.postgresql import PostgresqlDriver

        return PostgresqlDriver(url)
    raise BadInput("no-such-database", url=url.partition("://")[0])
