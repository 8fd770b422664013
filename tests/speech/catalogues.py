"""Catalogues as they are written."""

from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from bottega.speech.language import ENGLISH, homes, text_of


def catalogue_names() -> list[str]:
    """The names of all catalogues: each is a file, or a folder of files."""
    return sorted({each.name.removesuffix(".ftl") for each in homes[0].joinpath(ENGLISH).iterdir()})


@cache
def entries(name: str) -> dict[str, Message]:
    """The messages of one catalogue file."""
    resource = FluentParser().parse(text_of(ENGLISH, name))
    junk = [entry.content for entry in resource.body if isinstance(entry, Junk)]
    assert not junk
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, Message)}
