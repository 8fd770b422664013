"""A module's share of a view."""

from __future__ import annotations

import msgspec

from bottega.games.fresco.kinds import SpotId


class Share(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="module"):
    """What may be seen of a module's things, told apart by `module`. What a seat may not know is None."""

    @property
    def name(self) -> str:
        """The name of the module."""
        return str(self.__struct_config__.tag)


class CoveringShare(Share, frozen=True, kw_only=True):
    """The share of a module with an action tile for each player.

    `spots` tells where each player's tile lies, None while that is secret.
    """

    spots: tuple[SpotId | None, ...]
