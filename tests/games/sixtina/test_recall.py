"""What a seat remembers: no table that it imagines contradicts what it was told."""

import random
from collections import Counter

import msgspec
import pytest

from bottega.core.chance import FastChance
from bottega.core.errors import BadInput
from bottega.core.events import Chronicle
from bottega.core.seats import Seat
from bottega.games.sixtina import GAME
from bottega.games.sixtina.table import Table
from bottega.games.sixtina.view import HandChange
from tests.games.sixtina.recall import contradictions
from tests.games.sixtina.tables import Play, table
from tests.games.sixtina.test_invariants import chosen

LOOKS = 12
"""So many positions of a game are imagined, by every seat and a spectator."""


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sx_2_8_no_imagined_table_contradicts_what_was_told(seats: int, seed: int) -> None:
    """[SX-2.2] [SX-2.4] One's own draws, what was shuffled, and who drew how many cards since."""
    rng = random.Random(f"{seats}/{seed}")
    chance, told = FastChance(rng), Chronicle()
    state = GAME.new(GAME.ruleset(seats, {}), chance, told)
    found: Counter[str] = Counter()
    while state.pending:
        if rng.random() < LOOKS / 400:
            for seat in (*state.rules.seats, None):
                view = GAME.view(state, seat)
                imagined = GAME.determinize(view, rng)
                assert GAME.view(imagined, seat) == view
                assert GAME.complaints(imagined) == []
                assert contradictions(GAME, told.seen_by(seat), seat, state) == [], "the truth contradicts nothing"
                found.update(contradictions(GAME, told.seen_by(seat), seat, imagined))
        mover = state.pending[0]
        state.apply(mover, chosen(state.legal(mover), rng), chance, told)
    assert [event.word for event in told.events].count("shuffled") > 0
    assert found == {}


# What one knows after a shuffle


def after_a_shuffle(**hands: str) -> Play:
    """Seat 0 to move, the draw pile just shuffled: two RP5, and some more."""
    cards = {int(seat[1:]): cards for seat, cards in hands.items()}
    return table(hands=cards, deck="RP5 RP5 LB1 LB2 LB3 LB4 IR1 IR2", shuffled=True)


def imagined(game: Play, seat: int | None, times: int = 60) -> list[Table]:
    """Tables that a seat imagines."""
    view = GAME.view(game.state, None if seat is None else Seat(seat))
    return [GAME.determinize(view, random.Random(number)) for number in range(times)]


def hands_of(tables: list[Table], seat: int) -> Counter[str]:
    """How often each card is in a hand."""
    return Counter([GAME.box.names[card] for table in tables for card in table.hands[seat]])


def test_sx_2_2_one_remembers_one_s_own_draws() -> None:
    """One RP5 was drawn and discarded: of the two in the draw pile there is one left, in it or in the hand of 1."""
    game = after_a_shuffle(s0="SS1", s1="WP1", s2="WP2")
    game.plays("prepare", luck=["draw RP5", "draw LB1", "draw IR1"])
    game.plays("prepare", luck=["draw LB2", "draw LB3", "draw LB4"]).plays("discard WP2", "take 0")
    game.plays("discard RP5", "take 0")
    rp5 = GAME.box.by_name["RP5"]
    assert {table.deck[rp5] + table.hands[1].count(rp5) for table in imagined(game, 0)} == {1}
    assert {table.deck[rp5] for table in imagined(game, 0)} == {0, 1}
    assert hands_of(imagined(game, 0), 2) == {}


def test_sx_2_4_who_drew_nothing_since_holds_what_was_held() -> None:
    """Seat 1 has drawn three cards of the new pile, seat 2 none: it holds two of the four that were in their hands."""
    game = after_a_shuffle(s0="SS1 SS2", s1="WP1 WP2", s2="WP3 WP4").plays("discard SS1", "take 0")
    game.plays("prepare", luck=["draw LB2", "draw LB3", "draw LB4"])
    for seat in (0, None):
        found = hands_of(imagined(game, seat, 400), 2)
        assert set(found) == ({"WP1", "WP2", "WP3", "WP4"} | (set() if seat == 0 else {"SS2"}))
        assert max(found.values()) < 1.5 * min(found.values()), "none of them is more likely than another"
    assert set(hands_of(imagined(game, 0), 1)) > {"RP5", "LB1", "IR2", "WP4"}
    assert set(hands_of(imagined(game, 2), 1)) > {"WP1", "WP2"}
    assert "WP3" not in hands_of(imagined(game, 2), 1)


def test_sx_2_4_what_somebody_played_may_have_been_old_or_new() -> None:
    """Seat 1 drew three cards, then discarded an RP5, as there is one more in the pile, and one in somebody's hand."""
    game = after_a_shuffle(s0="SS1 SS2", s1="WP1 WP2", s2="WP3").plays("discard SS1", "take 0")
    game.plays("prepare", luck=["draw RP5", "draw LB3", "draw LB4"]).plays("discard WP3", "take 0")
    game.plays("discard SS2", "take 0").plays("discard RP5", "take 0")
    found = hands_of(imagined(game, 0), 1)
    assert (found["WP1"], found["WP2"], found["WP3"]) == (60, 60, 0)
    assert 0 < found["RP5"] < 60


def test_sx_2_4_a_card_that_was_played_before_any_draw_was_held() -> None:
    """[SX-2.8] Seat 1 discards an LB1 at once: it is not the one of the pile, which may still be drawn by all."""
    game = after_a_shuffle(s0="SS1", s1="LB1 WP2", s2="WP3 WP4").plays("discard SS1", "take 0")
    game.plays("discard LB1", "take 0")
    lb1 = GAME.box.by_name["LB1"]
    assert {table.deck[lb1] for table in imagined(game, 0)} == {1}
    game.plays("prepare", luck=["draw LB1", "draw LB3", "draw LB4"])
    assert 0 < hands_of(imagined(game, 0), 2)["LB1"] < 60
    assert hands_of(imagined(game, 0), 1)["LB1"] == 0


def test_sx_2_4_shuffling_in_the_middle_of_a_draw() -> None:
    """The card that was drawn before is one of those that were held."""
    game = table(hands={1: "WP1"}, deck="RP1", discard="SS1 SS2 LB4").plays(
        "prepare", luck=["draw RP1", "draw SS1", "draw LB4"]
    )
    seen = GAME.view(game.state, Seat(0))
    assert seen.piles == (("RP1", "WP1"), ("SS1", "SS2", "LB4"))
    unseen = HandChange(1, 0, None)
    assert seen.history == (HandChange(0, 0, "RP1"), unseen, HandChange(0, 1, "SS1"), HandChange(0, 1, "LB4"))
    nothing = (HandChange(0, 0, None), unseen, HandChange(0, 1, None), HandChange(0, 1, None))
    assert GAME.view(game.state, None).history == nothing
    assert hands_of(imagined(game, 0), 1) == {"WP1": 60}


def test_a_view_that_can_t_be_is_refused() -> None:
    """Somebody played a card that was nowhere."""
    game = after_a_shuffle(s0="SS1", s1="WP1", s2="WP2")
    view = GAME.view(game.state, Seat(0))
    restorers = [msgspec.structs.replace(r, hand_size=0 if r.actor == 1 else 1) for r in view.restorers]
    history = (*view.history, HandChange(1, None, "SS5"))
    forged = msgspec.structs.replace(view, history=history, restorers=tuple(restorers))
    with pytest.raises(BadInput, match="No hands fit what was seen"):
        GAME.determinize(forged, random.Random(1))
