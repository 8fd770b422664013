"""The actions of every game: their table is append-only, and names, numbers and JSON say the same."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bottega.core.actions import ActionTable
from bottega.core.registry import find_game, game_names

HERE = Path(__file__).parent


def listed(name: str) -> list[str]:
    """The names of a game's actions, in the order of their numbers, as they are kept. The list may only grow."""
    return (HERE / name / "action_table.txt").read_text("utf-8").splitlines()


@pytest.fixture(params=game_names())
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def actions(name: str) -> ActionTable:
    return find_game(name).actions


def test_the_table_is_as_it_is_kept(name: str, actions: ActionTable) -> None:
    """A number means the same action for ever: records and bots rely on it."""
    assert [action.name for action in actions] == listed(name)


def test_every_version_has_a_line_of_history(actions: ActionTable) -> None:
    assert [line.partition(":")[0] for line in actions.history] == [str(n) for n in range(1, actions.version + 1)]


def test_numbers_are_places_in_the_table(actions: ActionTable) -> None:
    assert [action.id for action in actions] == list(range(len(actions)))
    assert all(actions[action.id] is action for action in actions)


def test_names_lead_back_to_their_actions(actions: ActionTable) -> None:
    assert all(actions.parse_name(action.name) is action for action in actions)


def test_json_leads_back_to_its_action(actions: ActionTable) -> None:
    for action in actions:
        text = msgspec.json.encode(action.to_json())
        assert actions.parse_json(msgspec.json.decode(text)) is action
