"""The actions know their parts, by name and in JSON."""

from importlib import import_module

import pytest

from bottega.core.errors import BadInput
from bottega.games.fresco.action_table import ACTIONS
from bottega.games.fresco.actions import Altar, Assign, Blend, Buy, Offer, Restore, Wake
from bottega.games.fresco.modules.order import ORDER

PARTS = {
    "wake 7:00": {"do": "wake", "time": "7:00"},
    "assign market 2": {"do": "assign", "location": "market", "apprentices": "2"},
    "commit": {"do": "commit"},
    "buy IV 4": {"do": "buy", "booth": "IV", "place": "4"},
    "close II": {"do": "close", "booth": "II"},
    "bishop B2": {"do": "bishop", "segment": "B2"},
    "restore E5": {"do": "restore", "segment": "E5"},
    "altar OOG": {"do": "altar", "paints": "OOG"},
    "blend pink": {"do": "blend", "paint": "pink"},
    "attend": {"do": "attend"},
    "pass": {"do": "pass"},
    "in-front": {"do": "in-front"},
    "take blue": {"do": "take", "paint": "blue"},
    "portrait 2": {"do": "portrait", "place": "2"},
    "request orange": {"do": "request", "kind": "orange"},
    "pile S7": {"do": "pile", "tile": "S7"},
    "next": {"do": "next"},
    "pennies 2": {"do": "pennies", "number": "2"},
    "throw": {"do": "throw"},
    "wish tip": {"do": "wish", "card": "tip"},
    "wish free-red 3": {"do": "wish", "card": "free-red", "place": "3"},
    "wish visit A1": {"do": "wish", "card": "visit", "segment": "A1"},
    "wish alchemy YRB purple": {"do": "wish", "card": "alchemy", "paints": "YRB", "paint": "purple"},
    "scroll both": {"do": "scroll", "line": "both"},
    "barrel": {"do": "barrel"},
    "exchange green": {"do": "exchange", "paint": "green"},
}


@pytest.mark.parametrize("name", PARTS)
def test_json_names_its_parts(name: str) -> None:
    assert ACTIONS.parse_name(name).to_json() == PARTS[name]


def test_actions_know_their_parts() -> None:
    wake, assign, buy = (ACTIONS.parse_name(name) for name in ("wake 7:00", "assign studio 3", "buy II 1"))
    assert isinstance(wake, Wake)
    assert isinstance(assign, Assign)
    assert isinstance(buy, Buy)
    assert (wake.hour, assign.column, assign.number, buy.booth, buy.place) == (2, 2, 3, 1, 0)
    restore, altar, blend = (ACTIONS.parse_name(name) for name in ("restore C3", "altar RGG", "blend brown"))
    assert isinstance(restore, Restore)
    assert isinstance(altar, Altar)
    assert isinstance(blend, Blend)
    assert (restore.segment, altar.paints, altar.counts, blend.paint) == (12, [1, 4, 4], [0, 1, 0, 0, 2, 0, 0, 0], 7)


def test_an_offer_knows_its_module() -> None:
    """A word is of one module, and every offer is in the list of the module that it names."""
    offers = [action for action in ACTIONS if isinstance(action, Offer)]
    listed = {
        action.name: kind.name for kind in ORDER for action in getattr(import_module(kind.__module__), "ACTIONS", [])
    }
    assert {offer.name: offer.module for offer in offers} == listed
    words = {(offer.word, offer.module) for offer in offers}
    assert len(words) == len({word for word, _ in words})


def test_the_altar_has_57_ways() -> None:
    assert len([action for action in ACTIONS if isinstance(action, Altar)]) == 57


@pytest.mark.parametrize(
    "name", ["", "wake 4:00", "assign market 4", "assign theater 1", "buy V 1", "altar YYB", "blend red"]
)
def test_there_is_no_such_action(name: str) -> None:
    with pytest.raises(BadInput, match="there is no action"):
        ACTIONS.parse_name(name)
