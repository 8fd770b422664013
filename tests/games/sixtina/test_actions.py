"""The actions: their table is append-only, and names, numbers and JSON say the same."""

import random
from pathlib import Path

import msgspec
import pytest

from bottega.core.actions import Action
from bottega.core.errors import BadInput
from bottega.core.match import new_match
from bottega.games.sixtina.actions import ACTIONS, ADD, CLAIM, PLAY, RESTORE, Add, Claim, Play, Restore

VERSION_1 = Path(__file__).with_name("action_table.txt").read_text("utf-8").splitlines()
"""The names of version 1, in the order of their numbers. A later version may only add."""


def test_the_table_is_append_only() -> None:
    assert [action.name for action in ACTIONS][: len(VERSION_1)] == VERSION_1


def test_what_was_added_is_a_new_version() -> None:
    assert len(ACTIONS.history) == ACTIONS.version
    assert (len(ACTIONS) == len(VERSION_1)) == (ACTIONS.version == 1)


def test_numbers_are_places_in_the_table() -> None:
    assert [action.id for action in ACTIONS] == list(range(len(ACTIONS)))
    assert all(ACTIONS[action.id] is action for action in ACTIONS)


def test_names_lead_back_to_their_actions() -> None:
    assert all(ACTIONS.parse_name(action.name) is action for action in ACTIONS)


def test_json_leads_back_to_its_action() -> None:
    for action in ACTIONS:
        text = msgspec.json.encode(action.to_json())
        assert ACTIONS.parse_json(msgspec.json.decode(text)) is action


def test_json_names_its_parts() -> None:
    assert ACTIONS.parse_name("restore J1 RP").to_json() == {"do": "restore", "position": "J1", "technique": "RP"}
    assert ACTIONS.parse_name("play RP3").to_json() == {"do": "play", "card": "RP3"}
    assert ACTIONS.parse_name("add 2").to_json() == {"do": "add", "materials": 2}
    assert ACTIONS.parse_name("take 2").to_json() == {"do": "take", "materials": 2}
    assert ACTIONS.parse_name("claim same-zone").to_json() == {"do": "claim", "objective": "same-zone"}
    assert ACTIONS.parse_name("prepare").to_json() == {"do": "prepare"}


def test_actions_know_their_parts() -> None:
    restore, play = ACTIONS.parse_name("restore G4 WP"), ACTIONS.parse_name("play SS9")
    add, claim = ACTIONS.parse_name("add 8"), ACTIONS.parse_name("claim three-good")
    assert isinstance(restore, Restore)
    assert (restore.position, restore.technique) == (6, 5)
    assert isinstance(play, Play)
    assert (play.technique, play.value) == (1, 9)
    assert isinstance(add, Add)
    assert add.number == 8
    assert isinstance(claim, Claim)
    assert claim.objective == 8


def test_equal_actions_are_the_same_object() -> None:
    assert RESTORE[6][5] is ACTIONS.parse_name("restore G4 WP")
    assert PLAY[1][8] is ACTIONS.parse_name("play SS9")
    assert ADD[8] is ACTIONS.parse_name("add 8")
    assert CLAIM[0] is ACTIONS.parse_name("claim eight-materials")


def test_no_action_is_a_secret_once_it_is_done() -> None:
    """[SX-2.8] Only cards in a hand are secret, and no action names one that stays there.

    What is discarded or played lies open when the seal breaks, in the order in which it was chosen, and so does what
    was chosen with it: the fresco, the technique, the materials. All else is chosen openly.
    """
    assert [action for action in ACTIONS if action.is_secret] == []


@pytest.mark.parametrize("seats", [2, 4])
def test_sx_2_8_what_is_done_is_told_to_all(seats: int) -> None:
    """[SX-2.8] Every card, place and number in the names of a turn's actions is in an event that a spectator hears."""
    rng, words = random.Random(seats), set()
    match = new_match("sixtina", seats, seed=seats)
    done: list[Action] = []
    while not match.over:
        seat, since = match.pending[0], match.event_count()
        done.append(rng.choice(match.legal(seat)))
        match.play(seat, done[-1])
        told = [fact for event in match.events(None, since) for fact in event.to_json().values()]
        if told:
            facts = {each for fact in told for each in (fact if isinstance(fact, tuple) else (fact,))}
            open_to_all = [action for action in done if action.word in ("discard", "play", "restore", "place", "send")]
            for action in open_to_all:
                words.add(action.word)
                assert action.arguments[0].value in facts, action
            done = []
    assert words >= {"discard", "play", "restore", "place"}


@pytest.mark.parametrize("name", ["", "restore", "restore J4 RP", "restore J1 XX", "play RP0", "play RP10", "add 9"])
def test_there_is_no_such_action(name: str) -> None:
    with pytest.raises(BadInput, match=f"There is no action {name!r}"):
        ACTIONS.parse_name(name)
