"""The table of actions. Its games test their own: names, JSON, and that it only grows."""

import pytest

from bottega.core.actions import Action, ActionTable, Argument
from bottega.core.errors import BadInput, RulesBug
from bottega.core.kinds import WORD


def test_actions_are_numbered_in_the_order_they_were_added() -> None:
    lay, skip = Action("lay", Argument("tile", WORD, "T1"), Argument("cell", WORD, "A1")), Action("skip")
    actions = ActionTable(["1: lay", "2: skip"], [lay, skip])
    assert (lay.id, skip.id) == (0, 1)
    assert list(actions) == [lay, skip]
    assert (len(actions), actions[1], actions.version) == (2, skip, 2)
    assert actions.parse_name("lay T1 A1") is lay
    assert actions.parse_json({"do": "lay", "tile": "T1", "cell": "A1"}) is lay


def test_two_actions_of_one_name_are_a_bug() -> None:
    with pytest.raises(RulesBug, match="two actions have one name"):
        ActionTable(["1"], [Action("skip"), Action("skip")])


def test_the_parts_must_be_named_rightly() -> None:
    actions = ActionTable(["1"], [Action("lay", Argument("tile", WORD, "T1"))])
    with pytest.raises(BadInput, match="There is no action"):
        actions.parse_json({"do": "lay", "cell": "T1"})
