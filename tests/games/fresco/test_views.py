"""What each seat sees, and tables made from what it sees."""

import random
from collections.abc import Iterator

import pytest

from bottega.core.chance import FastChance
from bottega.core.seats import Seat
from bottega.games.fresco import GAME
from bottega.games.fresco.modules.m01_portraits.view import PortraitsShare
from bottega.games.fresco.modules.m02_requests.view import RequestsShare
from bottega.games.fresco.modules.order import ORDER
from bottega.games.fresco.planning import PLANNING
from bottega.games.fresco.questions import QUESTIONS, HowManyApprentices, PlanRound
from bottega.games.fresco.table import Table
from bottega.games.fresco.view import FrescoView
from tests.games.fresco.tables import ALL_THREE, EVERY_MODULE, Play, drawn, table

WAITING = {
    "wake": [],
    "plan": ["assign market 2", "assign cathedral 1"],
    "market 2": ["buy III 2"],
    "cathedral 2": ["bishop B2"],
    "studio 2": [],
    "workshop 2": ["blend orange", "request general"],
    "theater 2": ["attend"],
}
"""A table in each part of the round, and what was done there."""


def somewhere(at: str, seats: int = 3) -> Play:
    game = table(
        at,
        seats=seats,
        paints={0: "YYRRBB", 1: "OG"},
        thalers=[9, 6, 7, 8][:seats],
        market={"I": "R", "III": "Y YB O YR"},
        tiles={0: "F08 F09 F10 F12"},
        requests={1: "purple F15 F16 F17"},
        owned={0: "P04", 1: "P01"},
        track="4 9 20" if seats < 4 else "4 9 20 30",
        mood=[-3, 2, 0, 1][:seats],
        options=ALL_THREE,
    )
    return game.plays(*WAITING[at]) if game.waiting.startswith((*at.split()[:1], "planning")) else game


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("at", WAITING)
def test_a_dump_tells_everything_and_is_read_back(at: str, seats: int) -> None:
    game = somewhere(at, seats)
    dumped = GAME.dump(game.state)
    again = GAME.load(dumped)
    assert GAME.dump(again) == dumped
    assert again.agenda == game.state.agenda
    assert again.pending == game.state.pending


@pytest.mark.parametrize("seat", [0, 1, 2, None])
@pytest.mark.parametrize("at", WAITING)
def test_fr_1_6_outside_planning_all_see_the_same(at: str, seat: int | None) -> None:
    game = somewhere(at)
    seen = game.view(seat)
    if at != "plan":
        assert seen.plans == game.view().plans
        assert (seen.answers, seen.modules) == (game.view().answers, game.view().modules)
    else:
        assert [plan is None for plan in seen.plans] == [other != seat for other in range(3)]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
@pytest.mark.parametrize("at", WAITING)
def test_a_table_made_from_a_view_looks_the_same(at: str, seat: int | None) -> None:
    seen = somewhere(at).view(seat)
    again = GAME.determinize(seen, random.Random(1))
    assert GAME.view(again, None if seat is None else Seat(seat)) == seen
    assert GAME.complaints(again) == []


def test_fr_3_3_who_has_not_committed_has_no_plan_in_a_made_up_table() -> None:
    """Nobody knows how far another has come, so it is as if they had not begun."""
    seen = somewhere("plan").view(1)
    again = GAME.determinize(seen, random.Random(1))
    assert (again.sheets[0], again.answered[0]) == (0, 0)


def test_a_view_names_things_as_players_do() -> None:
    seen = somewhere("market 2").view(0)
    assert seen.market == (("M01", None), (None, None, None), ("M02", None, "M13", "M12"))
    assert (seen.bishop, seen.leonardo, seen.leonardos_player) == ("C3", None, None)
    assert seen.hours == ("5:00", "6:00", "7:00")
    assert seen.order == (0, 1, 2)
    assert seen.tiles[0] == ("F08", "F09", "F10", "F12")
    requests = seen.share(RequestsShare)
    assert requests.piled[1] == ("F15", "F16", "F17")
    assert [stack.points for stack in requests.stacks if stack.request == "purple"] == [(12, 10)]
    assert [share.name for share in seen.modules] == ["portraits", "requests", "special_blends"]


def test_fr_l_1_leonardo_is_seen() -> None:
    seen = somewhere("market 2", seats=2).view(0)
    assert (seen.leonardo, seen.leonardos_player) == ("C3", 0)
    assert len(seen.track) == len(seen.tiles) == len(seen.ledger) == 3
    assert len(seen.thalers) == len(seen.mood) == 2


def test_fr_m1_1_the_deck_is_known_but_not_its_order() -> None:
    """All cards are known, so those that are not elsewhere or gone are face down: in the order of their numbers."""
    deck = somewhere("wake").share(PortraitsShare, 0).deck
    assert deck == tuple(sorted(deck))
    assert len(deck) == 14


# What is asked


def seen_by(state: Table, seat: Seat | None) -> FrescoView:
    """What a seat, or a spectator, sees."""
    view = GAME.view(state, seat)
    assert isinstance(view, FrescoView)
    return view


def random_tables(seats: int, options: dict[str, str]) -> Iterator[Table]:
    """The tables of a random game, at every decision."""
    rng = random.Random(seats)
    chance = FastChance(rng)
    state = GAME.new(GAME.ruleset(seats, options), chance)
    while state.pending:
        yield state
        seat = rng.choice(state.pending)
        state.apply(seat, rng.choice(state.legal(seat)), chance)


@pytest.mark.parametrize("options", [{}, EVERY_MODULE], ids=["base", "all modules"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_pending_seat_is_asked_something(seats: int, options: dict[str, str]) -> None:
    """Whatever is on the agenda: in everybody's view, and all are asked what the game says it asks."""
    kinds = {*QUESTIONS, *[question for kind in ORDER for question in kind.questions]}
    for state in random_tables(seats, options):
        for viewer in (*state.rules.seats, None):
            view = seen_by(state, viewer)
            assert [asked.seat for asked in view.questions] == [*state.pending]
            assert {type(asked) for asked in view.questions} <= kinds


@pytest.mark.parametrize("options", [{}, EVERY_MODULE], ids=["base", "all modules"])
def test_fr_3_3_others_know_of_a_plan_only_that_it_is_made(options: dict[str, str]) -> None:
    """However far a seat has come with its plan, the others and spectators are told the same."""
    planned = 0
    for state in random_tables(3, options):
        if state.agenda[-1] is PLANNING:
            for asked in state.pending:
                seen = {viewer: seen_by(state, viewer) for viewer in (*state.rules.seats, None) if viewer != asked}
                for view in seen.values():
                    assert [each for each in view.questions if each.seat == asked] == [PlanRound(asked)]
                    assert (view.plans[asked], view.answers[asked]) == (None, None)
                planned += state.answered[asked] > 0
    assert planned > 5


def test_fr_3_3_the_seat_itself_is_asked_what_comes_next() -> None:
    game = table("plan").plays("assign market 2", seat=1)
    assert game.view(1).questions == (
        PlanRound(0),
        HowManyApprentices(1, place="cathedral", room=3, left=3),
        PlanRound(2),
    )


def test_fr_4_5_a_question_tells_whether_a_booth_may_be_closed() -> None:
    """[FR-M16.4] Not any more after a purchase, on the black market too."""
    game = table("market 2", market={"I": "R Y"}, options={"black_market": "on"})
    assert (game.question["may_close"], game.question["booth"]) == (True, None)
    game.plays("barrel", luck=drawn("O"))
    assert (game.question["may_close"], game.question["booth"]) == (False, None)
