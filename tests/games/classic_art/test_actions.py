"""The actions know their parts, by name and in JSON."""

import pytest

from bottega.core.errors import BadInput
from bottega.games.classic_art.actions import ACTIONS, DOUBLE, DROP, PLAY, PREDICT, Drop, Play, Predict
from bottega.games.classic_art.catalogue import parse_card, parse_space


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


SECRET = {"drop": "[CA-6.1] the card goes face down on the deck, and nobody else ever sees it"}
OPEN = {
    "pass": "[CA-3.3] the turn goes on without a prediction, before all eyes",
    "play": "[CA-3.2] the first card is sealed until the second is chosen; then both are shown, one after the other",
    "predict": "[CA-5.1] the token lies on its space",
    "double": "[CA-3.4] the tokens lie on their space",
}


def test_which_actions_are_secret_and_why() -> None:
    """What others come to know of a decision, once its seal is broken: all of it, or not which card it was."""
    assert {action.word for action in ACTIONS if action.is_secret} == set(SECRET)
    assert {action.word for action in ACTIONS if not action.is_secret} == set(OPEN)


@pytest.mark.parametrize("name", ["", "play", "play SC-14", "play SC-4", "predict SC 9+", "predict SC 5-", "double SC"])
def test_there_is_no_such_action(name: str) -> None:
    with pytest.raises(BadInput, match="There is no action"):
        ACTIONS.parse_name(name)
