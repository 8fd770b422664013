"""What an action would bring, as far as a seat knows: and then it does."""

from __future__ import annotations

import random

import pytest

from bottega.core.chance import FastChance
from bottega.core.events import Chronicle
from bottega.core.seats import Seat
from bottega.games.fresco import GAME
from bottega.games.fresco.catalogue import FRESCO, Painter
from bottega.games.fresco.prospects import (
    AltarProspect,
    BlendProspect,
    Prospect,
    PurchaseProspect,
    RestorationProspect,
    WakeUpProspect,
    affordable,
    prospect_of,
    restoration,
    table_of,
)
from bottega.games.fresco.view import FrescoView
from tests.games.fresco.tables import EVERY_MODULE, Play, table

WINDOWS = [window.id for window in GAME.box.components.windows.items]
CENTRE = {"B2": "F01", "C4": "F02", "E1": "F24"}


def told(game: Play, action: str) -> Prospect | None:
    """What an action would bring who is to decide, from what that seat sees."""
    assert game.seat is not None
    return prospect_of(table_of(GAME, game.view(game.seat)), Seat(game.seat), GAME.actions.parse_name(action))


# Waking up


def test_fr_2_3_a_wake_up_time_brings_a_mood_apprentices_and_a_price() -> None:
    """[FR-2.4] [FR-2.7] From the middle of the column, 5:00 costs three spaces and an apprentice."""
    assert told(table(), "wake 5:00") == WakeUpProspect("5:00", -3, -3, 4, 4, (), ())


def test_fr_2_5_who_is_known_to_be_up_before_and_after() -> None:
    game = table(track="20 7 31").plays("wake 5:00", "wake 8:00")
    prospect = told(game, "wake 7:00")
    assert isinstance(prospect, WakeUpProspect)
    assert (prospect.before, prospect.after) == ((1,), (0,))


def test_fr_l_3_leonardo_has_neither_mood_nor_apprentices() -> None:
    game = table(seats=2, track="20 10 5")
    assert told(game, "wake 6:00") == WakeUpProspect("6:00", None, None, None, None, (), ())


# The market


def test_fr_4_3_a_purchase_brings_paints_and_what_they_make_possible() -> None:
    game = table("market 1", paints="YR", market={"I": "B RRR"}, fresco=CENTRE)
    bought = told(game, "buy I 1")
    assert isinstance(bought, PurchaseProspect)
    assert (bought.tile, bought.price, bought.paints) == ("M03", 4, ("blue",))
    assert bought.gained.segments == ("B2", "C4")
    assert [altar.paints for altar in bought.gained.altars] == [("yellow", "red", "blue")]
    dull = told(game, "buy I 2")
    assert isinstance(dull, PurchaseProspect)
    assert (dull.gained.segments, dull.gained.altars) == ((), ())


def test_what_is_not_there_brings_nothing() -> None:
    assert told(table("market 1", market={"I": "B"}), "buy I 2") is None
    assert told(table("cathedral 1", paints="YRB", fresco=CENTRE), "restore A1") is None
    assert told(table("workshop 1", paints="YR"), "blend green") is None
    assert told(table("cathedral 1", paints="YRB"), "altar OGK") is None
    assert told(table("theater 1"), "attend") is None


# The workshop


def test_fr_7_2_a_blend_makes_some_possible_and_others_not() -> None:
    game = table("workshop 1", paints="YRB", fresco={"B2": "F01", "C4": "F03"})
    blended = told(game, "blend green")
    assert isinstance(blended, BlendProspect)
    assert (blended.paint, blended.paints) == ("green", ("yellow", "blue"))
    assert (blended.gained.segments, blended.lost.segments) == (("C4",), ("B2",))


# The cathedral


def test_fr_5_3_a_restoration_adds_up() -> None:
    game = table("cathedral 1", paints="YRB", fresco=CENTRE, bishop="C3")
    paints = ("yellow", "red", "blue")
    assert told(game, "restore B2") == RestorationProspect("B2", "F01", paints, (), 3, 2, (), 5)
    assert told(game, "altar YRB") == AltarProspect(paints, 2, (), 2)


def test_fr_5_6_what_a_segment_would_bring_with_the_bishop_moved_before() -> None:
    game = table("cathedral 1", paints="YRB", fresco=CENTRE, bishop="C3")
    segment = FRESCO.parse("B2")
    assert restoration(game.state, Painter(0), segment).points == 5
    assert restoration(game.state, Painter(0), segment, bishop=segment).points == 6
    assert game.bishop == "C3"


def test_fr_5_2_what_one_has_the_paints_for_the_best_first() -> None:
    game = table("cathedral 1", paints="YRB OG", fresco={"A1": "F01", "C4": "F02", "E5": "F03"}, bishop="C3")
    found = affordable(game.state, Seat(0))
    assert found.segments == ("C4", "E5", "A1")
    points = [altar.points for altar in found.altars]
    assert points == sorted(points, reverse=True)


def test_fr_m6_8_modules_add_what_is_certain() -> None:
    """The window is chosen already: what it brings, less the glass that is missing, belongs to the segment."""
    bench = ("L08", "L01", "L02", "L03", "L04", "L05")
    stack = tuple([window for window in WINDOWS if window not in bench])
    game = table(
        "cathedral 1",
        paints="YRB",
        fresco={"B1": "F01", "A1": "F02"},
        bishop="C3",
        options={"glaziers": "on"},
        modules={
            "glaziers": {
                "bench": bench,
                "stack": stack,
                "bag": ("yellow",) * 6 + ("blue",) * 7 + ("red",) * 6 + ("green",) * 5,
                "display": (),
                "glass": (("yellow", "yellow"), (), ()),
            }
        },
    )
    segment, painter = FRESCO.parse("B1"), Painter(0)
    assert restoration(game.state, painter, segment).more == ()
    game.plays("restore B1", "window 1")
    (more,) = restoration(game.state, painter, segment).more
    game.plays("pass", luck=["pick 0"])
    assert game.facts("segment-restored")[0]["more"] == ({"module": more.module, "points": more.points},)


# What was told comes true


def in_facts(prospect: Prospect, seat: Seat) -> tuple[str, dict[str, object]]:
    """The event that a prospect comes true with, and its facts."""
    match prospect:
        case RestorationProspect():
            return "segment-restored", {
                "segment": prospect.segment,
                "tile": prospect.tile,
                "paints": prospect.paints,
                "value": prospect.value,
                "bonus": prospect.bonus,
                "points": prospect.points,
            }
        case AltarProspect():
            return "altar-restored", {"paints": prospect.paints, "value": prospect.value, "points": prospect.points}
        case PurchaseProspect():
            return "bought", {"tile": prospect.tile, "price": prospect.price, "paints": prospect.paints}
        case BlendProspect():
            return "blended", {"paint": prospect.paint, "paints": prospect.paints}
    if not prospect.spaces:
        return "woke-up", {"hour": prospect.hour}
    return "mood-changed", {"actor": seat, "spaces": prospect.spaces, "mood": prospect.mood}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_told_comes_true(seats: int) -> None:
    rng = random.Random(seats)
    chance, chronicle = FastChance(rng), Chronicle()
    state, seen = GAME.new(GAME.ruleset(seats, {}), chance), set[type]()
    while state.pending:
        seat = rng.choice(state.pending)
        action = rng.choice(state.legal(seat))
        prospect, count = prospect_of(state, seat, action), len(chronicle.events)
        state.apply(seat, action, chance, chronicle)
        if prospect is not None:
            word, facts = in_facts(prospect, seat)
            told_now = [event.to_json() for event in chronicle.events[count:] if event.word == word]
            assert any(facts.items() <= each.items() for each in told_now), f"{prospect}: {told_now}"
            seen.add(type(prospect))
    assert seen >= {WakeUpProspect, PurchaseProspect, BlendProspect, RestorationProspect}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_tells_as_much_as_the_table(seats: int) -> None:
    """With all modules: nothing depends on what a seat may not know."""
    rng = random.Random(seats)
    chance = FastChance(rng)
    state = GAME.new(GAME.ruleset(seats, EVERY_MODULE), chance)
    while state.pending:
        seat = rng.choice(state.pending)
        view = GAME.view(state, seat)
        assert isinstance(view, FrescoView)
        imagined = table_of(GAME, view)
        for action in state.legal(seat):
            assert prospect_of(state, seat, action) == prospect_of(imagined, seat, action)
        state.apply(seat, rng.choice(state.legal(seat)), chance)
