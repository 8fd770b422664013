"""The actions: their table is append-only, and names, numbers and JSON say the same."""

from pathlib import Path

import msgspec
import pytest

from bottega.core.errors import BadInput
from bottega.games.classic_art.actions import ACTIONS, DOUBLE, DROP, PLAY, PREDICT, Drop, Play, Predict
from bottega.games.classic_art.catalogue import parse_card, parse_space

VERSION_1 = Path(__file__).with_name("action_table.txt").read_text("utf-8").splitlines()
"""The names of version 1, in the order of their numbers. A later version may only add."""


def test_the_table_is_append_only() -> None:
    assert [action.name for action in ACTIONS][: len(VERSION_1)] == VERSION_1


def test_what_was_added_is_a_new_version() -> None:
    assert len(ACTIONS.history) == ACTIONS.version
    assert (len(ACTIONS) == len(VERSION_1)) == (ACTIONS.version == 1)


def test_numbers_are_places_in_the_table() -> None:
    assert [action.id for action in ACTIONS] == list(range(len(ACTIONS)))


def test_names_and_json_lead_back_to_their_actions() -> None:
    for action in ACTIONS:
        assert ACTIONS.parse_name(action.name) is action
        assert ACTIONS.parse_json(msgspec.json.decode(msgspec.json.encode(action.to_json()))) is action


def test_json_names_its_parts() -> None:
    assert ACTIONS.parse_name("play SC-04").to_json() == {"do": "play", "card": "SC-04"}
    assert ACTIONS.parse_name("predict SC 6+").to_json() == {"do": "predict", "exhibition": "SC", "space": "6+"}
    assert ACTIONS.parse_name("double PO 3-").to_json() == {"do": "double", "exhibition": "PO", "space": "3-"}
    assert ACTIONS.parse_name("drop LA-13").to_json() == {"do": "drop", "card": "LA-13"}
    assert ACTIONS.parse_name("pass").to_json() == {"do": "pass"}


def test_actions_know_their_parts() -> None:
    play = ACTIONS.parse_name("play SC-04")
    assert isinstance(play, Play)
    assert play is PLAY[parse_card("SC-04")]
    assert play.card == parse_card("SC-04")
    predict, double = ACTIONS.parse_name("predict SC 6+"), ACTIONS.parse_name("double SC 6+")
    assert isinstance(predict, Predict)
    assert isinstance(double, Predict)
    space = parse_space("SC", "6+")
    assert (predict, double) == (PREDICT[space], DOUBLE[space])
    assert (predict.space, predict.tokens, double.space, double.tokens) == (space, 1, space, 2)
    drop = ACTIONS.parse_name("drop SC-04")
    assert isinstance(drop, Drop)
    assert drop is DROP[parse_card("SC-04")]


@pytest.mark.parametrize("name", ["", "play", "play SC-14", "play SC-4", "predict SC 9+", "predict SC 5-", "double SC"])
def test_there_is_no_such_action(name: str) -> None:
    with pytest.raises(BadInput, match="there is no action"):
        ACTIONS.parse_name(name)
