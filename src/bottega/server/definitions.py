"""How what is said to a server and by it becomes definitions. What games fill with their own stays open here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bottega.core import kinds, records
from bottega.schemas.definitions import TEXT, Schema
from bottega.schemas.document import ABOUT, ELSEWHERE
from bottega.sitting import drafts

GAME_SCHEMA: Final = "/api/games/{game}/schema"
"""Where a server has the schema of a game."""


def of_a_game(name: str, about: str, schema: Schema) -> Schema:
    """Something that is different in each game: its own schema says what it is."""
    return {"description": f"{about}\n\nEach game defines it: `{name}` in `{GAME_SCHEMA}`.", **schema}


OPEN: Final[Mapping[str, Schema]] = {
    name: of_a_game(name, ABOUT[name], {"type": "object"}) for name in ELSEWHERE.values()
}
"""What each game defines for itself: here it is any object."""

GIVEN: Final[Mapping[str, Schema]] = {
    kinds.WORD.name: {"description": "Any text.", **TEXT},
    kinds.RULE.name: of_a_game("Rule", "The number of a rule.", TEXT),
    kinds.OPTIONS.name: of_a_game(
        "Options", "The options in play.", {"type": "object", "additionalProperties": dict(TEXT)}
    ),
    kinds.ACTION_NAME.name: of_a_game("ActionName", "The name of an action.", TEXT),
    drafts.DRAFT.name: of_a_game("Draft", "A kind of draft.", TEXT),
    records.GAME.name: {"description": "The name of a game.", **TEXT},
}
"""Kinds of facts that mean something else in each game."""
