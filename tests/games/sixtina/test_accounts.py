"""The accounts notice what is lost, forged or out of order."""

from collections.abc import Callable

import pytest

from bottega.games.sixtina.accounts import complaints
from bottega.games.sixtina.actions import ALL_POSITIONS
from bottega.games.sixtina.recall import pile_of
from bottega.games.sixtina.table import RESTORED, Table
from tests.games.sixtina.tables import cards_of, table

J1, J2, J3 = ALL_POSITIONS[:3]


def some_table() -> Table:
    picture = "J1 JC4 Rc .. ## + W1\nJ2 JC5 restored R\nG1 GE4 .. .. .. .."
    return table(picture, hands={0: "RP1 SS2"}, claims={"five-in-one": "WB."}).state


def lose_a_card(state: Table) -> None:
    state.deck[0] -= 1


def forge_a_card(state: Table) -> None:
    state.hands[1] = cards_of(state.rules.box, "SS2")


def empty_a_pile_too_far(state: Table) -> None:
    state.discard[0] -= 1
    state.deck[0] += 1


def overfill_a_hand(state: Table) -> None:
    state.hands[2] = cards_of(state.rules.box, "WP1 WP1 WP1 WP2 WP2 WP2 WP2 WP3 WP3")
    for card in state.hands[2]:
        state.deck[card] -= 1


def muddle_a_hand(state: Table) -> None:
    state.hands[0] = (state.hands[0][1], state.hands[0][0])


def shuffled_table() -> Table:
    """The first shuffle is over: red has discarded a card since, and drawn another."""
    game = table(hands={0: "RP1 SS2", 1: "WP4"}, deck="RP2 LB3 LB3", shuffled=True)
    return game.plays("discard RP1", "take 0").plays("prepare", luck=["draw RP2", "draw LB3", "draw LB3"]).state


def test_a_table_after_a_shuffle() -> None:
    assert complaints(shuffled_table()) == []


@pytest.mark.parametrize(
    ("history", "complaint"),
    [
        (lambda history: history[:-1], "hands are not what was drawn and not played"),
        (lambda history: [entry for entry in history if pile_of(entry) < 1], "draw piles are not what nobody drew"),
        (lambda history: history[::-1], "seat 0 played a card that it did not have"),
    ],
)
def test_sx_2_8_what_is_remembered_adds_up(history: Callable[[list[int]], list[int]], complaint: str) -> None:
    state = shuffled_table()
    state.history = history(state.history)
    assert complaint in complaints(state)


def test_sx_2_4_there_is_nothing_to_remember_before_a_shuffle() -> None:
    state = some_table()
    state.history = shuffled_table().history
    assert complaints(state) == ["cards were drawn from piles that are not there"]


def lose_a_material(state: Table) -> None:
    state.supply[0] -= 1


def owe_a_material(state: Table) -> None:
    state.area[1] += state.supply[1] + 1
    state.supply[1] = -1


def lose_a_black_material(state: Table) -> None:
    state.black -= 1


def restore_without_material(state: Table) -> None:
    state.add(J1, 0, -1)
    state.supply[0] += 1


def leave_material_on_a_restored_fresco(state: Table) -> None:
    state.add(J2, 1, 1)
    state.supply[1] -= 1


def show_a_fresco_twice(state: Table) -> None:
    state.frescoes[J3] = state.frescoes[J1]


def show_a_fresco_elsewhere(state: Table) -> None:
    state.frescoes[J3] = state.rules.box.zones[1][0]


def restore_under_a_sheet(state: Table) -> None:
    state.restored[J3] = RESTORED


def claim_twice(state: Table) -> None:
    state.claims[state.claims.index(2)] = 1
    state.supply[1] -= 1
    state.supply[2] += 1


@pytest.mark.parametrize(
    ("mischief", "complaint"),
    [
        (lose_a_card, "there are 2 cards RP1, not 3"),
        (forge_a_card, "there are 5 cards SS2, not 4"),
        (empty_a_pile_too_far, "a pile has fewer cards than none"),
        (overfill_a_hand, "a hand is above the limit"),
        (muddle_a_hand, "hands and play areas are not sorted"),
        (lose_a_material, "there are 13 materials of colour 0, not 14"),
        (owe_a_material, "colour 1 has used more materials than there are"),
        (lose_a_black_material, "there are 2 black materials, not 3"),
        (restore_without_material, "colour 0 has 1 techniques at position 0, but fewer materials"),
        (leave_material_on_a_restored_fresco, "materials lie on position 1, where none can"),
        (show_a_fresco_twice, "a fresco is in the chapel twice"),
        (show_a_fresco_elsewhere, "a fresco lies in another zone"),
        (restore_under_a_sheet, "a fresco is restored under its sheet"),
        (claim_twice, "somebody is on an objective twice"),
    ],
    ids=lambda value: value.__name__ if callable(value) else "",
)
def test_a_mischief_is_noticed(mischief: Callable[[Table], None], complaint: str) -> None:
    """[SX-1.4] [SX-1.5] [SX-1.6] [SX-2.2] [SX-4.5] [SX-6.7]"""
    state = some_table()
    assert complaints(state) == []
    mischief(state)
    assert complaints(state) == [complaint]
