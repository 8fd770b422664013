"""What a seat can work out from what it sees: who is ahead on a fresco, what a restoration would bring, how far all are
with the objectives."""

from __future__ import annotations

import random

import pytest

from bottega.core.chance import FastChance
from bottega.core.errors import IllegalAction
from bottega.core.events import Chronicle
from bottega.core.seats import Seat
from bottega.games.sixtina import GAME
from bottega.games.sixtina.actions import Add
from bottega.games.sixtina.events import FrescoCompleted, Scored
from bottega.games.sixtina.prospects import (
    Forecast,
    FrescoPlace,
    Progress,
    Ranking,
    SixtinaProspects,
    Way,
    after_restoring,
    forecast,
    ways,
)
from bottega.games.sixtina.restoring import Restoring
from tests.games.sixtina.tables import Play, table


def seen_by(game: Play, seat: int | None = 0) -> SixtinaProspects:
    found = GAME.prospects(GAME.view(game.state, None if seat is None else Seat(seat)))
    assert isinstance(found, SixtinaProspects)
    return found


def test_sx_6_2_sx_6_3_places_on_an_open_fresco_and_what_they_are_worth() -> None:
    """JC4 pays 5, 3 and 1. An excellent restoration adds 1, a prudent one takes 2 away."""
    (ranking,) = seen_by(table("J1 JC4 Re .. Wc + W2")).rankings
    places = (FrescoPlace(1, (1,), materials=3, points=6), FrescoPlace(2, (0,), materials=1, points=4))
    assert ranking == Ranking("J1", values=(6, 4, 2), excellent=1, prudent=0, places=places)
    (ranking,) = seen_by(table("J1 JC4 ## .. Wc")).rankings
    assert (ranking.values, ranking.prudent) == ((3, 1, -1), 1)


def test_sx_6_5_those_who_tie_share_their_places() -> None:
    (ranking,) = seen_by(table("J1 JC4 .. .. .. + R2 W2 B1")).rankings
    assert [(each.place, each.actors, each.points) for each in ranking.places] == [(1, (0, 1), 4), (3, (2,), 1)]


def test_only_frescoes_being_restored_are_ranked() -> None:
    found = seen_by(table("J1 JC4 .. .. ..\nG1 GE4 restored R")).rankings
    assert [(ranking.position, ranking.places) for ranking in found] == [("J1", ())]


def test_everybody_sees_the_same() -> None:
    game = table("J1 JC4 Re .. Wc + W2", hand="SS4", hands={1: "RP1"})
    mine, theirs, watched = [seen_by(game, seat) for seat in (0, 1, None)]
    assert mine.rankings == theirs.rankings == watched.rankings
    assert mine.objectives == theirs.objectives == watched.objectives


def test_sx_3_3_who_has_a_hand_sees_what_it_can_do_also_when_others_play() -> None:
    game = table("J1 JC4 .. .. Wc", hand="SS4 PI1", hands={1: "RP1 SS3 SS3"})
    (reach,) = seen_by(game).reaches
    assert (reach.position, reach.technique) == ("J1", "SS")
    assert [(each.restoration, each.total, each.cards) for each in reach.sums] == [("excellent", 4, ("SS4",))]
    (theirs,) = seen_by(game, 1).reaches
    assert [(each.restoration, each.total) for each in theirs.sums] == [("prudent", 3), ("correct", 6)]
    assert seen_by(game, None).reaches == ()


@pytest.mark.parametrize(
    ("hand", "drawn"),
    [("SS1", (3, 2)), ("SS1 SS1 SS2 SS2 SS3 SS3", (2, 2)), ("LB1 LB2 SS1 SS1 SS2 SS2 SS3 SS3", (0, 0))],
)
def test_sx_2_2_how_many_cards_would_be_drawn(hand: str, drawn: tuple[int, int]) -> None:
    found = seen_by(table("J1 JC4 .. .. Wc", hand=hand))
    assert (found.preparation, found.refinement) == drawn


def test_sx_3_6_a_sum_without_a_black_material_cannot_be_played() -> None:
    game = table("J1 JC4 .. .. Wc", hand="SS3 SS4")
    game.state.black = 0
    (reach,) = seen_by(game).reaches
    assert [each.can_be_played for each in reach.sums] == [False, True, True]


@pytest.mark.parametrize(("seats", "reached"), [(2, (3, 1, 2)), (3, (3, 1, 0))])
def test_sx_8_1_progress_has_an_entry_for_each_restorer(seats: int, reached: tuple[int, ...]) -> None:
    """In the order of the view: Gianluigi is the third in a game for two, and nowhere with more players."""
    his = " G2" if seats == 2 else ""
    game = table(f"J1 JC4 .. .. .. + R3 W1{his}", seats=seats, objectives=["five-in-one"])
    assert seen_by(game).objectives == (Progress("five-in-one", needed=5, reached=reached),)
    assert len(reached) == len(GAME.view(game.state, None).restorers)


# After a restoration that is only thought of


def thought_of(game: Play, cards: str, extras: int = 0) -> Forecast:
    return after_restoring(GAME, GAME.view(game.state, Seat(0)), "J1", "RP", cards.split(), extras)


def test_sx_3_what_a_restoration_would_come_to() -> None:
    game = table("J1 JC4 .. Wc ..", hand="RP2 RP3", objectives=["five-in-one"])
    found = thought_of(game, "RP2 RP3", extras=2)
    assert (found.restoration, found.value, found.total, found.completes) == ("excellent", 5, 5, False)
    assert found.ranking.values == (6, 4, 2)
    assert [(each.actors, each.materials, each.points) for each in found.ranking.places] == [((0,), 3, 6), ((1,), 1, 4)]
    assert found.objectives == (Progress("five-in-one", 5, (3, 1, 0)),)
    assert game.fresco("J1") == "JC4 .. Wc .."


def test_sx_6_1_whether_it_would_complete_the_fresco() -> None:
    assert thought_of(table("J1 JC4 Rc Wc ..", hand="RP2 RP4"), "RP2 RP4").completes


def test_sx_3_7_what_can_not_be_done_is_refused() -> None:
    game = table("J1 JC4 .. .. ..", hand="RP5")
    with pytest.raises(IllegalAction) as refused:
        thought_of(game, "RP5", extras=2)
    assert refused.value.reason.code == "too-many-extras"
    with pytest.raises(IllegalAction) as refused:
        thought_of(game, "RP4")
    assert refused.value.reason.code == "card-not-left"


def test_what_was_foretold_is_scored() -> None:
    """In a random game: a restoration that completes a fresco pays what its forecast says."""
    rng = random.Random(4)
    chance, told = FastChance(rng), Chronicle()
    state = GAME.new(GAME.ruleset(3, {}), chance, told)
    expected: list[Forecast] = []
    while state.pending:
        seat = state.pending[0]
        action, step = rng.choice(state.legal(seat)), state.agenda[-1]
        if isinstance(action, Add) and isinstance(step, Restoring):
            found = forecast(GAME.load(GAME.view(state, seat)), step, action.number)
            expected += [found] if found.completes else []
        state.apply(seat, action, chance, told)
    completed = [event for event in told.events if isinstance(event, FrescoCompleted)]
    assert [each.ranking.values for each in expected] == [each.values for each in completed]
    paid = [(actor, place.points) for each in expected for place in each.ranking.places for actor in place.actors]
    scored = [(event.actor, event.points) for event in told.events if isinstance(event, Scored)]
    assert len(paid) > 10
    assert scored[: len(paid)] == paid


# With the cards in hand


def test_sx_3_2_the_sums_that_cards_make() -> None:
    game = table("J1 JC4 .. .. ..", hand="RP2 RP2 RP3", area=1)
    found = ways(GAME, GAME.view(game.state, Seat(0)), "J1", "RP")
    assert [(way.total, way.restoration, way.cards) for way in found] == [
        (2, "prudent", ("RP2",)),
        (3, "prudent", ("RP3",)),
        (4, "prudent", ("RP2", "RP2")),
        (5, "excellent", ("RP2", "RP3")),
        (7, "correct", ("RP2", "RP2", "RP3")),
    ]
    assert all(way.reason is None for way in found)
    assert ways(GAME, GAME.view(game.state, None), "J1", "RP") == ()


def test_sx_3_6_a_sum_that_can_t_be_played_says_why() -> None:
    game = table("J1 JC4 .. .. ..", hand="RP5", area=0)
    (found,) = ways(GAME, GAME.view(game.state, Seat(0)), "J1", "RP")
    assert isinstance(found, Way)
    assert found.reason is not None
    assert found.reason.rule.startswith("SX-3")
