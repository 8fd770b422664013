"""The library: games, their rules, options and components, and the bots."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated

import msgspec

from bottega.bots import BotEntry, list_bots
from bottega.core.components import Listed, listing
from bottega.core.registry import find_game, game_meta, game_names, printed_components
from bottega.core.rulebook import Chapter
from bottega.protocol.tables import OwnComponents
from bottega.schemas.document import document
from bottega.server.doors.call import Call
from bottega.server.endpoint import Endpoints
from bottega.server.lengths import Length, lengths
from bottega.speech.about import About, about
from bottega.speech.box import Box
from bottega.speech.box import box as make_box

library = Endpoints("Library")


class RulesQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which part of the rules: a chapter or paragraph by its number, all of them without one."""

    number: Annotated[str, msgspec.Meta(max_length=20)] = ""


@library.get("/api/games", who="anyone", is_book=True, answer=list[About])
async def games(call: Call[None, None]) -> list[About]:
    """All games: what each is about, for how many, and with which options."""
    return [about(game_meta(name), call.language) for name in game_names()]


@library.get("/api/games/{game}", who="anyone", answer=About)
async def game(call: Call[None, None]) -> About:
    """A game: what it is about, for how many, and with which options."""
    return about(game_meta(call.part("game")), call.language)


@library.get("/api/games/{game}/length", who="anyone", answer=Length)
async def length(call: Call[None, None]) -> Length:
    """How long a game takes: how many decisions a player makes, by the number of players, and what modules add."""
    return lengths()[game_meta(call.part("game")).name]


@library.get("/api/games/{game}/rules", who="anyone", is_book=True, query=RulesQuery, answer=list[Chapter])
async def rules(call: Call[None, RulesQuery]) -> list[Chapter]:
    """The rules of a game by their numbers."""
    rulebook = find_game(call.part("game")).rulebook
    return rulebook.find(call.query.number) if call.query.number else list(rulebook.chapters)


@library.get("/api/games/{game}/components", who="anyone", is_book=True, answer=list[Listed])
async def components(call: Call[None, None]) -> list[Listed]:
    """What is in the box of a game, and where each value comes from."""
    return list(listing(find_game(call.part("game")).components))


@library.get("/api/games/{game}/components.toml", who="anyone", media="text/plain")
async def components_file(call: Call[None, None]) -> str:
    """What is in the box as a file, to begin one's own with."""
    return printed_components(call.part("game"))


@library.post("/api/games/{game}/components", who="anyone", body=OwnComponents, answer=list[Listed])
async def own_components(call: Call[OwnComponents, None]) -> list[Listed]:
    """Check a file of one's own: what the box holds with it."""
    call.house.limits.take("ask", call.address)
    return list(listing(find_game(call.part("game"), call.body.text).components))


@library.get("/api/games/{game}/box", who="anyone", is_book=True, answer=Box)
async def box(call: Call[None, None]) -> Box:
    """The box of a game, with what each thing is called and its card says; as few play, and with the usual options."""
    name = call.part("game")
    return box_of(name, game_meta(name).seats[0], {}, "", call.language)


@library.get("/api/tables/{table}/box", who="anyone", is_book=True, answer=Box)
async def box_at_table(call: Call[None, None]) -> Box:
    """The box that a table is played with: for its players and options, with its own components if it has some."""
    table = (await call.table()).table
    document = table.document
    return box_of(table.game, len(document.seats), document.options, document.own_components, call.language)


def box_of(game: str, seats: int, options: Mapping[str, str], own: str, language: str) -> Box:
    """The box of a game. Many who sit at one table, or at many alike, ask for the same one."""
    return _box(game, seats, tuple(sorted(options.items())), own, language)


@lru_cache(maxsize=64)
def _box(game: str, seats: int, options: tuple[tuple[str, str], ...], own: str, language: str) -> Box:
    return make_box(find_game(game, own), seats, dict(options), language)


@library.get("/api/games/{game}/schema", who="anyone", is_book=True, answer=dict[str, object])
async def schema(call: Call[None, None]) -> object:
    """The JSON Schema of a game: all that a client sends and gets."""
    return document(find_game(call.part("game")))


@library.get("/api/bots", who="anyone", answer=list[BotEntry])
async def bots(call: Call[None, None]) -> list[BotEntry]:
    """The bots that may sit at a table."""
    return list_bots()
