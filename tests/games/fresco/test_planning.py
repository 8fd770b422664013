"""Chapter 3: planning, and who acts where and when."""

import random

import pytest

from bottega.core.actions import Action
from bottega.core.chance import FastChance
from bottega.core.errors import IllegalAction
from bottega.core.match import Match, new_match
from bottega.core.records import Acted, Undone, format_record, parse_record
from bottega.core.replay import resume
from bottega.core.seats import Seat
from bottega.games.fresco import GAME
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.modules.order import ORDER
from bottega.games.fresco.planning import (
    PLANNING,
    Ready,
    answer,
    blank_for,
    take_back,
)
from bottega.games.fresco.table import Table
from bottega.games.fresco.view import FrescoView
from bottega.speech.fresco.plans import says_yes
from tests.games.fresco.tables import Play, table


def planning(seats: int = 3) -> Play:
    return table("plan", seats=seats)


# Taking a plan back

MODULES = [kind.name for kind in ORDER]
ASKING = {"wishing_well", "glaziers", "bells", "wall_fresco", "medico", "dames", "catacombs", "pews"}
"""The modules that have a part of their own in a plan."""


def plans_taken_back(modules: list[str], games: int) -> int:
    """Random games in which every plan is made, taken back and made again: in how many it held more than numbers."""
    told = 0
    for seed in range(games):
        rng = random.Random(seed)
        game = GAME.new(GAME.ruleset(2 + seed % 3, dict.fromkeys(modules, "on")), FastChance(rng))
        while game.pending:
            seat = game.pending[0]
            if game.agenda[-1] is PLANNING and game.answered[seat] == 0:
                told += takes_a_plan_back(game.copy(), seat, rng)
            game.apply(seat, rng.choice(game.legal(seat)), FastChance(rng))
    return told


def takes_a_plan_back(game: Table, seat: Seat, rng: random.Random) -> bool:
    """A plan is made and taken back, which leaves no trace; whether it held more than numbers."""
    before = GAME.view(game, seat)
    said = list[Action]()
    while not isinstance(blank_for(game, seat), Ready):
        said.append(rng.choice(game.legal(seat)))
        answer(game, seat, said[-1])
    has_more = any(isinstance(action, Offer) and says_yes(action) for action in said)
    take_back(game, seat)
    assert GAME.view(game, seat) == before
    return has_more


@pytest.mark.parametrize("module", MODULES)
def test_fr_3_3_a_plan_that_is_taken_back_leaves_no_trace(module: str) -> None:
    assert bool(plans_taken_back([module], games=3)) == (module in ASKING)


def test_fr_3_3_with_all_modules_too() -> None:
    assert plans_taken_back(MODULES, games=3) > 10


# What a plan is


def test_fr_3_1_the_example_of_the_rulebook() -> None:
    """One to the market, two to the cathedral, none to the studio, one to the workshop, one to the theater."""
    game = planning().plans(0, "12011")
    assert game.view(0).plans[0] == (1, 2, 0, 1, 1)
    game.plans(1, "00320").plans(2, "30002")
    assert game.facts("plan-revealed") == [
        {"actor": 0, "apprentices": (1, 2, 0, 1, 1), "tiles": (), "is_last": False},
        {"actor": 1, "apprentices": (0, 0, 3, 2, 0), "tiles": (), "is_last": False},
        {"actor": 2, "apprentices": (3, 0, 0, 0, 2), "tiles": (), "is_last": False},
    ]


def test_fr_3_1_all_plan_at_once() -> None:
    game = planning()
    assert game.state.pending == (0, 1, 2)
    game.plays("assign market 1", seat=2).plays("assign market 2", seat=0).plays("assign cathedral 1", seat=2)
    assert game.state.pending == (0, 1, 2)


def test_fr_3_1_all_apprentices_are_placed() -> None:
    game = planning().plays("assign market 0", "assign cathedral 0", "assign studio 1", seat=0)
    assert game.refuses("assign workshop 0", seat=0) == "no-room-for-the-rest"
    assert game.legal("assign", seat=0) == ["assign workshop 1", "assign workshop 2", "assign workshop 3"]
    game.plays("assign workshop 1", seat=0)
    assert game.view(0).plans[0] == (0, 0, 1, 1, 3)


def test_fr_3_1_locations_are_planned_one_after_the_other() -> None:
    game = planning()
    assert game.refuses("assign cathedral 1", seat=0) == "assign-in-order"
    assert game.refuses("commit", seat=0) == "not-planned-yet"
    assert game.refuses("wake 5:00", seat=0) == "plan-first"


def test_fr_3_2_three_spaces_each() -> None:
    """There is no action that sends four anywhere, and six fill two locations."""
    assert [action.name for action in GAME.actions if action.name.startswith("assign market")] == [
        f"assign market {number}" for number in range(4)
    ]
    planning().plans(0, "32000")


def test_fr_3_2_only_those_that_are_left_can_be_placed() -> None:
    game = planning().plays("assign market 3", seat=0)
    assert game.refuses("assign cathedral 3", seat=0) == "too-few-apprentices"
    game.plays("assign cathedral 2", seat=0)
    assert game.legal(seat=0) == ["assign studio 0"]


def test_fr_3_3_what_is_planned_is_taken_back_first() -> None:
    game = planning().plays("assign market 3", seat=0)
    assert game.refuses("assign market 1", seat=0) == "assigned-already"
    game.plays("assign cathedral 1", "assign studio 0", "assign workshop 1", seat=0)
    assert game.refuses("assign cathedral 2", seat=0) == "assigned-already"
    assert game.refuses("pass", seat=0) == "plan-first"
    game.plays("commit", seat=0)
    assert game.refuses("assign market 1", seat=0) == "committed"


def test_fr_3_3_plans_are_revealed_together() -> None:
    game = planning().plans(0, "12011").plans(2, "12011")
    assert game.facts("plan-revealed") == []
    assert game.view(1).plans == (None, (0, 0, 0, 0, 0), None)
    game.plans(1, "30020")
    assert len(game.facts("plan-revealed")) == 3
    assert game.view(1).plans == ((1, 2, 0, 1, 1), (3, 0, 0, 2, 0), (1, 2, 0, 1, 1))


# Nobody learns of a plan, and it can be revised as long as others plan


def at_the_planning(seats: int = 3, seed: int | None = 1) -> Match:
    match = new_match("fresco", seats, seed=seed)
    while not match.state.seal:
        match.play(match.pending[0], match.legal(match.pending[0])[0])
    return match


def plan(match: Match, seat: int) -> None:
    """A whole plan, without committing to it; who got up at 5:00 has four apprentices."""
    in_the_studio = 1 if seen(match, seat).hours[seat] == "5:00" else 2
    for location, number in {"market": 1, "cathedral": 1, "studio": in_the_studio, "workshop": 0}.items():
        match.play(seat, f"assign {location} {number}")


def seen(match: Match, seat: int | None) -> FrescoView:
    view = match.view(seat)
    assert isinstance(view, FrescoView)
    return view


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_fr_3_3_nothing_of_a_plan_is_seen_told_or_recorded(viewer: int | None) -> None:
    match = at_the_planning()
    before, told, record = seen(match, viewer), match.event_count(), format_record(match.record)
    plan(match, 1)
    assert seen(match, viewer) == before
    match.play(1, "commit")
    assert seen(match, viewer).plans == before.plans
    assert seen(match, viewer).answers == before.answers
    assert seen(match, viewer).pending == (0, 2)
    assert [event.to_json() for event in match.events(viewer, since=told)] == [{"event": "decided", "actor": 1}]
    assert format_record(match.record) == record
    assert "assign" not in record


def test_fr_3_3_one_s_own_plan_is_seen() -> None:
    match = at_the_planning()
    match.play(1, "assign market 3")
    assert seen(match, 1).plans[1] == (3, 0, 0, 0, 0)
    assert seen(match, 1).answers == (None, 1, None)


def test_fr_3_3_a_plan_can_be_changed_until_it_is_committed() -> None:
    match = at_the_planning()
    match.play(1, "assign market 3")
    match.play(2, "assign market 2")
    match.undo(1)
    match.play(1, "assign market 0")
    assert seen(match, 1).plans[1] == (0, 0, 0, 0, 0)
    assert seen(match, 2).plans[2] == (2, 0, 0, 0, 0)


def test_fr_3_3_a_committed_plan_can_be_taken_back_while_others_plan() -> None:
    match = at_the_planning()
    plan(match, 1)
    match.play(1, "commit")
    plan(match, 2)
    match.undo(1)
    assert match.pending == (0, 1, 2)
    match.undo(1)
    match.play(1, "assign workshop 1")
    assert seen(match, 1).plans[1] == (1, 1, 2, 1, 0)
    assert seen(match, 2).plans[2] == (1, 1, 2, 0, 1)


def test_fr_3_3_who_commits_anew_locks_nobody_s_half_made_plan() -> None:
    match = at_the_planning(seed=None)
    plan(match, 1)
    match.play(1, "commit")
    match.play(2, "assign market 2")
    match.undo(1)
    match.play(1, "commit")
    for again in (match, resume(match.record, match.private)):
        assert again.can_undo(2)
        again.undo(2)
        assert seen(again, 2).plans[2] == (0, 0, 0, 0, 0)


def test_fr_3_3_not_once_all_have_committed() -> None:
    match = at_the_planning()
    for seat in range(3):
        plan(match, seat)
        match.play(seat, "commit")
    for seat in range(3):
        with pytest.raises(IllegalAction, match="You have seen something new since"):
            match.undo(seat)


def test_fr_3_3_what_was_taken_back_is_in_no_record() -> None:
    match = at_the_planning()
    match.play(1, "assign market 3")
    match.undo(1)
    for seat in range(3):
        plan(match, seat)
        match.play(seat, "commit")
    told = [entry.action for entry in match.record.entries if isinstance(entry, Acted) and entry.seat == 1]
    assert "assign market 3" not in told
    assert told[-5:] == ["assign market 1", "assign cathedral 1", "assign studio 2", "assign workshop 0", "commit"]
    assert [entry for entry in match.record.entries if isinstance(entry, Undone)] == []


def test_fr_3_3_a_running_game_is_resumed_in_the_middle_of_planning() -> None:
    match = at_the_planning(seed=None)
    plan(match, 1)
    match.play(1, "commit")
    match.play(2, "assign market 2")
    resumed = resume(parse_record(format_record(match.record)), match.private)
    assert GAME.dump(resumed.state) == GAME.dump(match.state)
    resumed.undo(2)
    resumed.undo(1)
    assert resumed.pending == (0, 1, 2)


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_fr_3_3_a_table_made_from_a_view_looks_the_same(viewer: int | None) -> None:
    """Committed plans are made up at random, and are whole plans."""
    match = at_the_planning()
    plan(match, 1)
    match.play(1, "commit")
    match.play(2, "assign market 2")
    looks = seen(match, viewer)
    plans = set()
    for number in range(10):
        table = GAME.determinize(looks, random.Random(number))
        assert GAME.view(table, None if viewer is None else Seat(viewer)) == looks
        assert GAME.complaints(table) == []
        plans.add(GAME.dump(table).plans[1])
    assert len(plans) == 1 if viewer == 1 else len(plans) > 1


# Who acts where and when


def test_fr_3_4_locations_in_the_order_of_the_sheet_and_players_in_that_of_waking_up() -> None:
    game = table(
        "market",
        plans={0: "12000", 1: "11000", 2: "01001"},
        paints={0: "YRB YRB", 1: "YRB", 2: "YRB"},
        market={"I": "R", "II": "B"},
        hours="7:00 5:00 6:00",
        track="1 11 21",
    )
    visits = []
    for action in ("close I", "close II", "altar YRB", "altar YRB", "altar YRB", "altar YRB", "attend"):
        visits.append(game.waiting)
        if action != "attend":
            game.plays(action)
    assert visits == [
        "market 1 0 1 -1",
        "market 0 0 1 -1",
        "cathedral 1 1 1 0",
        "cathedral 2 1 1 0",
        "cathedral 0 1 2 0",
        "cathedral 0 1 1 0",
        "theater 2 4 1",
    ]


def test_fr_3_4_one_is_done_before_the_next_begins() -> None:
    game = table("cathedral", plans={0: "02000", 1: "02000", 2: "00001"}, paints={0: "YRB YRB", 1: "YRB YRB"})
    assert game.refuses("altar YRB", seat=1) == "not-your-turn"
    game.plays("altar YRB")
    assert game.seat == 0
    game.plays("altar YRB")
    assert game.seat == 1


def test_fr_3_4_what_belongs_elsewhere_is_not_decided_now() -> None:
    game = table("cathedral 1", paints="YRB")
    assert (game.refuses("attend"), game.why_not("attend").params) == ("not-here", {"place": "cathedral"})
    assert game.refuses("buy I 1") == "not-here"
    assert game.refuses("commit") == "not-here"


def test_fr_3_5_who_has_no_apprentice_there_is_passed_over() -> None:
    """Red of the rulebook's example has nobody in the studio: no Thalers, and no turn."""
    game = table("studio", plans={0: "12011", 1: "00100", 2: "00001"})
    assert game.thalers == [12, 15, 12]
    assert game.waiting == "theater 0 4 1"


def test_fr_3_6_actions_may_be_forfeited() -> None:
    game = table("cathedral 2", paints="YRB YRB").plays("altar YRB", "pass")
    assert (game.waiting, game.paints()) == ("theater 1 4 1", "YRB")
    assert game.facts("forfeited") == [{"actor": 0, "place": "cathedral"}]


@pytest.mark.parametrize("location", ["market", "cathedral", "workshop"])
def test_fr_3_6_and_must_be_if_nothing_can_be_done(location: str) -> None:
    """No booth is open, there are no paints: nobody is asked."""
    assert table(f"{location} 3").waiting == "theater 1 4 1"


def test_fr_3_6_it_is_told_who_is_idle() -> None:
    game = table("cathedral 3", paints="YRB").plays("altar YRB")
    assert game.facts("idled") == [{"actor": 0, "apprentices": 2, "place": "cathedral"}]


def test_fr_3_6_who_has_blended_once_is_not_idle() -> None:
    assert table("workshop 1", paints="YR").plays("blend orange").facts("idled") == []
    idled = {"actor": 0, "apprentices": 1, "place": "workshop"}
    assert table("workshop 2", paints="YR").plays("blend orange").facts("idled") == [idled]


def test_fr_3_6_wages_are_paid_without_being_asked() -> None:
    assert table("studio 2").waiting == "theater 1 4 1"
