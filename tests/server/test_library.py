"""The library: games, rules, components, schemas and bots, for everybody who comes by."""

from __future__ import annotations

import gzip
import tomllib
from contextlib import closing
from http.client import HTTPConnection

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


@pytest.mark.parametrize("game", game_names())
def test_the_box_of_a_game(reader: Person, game: str) -> None:
    box = reader.get(f"/api/games/{game}/box")
    assert box["components"] == reader.get(f"/api/games/{game}/components")
    assert all(worded["name"] for words in box["words"].values() for worded in words.values())


@pytest.mark.parametrize("game", game_names())
def test_the_length_of_a_game(reader: Person, game: str) -> None:
    length, about = reader.get(f"/api/games/{game}/length"), reader.get(f"/api/games/{game}")
    assert list(length["decisions"]) == [str(seats) for seats in about["seats"]]
    assert sorted(length["modules"]) == sorted([each["name"] for each in about["options"] if each["module"]])
    assert all(5 < decisions < 500 for decisions in length["decisions"].values())
    assert length["seconds_each"] == 14


def test_what_cards_say(reader: Person) -> None:
    words = reader.get("/api/games/sagrada/box")["words"]
    assert words["tool"]["lathekin"]["name"] == "Lathekin"
    assert words["tool"]["lathekin"]["text"].startswith("Move exactly two dice")
    assert words["objective"]["light-shades"]["text"].startswith("2 ")
    assert "yellow" in words["colour"]["yellow"]["text"]
    work = reader.get("/api/games/classic_art/box")["words"]["card"]["SL-01"]
    assert work["short"]
    assert work["text"]
    assert reader.get("/api/games/sixtina/box")["words"]["fresco"]["GE8"]["short"] == "Flood"
    assert reader.get("/api/games/sixtina/box")["words"]["zone"]["MO"]["name"] == "Moses"
    fresco = reader.get("/api/games/fresco/box")["words"]
    assert fresco["portrait"]["P01"]["text"] == "1 Thaler more at every income"
    assert fresco["actor"]["leonardo"]["name"] == "Leonardo"
    assert "lucky pennies" in fresco["wish-card"]["lucky-day"]["text"]


@pytest.mark.parametrize("book", ["/api/games", "/api/games/fresco/box", "/api/games/fresco/schema", "/openapi.json"])
def test_books_are_sent_smaller(on_sqlite: Running, book: str) -> None:
    plain, packed = [sent(on_sqlite, book, accepted) for accepted in ("identity", "gzip, br")]
    assert "content-encoding" not in plain[0]
    assert packed[0]["content-encoding"] == "gzip"
    assert plain[0]["vary"] == packed[0]["vary"] == "Accept-Encoding"
    assert len(packed[1]) < len(plain[1]) / 2
    assert gzip.decompress(packed[1]) == plain[1]


def test_what_is_ones_own_is_sent_as_it_is(on_sqlite: Running) -> None:
    """The length of something compressed tells of what is in it."""
    ada = Person.named(on_sqlite.url, "Ada")
    for _ in range(10):
        ada.opens()
    headers, body = sent(on_sqlite, "/api/tables", "gzip", ada.cookie)
    assert len(body) > 2_000
    assert "content-encoding" not in headers


def sent(server: Running, path: str, accepted: str, cookie: str = "") -> tuple[dict[str, str], bytes]:
    """An answer as it goes over the wire."""
    connection = HTTPConnection("localhost", server.port, timeout=20)
    with closing(connection):
        connection.request("GET", path, headers={"Accept-Encoding": accepted, "Cookie": cookie})
        response = connection.getresponse()
        return {name.lower(): value for name, value in response.getheaders()}, response.read()


def test_the_box_at_a_table(on_sqlite: Running, reader: Person) -> None:
    """It is for its players and options, and has its own components."""
    ada = Person.named(on_sqlite.url, "Ada")
    usual = reader.get("/api/games/sagrada/box")
    plain = reader.get(f"/api/tables/{ada.opens()}/box")
    assert plain == usual
    options = {"two_moves": "together"}
    table = ada.opens(own_components=OWN, options=options)
    own = reader.get(f"/api/tables/{table}/box")
    assert own["components"] != usual["components"]
    assert own["words"]["tool"]["lathekin"]["text"] != usual["words"]["tool"]["lathekin"]["text"]
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3]
    four = reader.get(f"/api/tables/{ada.opens('sixtina', seats)}/box")
    assert four["words"]["objective"] != reader.get("/api/games/sixtina/box")["words"]["objective"]
    assert refusal(reader, "GET", "/api/tables/nowhere/box") == (404, "no-such-table")


def test_bots(reader: Person) -> None:
    assert {"greedy", "random"} <= {bot["name"] for bot in reader.get("/api/bots")}


@pytest.mark.parametrize("game", ["chess", "..", "%00", "x" * 3000, "sagrada%2F..", "%C3%A9"])
@pytest.mark.parametrize("book", ["", "/box", "/length", "/rules", "/components", "/components.toml", "/schema"])
def test_a_game_that_is_not_there(reader: Person, game: str, book: str) -> None:
    status, code = refusal(reader, "GET", f"/api/games/{game}{book}")
    assert (status, code) in ((404, "no-such-game"), (404, "nothing-here"))


def test_a_rule_that_is_not_there(reader: Person) -> None:
    assert refusal(reader, "GET", "/api/games/sagrada/rules?number=SG-99.9") == (404, "no-such-rule")
    assert refusal(reader, "GET", f"/api/games/sagrada/rules?number={'9' * 50}") == (400, "bad-query")
