"""`bottega schema`: the JSON Schema of a game, on the screen or into a file."""

from __future__ import annotations

import json

from bottega.core.registry import find_game
from bottega.schemas.document import document, part
from tests.terminal.driver import run


def test_the_whole_schema() -> None:
    assert json.loads(run("schema", "sagrada").succeeds()) == document(find_game("sagrada"))


def test_a_part_of_it() -> None:
    shown = json.loads(run("schema", "sagrada", "--part", "events").succeeds())
    assert shown == part(find_game("sagrada"), "events")
    assert shown["$ref"] == "#/$defs/Event"


def test_no_such_part() -> None:
    assert run("schema", "sagrada", "--part", "event").fails().startswith("A schema has no part 'event'.")


def test_no_such_game() -> None:
    assert run("schema", "sagrad").fails() == "There is no game 'sagrad'. Did you mean 'sagrada'?"
