"""Catalogues as they are written."""

from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from bottega.speech.language import ENGLISH, text_of


@cache
def entries(name: str) -> dict[str, Message]:
    """The messages of one catalogue file."""
    resource = FluentParser().parse(text_of(ENGLISH, name))
    junk = [entry.content for entry in resource.body if isinstance(entry, Junk)]
    assert not junk
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, Message)}
