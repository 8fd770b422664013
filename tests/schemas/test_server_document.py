"""The documents of a server: fresh, whole, and as what is sent and told really is."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import get_args

import jsonschema_rs
import msgspec
import pytest

from bottega.protocol import commands, live
from bottega.protocol.failures import Failure
from bottega.schemas.document import text_of
from bottega.server.documents import DOCUMENTS
from bottega.server.socket_schema import ANSWERS, ServerMessage, socket_schema

HOME = Path(__file__).parents[2] / "docs" / "schemas"
FAILURE = Failure(kind="problem", code="no-such-seat", facts={"name": 7}, sentence="There is no such seat.")

Json = dict[str, object]


@pytest.mark.parametrize("name", DOCUMENTS)
def test_the_file_is_fresh(name: str) -> None:
    kept = (HOME / f"{name}.json").read_text("utf-8")
    assert kept == text_of(DOCUMENTS[name]()) + "\n", "the file is stale: `make schemas` renews it"


# What goes through a WebSocket


@cache
def whole() -> Json:
    found: Json = json.loads(text_of(socket_schema()))
    return found


def definitions() -> dict[str, Json]:
    found = whole()["$defs"]
    assert isinstance(found, dict)
    return found


def test_it_is_a_schema() -> None:
    jsonschema_rs.meta.validate(whole())


def test_it_stands_alone() -> None:
    """Whatever is referred to is defined, and whatever is defined is a beginning or referred to."""
    referred = set(re.findall(r'"\$ref": "#/\$defs/(\w+)"', json.dumps(whole())))
    assert referred - definitions().keys() == set()
    assert all(name in ("Frame", "ServerMessage") or "Answer" in name for name in definitions().keys() - referred)


def test_every_definition_is_described() -> None:
    assert [name for name, schema in definitions().items() if not schema.get("description")] == []


def test_each_message_is_told_by_its_type() -> None:
    variants = definitions()["ServerMessage"]["oneOf"]
    assert variants == [{"$ref": f"#/$defs/{kind.__name__}"} for kind in get_args(ServerMessage)]


def test_every_question_has_an_answer() -> None:
    assert set(ANSWERS) == set(get_args(commands.AnyAsk))


@cache
def checker(name: str) -> jsonschema_rs.Draft202012Validator:
    return jsonschema_rs.Draft202012Validator({**whole(), "$ref": f"#/$defs/{name}"})


def faults(name: str, value: object) -> list[str]:
    """What is wrong with what goes through a WebSocket."""
    return [error.message for error in checker(name).iter_errors(msgspec.json.decode(msgspec.json.encode(value)))]


@pytest.mark.parametrize(
    "frame",
    [
        commands.Frame(id=1, do=commands.Play(seat=0, line=["place R5 B1", {"do": "pass"}], number=4)),
        commands.Frame(id=2, do=commands.StandIn(seat=0, bot=None, key="k")),
        commands.Frame(id=3, do=commands.Commit(commitment="00ff")),
        commands.Frame(id=4, ask=commands.Look(seat=0, since=3)),
        commands.Frame(id=5, ask=commands.AboutDraft(seat=0, draft="turn", laid=[])),
        {"id": 6, "ask": {"ask": "hint", "seat": 0}},
        {"id": 7},
    ],
)
def test_frames(frame: object) -> None:
    assert faults("Frame", frame) == []


@pytest.mark.parametrize(
    "frame",
    [
        {},
        {"id": "1"},
        {"id": 1, "do": {"do": "fly", "seat": 0}},
        {"id": 1, "do": {"do": "say", "text": ""}},
        {"id": 1, "ask": {"seat": 0}},
        {"id": 1, "ask": {"ask": "hint", "seat": 0, "deep": True}},
    ],
)
def test_what_is_wrong_with_a_frame_is_found(frame: object) -> None:
    assert faults("Frame", frame)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(frame, commands.Frame)


@pytest.mark.parametrize(
    "message",
    [
        live.Done(id=1, seat=0, number=3, actions=("pass",), ended=FAILURE),
        live.Refused(None, FAILURE),
        live.Answered(4, msgspec.Raw(b'{"any": "thing"}')),
        live.Chatted(()),
        live.Bye("stopping"),
        live.Archive(table="t", game="sagrada", names=("Ada",), seat=None, problem=FAILURE, view={}, news=[{}]),
    ],
)
def test_messages(message: object) -> None:
    assert faults("ServerMessage", message) == []


@pytest.mark.parametrize("message", [{"type": "flown"}, {"type": "bye"}, {"type": "done"}, {"why": "gone"}])
def test_what_is_wrong_with_a_message_is_found(message: object) -> None:
    assert faults("ServerMessage", message)


def test_answers() -> None:
    verdict = live.Verdict(legal=False, typed="fly", said=["Fly."], failure=FAILURE)
    assert faults("WhyAnswer", verdict) == faults("ExplainAnswer", verdict) == faults("DraftsAnswer", ["turn"]) == []
    assert faults("WhyAnswer", {"legal": True})
