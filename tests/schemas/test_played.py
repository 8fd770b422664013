"""All that leaves a game is as its schema says: in the recorded games, and where something is refused."""

from __future__ import annotations

import importlib
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from bottega.core.event import Event
from bottega.core.match import Match, new_match
from bottega.core.records import parse_record
from bottega.core.registry import game_names
from bottega.core.replay import Replay
from bottega.speech.voice import find_voice
from tests.replays.playthrough import records
from tests.schemas.checking import faults

SOMETIMES = 0.2
"""Working out what a seat can know takes longer than to look: it is not done at every moment."""

MOMENTS = 300
"""About so many moments of a longer game are looked at."""

Leaving = tuple[str, object]
"""A part of the schema, and what should be as it says."""


@pytest.mark.parametrize("path", records(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_recorded_games(path: Path) -> None:
    record = parse_record(path.read_text("utf-8"))
    replay = Replay(record)
    rng = random.Random(len(record.entries))
    while True:
        looks = rng.random() * len(record.entries) < MOMENTS
        for part, value in leaving(replay.match, rng) if looks else ():
            assert faults(record.header.game, part, value) == []
        if replay.done:
            break
        replay.step()
    for part, value in at_the_end(replay.match):
        assert faults(record.header.game, part, value) == []


def leaving(match: Match, rng: random.Random) -> Iterator[Leaving]:
    """All that a seat, chosen by lot, and a spectator get at a moment."""
    seat = rng.choice(match.seats)
    for viewer in (seat, None):
        view = match.view(viewer)
        yield "views", view
        if rng.random() < SOMETIMES:
            yield "prospects", match.prospects(viewer)
        for question in getattr(view, "questions", ()):
            yield "questions", question
    for action in match.legal(seat):
        yield "actions", action.to_json()
    reason = match.check(seat, rng.choice(list(match.game.actions)))
    if reason is not None:
        yield "reasons", reason.to_json()


def at_the_end(match: Match) -> Iterator[Leaving]:
    """The standings, and all that each seat was told."""
    for standing in match.standings():
        yield "scores", standing
    for seat in match.seats:
        yield from happened(match, seat)


def happened(match: Match, seat: int) -> Iterator[Leaving]:
    """What a seat was told, and how it is said."""
    voice = find_voice(match.game, match.header.players, match.header.options)
    for event in match.events(seat):
        if isinstance(event, Event):
            yield "events", event.to_json()
            yield "phrases", voice.tell(event).to_json()


@pytest.mark.parametrize("path", records(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_records(path: Path) -> None:
    for line in path.read_text("utf-8").splitlines():
        assert faults(path.parent.name, "records", msgspec.json.decode(line)) == []


@pytest.mark.parametrize("name", game_names())
def test_refusals(name: str) -> None:
    for case in importlib.import_module(f"tests.games.{name}.refusals").CASES.values():
        reason = case.refusal()
        assert faults(name, "reasons", reason.to_json()) == []


def test_what_every_match_tells() -> None:
    """Taking back, resigning, agreeing to end."""
    match = new_match("sagrada", seats=2, seed=7)
    match.play(0, match.legal(0)[0])
    match.undo(0)
    match.resign(1)
    reason = match.why_not_undo(0)
    assert reason is not None
    assert [faults("sagrada", "events", event.to_json()) for event in match.events(0)[-2:]] == [[], []]
    assert [event.word for event in match.events(0)[-2:]] == ["taken-back", "resigned"]
    assert faults("sagrada", "reasons", reason.to_json()) == []


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("actions", {"do": "place", "die": "R7", "cell": "A1"}),
        ("actions", {"do": "place", "die": "R5"}),
        ("actions", {"do": "place", "die": "R5", "cell": "A1", "by": "tool"}),
        ("actions", {"do": "fly"}),
        ("events", {"event": "resigned"}),
        ("events", {"event": "resigned", "actor": "0"}),
        ("events", {"event": "resigned", "actor": -1}),
        ("events", {"event": "flown"}),
        ("reasons", {"code": "closed", "rule": "SG-1.1"}),
        ("phrases", [{"text": "Ada", "kind": "seat", "value": "Ada"}]),
        ("records", {"kind": "action", "n": 1, "seat": 0, "action": "fly", "time": "2026-11-16T16:49:09Z"}),
        ("records", {"kind": "action", "n": 0, "seat": 0, "action": "pass", "time": "2026-11-16T16:49:09Z"}),
        ("records", {"kind": "chance", "n": 1, "outcomes": [["roll", 1, 2]]}),
        ("questions", {"asks": "flight", "seat": 0}),
    ],
)
def test_what_is_wrong_is_found(part: str, value: object) -> None:
    assert faults("sagrada", part, value)
