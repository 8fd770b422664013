"""How a server is run."""

from __future__ import annotations

from dataclasses import dataclass

from bottega.arena.review import LOOKS


@dataclass(frozen=True, kw_only=True)
class Settings:
    """What can be chosen about a server; times are in seconds.

    `pause` is between which limits the server waits, by lot, before it answers for a person who has no choice, and
    before a bot acts at a table where bots stand in for all people.
    `sealing` is how long clients may take to add to the luck. `idle` is after how long a table that nothing happens at
    is put away, and `live` how many are kept at hand. `sweep` is how often it looks for what was left undone.
    `looks` is how many play-outs a review takes for a decision.
    `is_limited` says whether those who ask too much are slowed down. `proxies` are the addresses or networks of
    reverse proxies, which are believed when they say for whom they ask; `monitors` those of machines that may read the
    metrics.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    workers: int = 1
    pause: tuple[float, float] = (2.0, 6.0)
    sealing: float = 20.0
    idle: float = 120.0
    live: int = 1_000
    sweep: float = 5.0
    patience: float = 30.0
    looks: int = LOOKS
    is_limited: bool = True
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    monitors: tuple[str, ...] = ()
    largest_body: int = 500_000
    largest_frame: int = 64_000
