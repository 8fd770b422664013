"""The actions know their parts, by name and in JSON."""

import pytest

from bottega.core.errors import BadInput
from bottega.games.fresco.action_table import ACTIONS
from bottega.games.fresco.actions import Altar, Assign, Blend, Buy, Offer, Restore, Wake
from bottega.games.fresco.modules.order import ORDER

PARTS = {
    "wake 7:00": {"do": "wake", "time": "7:00"},
    "assign market 2": {"do": "assign", "location": "market", "apprentices": 2},
    "commit": {"do": "commit"},
    "buy IV 4": {"do": "buy", "booth": "IV", "place": 4},
    "close II": {"do": "close", "booth": "II"},
    "bishop B2": {"do": "bishop", "segment": "B2"},
    "restore E5": {"do": "restore", "segment": "E5"},
    "altar OOG": {"do": "altar", "paints": ["orange", "orange", "green"]},
    "blend pink": {"do": "blend", "paint": "pink"},
    "attend": {"do": "attend"},
    "pass": {"do": "pass"},
    "in-front": {"do": "in-front"},
    "take blue": {"do": "take", "paint": "blue"},
    "portrait 2": {"do": "portrait", "place": 2},
    "request orange": {"do": "request", "kind": "orange"},
    "pile S7": {"do": "pile", "tile": "S7"},
    "gild": {"do": "gild"},
    "glazery studio": {"do": "glazery", "spot": "studio"},
    "glazery no": {"do": "glazery", "spot": "kept"},
    "glass green": {"do": "glass", "colour": "green"},
    "window 6": {"do": "window", "place": 6},
    "glaze red": {"do": "glaze", "colour": "red"},
    "finish D9": {"do": "finish", "tile": "D9"},
    "pile W18": {"do": "pile", "tile": "W18"},
    "certificate 4 full": {"do": "certificate", "place": 4, "payment": "full"},
    "certificate 1 0": {"do": "certificate", "place": 1, "thalers": 0},
    "deposit B18": {"do": "deposit", "certificate": "B18"},
    "fill B01": {"do": "fill", "certificate": "B01"},
    "audience no": {"do": "audience", "spot": "kept"},
    "wall-fresco studio": {"do": "wall-fresco", "spot": "studio"},
    "wall A5": {"do": "wall", "segment": "A5"},
    "exchange purple": {"do": "exchange", "colour": "purple"},
    "trade W01": {"do": "trade", "tile": "W01"},
    "pews theater": {"do": "pews", "spot": "theater"},
    "pew 3": {"do": "pew", "beams": 3},
    "next": {"do": "next"},
    "pennies 2": {"do": "pennies", "number": 2},
    "throw": {"do": "throw"},
    "wish tip": {"do": "wish", "card": "tip"},
    "wish free-red 3": {"do": "wish", "card": "free-red", "place": 3},
    "wish visit A1": {"do": "wish", "card": "visit", "segment": "A1"},
    "wish alchemy YRR green": {"do": "wish", "card": "alchemy", "paints": ["yellow", "red", "red"], "paint": "green"},
    "scroll both": {"do": "scroll", "line": "both"},
    "barrel": {"do": "barrel"},
    "guild green": {"do": "guild", "paint": "green"},
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
    """A word is of one module, and its module is one of those in the list."""
    offers = [action for action in ACTIONS if isinstance(action, Offer)]
    words: dict[str, set[str]] = {}
    for offer in offers:
        words.setdefault(offer.word, set()).add(offer.module)
    assert [word for word, modules in words.items() if len(modules) > 1] == []
    assert {offer.module for offer in offers} <= {kind.name for kind in ORDER}
    assert words["portrait"] == {"portraits"}
    assert words["pile"] == {"requests"}
    assert words["audience"] == {"bells"}


def test_the_altar_has_57_ways() -> None:
    assert len([action for action in ACTIONS if isinstance(action, Altar)]) == 57


@pytest.mark.parametrize(
    "name", ["", "wake 4:00", "assign market 4", "assign theater 1", "buy V 1", "altar YYB", "blend red"]
)
def test_there_is_no_such_action(name: str) -> None:
    with pytest.raises(BadInput, match="There is no action"):
        ACTIONS.parse_name(name)
