"""The library: games, rules, components, schemas and bots, for everybody who comes by."""

from __future__ import annotations

import tomllib

import jsonschema_rs
import pytest

from bottega.core.registry import game_names
from tests.server.people import Person
from tests.server.running import Running
from tests.server.test_lobby import OWN
from tests.server.test_people import refusal


@pytest.fixture
def reader(on_sqlite: Running) -> Person:
    """Somebody who has not come in."""
    return Person(on_sqlite.url)


def test_all_games_are_listed(reader: Person) -> None:
    listed = reader.get("/api/games")
    assert [game["name"] for game in listed] == list(game_names())
    for about in listed:
        assert reader.get(f"/api/games/{about['name']}") == about
        assert all(option["answers"] for option in about["options"])


@pytest.mark.parametrize("game", game_names())
def test_the_books_of_a_game(reader: Person, game: str) -> None:
    chapters = reader.get(f"/api/games/{game}/rules")
    one = chapters[0]["number"]
    assert reader.get(f"/api/games/{game}/rules?number={one}")
    assert len(reader.get(f"/api/games/{game}/components")) > 10
    toml = reader.send("GET", f"/api/games/{game}/components.toml")
    assert toml.headers["content-type"] == "text/plain; charset=utf-8"
    assert tomllib.loads(toml.body)["game"] == game
    jsonschema_rs.meta.validate(reader.get(f"/api/games/{game}/schema"))


def test_own_components_are_checked(reader: Person) -> None:
    mine = reader.does("POST", "/api/games/sagrada/components", {"text": OWN})
    assert mine != reader.get("/api/games/sagrada/components")
    wrong = {"text": OWN.replace("difficulty = 6", "difficulty = 66")}
    assert refusal(reader, "POST", "/api/games/sagrada/components", wrong) == (422, "wrong-components")
    sentence = reader.send("POST", "/api/games/sagrada/components", wrong).body["error"]["sentence"]
    assert "difficulty" in sentence


def test_bots(reader: Person) -> None:
    assert {"greedy", "random"} <= {bot["name"] for bot in reader.get("/api/bots")}


@pytest.mark.parametrize("game", ["chess", "..", "%00", "x" * 3000, "sagrada%2F..", "%C3%A9"])
@pytest.mark.parametrize("book", ["", "/rules", "/components", "/components.toml", "/schema"])
def test_a_game_that_is_not_there(reader: Person, game: str, book: str) -> None:
    status, code = refusal(reader, "GET", f"/api/games/{game}{book}")
    assert (status, code) in ((404, "no-such-game"), (404, "nothing-here"))


def test_a_rule_that_is_not_there(reader: Person) -> None:
    assert refusal(reader, "GET", "/api/games/sagrada/rules?number=SG-99.9") == (404, "no-such-rule")
    assert refusal(reader, "GET", f"/api/games/sagrada/rules?number={'9' * 50}") == (400, "bad-query")
