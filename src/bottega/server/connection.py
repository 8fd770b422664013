"""A connection: somebody who looks at a table, through whatever pipe."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from bottega.protocol.live import Bye
from bottega.server.kept import User
from bottega.server.positions import Looker, Wish

MOST_WAITING = 256
"""So many messages may wait for somebody who reads slowly; after that it is better to come again."""


@dataclass(eq=False)
class Connection:
    """Somebody who is told what happens at a table: through which seats' eyes, in which words, and from where on.

    `asked` are seats of one's own that one wants to look through, all of them if it is empty; who wants to `watch`
    looks as a spectator does. `eyes` is the token of one who looks through another's eyes. Which seats that makes is
    for the table to say, each time: people sit down, and seats are drawn by lot. `numbers` and `counts` are what each
    of these seats was told last.
    """

    user: User | None
    wish: Wish
    asked: Sequence[int] = ()
    watches: bool = False
    eyes: str = ""
    proof: str = ""
    """The hash of the token or session that its person showed."""
    numbers: dict[Looker, int] = field(default_factory=dict)
    counts: dict[Looker, int] = field(default_factory=dict)
    waiting: asyncio.Queue[bytes | None] = field(default_factory=lambda: asyncio.Queue(MOST_WAITING))
    why: str = ""
    """Why it was closed."""
    closed: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def is_open(self) -> bool:
        """Whether something may still be sent."""
        return not self.why

    def send(self, message: bytes) -> None:
        """Let a message go out, after those that wait."""
        if not self.is_open:
            return
        try:
            self.waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.close("too-slow")

    def close(self, why: str) -> None:
        """Say goodbye, after what waits; to one who is too slow, at once."""
        if not self.is_open:
            return
        self.why = why
        self.closed.set()
        if why == "too-slow":
            while not self.waiting.empty():
                self.waiting.get_nowait()
        with_room = self.waiting.maxsize - self.waiting.qsize()
        if with_room >= 2:
            self.waiting.put_nowait(msgspec.json.encode(Bye(why)))  # type: ignore[arg-type]
        if with_room >= 1:
            self.waiting.put_nowait(None)
