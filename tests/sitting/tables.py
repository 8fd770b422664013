"""Sittings for tests: kept in memory, and played at random."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

from bottega.core.registry import game_meta
from bottega.sitting.seats import Player
from bottega.sitting.sitting import Sitting
from bottega.sitting.store import MemoryStore, Store

NAMES = ["Anna", "Bea", "Cleo", "Dora", "Emma"]
TAKING_BACK = 0.15


def opened(
    game: str,
    seats: int = 2,
    seed: int | None = 1,
    store: Store | None = None,
    options: Mapping[str, str] | None = None,
) -> Sitting:
    """A new sitting of people."""
    players = [Player(name) for name in NAMES[:seats]]
    return Sitting.open(MemoryStore() if store is None else store, "table", game, players, options or {}, seed)


def seats_of(game: str) -> list[int]:
    """How many may play a game."""
    return list(game_meta(game).seats)


def act_at_random(sitting: Sitting, rng: random.Random) -> None:
    """Some seat decides something, or takes it back."""
    undoing = [seat for seat in sitting.match.seats if sitting.match.can_undo(seat)]
    if undoing and rng.random() < TAKING_BACK:
        sitting.undo(rng.choice(undoing))
    else:
        seat = rng.choice(sitting.match.pending)
        sitting.play(seat, rng.choice(sitting.match.legal(seat)))


def played(sitting: Sitting, rng: random.Random, most: int = 10_000) -> Iterator[Sitting]:
    """The sitting after each decision of a random game, until it is over or long enough."""
    for _ in range(most):
        if sitting.match.over:
            return
        act_at_random(sitting, rng)
        yield sitting
