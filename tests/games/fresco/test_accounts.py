"""The accounts notice what is lost, forged or out of order."""

from collections.abc import Callable

import pytest

from bottega.games.fresco.accounts import complaints
from bottega.games.fresco.catalogue import RESTORED, Location, Tile
from bottega.games.fresco.modules.m01_portraits.gallery import Gallery
from bottega.games.fresco.modules.m02_requests.desk import Desk
from bottega.games.fresco.table import Table
from tests.games.fresco.tables import ALL_THREE, table


def some_table() -> Table:
    return table(
        "workshop 2",
        paints="YYRB",
        market={"I": "R Y"},
        tiles={0: "F08 F09", 1: "F10"},
        requests={1: "purple F15 F16 F17"},
        owned={0: "P03"},
        track="4 9 20",
        options=ALL_THREE,
    ).state


def gallery(state: Table) -> Gallery:
    extras = state.extras[0]
    assert isinstance(extras, Gallery)
    return extras


def desk(state: Table) -> Desk:
    extras = state.extras[1]
    assert isinstance(extras, Desk)
    return extras


def lose_a_market_tile(state: Table) -> None:
    state.bag[12] = 0


def forge_a_market_tile(state: Table) -> None:
    state.bag[0] = 1


def take_a_tile_twice(state: Table) -> None:
    state.tiles[1] = (*state.tiles[1], Tile(7))


def lose_a_fresco_tile(state: Table) -> None:
    state.tiles[1] = ()


def forget_a_restored_segment(state: Table) -> None:
    segment = next(number for number, tile in enumerate(state.fresco) if tile != RESTORED)
    state.tiles[1] = (*state.tiles[1], state.fresco[segment])
    state.fresco[segment] = RESTORED


def lose_a_paint(state: Table) -> None:
    state.paints[0] -= 1


def forge_a_thaler(state: Table) -> None:
    state.thalers[1] += 1


def owe_a_paint(state: Table) -> None:
    state.paints[4] -= 1
    state.supply[4] += 1


def owe_a_thaler(state: Table) -> None:
    state.pay(state.rules.seats[0], 13)


def send_too_many(state: Table) -> None:
    state.send(state.rules.seats[0], Location(0), 1)


def leave_one_without_work(state: Table) -> None:
    state.apprentices[0] += 1


def be_too_glad(state: Table) -> None:
    state.mood[2] = 5


def share_a_space(state: Table) -> None:
    state.track[0] = 9
    state.ledger[0] = 9


def advance_for_nothing(state: Table) -> None:
    state.track[0] = 5


def score_for_nothing(state: Table) -> None:
    state.ledger[1] += 1


def keep_and_show_a_portrait(state: Table) -> None:
    gallery(state).owned[1] |= 1 << gallery(state).display[0]


def keep_a_passing_portrait(state: Table) -> None:
    gallery(state).owned[1] |= 1 << 12
    gallery(state).deck &= ~(1 << 12)


def fulfill_for_nothing(state: Table) -> None:
    desk(state).taken[0] += 1


def pile_what_lies_elsewhere(state: Table) -> None:
    desk(state).piled[1] ^= 1 << 16 | 1 << 7


@pytest.mark.parametrize(
    ("mischief", "complaint"),
    [
        (lose_a_market_tile, "the market tiles are"),
        (forge_a_market_tile, "the market tiles are"),
        (take_a_tile_twice, "a fresco tile is in two places"),
        (lose_a_fresco_tile, "there are 24 fresco tiles, not 25"),
        (forget_a_restored_segment, "the segments with tiles are not those that are covered"),
        (lose_a_paint, "there are not 17 pieces of paint 0"),
        (forge_a_thaler, "there are not 196 Thalers"),
        (owe_a_paint, "somebody has less than nothing"),
        (owe_a_thaler, "somebody has less than nothing"),
        (send_too_many, "the sheet of seat 0 is too full"),
        (leave_one_without_work, "seat 0 has apprentices without work"),
        (be_too_glad, "the mood of seat 2 is out of its column"),
        (share_a_space, "two painters stand on one space"),
        (advance_for_nothing, "painter 0 stands on 5 with 4 points"),
        (score_for_nothing, "painter 0 stands on 4 with 5 points"),
        (keep_and_show_a_portrait, "a portrait is in two places"),
        (keep_a_passing_portrait, "a portrait was kept that has no lasting effect"),
        (fulfill_for_nothing, "three tiles are piled under every request"),
        (pile_what_lies_elsewhere, "a fresco tile is in two places"),
    ],
    ids=lambda value: value.__name__ if callable(value) else "",
)
def test_a_mischief_is_noticed(mischief: Callable[[Table], None], complaint: str) -> None:
    """[FR-1.3] [FR-1.4] [FR-1.5] [FR-3.1] [FR-9.1] [FR-9.2] [FR-M1.7] [FR-M2.5]"""
    state = some_table()
    assert complaints(state) == []
    mischief(state)
    (said,) = complaints(state)
    assert said.startswith(complaint)
