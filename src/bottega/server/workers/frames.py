"""Frames: how messages follow each other through a pipe. Each is as long as the four bytes before it say."""

from __future__ import annotations

import asyncio
from typing import BinaryIO

LENGTH = 4
LONGEST = 64 * 1024 * 1024
"""Bytes of a message: what claims to be longer is none."""


class Torn(Exception):
    """What came through the pipe ends within a message, or is none."""


def framed(message: bytes) -> bytes:
    """A message as it goes through a pipe.

    >>> framed(b"hello")
    b'\\x00\\x00\\x00\\x05hello'
    """
    return len(message).to_bytes(LENGTH, "big") + message


def read_frame(pipe: BinaryIO) -> bytes | None:
    """The next message; None when the pipe is closed."""
    head = pipe.read(LENGTH)
    message = pipe.read(_length(head)) if len(head) == LENGTH else b""
    return message if len(head) == LENGTH and len(message) == _length(head) else None


async def receive_frame(pipe: asyncio.StreamReader) -> bytes:
    """The next message, or Torn."""
    try:
        return await pipe.readexactly(_length(await pipe.readexactly(LENGTH)))
    except (asyncio.IncompleteReadError, ConnectionError) as error:
        raise Torn from error


def _length(head: bytes) -> int:
    length = int.from_bytes(head, "big")
    if length > LONGEST:
        raise Torn
    return length
