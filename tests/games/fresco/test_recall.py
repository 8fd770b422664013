"""Perfect recall: whatever a seat imagines fits all that it was ever told, and else anything is as likely."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping

import msgspec
import pytest

from bottega.core.chance import FastChance
from bottega.core.events import Chronicle
from bottega.core.seats import Seat
from bottega.games.fresco import GAME
from bottega.games.fresco.modules.m04_wishing_well.catalogue import WISH_CARDS
from bottega.games.fresco.modules.m04_wishing_well.view import WishHand, WishingWellShare
from bottega.games.fresco.modules.m07_scrolls.view import ScrollHand, ScrollsShare
from bottega.games.fresco.modules.m08_bells.view import PartlyPaid
from bottega.games.fresco.modules.m13_catacombs.view import CatacombsShare, HeldMap
from bottega.games.fresco.modules.order import ORDER
from bottega.games.fresco.table import Table
from bottega.games.fresco.view import FrescoView, ShareT
from tests.games.fresco.module_refusals.m07_scrolls import scrolls
from tests.games.fresco.module_refusals.m13_catacombs import CATACOMBS, rooms
from tests.games.fresco.recall import contradictions
from tests.games.fresco.tables import Play, changed_share, table, wishes

ALL = dict.fromkeys([kind.name for kind in ORDER], "on")
BEHIND_SCREENS = ["wishing_well", "gold_leaf", "glaziers", "scrolls", "bells", "catacombs"]
CASES: dict[str, Mapping[str, str]] = {**{name: {name: "on"} for name in BEHIND_SCREENS}, "all": ALL}
ROW_A = ScrollHand(has_row=True, has_column=False, row="row-A", column=None)
STRIDE = 29
"""So many decisions lie between two looks."""
WORLDS = 2


def random_game(seats: int, options: Mapping[str, str], seed: int) -> Iterator[tuple[Table, Chronicle]]:
    """A random game, looked at now and then."""
    rng = random.Random(seed)
    chance, chronicle, decisions = FastChance(rng), Chronicle(), 0
    state = GAME.new(GAME.ruleset(seats, options), chance, chronicle)
    while state.pending:
        seat = rng.choice(state.pending)
        state.apply(seat, rng.choice(state.legal(seat)), chance, chronicle)
        decisions += 1
        if decisions % STRIDE == 0 or not state.pending:
            yield state, chronicle


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("case", CASES)
def test_what_is_imagined_fits_all_that_was_told(case: str, seats: int) -> None:
    """[FR-M4.5] [FR-M5.9] [FR-M6.12] [FR-M7.2] [FR-M8.4] [FR-M13.8] And so does what is true."""
    rng = random.Random(case)
    for state, chronicle in random_game(seats, CASES[case], seed=seats):
        for seat in (*state.rules.seats, None):
            told = chronicle.seen_by(seat)
            assert contradictions(GAME, told, seat, state) == []
            for _ in range(WORLDS):
                assert contradictions(GAME, told, seat, GAME.determinize(GAME.view(state, seat), rng)) == []


# The test of the test: what would be forgotten is found out


def shown(state: Table, kind: type[ShareT]) -> ShareT:
    """All that there is of a module."""
    dump = GAME.dump(state)
    assert isinstance(dump, FrescoView)
    return dump.share(kind)


def altered(state: Table, module: str, changed: Mapping[str, object]) -> Table:
    """A table on which something lies otherwise."""
    dump = GAME.dump(state)
    assert isinstance(dump, FrescoView)
    shares = [changed_share(share, changed) if share.name == module else share for share in dump.modules]
    return GAME.load(msgspec.structs.replace(dump, modules=tuple(shares)))


@pytest.mark.parametrize(
    ("module", "place", "forgotten"),
    [
        ("gold_leaf", "leaves", (19, 0, 0)),
        ("glaziers", "glass", ((), ("green",), ())),
        ("scrolls", "hands", (ROW_A,) * 3),
        ("scrolls", "played", ()),
        ("bells", "paid", ((), (), ())),
        ("bells", "unpaid", ((), (PartlyPaid("B01", 1),), ())),
        ("catacombs", "open", ()),
        ("catacombs", "kept", ((), (), ())),
        ("catacombs", "sold", ()),
        ("catacombs", "shown", ()),
        ("catacombs", "hands", ((), (), ())),
        ("catacombs", "spent", ((), (), ())),
        ("wishing_well", "hands", (WishHand(count=0, cards=()),) * 3),
        ("wishing_well", "used", ()),
    ],
)
def test_what_is_forgotten_is_found(module: str, place: str, forgotten: object) -> None:
    denied = [
        contradictions(GAME, chronicle.seen_by(None), None, altered(state, module, {place: forgotten}))
        for state, chronicle in random_game(3, {module: "on"}, seed=3)
    ]
    assert any(denied)


def another_card(state: Table) -> dict[str, object] | None:
    """Blue's only wish card is another one."""
    hands = shown(state, WishingWellShare).hands
    cards = hands[1].cards
    if cards is None or len(cards) != 1:
        return None
    other = WISH_CARDS[WISH_CARDS.index(cards[0]) - 1]
    return {"hands": (hands[0], WishHand(count=1, cards=(other,)), hands[2])}


def another_map(state: Table) -> dict[str, object] | None:
    """Blue's only map is another one of the same time."""
    hands = shown(state, CatacombsShare).hands
    if len(hands[1]) != 1:
        return None
    (held,) = hands[1]
    assert held.map is not None
    other = HeldMap(held.hour, f"{held.map[0]}{'B' if held.map[1] == 'A' else 'A'}")
    return {"hands": (hands[0], (other,), hands[2])}


@pytest.mark.parametrize(("module", "swap"), [("wishing_well", another_card), ("catacombs", another_map)])
def test_which_one_it_is_only_its_owner_knows(
    module: str, swap: Callable[[Table], Mapping[str, object] | None]
) -> None:
    """[FR-M4.3] [FR-M13.3] Another thing in a hand is denied by its owner alone."""
    owner, other = set[bool](), set[bool]()
    for state, chronicle in random_game(3, {module: "on"}, seed=3):
        changed = swap(state)
        if changed is not None:
            swapped = altered(state, module, changed)
            owner.add(bool(contradictions(GAME, chronicle.seen_by(Seat(1)), Seat(1), swapped)))
            other.add(bool(contradictions(GAME, chronicle.seen_by(Seat(0)), Seat(0), swapped)))
    assert (owner, other) == ({True}, {False})


# What is not known is drawn by lot, and any of it is as likely


DRAWS = 3000


def check_equally_likely(game: Play, kind: type[ShareT], hidden: Callable[[ShareT], object], possible: int) -> None:
    """What the first seat imagines of a share: all that is possible, each about as often."""
    rng, seen, found = random.Random(4), game.view(0), Counter[object]()
    for _ in range(DRAWS):
        found[hidden(shown(GAME.determinize(seen, rng), kind))] += 1
    expected = DRAWS / possible
    assert len(found) == possible
    assert sum((number - expected) ** 2 / expected for number in found.values()) < possible + 5 * possible**0.5


def test_fr_m13_3_unseen_maps_are_equally_likely() -> None:
    """Three maps of 5:00 are left for the two hands, and four of 7:00 for one, laid and not used."""
    hidden = rooms(maps={1: "5A", 2: "5B"}, spent={1: "7A"}, shown="5D 5E 5F 7E 7F 7G 7H")
    game = table("theater 1", options=CATACOMBS, modules=hidden)
    check_equally_likely(game, CatacombsShare, lambda share: (share.hands, share.spent), 3 * 2 * 4)


def test_fr_m7_1_unseen_scrolls_are_equally_likely() -> None:
    share = scrolls("A1", "B.", "C3", played="column-5")
    game = table("theater 1", options={"scrolls": "on"}, modules={"scrolls": share})
    check_equally_likely(game, ScrollsShare, lambda share: share.hands[1:], 4 * 3 * 3)


def test_fr_m4_3_unseen_wish_cards_are_equally_likely() -> None:
    """Of five kinds one card is left, of the others none."""
    used = ("lucky-day",) * 3 + ("visit",) * 2 + ("praise",) * 2 + ("tip",) * 3 + ("alchemy",) + ("finders",)
    share = wishes("", "alchemy", "finders", used=(*used, *("busker",) * 3))
    game = table("theater 1", options={"wishing_well": "on"}, modules={"wishing_well": share})
    check_equally_likely(game, WishingWellShare, lambda share: share.hands[1:], 5 * 4)
