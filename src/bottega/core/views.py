"""Views: what a seat may see, and nothing else."""

from __future__ import annotations

import msgspec

from bottega.core.kinds import SeatId
from bottega.core.questions import Question


class View(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a seat knows, and what is asked; `seat=None` is a spectator. Games name what more may be seen."""

    seat: SeatId | None
    pending: tuple[SeatId, ...]
    questions: tuple[Question, ...] = ()


class Prospects(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a seat can work out from its view by the rules: what things are worth now, how far everybody is, and what
    a decision would bring. Games name what.
    """
