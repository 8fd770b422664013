"""A stranger's clients rebuild every position of recorded and random games from events alone."""

from __future__ import annotations

import ast
import json
import random
from functools import partial
from pathlib import Path

import pytest

from bottega.core.match import new_match
from bottega.core.records import parse_record
from bottega.core.registry import game_meta, game_names
from bottega.core.replay import Replay
from bottega.sitting.seats import Player
from bottega.sitting.sitting import Sitting
from bottega.sitting.snapshot import encode
from bottega.sitting.store import MemoryStore
from tests.clients.follower import Box, Follower
from tests.clients.fresco_modules import MODULES
from tests.clients.sagrada import SagradaTable
from tests.clients.watching import CLIENTS, Watched, definition, schema, sent
from tests.conformance.cases import random_case
from tests.core.matches import windows_chosen
from tests.replays.playthrough import records

FOLDER = Path(__file__).parent
GAMES = 6
"""So many random games of each are followed."""
DECISIONS = 200
"""After so many decisions somebody gives up: random play may take long."""
TAKING_BACK = 0.3
JOINING = 0.02
"""How often a client leaves, and another one comes in its place."""


@pytest.mark.slow
@pytest.mark.parametrize("path", records(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_recorded_games_are_followed(path: Path) -> None:
    replay = Replay(parse_record(path.read_text("utf-8")))
    watched = Watched(replay.match)
    while not replay.match.over:
        entry = replay.step()
        assert watched.differences() == [], f"after entry {entry.n}"


@pytest.mark.slow
@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize("name", list(CLIENTS))
def test_random_games_are_followed(name: str, number: int) -> None:
    """With any options, things taken back, clients that come in the middle, and players who give up."""
    rng = random.Random(f"{name} {number}")
    case = random_case(game_meta(name), rng)
    match = new_match(name, case.seats, dict(case.options), seed=number)
    watched = Watched(match)
    for _ in range(DECISIONS):
        if match.over:
            break
        seat = rng.choice(match.pending)
        action = rng.choice(match.legal(seat))
        match.play(seat, action)
        assert watched.differences() == [], f"{case}: after {action.name}"
        if rng.random() < TAKING_BACK and match.can_undo(seat):
            match.undo(seat)
            assert watched.differences() == [], f"{case}: after {action.name} was taken back"
        if rng.random() < JOINING:
            leaving = rng.choice(list(watched.followers))
            watched.followers[leaving] = watched.joined(leaving)
    if not match.over:
        match.resign(0)
        assert watched.differences() == [], f"{case}: after somebody gave up"


@pytest.mark.parametrize("name", list(CLIENTS))
def test_a_client_plays_at_a_sitting(name: str) -> None:
    """It gets a snapshot and then the news, and sends back the name of a legal action; a bot plays the other seat."""
    sitting = Sitting.open(MemoryStore(), name, name, [Player("Ada"), Player("Bob", "random")], {}, seed=3)
    box = Box(schema(name), sent(sitting.match.game.components))
    snapshot = json.loads(encode(sitting.snapshot(0)))
    client = Follower(partial(CLIENTS[name], box), snapshot["view"], snapshot["events"])
    for _ in range(60):
        if 0 in snapshot["pending"]:
            sitting.play(0, snapshot["legal"][-1]["name"], number=snapshot["number"])
        else:
            sitting.play_bot(1)
        news = json.loads(encode(sitting.news(0, client.next)))
        client.hear(news["events"])
        assert client.next == news["count"]
        snapshot = json.loads(encode(sitting.snapshot(0)))
        assert client.differences(snapshot["view"]) == []


# What the clients are worth


def test_every_game_has_a_client() -> None:
    assert set(CLIENTS) == set(game_names())


@pytest.mark.parametrize("name", ["follower", "fresco_modules", *CLIENTS])
def test_a_client_knows_nothing_of_the_engine(name: str) -> None:
    tree = ast.parse((FOLDER / f"{name}.py").read_text("utf-8"))
    imported = [node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    imported += [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
    of_clients = {"tests.clients.follower", "tests.clients.fresco", "tests.clients.fresco_modules"}
    assert set(imported) <= {"__future__", "collections.abc", "json", "typing"} | of_clients


@pytest.mark.parametrize("name", list(CLIENTS))
def test_a_client_knows_every_event_of_the_schema(name: str) -> None:
    told = [definition(name, event["$ref"]) for event in definition(name, "Event")["oneOf"]]
    words = {event["properties"]["event"]["const"] for event in told}
    known = {word for word in words for kind in kinds_of(name) if hasattr(kind, word.replace("-", "_"))}
    assert words - known == {"taken-back", *CLIENTS[name].before}


def kinds_of(name: str) -> list[type]:
    """What hears the events of a game: its client, and in Fresco the parts of it."""
    return [CLIENTS[name], *(MODULES.values() if name == "fresco" else ())]


@pytest.mark.parametrize("name", list(CLIENTS))
def test_what_a_client_does_not_follow_is_in_the_view(name: str) -> None:
    assert CLIENTS[name].unfollowed.keys() < definition(name, "View")["properties"].keys()


def test_a_fact_that_is_not_followed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SagradaTable, "placed", lambda self, **facts: None)
    match = windows_chosen(new_match("sagrada", seats=2, seed=7))
    watched = Watched(match)
    assert watched.differences() == []
    match.play(match.pending[0], match.legal(match.pending[0])[0])
    found = watched.differences()
    assert [line.partition(".")[0].partition(": followed")[0] for line in found] == [
        f"seat {seat}: {name}" for seat in (0, 1, None) for name in ("windows", "pool")
    ]


def test_a_client_that_came_after_what_is_taken_back_asks_for_the_view_again() -> None:
    match = windows_chosen(new_match("sagrada", seats=2, seed=7))
    seat = match.pending[0]
    match.play(seat, match.legal(seat)[0])
    watched = Watched(match)
    late = watched.followers[None]
    match.undo(seat)
    assert watched.differences() == []
    assert watched.followers[None] is not late
