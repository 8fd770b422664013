"""The review of a game that is over, as a server tells it: by the steps of the replay, and in words."""

from __future__ import annotations

from typing import Literal

import msgspec

from bottega.arena.review import Kind, Player, Word
from bottega.core.kinds import SeatId
from bottega.protocol.failures import Failure
from bottega.protocol.live import Said


class ReviewedDecision(msgspec.Struct, frozen=True, kw_only=True):
    """A decision, from the `step` in which it began to the `last`, and what it was worth by what its seat knew then.

    `share` and `points` are the chance to win (0 to 1) and the points to hope for with what was `played`, `best_share`
    and `best_points` with the better one of that and the best `other` line. `margin` is by how much the chance is
    better than with the other line, below 0 if it is worse, `error` its standard error, `lost` what was given away.
    """

    step: int
    last: int
    seat: SeatId
    word: Word
    share: float
    points: float
    best_share: float
    best_points: float
    margin: float
    error: float
    lost: float
    accuracy: float
    played: Said
    other: Said


class ReviewedLuck(msgspec.Struct, frozen=True, kw_only=True):
    """Luck that came with a step: by how much it moved each seat's chance to win, as that seat saw it."""

    step: int
    seat: SeatId
    changes: tuple[float, ...]


class ReviewedMoment(msgspec.Struct, frozen=True, kw_only=True):
    """A moment: a better line was `missed`, the only good one was `found`, or `luck` came. The greatest are
    worth looking at.
    """

    step: int
    seat: SeatId
    kind: Kind
    change: float
    is_worth_looking: bool


class GameReview(msgspec.Struct, frozen=True, kw_only=True):
    """The review of a game. `looks` is how many play-outs there were for each decision."""

    looks: int
    players: tuple[Player, ...]
    decisions: tuple[ReviewedDecision, ...]
    draws: tuple[ReviewedLuck, ...]
    moments: tuple[ReviewedMoment, ...]


class ReviewInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Where the review of a game stands: nobody asked for it, it is thought about, it is there, or it `failed`.

    `done` is how much of the `whole` was thought about; a `whole` of 0 is not known yet. `failure` says what went
    wrong the last time: it can be asked for again.
    """

    status: Literal["none", "running", "done", "failed"]
    done: int = 0
    whole: int = 0
    failure: Failure | None = None
    review: GameReview | None = None
