"""Motives: why a line is good, as typed facts, of which a voice makes a sentence."""

from __future__ import annotations

from typing import cast

import msgspec


class Motive(msgspec.Struct, frozen=True, kw_only=True, tag_field="motive"):
    """What a line completes, keeps open, denies or costs: its fields are the facts.

    The message `motive-WORD` says it, as the rest of a sentence that begins with "It".
    """

    @property
    def word(self) -> str:
        """What kind of motive it is."""
        return str(self.__struct_config__.tag)

    def to_json(self) -> dict[str, object]:
        """The motive as a JSON object."""
        return cast("dict[str, object]", msgspec.to_builtins(self))


class Promises(Motive, frozen=True, kw_only=True, tag="promises"):
    """Nothing that could be named: the chance to win that is left, in percent."""

    percent: int
