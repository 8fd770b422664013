"""The actions: what they are called, and what they know. What holds for every game is in tests/games."""

import pickle

import pytest

from bottega.core.errors import BadInput, RulesBug
from bottega.games.sagrada.actions import ACTIONS, MOVE, PLACE, Exchange, Move, Place, spot_of
from bottega.games.sagrada.dice import parse_die
from bottega.games.sagrada.pattern import GRID


def test_the_order_of_a_json_object_does_not_matter() -> None:
    assert ACTIONS.parse_json({"cell": "B1", "die": "R5", "do": "place"}) is ACTIONS.parse_name("place R5 B1")


def test_json_names_its_parts() -> None:
    assert ACTIONS.parse_name("place R5 B1").to_json() == {"do": "place", "die": "R5", "cell": "B1"}
    assert ACTIONS.parse_name("exchange 3 G2").to_json() == {"do": "exchange", "round": 3, "die": "G2"}
    assert ACTIONS.parse_name("move A1 B2").to_json() == {"do": "move", "from": "A1", "to": "B2"}
    assert ACTIONS.parse_name("turn 4").to_json() == {"do": "turn", "value": 4}
    assert ACTIONS.parse_name("score red").to_json() == {"do": "score", "colour": "red"}
    assert ACTIONS.parse_name("pass").to_json() == {"do": "pass"}


def test_actions_know_their_parts() -> None:
    place = ACTIONS.parse_name("place R5 B1")
    assert isinstance(place, Place)
    assert (place.die, place.cell) == (parse_die("R5"), GRID.parse("B1"))
    move = ACTIONS.parse_name("move A1 B2")
    assert isinstance(move, Move)
    assert (move.source, move.target) == (GRID.parse("A1"), GRID.parse("B2"))
    exchange = ACTIONS.parse_name("exchange 3 G2")
    assert isinstance(exchange, Exchange)
    assert exchange.spot == spot_of(3, parse_die("G2"))
    assert (exchange.round, exchange.die) == (3, parse_die("G2"))


def test_equal_actions_are_the_same_object() -> None:
    assert PLACE[parse_die("R5")][GRID.parse("B1")] is ACTIONS.parse_name("place R5 B1")
    assert MOVE[0][6] is ACTIONS.parse_name("move A1 B2")


def test_sg_5_7_no_action_moves_a_die_to_its_own_space() -> None:
    assert not [action.name for action in ACTIONS if isinstance(action, Move) and action.source == action.target]


OPEN = {
    "choose": "[SG-1.2] sealed until all have chosen, and then all windows are shown together",
    "pass": "[SG-3.7] the turn is over for all to hear",
    "place": "[SG-3.6] pool and windows lie open",
    "use": "[SG-5.1] the tokens lie on the card",
    "pay": "[SG-8.5] playing alone nothing is hidden",
    "take": "[SG-5.6] the pool lies open",
    "turn": "[SG-T1] [SG-T11.1] the die in hand is seen",
    "exchange": "[SG-T5] pool and round track lie open",
    "return": "[SG-T6.2] [SG-T11.2] the pool lies open",
    "move": "[SG-5.7] windows lie open",
    "lift": "[SG-5.8] windows lie open",
    "stop": "[SG-T12] what was moved lies open",
    "score": "[SG-8.9] playing alone nothing is hidden",
}


def test_no_action_is_secret_and_why() -> None:
    """[SG-1.1] Only private objectives are secret, and no decision names one while others play."""
    assert not [action.name for action in ACTIONS if action.is_secret]
    assert {action.word for action in ACTIONS} == set(OPEN)


def test_an_action_looks_like_its_name() -> None:
    assert repr(ACTIONS.parse_name("place R5 B1")) == "<place R5 B1>"


def test_actions_are_not_sent_to_other_processes() -> None:
    with pytest.raises(RulesBug, match="send an action's id or name"):
        pickle.dumps(ACTIONS.parse_name("pass"))


@pytest.mark.parametrize("name", ["", "pas", "place R5", "place R7 A1", "place R5 E1", "PASS", "use flux brush"])
def test_there_is_no_such_action(name: str) -> None:
    with pytest.raises(BadInput, match=f"There is no action {name!r}"):
        ACTIONS.parse_name(name)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ([], "An action is a JSON object (at `$`)."),
        ("pass", "An action is a JSON object (at `$`)."),
        (None, "An action is a JSON object (at `$`)."),
        ({}, "An action needs a word (at `$.do`)."),
        ({"die": "R5"}, "An action needs a word (at `$.do`)."),
    ],
)
def test_malformed_json_says_where(data: object, sentence: str) -> None:
    with pytest.raises(BadInput) as said:
        ACTIONS.parse_json(data)
    assert str(said.value) == sentence


@pytest.mark.parametrize(
    "data",
    [
        {"do": "fly"},
        {"do": 5},
        {"do": "place", "die": "R5", "cell": 3},
        {"do": "place", "die": "R5", "cell": None},
        {"do": "turn", "value": "3"},
        {"do": "place", "die": "R5"},
        {"do": "place", "die": "R5", "space": "B1"},
        {"do": "place R5 B1"},
        {"do": "pass", "cell": ""},
        {"do": "place", "die": "R9", "cell": "B1"},
    ],
)
def test_json_of_no_action(data: dict[str, object]) -> None:
    with pytest.raises(BadInput, match=r"There is no action .* \(at `\$`\)"):
        ACTIONS.parse_json(data)
