"""Names that somebody's own components give to things."""

from __future__ import annotations

from collections.abc import Mapping

from bottega.core.kinds import Fact, Kind
from bottega.speech.phrase import Phrase, named


def own_name(kind: Kind, value: Fact, own: Mapping[str, str], printed: Mapping[str, str]) -> Phrase | None:
    """What a thing is called by its owner's components, where that is not what is printed in the box.

    >>> own_name(Kind("portrait"), "P01", {"P01": "Novice"}, {"P01": "God's servant"}).text
    'Novice'
    >>> own_name(Kind("portrait"), "P01", {"P01": "God's servant"}, {"P01": "God's servant"})
    """
    name = own.get(str(value))
    return None if name is None or name == printed.get(str(value)) else named(name, kind.name, value)
