"""Questions: what a seat is asked to decide, as typed facts."""

from __future__ import annotations

import msgspec

from bottega.core.kinds import SeatId, kebab


class Question(msgspec.Struct, forbid_unknown_fields=True, tag_field="asks", tag=kebab):
    """What is being asked of a seat: the kind of decision, and what it is about (a tool, a die in hand, how many left).

    It is part of the view of everybody who may know it. Of what is decided in secret, others know only that it is
    asked.
    """

    seat: SeatId

    @property
    def word(self) -> str:
        """What kind of decision it is."""
        return str(self.__struct_config__.tag)
