"""The actions of every game: their table is append-only, and names, numbers and JSON say the same."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bottega.core.actions import ActionTable
from bottega.core.registry import find_game, game_names

HERE = Path(__file__).parent


def version_1(name: str) -> list[str]:
    """The names of a game's first table, in the order of their numbers. A later version may only add."""
    return (HERE / name / "action_table.txt").read_text("utf-8").splitlines()


@pytest.fixture(params=game_names())
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def actions(name: str) -> ActionTable:
    return find_game(name).actions


def test_the_table_is_append_only(name: str, actions: ActionTable) -> None:
    first = version_1(name)
    assert [action.name for action in actions][: len(first)] == first


def test_what_was_added_is_a_new_version(name: str, actions: ActionTable) -> None:
    assert len(actions.history) == actions.version
    assert (len(actions) == len(version_1(name))) == (actions.version == 1)


def test_numbers_are_places_in_the_table(actions: ActionTable) -> None:
    assert [action.id for action in actions] == list(range(len(actions)))
    assert all(actions[action.id] is action for action in actions)


def test_names_lead_back_to_their_actions(actions: ActionTable) -> None:
    assert all(actions.parse_name(action.name) is action for action in actions)


def test_json_leads_back_to_its_action(actions: ActionTable) -> None:
    for action in actions:
        text = msgspec.json.encode(action.to_json())
        assert actions.parse_json(msgspec.json.decode(text)) is action
