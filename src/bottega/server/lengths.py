"""How long games are, as it was measured (`make lengths`): for who sets up a table."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

SECONDS_EACH = 14
"""So long a person thinks about a decision, on average."""


class Length(msgspec.Struct, frozen=True, kw_only=True):
    """How long a game takes: the decisions of one player, and seconds for each.

    `decisions` are by the number of players, `modules` are those that each module adds; but there are never more than
    `most`, which is 0 for a game without modules. All of them times `seconds_each` times the number of people is about
    how long it takes; bots take no time that counts.
    """

    decisions: dict[str, int]
    modules: dict[str, int] = {}
    most: int = 0
    seconds_each: int = SECONDS_EACH


@cache
def lengths() -> dict[str, Length]:
    """The lengths of all games, by their names."""
    text = files("bottega.server").joinpath("lengths.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Length])
