"""Whether JSON is as a game's schema says."""

from __future__ import annotations

from functools import cache

import jsonschema_rs
import msgspec

from bottega.core.registry import find_game
from bottega.schemas.document import part


@cache
def validator(game: str, name: str) -> jsonschema_rs.Draft202012Validator:
    """What checks one part of a game's schema."""
    return jsonschema_rs.Draft202012Validator(dict(part(find_game(game), name)))


def faults(game: str, name: str, value: object) -> list[str]:
    """What is wrong with a value that should be as one part of a game's schema says, as it is written."""
    written = msgspec.json.decode(msgspec.json.encode(value))
    return [
        f"{error.message} at {error.instance_path}: {written}" for error in validator(game, name).iter_errors(written)
    ]
