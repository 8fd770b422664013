"""Views: what a seat may see, and nothing else."""

from __future__ import annotations

import msgspec


class View(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a seat knows; `seat=None` is a spectator. Games name what more may be seen."""

    seat: int | None
    pending: tuple[int, ...]
