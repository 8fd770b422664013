"""The schemas of a game, for those who write a client."""

from __future__ import annotations

from bottega.core.registry import find_game
from bottega.schemas.definitions import Schema
from bottega.schemas.document import document, part, text_of
from bottega.terminal.screen import show_raw


def show_schema(game: str, only: str | None) -> None:
    """Print the JSON Schema of a game, or of one part of what leaves it."""
    found = find_game(game)
    show_document(document(found) if only is None else part(found, only))


def show_document(schema: Schema) -> None:
    """Print a schema."""
    show_raw(text_of(schema))
