"""What a seat is answered that asks for advice: a hint, a draft, what would come of a line."""

from __future__ import annotations

import msgspec

from bottega.protocol.failures import Failure
from bottega.protocol.live import Said

ActionJson = dict[str, object]


class Gain(msgspec.Struct, frozen=True):
    """By how much a line is better than another: in points, and in the chance to win (0 to 1), with standard errors."""

    points: float
    points_error: float
    share: float
    share_error: float


class Alternative(msgspec.Struct, frozen=True, kw_only=True):
    """Another line: by how much the advice is better (`behind`), as numbers and in words (`difference`)."""

    line: list[ActionJson]
    typed: str
    said: Said
    behind: Gain
    difference: Said


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """Advice: the line to play, as one would type it and in words, why it is good, and what else could be done.

    `motives` are the facts of which `reason` is made: what the line completes, keeps open, denies, costs. `gain` is how
    much better it is than the next best of the `alternatives`, null if there is none, and `reckoning` says so. It does
    not matter (`matters`) where the difference is within what chance can tell.
    """

    line: list[ActionJson]
    typed: str
    said: Said
    motives: list[dict[str, object]]
    reason: Said
    gain: Gain | None
    matters: bool
    reckoning: Said
    alternatives: list[Alternative]


class JudgedDraft(msgspec.Struct, frozen=True, kw_only=True):
    """A draft: the slip as a sitting gives it, why it can't be played as it is, and why each candidate may not be laid.

    A sentence is "" where there is nothing to refuse. `warnings` are what to think over before it is played.
    """

    slip: msgspec.Raw
    sentence: str
    sentences: tuple[str, ...]
    warnings: tuple[str, ...]


class PreviewedMove(msgspec.Struct, frozen=True):
    """A move of a line: what it is, how one would type it, and what it does."""

    action: ActionJson
    typed: str
    said: Said


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """What would come of a line, as far as that is certain.

    `moves` ends with the first that brings luck, or something unknown to light: `is_certain` says that there is none,
    and `view` is the table then, null if it can't be known. `events` is what the seat would be told, a JSON list. Where
    a part can't be done, the `failure` says which, and all else is about what stands before it.
    """

    moves: tuple[PreviewedMove, ...]
    typed: str
    events: msgspec.Raw
    view: msgspec.Raw
    is_certain: bool
    failure: Failure | None
