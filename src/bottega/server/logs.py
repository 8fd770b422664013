"""The log: a line of JSON for each thing worth knowing. No secret, no token, no address of a table that lets one in."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from hashlib import blake2b

import msgspec

LOG = logging.getLogger("bottega.server")
OTHERS = ("uvicorn.error", "asyncio")
"""Whose warnings we pass on."""


def mark(table: str) -> str:
    """A table in the log: always the same for the same table, but its address, which lets one in, is not told.

    >>> mark("abcdefgh")
    '#89416d05'
    """
    return "#" + blake2b(table.encode(), digest_size=4, person=b"bottega log").hexdigest()


def note(what: str, level: int = logging.INFO, **facts: object) -> None:
    """Write down what happened."""
    if "table" in facts:
        facts["table"] = mark(str(facts["table"]))
    LOG.log(level, what, extra={"facts": facts})


class JsonLines(logging.Formatter):
    """Writes a record of the log as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=repr).decode()


def prepare_log(level: int = logging.INFO) -> None:
    """Write to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for logger in [LOG, *map(logging.getLogger, OTHERS)]:
        logger.handlers[:] = [handler]
        logger.setLevel(level if logger is LOG else logging.WARNING)
        logger.propagate = False
